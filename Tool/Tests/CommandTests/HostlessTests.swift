import Foundation
import Testing

extension CommandTests {
    /// Tests of a package, which no app is around.
    @Suite struct HostlessTests {
        @Test func windowsShowTheirControllers() throws {
            let shop = try Workshop([
                "Kit/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Kit", platforms: [.iOS(.v15)], products: [.library(name: "Kit", targets: ["Kit"])],
                    targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])
                """,
                "Kit/Sources/Kit/Phone.swift": """
                import UIKit

                public final class Phone: UIWindow {
                    public override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
                }
                """,
                "Kit/Tests/KitTests/PhoneTests.swift": """
                import Kit
                import UIKit
                import XCTest

                final class Screen: UIViewController {
                    var steps: [String] = []
                    override func viewWillAppear(_ animated: Bool) { steps.append("will") }
                    override func viewDidAppear(_ animated: Bool) { steps.append("did") }
                }

                final class PhoneTests: XCTestCase {
                    @MainActor func testShowsItsController() {
                        let screen = Screen()
                        let window = Phone(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
                        window.isHidden = false
                        window.rootViewController = screen
                        window.layoutIfNeeded()
                        XCTAssertTrue(screen.view.window === window)
                        XCTAssertEqual(screen.view.frame, window.bounds)
                        XCTAssertEqual(screen.view.safeAreaLayoutGuide.layoutFrame.minY, 44)
                        XCTAssertEqual(screen.view.safeAreaInsets.bottom, 34)
                        XCTAssertEqual(screen.steps.first, "will")
                        XCTAssertNotNil(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"])
                    }
                }
                """,
            ])
            let result = try shop.seam("test", shop.path("Kit"))
            #expect(result.status == 0, "\(result.text)")
            #expect(result.text.contains("Executed 1 test, with 0 failures"), "\(result.text)")
        }
    }
}

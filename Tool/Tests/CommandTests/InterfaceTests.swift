import Foundation
import Testing

extension CommandTests {
    /// `seam test` of tests that drive an app from outside.
    @Suite struct InterfaceTests {
        @Test func drivesAnApp() throws {
            let shop = try Workshop(DrivenProject.files)
            let folder = shop.path("report")
            let result = try shop.seam("test", shop.path("Driven"), "--report", folder)
            #expect(result.status == 1, "\(result.text)")
            // One is to fail, at the line where it looks for what is not there, and not to go on.
            let failed = result.text.matches(of: /Test Case '(\S+)' failed/).map { String($0.1) }
            #expect(failed == ["AppUITests.testStopsWhereNothingIs"], "\(result.text)")
            #expect(result.text.contains("Executed 10 tests, with 1 failure"), "\(result.text)")
            #expect(result.text.contains("AppUITests.swift:108: error"), "\(result.text)")
            #expect(!result.text.contains("the test goes on"))
            #expect(result.text.contains("Duration (AppLaunch)"))
            let pictures = try FileManager.default.contentsOfDirectory(atPath: folder + "/attachments")
            #expect(pictures.contains { $0.hasSuffix(".png") })
        }

        @Test func tellsOfAnAppThatCrashes() throws {
            var files = DrivenProject.files
            files["Driven/App/ViewController.swift"] = """
                import UIKit

                class ViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let button = UIButton(type: .system)
                        button.setTitle("Fall", for: .normal)
                        button.addTarget(self, action: #selector(fall), for: .touchUpInside)
                        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
                        view.addSubview(button)
                    }
                    @objc func fall() { fatalError("fell") }
                }
                """
            files["Driven/AppUITests/AppUITests.swift"] = """
                import XCTest

                final class AppUITests: XCTestCase {
                    func testA() {
                        XCUIApplication().launch()
                        XCUIApplication().buttons["Fall"].tap()
                    }
                    func testB() {
                        XCUIApplication().launch()
                        XCTAssertTrue(XCUIApplication().buttons["Fall"].exists)
                    }
                }
                """
            let shop = try Workshop(files)
            let result = try shop.seam("test", shop.path("Driven"))
            #expect(result.status == 1)
            #expect(result.text.contains("AppUITests.swift:6: error: AppUITests.testA"), "\(result.text)")
            #expect(result.text.contains("crashed"))
            #expect(result.text.contains("ViewController.swift:12"), "\(result.text)")
            #expect(result.text.contains("Test Case 'AppUITests.testB' passed"))
        }
    }
}

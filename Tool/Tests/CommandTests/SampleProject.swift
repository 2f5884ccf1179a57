/// A project with an app and its unit tests, in Xcode's present form.
enum SampleProject {
    static let file = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            rootObject = P;
            objects = {
                P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, T, ); };
                PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
                PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG STAGING"; }; };
                A = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                    buildConfigurationList = AL; buildPhases = (); fileSystemSynchronizedGroups = (AG, ); };
                AL = {isa = XCConfigurationList; buildConfigurations = (AD, ); };
                AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)";
                    PRODUCT_BUNDLE_IDENTIFIER = com.example.app; GENERATE_INFOPLIST_FILE = YES;
                    INFOPLIST_KEY_CFBundleDisplayName = "My Display";
                    INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; }; };
                T = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
                    buildConfigurationList = TL; buildPhases = (); dependencies = (D, );
                    fileSystemSynchronizedGroups = (TG, ); };
                TL = {isa = XCConfigurationList; buildConfigurations = (TD, ); };
                TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My App.app/My App"; GENERATE_INFOPLIST_FILE = YES; }; };
                D = {isa = PBXTargetDependency; target = A; };
                G = {isa = PBXGroup; children = (AG, TG, ); sourceTree = "<group>"; };
                AG = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                TG = {isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
            };
        }
        """

    static let scene = """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = ViewController()
                window?.makeKeyAndVisible()
            }
        }

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = SceneDelegate.self
                return configuration
            }
        }

        struct Greeting {
            func text(for name: String) -> String { "Hello, \\(name)" }
        }
        """

    static let xctest = """
        import XCTest

        @testable import My_App

        class Base: XCTestCase {
            func testInherited() {}
        }

        final class GreetingTests: Base {
            func testText() { XCTAssertEqual(Greeting().text(for: "Mina"), "Hello, Mina") }
            func testAsync() async throws {
                try await Task.sleep(nanoseconds: 1_000)
                XCTAssertTrue(true)
            }
            @MainActor func testApp() throws {
                let window = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene).windows.first
                XCTAssertTrue(window?.rootViewController is ViewController)
            }
            func testMainQueue() {
                let done = expectation(description: "main")
                DispatchQueue.global().async { DispatchQueue.main.async { done.fulfill() } }
                wait(for: [done], timeout: 2)
            }
            func testAnimation() {
                let done = expectation(description: "animation")
                let view = UIView()
                UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }) { _ in done.fulfill() }
                wait(for: [done], timeout: 2)
            }
            func testBundle() {
                XCTAssertNotNil(Bundle(for: GreetingTests.self).url(forResource: "answer", withExtension: "json"))
                XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String, "My Display")
            }
            func test(with argument: Int) { XCTFail("no test") }
            private func testPrivate() { XCTFail("no test") }
            static func testStatic() { XCTFail("no test") }
        }
        """

    static let testing = """
        import Testing

        @testable import My_App

        @Test func greets() { #expect(Greeting().text(for: "A") == "Hello, A") }

        @Suite struct Numbers {
            @Test(arguments: [1, 2]) func positive(_ number: Int) { #expect(number > 0) }
        }
        """

    static var files: [String: String] {
        [
            "Clone/My App.xcodeproj/project.pbxproj": file, "Clone/App/Scene.swift": scene,
            "Clone/App/ViewController.swift": SampleApps.label, "Clone/AppTests/GreetingTests.swift": xctest,
            "Clone/AppTests/Testing.swift": testing, "Clone/AppTests/answer.json": "{}",
        ]
    }
}

import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ApplicationTests {
    @Test func backgroundWorkHoldsUpTheEnd() {
        let tasks = BackgroundTasks()
        #expect(tasks.remaining == .greatestFiniteMagnitude)
        let (first, second) = (tasks.begin(nil), tasks.begin(nil))
        #expect(first != second && first != .invalid)
        var isOver = false
        tasks.wait { isOver = true }
        #expect(!isOver && tasks.remaining <= 30)
        tasks.end(first)
        tasks.end(first)
        #expect(!isOver)
        tasks.end(second)
        #expect(isOver && tasks.remaining == .greatestFiniteMagnitude)
        isOver = false
        tasks.wait { isOver = true }
        #expect(isOver)
    }

    @Test func anAppThatIsNeverUprightHasItsScreenOnItsSide() {
        let key = "UISupportedInterfaceOrientations"
        let (left, upright) = ("UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationPortrait")
        func isOnItsSide(_ info: [String: Any]) -> Bool { UIInterfaceOrientationMask.isLandscapeOnly(info, .phone) }
        #expect(isOnItsSide([key: [left], key + "~ipad": [upright]]))
        #expect(isOnItsSide([key: [upright], key + "~iphone": [left]]))
        #expect(!isOnItsSide([key: [left, upright]]))
        #expect(!isOnItsSide([:]) && !isOnItsSide([key: [String]()]))
    }

    /// As on iOS since its version 16, which apps for older ones try nevertheless.
    @Test func orientationIsReadByNameAndNotSet() {
        let device = UIDevice.current
        let before = device.orientation
        device.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
        #expect(device.orientation == before)
        #expect(device.value(forKey: "orientation") as? Int == before.rawValue)
    }

    @Test func backgroundWorkExpires() {
        final class Box: @unchecked Sendable { var calls: [String] = [] }
        let (tasks, box) = (BackgroundTasks(), Box())
        _ = tasks.begin { box.calls.append("expired") }
        tasks.wait { box.calls.append("over") }
        tasks.expire()
        tasks.expire()
        #expect(box.calls == ["expired", "over"])
    }

    @Test func aSecondWindowOpens() throws {
        final class Delegate: NSObject, UIApplicationDelegate {
            var discarded = 0
            func application(
                _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
            ) { discarded += sceneSessions.count }
        }
        let screen = TestScreen(UIViewController())
        let application = UIApplication.shared
        let delegate = Delegate()
        application.delegate = delegate
        defer {
            application.delegate = nil
            UIApplication.allowsSeveralScenes = nil
            UIApplication.makeSceneSurface = nil
            screen.close()
        }
        var errors: [UISceneError.Code] = []
        let note = { (error: any Error) in if let error = error as? UISceneError { errors.append(error.code) } }
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: note)
        #expect(errors == [.multipleScenesNotSupported])
        UIApplication.allowsSeveralScenes = true
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: note)
        #expect(errors == [.multipleScenesNotSupported, .requestDenied])
        let second = OffscreenSurface(size: CGSize(width: 500, height: 400))
        UIApplication.makeSceneSurface = { second }
        let before = application.openSessions
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: note)
        screen.settle()
        let session = try #require(application.openSessions.subtracting(before).first)
        let scene = try #require(session.scene as? UIWindowScene)
        #expect(second.isPresented && scene.activationState == .foregroundActive && errors.count == 2)
        let window = UIWindow(windowScene: scene)
        #expect(window.frame.size == CGSize(width: 500, height: 400))
        application.requestSceneSessionDestruction(session, options: nil)
        screen.settle()
        #expect(second.isClosed && delegate.discarded == 1)
        #expect(!application.openSessions.contains(session) && !application.connectedScenes.contains(scene))
        #expect(screen.scene.activationState == .foregroundActive)
    }

    /// A delegate that makes the window itself, and may say how scenes are configured.
    private class OwnWindow: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        var scenesAtLaunch = 0
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            scenesAtLaunch = application.connectedScenes.count
            window = UIWindow(frame: UIScreen.main.bounds)
            // Other tests have theirs.
            window?.windowScene = application.connectedWindowScenes.last
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    private func launch(_ delegate: OwnWindow, _ manifest: [String: Any]) -> UIWindowScene? {
        let surface = OffscreenSurface(size: CGSize(width: 393, height: 852))
        let application = UIApplication.shared
        let before = application.connectedScenes
        UIScreen.main.adopt(surface)
        SceneManifest.forced = SceneManifest(manifest)
        application.delegate = delegate
        defer {
            application.delegate = nil
            SceneManifest.forced = nil
        }
        application.launch(on: surface)
        delegate.scenesAtLaunch -= before.count
        return application.connectedScenes.subtracting(before).first as? UIWindowScene
    }

    @Test func aManifestWithoutScenesLeavesTheWindowToTheDelegate() throws {
        let delegate = OwnWindow()
        let scene = try #require(
            launch(delegate, ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()]))
        defer { scene.disconnect() }
        #expect(delegate.window?.windowScene === scene && delegate.window?.isKeyWindow == true)
        #expect(delegate.scenesAtLaunch == 1 && scene.windows == [delegate.window])
        #expect(delegate.window?.rootViewController?.view.window != nil)
        #expect(scene.activationState == .foregroundActive)
    }

    @Test func aManifestWithScenesConnectsThemAfterLaunch() throws {
        let delegate = OwnWindow()
        let scene = try #require(
            launch(
                delegate,
                [
                    "UISceneConfigurations": [
                        "UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default"]]
                    ]
                ]))
        defer { scene.disconnect() }
        #expect(delegate.scenesAtLaunch == 0)
        #expect(scene.session.configuration.role == .windowApplication)
    }

    @Test func aConfigurationWithoutANameStandsForEveryName() {
        func storyboard(_ entries: [[String: String]], _ name: String?) -> String? {
            SceneManifest(["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": entries]])
                .configuration(named: name, role: .windowApplication)?.storyboardName
        }
        let plain = ["UISceneStoryboardFile": "Plain"]
        let named = ["UISceneConfigurationName": "A", "UISceneStoryboardFile": "Named"]
        #expect(storyboard([plain], "Default Configuration") == "Plain" && storyboard([plain], nil) == "Plain")
        #expect(storyboard([plain, named], "A") == "Named" && storyboard([plain, named], "B") == "Plain")
        #expect(storyboard([named], "B") == nil)
    }

    @Test func aWindowKeepsToItsLimits() throws {
        let screen = TestScreen(UIViewController())
        screen.surface.standsForWindow = true
        let limits = try #require(screen.scene.sizeRestrictions)
        #expect(limits.minimumSize == .zero)
        limits.minimumSize = CGSize(width: 600, height: 500)
        #expect(screen.window.bounds.size == CGSize(width: 600, height: 852))
        limits.maximumSize = CGSize(width: 700, height: 700)
        #expect(screen.window.bounds.size == CGSize(width: 600, height: 700))
        screen.surface.resize(to: CGSize(width: 2000, height: 100))
        #expect(screen.window.bounds.size == CGSize(width: 700, height: 500))
        screen.close()
        let device = TestScreen(UIViewController())
        #expect(device.scene.sizeRestrictions == nil)
        device.close()
    }

    @Test func aWindowThatGetsWideTurnsTheDevice() {
        final class Delegate: NSObject, UIWindowSceneDelegate {
            var calls: [String] = []
            func windowScene(
                _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
                interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
                traitCollection previousTraitCollection: UITraitCollection
            ) {
                calls.append(
                    "\(Int(previousCoordinateSpace.bounds.width)) \(previousInterfaceOrientation.isPortrait)")
            }
        }
        let screen = TestScreen(UIViewController())
        let delegate = Delegate()
        screen.scene.delegate = delegate
        var turns = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { turns += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.surface.resize(to: CGSize(width: 800, height: 400))
        #expect(turns == 0 && UIDevice.current.orientation.isLandscape)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        screen.surface.resize(to: CGSize(width: 393, height: 852))
        screen.surface.resize(to: CGSize(width: 393, height: 700))
        #expect(turns == 1 && screen.scene.interfaceOrientation == .portrait)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        #expect(delegate.calls == ["393 true", "800 false", "393 true"])
        screen.close()
    }

    @Test func theBatteryIsRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("power-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ supply: String, _ values: [String: String]) throws {
            let path = folder.appendingPathComponent(supply)
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
            for (key, value) in values {
                try Data((value + "\n").utf8).write(to: path.appendingPathComponent(key))
            }
        }
        #expect(Battery.read(in: folder.path) == nil)
        try write("AC", ["type": "Mains", "online": "1"])
        try write("hid-mouse", ["type": "Battery", "scope": "Device", "capacity": "5", "status": "Discharging"])
        #expect(Battery.read(in: folder.path) == nil)
        try write("BAT0", ["type": "Battery", "capacity": "73", "status": "Charging"])
        #expect(Battery.read(in: folder.path) == Battery(level: 0.73, state: .charging))
        try write("BAT0", ["type": "Battery", "capacity": "100", "status": "Full"])
        #expect(Battery.read(in: folder.path) == Battery(level: 1, state: .full))
        #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
    }

    @Test func remoteNotificationsFail() {
        final class Delegate: NSObject, UIApplicationDelegate {
            var error: (any Error)?
            func application(
                _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
            ) { self.error = error }
        }
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        UIApplication.shared.registerForRemoteNotifications()
        #expect(delegate.error == nil)
        NextTurn.drain()
        #expect(delegate.error != nil && !UIApplication.shared.isRegisteredForRemoteNotifications)
        UIApplication.shared.delegate = nil
    }

    @Test func aDelegateThatConfiguresScenesHasThemWithoutAManifest() {
        final class Scenes: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
        final class Plain: NSObject, UIApplicationDelegate {}
        final class Delegate: NSObject, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
                configuration.delegateClass = Scenes.self
                return configuration
            }
        }
        let application = UIApplication.shared
        defer { application.delegate = nil }
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let options = UIScene.ConnectionOptions()
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.attach(to: OffscreenSurface(size: CGSize(width: 100, height: 100)))
        #expect(application.configurationWithoutManifest(of: scene, options) == nil)
        let (plain, delegate) = (Plain(), Delegate())
        application.delegate = plain
        #expect(application.configurationWithoutManifest(of: scene, options) == nil)
        application.delegate = delegate
        #expect(application.configurationWithoutManifest(of: scene, options)?.delegateClass == Scenes.self)
        // An app that has made its window does without.
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        #expect(application.configurationWithoutManifest(of: scene, options) == nil)
    }

    @Test func touchesAreIgnored() {
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let screen = TestScreen(views: button)
        UIApplication.shared.beginIgnoringInteractionEvents()
        screen.tap(button)
        #expect(taps == 0)
        UIApplication.shared.endIgnoringInteractionEvents()
        screen.tap(button)
        #expect(taps == 1)
        screen.close()
    }

    @Test func onlyWhatCanBeOpenedCan() {
        #expect(!UIApplication.shared.canOpenURL(URL(string: "no-program-has-this:x")!))
        #expect(!UIApplication.shared.canOpenURL(URL(string: UIApplication.openSettingsURLString)!))
        var answer: Bool?
        UIApplication.shared.open(URL(string: "no-program-has-this:x")!) { opened in
            MainActor.assumeIsolated { answer = opened }
        }
        #expect(answer == nil)
        NextTurn.drain()
        #expect(answer == false)
    }

    @Test func openingCanBeWaitedFor() async {
        let task = Task { await UIApplication.shared.open(URL(string: "no-program-has-this:x")!) }
        while NextTurn.isEmpty { await Task.yield() }
        NextTurn.drain()
        #expect(await task.value == false)
    }

    @Test func theTitleIsTheWindows() {
        let screen = TestScreen(UIViewController())
        screen.scene.title = "Draft"
        #expect(screen.surface.title == "Draft")
        screen.close()
    }

    @Test func brightnessIsKept() {
        UIScreen.main.brightness = 1
        var notes = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIScreen.brightnessDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { notes += 1 } }
        UIScreen.main.brightness = 0.25
        UIScreen.main.brightness = -3
        #expect(UIScreen.main.brightness == 0 && notes == 2)
        NotificationCenter.default.removeObserver(token)
        UIScreen.main.brightness = 1
    }
}

import Stage
import Testing

@testable import UIKit
@testable import UserNotifications

@MainActor @Suite("Notifications", .serialized) struct NotificationCenterTests {
    private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        var presented: [String] = []
        var opened: [String] = []
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            presented.append(notification.request.identifier)
            completionHandler([.banner, .list])
        }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            opened.append(response.notification.request.identifier + " " + response.actionIdentifier)
            completionHandler()
        }
    }

    private final class WaitingDelegate: NSObject, UNUserNotificationCenterDelegate {
        var presented: [String] = []
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
            presented.append(notification.request.identifier)
            return [.list]
        }
    }

    private let suite = UUID().uuidString
    private var center: UNUserNotificationCenter { UNUserNotificationCenter(suite: suite) }

    private func onScreen(_ body: (UIWindowScene, OffscreenSurface) throws -> Void) throws {
        let surface = OffscreenSurface(size: CGSize(width: 393, height: 852), scale: 3)
        UIScreen.main.adopt(surface)
        let session = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.attach(to: surface)
        UIApplication.shared.connect(scene)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        surface.present()
        defer {
            surface.close()
            scene.disconnect()
            UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite)
        }
        try body(scene, surface)
    }

    private func wait(_ surface: OffscreenSurface, until isDone: () -> Bool) throws {
        for _ in 0..<2000 where !isDone() {
            surface.advance(by: 0.05)
            NextTurn.drain()
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005))
        }
        try #require(isDone())
    }

    private func answer(_ title: String, _ scene: UIWindowScene, _ surface: OffscreenSurface) throws {
        func alert() -> UIAlertController? {
            scene.windows.lazy.compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }.first
        }
        try wait(surface) { alert() != nil }
        let found = try #require(alert())
        found.choose(try #require(found.actions.first { $0.title == title }))
    }

    private func request(_ identifier: String, _ trigger: UNNotificationTrigger? = nil) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "차 한 잔 🍵"
        content.body = identifier
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    @Test func nothingIsTakenBeforeThePersonAllows() throws {
        try onScreen { _, surface in
            let center = center
            var error: (any Error)?
            center.add(request("tea")) { error = $0 }
            try wait(surface) { error != nil }
            #expect((error as? UNError)?.code == .notificationsNotAllowed)
        }
    }

    @Test(arguments: [("Allow", true, UNAuthorizationStatus.authorized), ("Don’t Allow", false, .denied)])
    func thePersonIsAskedOnce(button: String, isAllowed: Bool, status: UNAuthorizationStatus) throws {
        try onScreen { scene, surface in
            var answers: [Bool] = []
            let first = center
            first.requestAuthorization(options: [.alert]) { isAllowed, _ in answers.append(isAllowed) }
            try answer(button, scene, surface)
            try wait(surface) { answers == [isAllowed] }
            // Another run of the app.
            let second = center
            second.requestAuthorization(options: [.alert]) { isAllowed, _ in answers.append(isAllowed) }
            try wait(surface) { answers == [isAllowed, isAllowed] }
            var found: UNAuthorizationStatus?
            second.getNotificationSettings { found = $0.authorizationStatus }
            try wait(surface) { found != nil }
            #expect(found == status)
        }
    }

    @Test(arguments: [("Allow", UIUserNotificationType([.alert, .sound])), ("Don’t Allow", UIUserNotificationType())])
    func appsForOldReleasesAskToo(button: String, types: UIUserNotificationType) throws {
        final class AppDelegate: NSObject, UIApplicationDelegate {
            var types: UIUserNotificationType?
            func application(
                _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
            ) { types = notificationSettings.types }
        }
        try onScreen { scene, surface in
            let (center, delegate) = (center, AppDelegate())
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = nil }
            UIApplication.shared.register(
                UIUserNotificationSettings(types: [.alert, .sound], categories: nil), at: center)
            try answer(button, scene, surface)
            try wait(surface) { delegate.types != nil }
            #expect(delegate.types == types)
        }
    }

    @Test func whatIsProvisionalIsNotAsked() throws {
        try onScreen { _, surface in
            var answers: [Bool] = []
            let center = center
            center.requestAuthorization(options: [.alert, .provisional]) { isAllowed, _ in answers.append(isAllowed) }
            try wait(surface) { answers == [true] }
        }
    }

    @Test func theDelegateSaysHowANotificationIsShown() throws {
        try onScreen { scene, surface in
            let (center, delegate) = (center, Delegate())
            center.delegate = delegate
            var isAllowed = false
            center.requestAuthorization(options: [.alert]) { answer, _ in isAllowed = answer }
            try answer("Allow", scene, surface)
            try wait(surface) { isAllowed }
            center.add(request("now"))
            let soon = request("soon", UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false))
            center.add(soon)
            center.fire(soon)
            // It comes once.
            center.fire(soon)
            try #require(UIApplication.shared.applicationState == .active)
            try wait(surface) { delegate.presented == ["now", "soon"] }
            var delivered: [String] = []
            center.getDeliveredNotifications { delivered = $0.map(\.request.identifier) }
            try wait(surface) { !delivered.isEmpty }
            #expect(delivered == ["now", "soon"])
            let banners = scene.windows.flatMap(\.subviews).compactMap { $0 as? BannerView }
            let banner = try #require(banners.first { $0.accessibilityLabel == "차 한 잔 🍵, now" })
            banner.sendActions(for: .touchUpInside)
            #expect(delegate.opened == ["now \(UNNotificationDefaultActionIdentifier)"])
            #expect(banner.window == nil)
        }
    }

    @Test func aDelegateMayWait() async {
        let (center, delegate) = (center, WaitingDelegate())
        let options = await withCheckedContinuation { continuation in
            delegate.userNotificationCenter(center, willPresent: UNNotification(request("now"), date: Date())) {
                continuation.resume(returning: $0)
            }
        }
        #expect(options == [.list])
        #expect(delegate.presented == ["now"])
    }

    @Test func requestsReplaceOthersAndAreTakenBack() throws {
        try onScreen { scene, surface in
            let center = center
            var isAllowed = false
            center.requestAuthorization(options: [.alert]) { answer, _ in isAllowed = answer }
            try answer("Allow", scene, surface)
            try wait(surface) { isAllowed }
            let later = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)
            for name in ["a", "b", "a", "c"] { center.add(request(name, later)) }
            var pending: [String]?
            @MainActor func look() throws -> [String]? {
                pending = nil
                center.getPendingNotificationRequests { pending = $0.map(\.identifier) }
                try wait(surface) { pending != nil }
                return pending
            }
            #expect(try look() == ["b", "a", "c"])
            center.removePendingNotificationRequests(withIdentifiers: ["a", "x"])
            #expect(try look() == ["b", "c"])
            center.removeAllPendingNotificationRequests()
            #expect(try look() == [])
            var error: (any Error)?
            let past = UNCalendarNotificationTrigger(
                dateMatching: DateComponents(year: 2001, month: 1, day: 1), repeats: false)
            center.add(request("past", past)) { error = $0 }
            try wait(surface) { error != nil }
            #expect((error as? UNError)?.code == .notificationInvalidNoDate)
        }
    }

    @Test func aTimeOfDayComesEveryDay() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Seoul"))
        var components = DateComponents(hour: 8, minute: 30)
        components.calendar = calendar
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        let noon = try #require(calendar.date(from: DateComponents(year: 2026, month: 11, day: 23, hour: 12)))
        let next = try #require(trigger.date(after: noon))
        #expect(next == calendar.date(from: DateComponents(year: 2026, month: 11, day: 24, hour: 8, minute: 30)))
        #expect(trigger.date(after: next) == next + 86_400)
    }

    @Test func contentsAreCopied() {
        let content = UNMutableNotificationContent()
        content.title = "One"
        content.userInfo = ["id": 1]
        let request = UNNotificationRequest(identifier: "r", content: content, trigger: nil)
        content.title = "Two"
        #expect(request.content.title == "One")
        #expect(request.content.userInfo["id"] as? Int == 1)
        #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "One")
    }

    @Test func centersAndTheirDelegatesEnd() throws {
        weak var center: UNUserNotificationCenter?
        do {
            let made = UNUserNotificationCenter(suite: suite)
            made.delegate = Delegate()
            center = made
            #expect(made.delegate == nil)
        }
        #expect(center == nil)
    }
}

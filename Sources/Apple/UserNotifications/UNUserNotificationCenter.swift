public import Foundation
internal import SeamPrimitives
internal import Stage
import UIKit

/// The app's notifications: those that are to come and those that have come.
///
/// They come while the app runs, as banners over its screen; one that is due when the app is not running comes when it
/// starts again no more. No server sends any. Safe to use from any thread; answers come on the main thread.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    /// The app's.
    public static func current() -> UNUserNotificationCenter { shared }

    /// Who is told. It is not kept.
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// Whether a notification may have content extensions; there are none.
    public var supportsContentExtensions: Bool { false }

    private struct Pending {
        var request: UNNotificationRequest
        var timer: Timer?
    }

    // Of the main thread alone.
    private var pending: [Pending] = []
    private var delivered: [UNNotification] = []
    private var categories: Set<UNNotificationCategory> = []
    @MainActor private lazy var permission = Permission(suite)
    private let suite: String

    /// - Parameter suite: Where the person's answer is kept.
    init(suite: String = PermissionDesk.suite) { self.suite = suite }

    /// On the main thread, at once if this is it, so that calls stay in their order.
    private func onMain(_ body: @escaping @MainActor (UNUserNotificationCenter) -> Void) {
        MainQueue.perform { body(self) }
    }

    /// On the main thread in a later turn, as answers come.
    private func later(_ body: @escaping @MainActor (UNUserNotificationCenter) -> Void) {
        nonisolated(unsafe) let body = body
        onMain { center in NextTurn.perform { body(center) } }
    }

    // MARK: Asking

    /// Asks the person whether the app may send notifications, the first time; afterwards the answer is the same.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = completionHandler
        later { $0.permission.ask(options) { handler($0, nil) } }
    }

    /// The same for those who would rather wait.
    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isAllowed, _ in continuation.resume(returning: isAllowed) }
        }
    }

    /// Tells what the person allows.
    public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        later { handler(UNNotificationSettings($0.permission.status, $0.permission.options)) }
    }

    /// The same for those who would rather wait.
    public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }

    // MARK: Categories

    /// The kinds of notifications with actions. Banners show no actions; responses name none but the default.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        onMain { $0.categories = categories }
    }

    /// Tells the kinds that were set.
    public func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        later { handler($0.categories) }
    }

    /// The same for those who would rather wait.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { continuation in
            getNotificationCategories { continuation.resume(returning: $0) }
        }
    }

    // MARK: Requests

    /// Schedules a notification, in place of one with the same identifier.
    ///
    /// The answer is ``UNError/Code/notificationsNotAllowed`` where the person does not allow any,
    /// ``UNError/Code/notificationInvalidNoContent`` for one that says and does nothing, and
    /// ``UNError/Code/notificationInvalidNoDate`` for one that never comes.
    public func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let handler = completionHandler
        onMain { center in
            let error = center.schedule(request)
            NextTurn.perform { handler?(error) }
        }
    }

    /// The same for those who would rather wait.
    public func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            add(request) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    @MainActor private func schedule(_ request: UNNotificationRequest) -> UNError? {
        guard permission.status == .authorized || permission.status == .provisional else {
            return UNError(.notificationsNotAllowed)
        }
        let content = request.content
        guard
            !content.title.isEmpty || !content.subtitle.isEmpty || !content.body.isEmpty || content.badge != nil
                || content.sound != nil
        else { return UNError(.notificationInvalidNoContent) }
        remove([request.identifier])
        guard let trigger = request.trigger else {
            deliver(request)
            return nil
        }
        guard let date = trigger.date(after: Date()) else { return UNError(.notificationInvalidNoDate) }
        pending.append(Pending(request: request, timer: timer(for: request, at: date)))
        return nil
    }

    @MainActor private func timer(for request: UNNotificationRequest, at date: Date) -> Timer {
        let timer = Timer(fire: date, interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire(request) }
        }
        RunLoop.main.add(timer, forMode: .common)
        return timer
    }

    /// The moment of a notification has come.
    @MainActor func fire(_ request: UNNotificationRequest) {
        guard let index = pending.firstIndex(where: { $0.request === request }) else { return }
        if let trigger = request.trigger, trigger.repeats, let date = trigger.date(after: Date()) {
            pending[index].timer = timer(for: request, at: date)
        } else {
            pending.remove(at: index)
        }
        deliver(request)
    }

    @MainActor private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(request, date: Date())
        delivered.removeAll { $0.request.identifier == request.identifier }
        let isQuiet = permission.status == .provisional || request.content.interruptionLevel == .passive
        guard UIApplication.shared.applicationState == .active else {
            show(notification, isQuiet ? [.list, .badge] : [.banner, .list, .badge])
            return
        }
        delegate?.userNotificationCenter(self, willPresent: notification) { [weak self] options in
            self?.onMain { $0.show(notification, isQuiet ? options.subtracting([.alert, .banner]) : options) }
        }
    }

    @MainActor private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        let content = notification.request.content
        if options.contains(.badge), permission.options.contains(.badge), let badge = content.badge {
            UIApplication.shared.applicationIconBadgeNumber = badge.intValue
        }
        if !options.isDisjoint(with: [.list, .alert]) { delivered.append(notification) }
        guard !options.isDisjoint(with: [.banner, .alert]), permission.options.contains(.alert) else { return }
        BannerView.show(content) { [weak self] in self?.respond(to: notification) }
    }

    @MainActor private func respond(to notification: UNNotification) {
        delivered.removeAll { $0 === notification }
        let response = UNNotificationResponse(notification, UNNotificationDefaultActionIdentifier)
        delegate?.userNotificationCenter(self, didReceive: response) {}
    }

    @MainActor private func remove(_ identifiers: Set<String>) {
        for entry in pending where identifiers.contains(entry.request.identifier) { entry.timer?.invalidate() }
        pending.removeAll { identifiers.contains($0.request.identifier) }
    }

    /// Tells which are to come.
    public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        later { handler($0.pending.map(\.request)) }
    }

    /// The same for those who would rather wait.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in
            getPendingNotificationRequests { continuation.resume(returning: $0) }
        }
    }

    /// Takes back some that are to come.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain { $0.remove(Set(identifiers)) }
    }

    /// Takes back all that are to come.
    public func removeAllPendingNotificationRequests() {
        onMain { $0.remove(Set($0.pending.map(\.request.identifier))) }
    }

    /// Tells which have come and are in the list.
    public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        later { handler($0.delivered) }
    }

    /// The same for those who would rather wait.
    public func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in
            getDeliveredNotifications { continuation.resume(returning: $0) }
        }
    }

    /// Takes some out of the list.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain { center in center.delivered.removeAll { identifiers.contains($0.request.identifier) } }
    }

    /// Empties the list.
    public func removeAllDeliveredNotifications() { onMain { $0.delivered = [] } }

    /// Sets the app's number, which zero takes away.
    public func setBadgeCount(_ count: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        nonisolated(unsafe) let handler = handler
        later { _ in
            UIApplication.shared.applicationIconBadgeNumber = count
            handler?(nil)
        }
    }

    /// The same for those who would rather wait.
    public func setBadgeCount(_ count: Int) async throws {
        await withCheckedContinuation { continuation in setBadgeCount(count) { _ in continuation.resume() } }
    }
}

public import URLLoading
public import Foundation
public import ObjectiveC
import SeamFoundation
import SeamPrimitives
import Synchronization

/// What follows from timers, notifications and answers of the network. Traced apps call these in the place of
/// Foundation's own; the command writes who calls them.
public enum _TracedSystem {
    /// A closure that goes on in the activity that it is handed over in, or else begins one.
    private static func following<Argument>(
        _ kind: TraceKind, _ name: @escaping @Sendable (Argument) -> String, repeats: Bool = false,
        _ block: @escaping @Sendable (Argument) -> Void
    ) -> @Sendable (Argument) -> Void {
        guard Recorder.isOn else { return block }
        let origin = Recorder.shared.origin()
        return { argument in
            let recorder = Recorder.shared
            // Each turn of a timer is a cause of its own.
            let span =
                origin.id == 0 || repeats
                ? recorder.begin(kind, name(argument), isQuiet: true) : recorder.resume(origin, name(argument))
            block(argument)
            recorder.end(span)
        }
    }

    // MARK: Timers

    /// A timer's block, which goes on in the activity in which the timer is made. Each turn of a timer that repeats begins
    /// an activity.
    public static func timer(
        _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
    ) -> @Sendable (Timer) -> Void {
        following(.timer, { _ in "timer of \(interval) s" }, repeats: repeats, block)
    }

    /// A timer on the current run loop that calls a block.
    public static func scheduledTimer(
        _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: timer(interval, repeats, block))
    }

    /// A timer on the current run loop that sends a message. The message has a timer of the same interval as its argument.
    public static func scheduledTimer(
        _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ userInfo: Any?, _ repeats: Bool
    ) -> Timer {
        nonisolated(unsafe) let inner = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        let made = Timer(
            fire: inner.fireDate, interval: interval, repeats: repeats,
            block: timer(interval, repeats) { outer in
                inner.fire()
                if !inner.isValid { outer.invalidate() }
            })
        RunLoop.current.add(made, forMode: .default)
        return made
    }

    /// Work that goes on in the activity in which it is handed over.
    public static func work(_ name: String, _ block: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let following = following(.hop, { (_: Void) in name }) { (_: Void) in block() }
        return { following(()) }
    }

    // MARK: Notifications

    /// Posts a notification: its observers are called in the span.
    public static func post(_ center: NotificationCenter, _ notification: Notification) {
        guard Recorder.isOn else { return center.post(notification) }
        let span = Recorder.shared.begin(.notification, "posts \(notification.name.rawValue)", isQuiet: false)
        center.post(notification)
        Recorder.shared.end(span)
    }

    // MARK: The network

    /// A completion handler.
    public typealias Answer<Body> = @Sendable (Body?, URLResponse?, (any Error)?) -> Void

    /// What is done with an answer.
    private static func answer<Body>(_ request: URLRequest, _ block: @escaping Answer<Body>) -> Answer<Body> {
        let words = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
        let following = following(
            .network, { (answer: Received<Body>) in words + " → " + answer.words }
        ) { block($0.body, $0.response, $0.error) }
        return { following(Received(body: $0, response: $1, error: $2)) }
    }

    /// A task whose completion goes on in the activity in which the task is made.
    public static func dataTask(
        _ session: URLSession, _ request: URLRequest, _ block: @escaping Answer<Data>
    ) -> URLSessionDataTask {
        session.dataTask(with: request, completionHandler: answer(request, block))
    }

    /// A task whose completion goes on in the activity in which the task is made.
    public static func uploadTask(
        _ session: URLSession, _ request: URLRequest, _ body: Data?, _ block: @escaping Answer<Data>
    ) -> URLSessionUploadTask {
        session.uploadTask(with: request, from: body, completionHandler: answer(request, block))
    }

    /// A task whose completion goes on in the activity in which the task is made.
    public static func downloadTask(
        _ session: URLSession, _ request: URLRequest, _ block: @escaping Answer<URL>
    ) -> URLSessionDownloadTask {
        session.downloadTask(with: request, completionHandler: answer(request, block))
    }

    private struct Received<Body>: @unchecked Sendable {
        var body: Body?
        var response: URLResponse?
        var error: (any Error)?

        var words: String {
            if let error { return ValueText.of(error) }
            let size = (body as? Data).map { ", \($0.count) bytes" } ?? ""
            return "\((response as? HTTPURLResponse)?.statusCode ?? 0)\(size)"
        }
    }
}

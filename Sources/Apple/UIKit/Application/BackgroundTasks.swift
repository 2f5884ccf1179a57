internal import Stage

/// The work that keeps the app from ending when its last window is closed, for at most half a minute as on iOS.
@MainActor
final class BackgroundTasks {
    private struct Task {
        var expire: (@MainActor @Sendable () -> Void)?
    }

    /// In seconds.
    static let limit = 30.0

    private var tasks: [Int: Task] = [:]
    private var next = 1
    private var whenDone: (() -> Void)?
    private var deadline: Date?
    private var timer: Timer?

    func begin(_ expire: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
        let number = next
        next += 1
        tasks[number] = Task(expire: expire)
        return UIBackgroundTaskIdentifier(rawValue: number)
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        guard tasks.removeValue(forKey: identifier.rawValue) != nil, tasks.isEmpty else { return }
        finish()
    }

    /// Until the app is closed there is no end to it.
    var remaining: TimeInterval { deadline.map { max(0, $0.timeIntervalSinceNow) } ?? .greatestFiniteMagnitude }

    /// Calls `body` when all work is done or its time is over.
    func wait(limit: TimeInterval = BackgroundTasks.limit, then body: @escaping () -> Void) {
        timer?.invalidate()
        whenDone = body
        guard !tasks.isEmpty else { return finish() }
        deadline = Date(timeIntervalSinceNow: limit)
        timer = MainLoop.perform(after: limit) { [weak self] in self?.expire() }
    }

    /// The time is over.
    func expire() {
        guard whenDone != nil else { return }
        for task in tasks.sorted(by: { $0.key < $1.key }) { task.value.expire?() }
        tasks = [:]
        finish()
    }

    private func finish() {
        let body = whenDone
        timer?.invalidate()
        (whenDone, deadline, timer) = (nil, nil, nil)
        body?()
    }
}

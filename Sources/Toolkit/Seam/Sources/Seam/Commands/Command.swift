import Foundation

/// Something that a view model can do: whether it can now, whether it is under way, and what went wrong.
///
/// ```swift
/// lazy var load = Command(of: self) { model in
///     try await model.service.quotes()
/// } then: { model, quotes in
///     model.quotes = quotes
/// }
/// viewModel.load.bind(to: reloadButton)
/// ```
///
/// May be used on any thread. The properties are set on the main thread by commands that wait, and on the caller's by
/// those that do not. A command keeps what its closure captures: give it its owner, which it does not keep.
public final class Command<Input>: @unchecked Sendable {
    /// What a call does while another is under way.
    public enum Overlap: Sendable {
        /// It cancels the other, whose result is not used.
        case cancelsPrevious
        /// It does nothing; the command cannot be executed meanwhile.
        case isIgnored
    }

    enum Work {
        case atOnce((Input) throws -> Void)
        /// The closure that it returns uses the result, on the main thread.
        case waiting(@MainActor (Input) async throws -> (@MainActor () -> Void))
    }

    /// Whether a call would do something.
    public let canExecute = Property(true)
    /// Whether a call is under way. Always false for a command that does not wait.
    public let isExecuting = Property(false)
    /// What the last call threw; nil from the next call on.
    public let error = Property<(any Error)?>(nil)

    private let overlap: Overlap
    private let work: Work
    private let lock = NSLock()
    private var isEnabled = true
    private var task: Task<Void, Never>?
    /// Counts the calls: what becomes of an older one is left alone.
    private var generation = 0
    private var enabling: BindingToken?

    init(when enabled: (any BindingSource<Bool>)?, overlap: Overlap, _ work: Work) {
        self.overlap = overlap
        self.work = work
        if let enabled {
            isEnabled = false
            canExecute.value = false
            enabling = enabled.observe { [weak self] value in
                guard let self else { return }
                lock.withLock { self.isEnabled = value }
                update()
            }
        }
    }

    deinit { task?.cancel() }

    /// Does what the command does, if it can be executed.
    ///
    /// - Returns: A call that is under way, whose end can be waited for; nil if it has ended or was not made.
    @discardableResult
    public func execute(_ input: Input) -> Task<Void, Never>? {
        guard canExecute.value else { return nil }
        switch work {
        case .atOnce(let body):
            do {
                try body(input)
                if error.value != nil { error.value = nil }
            } catch {
                self.error.value = error
            }
            return nil
        case .waiting(let body): return start(Call(body: body, input: input))
        }
    }

    /// Cancels the call that is under way.
    public func cancel() {
        let isRunning = lock.withLock {
            defer { task = nil }
            task?.cancel()
            generation += 1
            return task != nil
        }
        guard isRunning else { return }
        isExecuting.value = false
        update()
    }

    /// What a task calls, which the compiler does not know to be sendable.
    private struct Call: @unchecked Sendable {
        let body: @MainActor (Input) async throws -> (@MainActor () -> Void)
        let input: Input
    }

    private func start(_ call: Call) -> Task<Void, Never>? {
        lock.lock()
        if overlap == .isIgnored, task != nil {
            lock.unlock()
            return nil
        }
        task?.cancel()
        generation += 1
        let number = generation
        let task = Task { @MainActor [weak self] in
            do {
                let use = try await call.body(call.input)
                self?.finish(number, nil, use)
            } catch {
                self?.finish(number, error, nil)
            }
        }
        self.task = task
        lock.unlock()
        // Whoever called on the main thread finds the command executing.
        MainThread.run { [weak self] in
            guard let self, lock.withLock({ number == self.generation && self.task != nil }) else { return }
            if error.value != nil { error.value = nil }
            if !isExecuting.value { isExecuting.value = true }
            update()
        }
        return task
    }

    @MainActor private func finish(_ number: Int, _ error: (any Error)?, _ use: (@MainActor () -> Void)?) {
        let isCurrent = lock.withLock {
            guard number == generation else { return false }
            task = nil
            return true
        }
        guard isCurrent else { return }
        use?()
        if let error, !(error is CancellationError) { self.error.value = error }
        isExecuting.value = false
        update()
    }

    private func update() {
        let can = lock.withLock { isEnabled && !(overlap == .isIgnored && task != nil) }
        if canExecute.value != can { canExecute.value = can }
    }
}

extension Command where Input == Void {
    /// Does what the command does, if it can be executed.
    @discardableResult
    public func execute() -> Task<Void, Never>? { execute(()) }
}

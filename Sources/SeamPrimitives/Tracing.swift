/// Where the libraries tell a recorder what they do, in a program that is traced. In every other there is no recorder,
/// and a look at a variable is all that it costs.
package enum Tracing {
    /// Set once, before the program's own code runs.
    nonisolated(unsafe) package static var recorder: (any TraceRecorder)? {
        didSet {
            for call in waiting { call() }
            waiting = []
        }
    }
    nonisolated(unsafe) private static var waiting: [() -> Void] = []
    /// Whether the main thread is making what a nib says, of which views are told nothing that the app has done.
    nonisolated(unsafe) package static var isDecoding = false
}

/// A kind of span: of time, with what happened in it.
package enum TraceKind: String, Sendable {
    // Causes
    case touch, key, timer, notification, launch, network, step
    // Their consequences
    case call, event, hop

    /// Whether it is a cause.
    package var isCause: Bool {
        switch self {
        case .touch, .key, .timer, .notification, .launch, .network, .step: true
        case .call, .event, .hop: false
        }
    }
}

/// A span that has begun; 0 is none.
package struct TraceSpan: Sendable {
    package var id: UInt64

    package init(id: UInt64) { self.id = id }
}

/// Records what happens, on any thread.
package protocol TraceRecorder: AnyObject, Sendable {
    /// Begins a span on the calling thread. It is written down once something happens in it, if `isQuiet`.
    func begin(_ kind: TraceKind, _ name: String, isQuiet: Bool) -> TraceSpan

    /// An event in a few words. On the main thread.
    func words(for event: AnyObject) -> String

    /// Asks whoever reads the record what it says so far.
    ///
    /// - Parameters:
    ///   - question: JSON in one line.
    ///   - answer: Called once on a thread of the recorder's, with JSON in one line, or nil if nobody reads.
    func ask(_ question: String, _ answer: @escaping @Sendable (String?) -> Void)

    /// Ends a span and those in it that have not ended.
    func end(_ span: TraceSpan)

    /// The span that the calling code is in, to be gone on with elsewhere.
    func origin() -> TraceSpan

    /// Begins a span on the calling thread that goes on from another.
    func resume(_ origin: TraceSpan, _ name: String) -> TraceSpan

    /// The span that the calling code is in, to be gone on with elsewhere if anything happens there; nil if there is none.
    func laterOrigin() -> (any TraceLaterOrigin)?

    /// Begins a span on the calling thread that goes on from another, and is written down once something happens in it.
    func resume(_ origin: any TraceLaterOrigin, _ name: String) -> TraceSpan

    /// Whether the span is the innermost of the calling code.
    func isInnermost(_ span: TraceSpan) -> Bool

    /// Whether the calling code is in something that followed from a cause, and not in the cause alone or in nothing.
    var isInConsequence: Bool { get }

    /// The program is about to end. On the main thread.
    func willExit()

    /// A view or a controller was told something.
    func told(_ target: AnyObject, _ message: String, from old: Any?, to new: Any?)

    /// Subscribes to a link of a chain, by `body`, in which the links before it are subscribed to.
    ///
    /// - Parameters:
    ///   - name: Of the operator, or of what sends.
    ///   - receiver: What it sends to, if that is the end of the chain.
    func subscribe<Result>(_ name: String, _ receiver: String, _ body: (TraceChain) -> Result) -> Result

    /// A value has arrived at a link of a chain, and is passed on by `body`.
    func pass(_ value: Any, along chain: TraceChain, _ body: () -> Void)

    /// A chain was subscribed to, ended, or was let go of.
    func note(_ chain: TraceChain, _ event: TraceChainEvent)
}

/// A span that may be gone on with, after its end too.
package protocol TraceLaterOrigin: AnyObject, Sendable {
    var span: TraceSpan { get }
}

/// Work that may be done later, in the activity in which this was made.
package struct TraceContinuation {
    private let origin: (any TraceLaterOrigin)?
    private let name: String

    /// - Parameter name: What the work waits for.
    package init(_ name: String) {
        origin = Tracing.recorder?.laterOrigin()
        self.name = name
    }

    /// Whether there is an activity to go on with.
    package var isNeeded: Bool { origin != nil }

    /// Does the work.
    package func callAsFunction<Result>(_ work: () throws -> Result) rethrows -> Result {
        guard let origin, let recorder = Tracing.recorder else { return try work() }
        let span = recorder.resume(origin, name)
        defer { recorder.end(span) }
        return try work()
    }
}

/// A link of a chain of operators, from when it was subscribed to.
package struct TraceChain: Sendable {
    /// The name of the operator, or of what sends.
    package var name: String
    /// Tells it from others.
    package var id: UInt64
    /// The link that it sends to; 0 if that is not known.
    package var next: UInt64
    /// The end of the chain, where this is the last link.
    package var receiver: String
    /// An address in the code that subscribed.
    package var site: UInt

    package init(name: String, id: UInt64, next: UInt64, receiver: String, site: UInt) {
        self.name = name
        self.id = id
        self.next = next
        self.receiver = receiver
        self.site = site
    }
}

/// An event of a chain that carries no value.
package enum TraceChainEvent: Sendable {
    case subscribed, finished, cancelled
    case failed(String)
}

extension Tracing {
    /// Calls `body` once there is a recorder. For libraries that are being loaded, in whatever order.
    package static func whenRecorded(_ body: @escaping () -> Void) {
        if recorder == nil { waiting.append(body) } else { body() }
    }

    /// Work that is done later, which goes on in the activity that it is handed over in.
    package static func goingOn(_ name: String, _ work: @escaping () -> Void) -> () -> Void {
        guard let recorder else { return work }
        let origin = recorder.origin()
        guard origin.id != 0 else { return work }
        return {
            let span = recorder.resume(origin, name)
            work()
            recorder.end(span)
        }
    }
}

#if canImport(Glibc)
    import Glibc
#endif

/// The runtime's variables for functions that decide whether code runs where its actor says.
public enum IsolationChecks: RuntimeShim {
    public static let name = "`swift_task_checkIsolated_hook` and `swift_task_isIsolatingCurrentContext_hook`"
    public static let reason = "what uses UIKit on another thread stops the process, where iOS tells of it and goes on"
    public static let seenWith = "Swift 6.3.1"
    public static let loss = "such an app ends without a word of where it went wrong"

    /// An executor is two words, the first of which is the actor's address.
    private typealias Check = @convention(c) (UInt, UInt, UnsafeRawPointer?) -> Void
    private typealias Decide = @convention(c) (UInt, UInt, UnsafeRawPointer?) -> Int8
    private typealias OriginalCheck = @convention(c) (UInt, UInt) -> Void
    private typealias OriginalDecide = @convention(c) (UInt, UInt) -> Int8

    nonisolated(unsafe) private static var isAllowed: @Sendable () -> Bool = { false }
    private static let mainActor = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self).0

    private static func place<Hook>(_ name: String, _: Hook.Type) -> UnsafeMutablePointer<Hook?>? {
        dlsym(nil, name)?.assumingMemoryBound(to: Hook?.self)
    }

    private static var check: UnsafeMutablePointer<Check?>? { place("swift_task_checkIsolated_hook", Check.self) }
    private static var decide: UnsafeMutablePointer<Decide?>? {
        place("swift_task_isIsolatingCurrentContext_hook", Decide.self)
    }

    public static func look() -> ShimFinding { check == nil || decide == nil ? .missing : .working }

    /// Has `body` asked about code of the main actor that does not run as a part of it, on the thread that it runs on:
    /// whether it may go on.
    ///
    /// Before other threads are started. False, and nothing is changed, if the runtime has no such variables.
    @discardableResult
    package static func install(_ body: @escaping @Sendable () -> Bool) -> Bool {
        guard let check, let decide else { return false }
        isAllowed = body
        _ = mainActor
        check.pointee = { actor, witness, original in
            if actor == IsolationChecks.mainActor, IsolationChecks.isAllowed() { return }
            if let original { unsafeBitCast(original, to: OriginalCheck.self)(actor, witness) }
        }
        decide.pointee = { actor, witness, original in
            let decision = original.map { unsafeBitCast($0, to: OriginalDecide.self)(actor, witness) } ?? -1
            // 1 is yes, 0 no, and -1 that it is not known.
            guard decision != 1, actor == IsolationChecks.mainActor else { return decision }
            return IsolationChecks.isAllowed() ? 1 : decision
        }
        return true
    }
}

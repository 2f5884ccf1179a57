public import Foundation
internal import SeamPrimitives

/// Asks a person to prove who they are. There is nothing here to ask by: every question is answered with an error, as on
/// a device without a passcode, which the log says once.
open class LAContext: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var isInvalid = false

    /// The title of the button for another way; not shown.
    open var localizedFallbackTitle: String?
    /// The title of the button that cancels; not shown.
    open var localizedCancelTitle: String?
    /// The reason that the person is told; not shown.
    open var localizedReason = ""
    /// For how many seconds an unlocked device counts as an answer. Kept.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether nothing may be asked. Kept.
    open var interactionNotAllowed = false

    /// The most that ``touchIDAuthenticationAllowableReuseDuration`` counts, in seconds.
    public static let touchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

    public override init() { super.init() }

    /// None.
    open var biometryType: LABiometryType { .none }
    /// Nil: no fingers or faces are known.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// False, with the reason in `error`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = refusal(of: policy) as NSError
        return false
    }

    /// Replies with an error, on another thread.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        LoggedOnce.say("LocalAuthentication: nobody can be asked for a finger, a face or a passcode here.")
        let error = refusal(of: policy)
        DispatchQueue.global().async { reply(false, error) }
    }

    /// Throws.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { _, error in
                continuation.resume(throwing: error ?? LAError(.notInteractive))
            }
        }
    }

    /// Ends what is being asked. Later questions fail with `LAError.invalidContext`.
    open func invalidate() { lock.withLock { isInvalid = true } }

    private func refusal(of policy: LAPolicy) -> LAError {
        if lock.withLock({ isInvalid }) { return LAError(.invalidContext) }
        return LAError(policy == .deviceOwnerAuthenticationWithBiometrics ? .biometryNotAvailable : .passcodeNotSet)
    }
}

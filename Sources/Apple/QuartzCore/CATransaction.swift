internal import SeamPrimitives
import Stage
public import CoreGraphics
public import Foundation

/// How the changes that a program makes to layers are animated.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private struct Frame {
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: (@MainActor () -> Void)?
        /// Animations added within this transaction that still run.
        var pending: TransactionCompletion?
    }

    private static var stack: [Frame] = []

    /// Opens a group of changes; groups may nest.
    public static func begin() {
        var frame = stack.last ?? Frame()
        frame.completion = nil
        frame.pending = nil
        stack.append(frame)
    }

    /// Ends the transaction; its completion block runs when the animations added within it have ended.
    public static func commit() {
        guard let frame = stack.popLast() else { return }
        frame.pending?.commit()
        if frame.pending == nil, let completion = frame.completion {
            NextTurn.perform { completion() }
        }
    }

    /// Has the main loop lay out and draw what has changed at its next frame, which it does anyway.
    public static func flush() {}

    /// Returns the duration of animations in the transaction, in seconds. 0.25 by default.
    public static func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }

    /// Sets the duration of animations in the transaction, in seconds.
    public static func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.duration = duration } }

    /// Returns the timing of animations in the transaction.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { stack.last?.timingFunction }

    /// Sets the timing of animations in the transaction.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    /// Returns whether changes happen without animation.
    public static func disableActions() -> Bool { stack.last?.disablesActions ?? false }

    /// Sets whether changes happen without animation.
    public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

    /// Returns the block that runs at the end.
    public static func completionBlock() -> (@MainActor () -> Void)? { stack.last?.completion }

    /// Sets a block that runs on the main thread when the animations added after this call have ended.
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        var block = block
        let continuation = TraceContinuation("animation")
        if continuation.isNeeded, let own = block { block = { continuation { own() } } }
        change { [block] in
            $0.completion = block
            $0.pending = block.map(TransactionCompletion.init)
        }
    }

    private static func change(_ body: (inout Frame) -> Void) {
        // Outside of an explicit transaction there is the implicit one of this turn of the run loop.
        if stack.isEmpty {
            stack.append(Frame())
            NextTurn.perform {
                if stack.count == 1 { commit() }
            }
        }
        body(&stack[stack.count - 1])
    }

    static func willAdd(_ animation: CAAnimation) {
        guard let pending = stack.last?.pending else { return }
        pending.count += 1
        let earlier = animation.stopped
        animation.stopped = { finished in
            earlier?(finished)
            pending.animationEnded()
        }
    }
}

@MainActor
private final class TransactionCompletion {
    var count = 0
    private var isCommitted = false
    private var block: (@MainActor () -> Void)?

    init(_ block: @escaping @MainActor () -> Void) {
        self.block = block
    }

    func commit() {
        isCommitted = true
        finishIfDone()
    }

    func animationEnded() {
        count -= 1
        finishIfDone()
    }

    private func finishIfDone() {
        guard isCommitted, count == 0, let block else { return }
        self.block = nil
        NextTurn.perform { block() }
    }
}

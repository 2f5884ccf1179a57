/// Runs code that may stop the program by `fatalError`, a failed precondition, `nil` that is unwrapped, an overflow and the
/// like, and goes on after it.
///
/// The code runs on the calling thread and is left where it stops: what it has changed until then stays changed, its
/// `defer`s are not run, and its objects stay, as with the original. Code that stops inside of a queue's or a run loop's
/// work ends the program, since these would wait for it forever.
///
/// - Returns: An exception if the code stopped; nil if it came to its end.
public func catchBadInstruction(in block: @escaping () -> Void) -> BadInstructionException? {
    TrapWatch.stops(in: block) ? BadInstructionException() : nil
}

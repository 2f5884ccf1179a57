import CwlPreconditionTesting

/// Runs code that may stop the program, and goes on after it; an exception if it has stopped.
func catchBadInstruction(in block: @escaping () -> Void) -> CwlPreconditionTesting.BadInstructionException? {
    CwlPreconditionTesting.catchBadInstruction(in: block)
}

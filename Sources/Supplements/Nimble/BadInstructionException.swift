import CwlPreconditionTesting

/// What code gives that would have stopped the program.
typealias BadInstructionException = CwlPreconditionTesting.BadInstructionException

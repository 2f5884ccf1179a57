public import SeamFoundation

/// What ``catchBadInstruction(in:)`` gives for code that would have stopped the program.
public class BadInstructionException: NSException, @unchecked Sendable {
    static let name = "com.cocoawithlove.BadInstruction"

    init() { super.init(name: NSExceptionName(Self.name), reason: nil, userInfo: nil) }
}

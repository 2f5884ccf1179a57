import AppBuilder

/// A command of `seam`: how it is called, what its help says, and what it does.
///
/// ``CommandList`` holds every command. Dispatch, help and shell completion are made from these declarations.
protocol Command {
    static var name: String { get }
    /// One line for the list of commands, in lower case and without a full stop.
    static var summary: String { get }
    /// The paragraphs of `seam help NAME`, with an empty line between two. Lines are joined and wrapped again.
    static var discussion: String { get }
    static var audience: CommandAudience { get }
    static var operands: CommandOperands { get }
    static var options: [CommandOption] { get }

    init(_ arguments: Arguments) throws(BuildError)
    func run() throws(BuildError)
}

extension Command {
    static var audience: CommandAudience { .users }
    static var operands: CommandOperands { .none }
    static var options: [CommandOption] { [] }
}

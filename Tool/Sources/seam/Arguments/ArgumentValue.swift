/// The value of an option or an operand: its name in help, and what a shell offers for it.
struct ArgumentValue: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// Anything; a shell offers nothing.
        case text
        /// A file with one of these extensions, or any file if there are none.
        case file([String] = [])
        case folder
        /// `NAME=FOLDER`
        case assignedFolder
        /// One of these words; others are refused.
        case choice([String])
        /// One of these words, or another that means the same.
        case suggestion([String])
        /// The name of a command of Seam's.
        case command
    }

    var placeholder: String
    var kind: Kind
    /// Whether the option may stand without it. A file is taken for it by its extension.
    var isOptional = false

    /// Whether a word can only be meant as this value.
    func isMeant(by word: String) -> Bool {
        guard case .file(let extensions) = kind else { return false }
        return extensions.contains { word.hasSuffix("." + $0) }
    }
}

import Foundation

/// A place where a rule does not hold.
public struct Finding: Sendable, Equatable {
    /// The rule's name.
    public var rule: String
    /// Relative to the folder that was checked.
    public var path: String
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes.
    public var column: Int
    /// One sentence, in lower case and without a full stop.
    public var message: String
    /// Stays the same while lines move: the type, and the part of it that the finding is about.
    public var subject: String
    /// Edits that mend it, if that is mechanical.
    public var fix: [Edit] = []

    /// A replacement of bytes of the file.
    public struct Edit: Sendable, Equatable {
        /// UTF-8 offsets.
        public var range: Range<Int>
        public var text: String
    }
}

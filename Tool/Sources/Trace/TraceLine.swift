import Foundation

/// A line of a record, as the recorder in the app writes it.
struct TraceLine: Decodable, Equatable {
    /// `b` (a span begins), `x` (it ends), `m` (a moment), `pic` (a picture) or `ask` (a question).
    var event: String
    var id: UInt64?
    /// Microseconds.
    var time: UInt64?
    var parent: UInt64?
    var thread: Int?
    var kind: String?
    var name: String?
    /// Class of the object, and its address.
    var type: String?
    var object: UInt64?
    /// `Module/File.swift`
    var file: String?
    var line: Int?
    /// One text an argument, with U+0001 between.
    var arguments: String?
    var old: String?
    var new: String?
    /// The property that holds the object.
    var property: String?
    /// An address in the program's code.
    var address: UInt64?
    /// Several of them, the innermost first, with blanks between.
    var addresses: String?
    var chain: UInt64?
    var nextChain: UInt64?
    var receiver: String?
    /// A picture, in base 64.
    var picture: String?

    private enum CodingKeys: String, CodingKey {
        case event = "e"
        case id = "i"
        case time = "t"
        case parent = "p"
        case thread = "th"
        case kind = "k"
        case name = "n"
        case type = "c"
        case object = "o"
        case file = "f"
        case line = "l"
        case arguments = "a"
        case old = "w"
        case new = "v"
        case property = "q"
        case address = "pc"
        case addresses = "pcs"
        case chain = "ch"
        case nextChain = "nx"
        case receiver = "to"
        case picture = "data"
    }
}

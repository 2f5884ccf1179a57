/// A number of sources, and the lists of names that a declaration for so many of them consists of.
///
/// Swift's parameter packs do not serve here: the code has to be specialised for each value's type, and the types are
/// Apple's and RxSwift's, with a type for each number.
struct Arity {
    /// How many sources there are; 1 to 8.
    let count: Int

    init(_ count: Int) {
        precondition((1...8).contains(count))
        self.count = count
    }

    /// "two", "three".
    var word: String { Self.words[count] }

    /// "zero" to "eight".
    static let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight"]

    /// `A`, `B`, `C`.
    var letters: [String] { (0..<count).map { String("ABCDEFGH".dropFirst($0).prefix(1)) } }

    /// `a`, `b`, `c`.
    var names: [String] { letters.map { $0.lowercased() } }

    /// The closure's results for each position, from 0, with a separator in between.
    func join(_ separator: String = ", ", _ text: (Int) -> String) -> String {
        (0..<count).map(text).joined(separator: separator)
    }

    /// The closure's results for all positions but one.
    func join(but left: Int, _ separator: String = ", ", _ text: (Int) -> String) -> String {
        (0..<count).filter { $0 != left }.map(text).joined(separator: separator)
    }
}

extension String {
    /// Each line further in, save empty ones.
    func indented(by levels: Int = 1) -> String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : String(repeating: "    ", count: levels) + $0 }
            .joined(separator: "\n")
    }
}

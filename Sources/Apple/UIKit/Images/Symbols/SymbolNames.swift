/// Which icon of Bootstrap Icons stands for which name of SF Symbols.
///
/// A line holds a name and its icon, with `circle:` or `square:` before it for one that is drawn within such a shape,
/// and `disc:` or `box:` for one that is cut out of it. The lines are sorted by their bytes, and searched as they are.
enum SymbolNames {
    static let parts: [StaticString] = [aToB, cToE, fToO, pToR, sToZ]

    static func icon(for name: String) -> String? {
        var name = name
        return name.withUTF8 { wanted in
            parts.lazy.compactMap { part in part.withUTF8Buffer { find(wanted, in: $0) } }.first
        }
    }

    /// Halves the text until a single line is left.
    private static func find(_ name: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> String? {
        let newline = UInt8(ascii: "\n"), space = UInt8(ascii: " ")
        var (low, high) = (0, text.count)
        while low < high {
            var start = low + (high - low) / 2
            while start > low, text[start - 1] != newline { start -= 1 }
            let end = text[start...].firstIndex(of: newline) ?? text.count
            guard let gap = text[start..<end].firstIndex(of: space) else { return nil }
            let key = text[start..<gap]
            if key.elementsEqual(name) { return String(decoding: text[(gap + 1)..<end], as: UTF8.self) }
            if key.lexicographicallyPrecedes(name) { low = min(end + 1, high) } else { high = start }
        }
        return nil
    }

    /// Every name with its icon, in order.
    static var all: [(name: String, icon: String)] {
        parts.flatMap { "\($0)".split(separator: "\n") }.map { line in
            let words = line.split(separator: " ")
            return (String(words[0]), String(words[1]))
        }
    }
}

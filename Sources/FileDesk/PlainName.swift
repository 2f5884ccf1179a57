internal import Foundation

/// Names that an app may suggest for files.
enum PlainName {
    /// The name without folders, without characters that hide what it is, and without the dots that would hide the file:
    /// a shell or a desktop runs some hidden files by itself.
    static func of(_ name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? ""
        var plain = String(
            last.unicodeScalars.filter { scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
                default: true
                }
            }.map(Character.init))
        while plain.first == "." || plain.first?.isWhitespace == true { plain.removeFirst() }
        // 255 bytes are the most that Linux takes, and a number may be added.
        while plain.utf8.count > 200 { plain.removeFirst() }
        return plain.isEmpty ? "file" : plain
    }

    /// The names, each of them once: `a.txt`, `a 2.txt`.
    static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.map { name in
            var candidate = name
            var number = 2
            while !seen.insert(candidate).inserted {
                candidate = numbered(name, number)
                number += 1
            }
            return candidate
        }
    }

    /// `a 2.txt`
    static func numbered(_ name: String, _ number: Int) -> String {
        let (base, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        return "\(base) \(number)" + (ending.isEmpty ? "" : "." + ending)
    }
}

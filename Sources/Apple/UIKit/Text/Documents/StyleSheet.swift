/// The rules of CSS that say how text looks.
struct StyleSheet {
    typealias Declarations = [(name: String, value: String)]

    private struct Rule {
        /// From the outermost element to the one that the rule is for.
        var parts: [Part]
        var declarations: Declarations
        var order: Int

        var weight: Int {
            parts.reduce(0) { $0 + ($1.id == nil ? 0 : 10000) + $1.classes.count * 100 + ($1.name == nil ? 0 : 1) }
        }
    }

    /// One element of a selector.
    private struct Part {
        var name: String?
        var id: String?
        var classes: [String] = []

        init?(_ text: Substring) {
            guard !text.contains(where: { ":[>+~".contains($0) }) else { return nil }
            var rest = text
            while let first = rest.first {
                let tail = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
                switch first {
                case ".": classes.append(String(tail))
                case "#": id = String(tail)
                default: if first != "*" { name = (String(first) + tail).lowercased() }
                }
                rest = rest.dropFirst(1 + tail.count)
            }
        }

        func matches(_ element: HTMLDocument.Element) -> Bool {
            if let name, name != element.name { return false }
            if let id, id != element.attributes["id"] { return false }
            let own = element.classes
            return classes.allSatisfy { own.contains(Substring($0)) }
        }
    }

    private var rules: [Rule] = []

    init(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let open = rest.firstIndex(of: "{") {
            let head = rest[..<open]
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            let body = rest[rest.index(after: open)..<close]
            if head.contains("@") {
                // Rules for media and the like hold rules of their own: they are left out as a whole.
                var depth = 0
                var end = open
                for index in rest[open...].indices {
                    if rest[index] == "{" { depth += 1 }
                    if rest[index] == "}" { depth -= 1 }
                    end = index
                    if depth == 0 { break }
                }
                rest = rest[rest.index(after: end)...]
                continue
            }
            let declarations = Self.declarations(String(body))
            for selector in head.split(separator: ",") {
                let words = selector.split { $0.isWhitespace }
                let parts = words.compactMap { Part($0) }
                guard !parts.isEmpty, parts.count == words.count else { continue }
                rules.append(Rule(parts: parts, declarations: declarations, order: rules.count))
            }
            rest = rest[rest.index(after: close)...]
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest.range(of: "*/", range: start.upperBound..<rest.endIndex) else { return result }
            rest = rest[end.upperBound...]
        }
        return (result + rest).replacingOccurrences(of: "<!--", with: "").replacingOccurrences(of: "-->", with: "")
    }

    /// `name: value; ...`
    static func declarations(_ text: String) -> Declarations {
        text.split(separator: ";").compactMap { declaration in
            guard let colon = declaration.firstIndex(of: ":") else { return nil }
            let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let value = declaration[declaration.index(after: colon)...]
                .replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
            return (name, value)
        }
    }

    /// What holds for the last of `path`, the weaker first. `path` begins at the root.
    func declarations(for path: [HTMLDocument.Element]) -> Declarations {
        guard let element = path.last else { return [] }
        let matching = rules.filter { rule in
            guard let last = rule.parts.last, last.matches(element) else { return false }
            var outer = path.dropLast()[...]
            for part in rule.parts.dropLast().reversed() {
                guard let index = outer.lastIndex(where: part.matches) else { return false }
                outer = outer[..<index]
            }
            return true
        }
        return matching.sorted { ($0.weight, $0.order) < ($1.weight, $1.order) }.flatMap(\.declarations)
    }
}

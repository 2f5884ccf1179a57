/// The languages that a visitor reads, the best first, as a browser's `Accept-Language` says.
struct LanguagePreferences: Equatable {
    /// Tags such as `ko-KR`, in the case that BCP 47 recommends.
    var tags: [String]

    init(tags: [String]) { self.tags = tags }

    /// Reads a header. Damaged parts of it are skipped; at most 16 are taken.
    init(header: String?) {
        var found: [(tag: String, weight: Double)] = []
        for part in (header ?? "").split(separator: ",").prefix(16) {
            let fields = part.split(separator: ";").map { $0.trimmed }
            guard let tag = fields.first.flatMap(Self.canonical) else { continue }
            let weight = fields.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if weight > 0, weight <= 1 { found.append((tag, weight)) }
        }
        // Equal weights stay in their order.
        tags = found.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }

    /// `ko-kr` as `ko-KR`; nil for what is no language tag.
    private static func canonical(_ text: String) -> String? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, (2...3).contains(language.utf8.count),
            parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isLetterOrDigit) }),
            language.utf8.allSatisfy({ $0.isLetterOrDigit && !(48...57).contains($0) }), parts.count <= 4
        else { return nil }
        let rest = parts.dropFirst().map { part in
            switch part.utf8.count {
            case 2: part.uppercased()
            case 4: part.prefix(1).uppercased() + part.dropFirst().lowercased()
            default: part.lowercased()
            }
        }
        return ([language.lowercased()] + rest).joined(separator: "-")
    }

    /// The one of `available` that the visitor likes best: the same tag, or one of the same language; nil if none is.
    func best(of available: some Sequence<String>) -> String? {
        let available = available.sorted()
        func language(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
        for tag in tags {
            if let same = available.first(where: { $0.lowercased() == tag.lowercased() }) { return same }
            if let near = available.first(where: { language($0.lowercased()) == language(tag.lowercased()) }) {
                return near
            }
        }
        return nil
    }

    /// The first language as POSIX has it; nil if there is none.
    var locale: String? { tags.first.map(Self.posix) }

    /// All languages as `LANGUAGE` has them. A country is followed by its language without one.
    var languageList: String {
        var list: [String] = []
        for tag in tags {
            for name in [Self.posix(tag), String(tag.prefix { $0 != "-" })] where !list.contains(name) {
                list.append(name)
            }
        }
        return list.joined(separator: ":")
    }

    /// `zh-Hant-TW` as `zh_TW`: POSIX knows no scripts.
    private static func posix(_ tag: String) -> String {
        let parts = tag.split(separator: "-")
        let region = parts.dropFirst().first { $0.utf8.count == 2 }
        return String(parts[0]) + (region.map { "_\($0)" } ?? "")
    }
}

extension StringProtocol {
    /// Without spaces and tabs at its ends.
    var trimmed: String {
        var text = Substring(self)
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text.drop { $0 == " " || $0 == "\t" })
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
    }
}

import Foundation

/// The text of a name, part by part, in the order of its script or, where that does not decide, of a language.
///
/// The rules follow what Apple documents of `PersonNameComponentsFormatter`: scripts of East Asia have the family name
/// first and no spaces, a short name is the nickname or the given name, and monograms differ from script to script.
struct NameText {
    /// A part of a name.
    enum Part: String, CaseIterable {
        case prefix, given, middle, family, suffix, nickname, delimiter
    }

    /// How much of a name is written.
    enum Length {
        case short, medium, long, abbreviated
    }

    private(set) var parts: [(part: Part, text: String)] = []

    var text: String { parts.map(\.text).joined() }

    init(of name: PersonNameComponents, length: Length, locale: Locale) {
        let name = Filled(name)
        let script = NameScript(of: [name.given, name.family].compactMap(\.self).joined())
        let order = Order(script: script, locale: locale)
        switch length {
        case .long:
            add([.prefix] + order.parts + [.suffix], of: name, order)
            if parts.isEmpty { add([.nickname], of: name, order) }
        case .medium: add(order.parts.filter { $0 != .middle }, of: name, order)
        case .short: add(short(name, script), of: name, order)
        case .abbreviated: addMonogram(of: name, script, order)
        }
        // What is asked for may not be there.
        if parts.isEmpty, length != .long { parts = NameText(of: name.components, length: .long, locale: locale).parts }
    }

    private mutating func add(_ wanted: [Part], of name: Filled, _ order: Order) {
        for part in wanted {
            guard let text = name[part] else { continue }
            if !parts.isEmpty, !order.separator.isEmpty { parts.append((.delimiter, order.separator)) }
            parts.append((part, text))
        }
    }

    private func short(_ name: Filled, _ script: NameScript) -> [Part] {
        if name.nickname != nil { return [.nickname] }
        // East Asian names have no short form.
        return script.isEastAsian || name.given == nil ? [.family, .given] : [.given]
    }

    private mutating func addMonogram(of name: Filled, _ script: NameScript, _ order: Order) {
        switch script {
        case .chineseOrJapanese:
            // Two characters are as long as family names usually are.
            let fits = name.family.map { $0.count <= 2 } ?? false
            add(fits ? [.family] : short(name, script), of: name, order)
        case .korean:
            guard let given = name.given else { return add([.family], of: name, order) }
            parts = [(.given, given.count <= 2 ? given : String(given.prefix(1)))]
        case .indic:
            let part: Part = name.given == nil ? .family : .given
            if let text = name[part] { parts = [(part, String(text.prefix(1)))] }
        case .alphabetic, .mixed:
            for part in order.parts where part != .middle {
                if let first = name[part]?.first { parts.append((part, String(first))) }
            }
        case .other: add(short(name, script), of: name, order)
        }
    }

    /// A name's components without those that are empty.
    private struct Filled {
        let components: PersonNameComponents

        init(_ components: PersonNameComponents) { self.components = components }

        var given: String? { self[.given] }
        var family: String? { self[.family] }
        var nickname: String? { self[.nickname] }

        subscript(_ part: Part) -> String? {
            let text =
                switch part {
                case .prefix: components.namePrefix
                case .given: components.givenName
                case .middle: components.middleName
                case .family: components.familyName
                case .suffix: components.nameSuffix
                case .nickname: components.nickname
                case .delimiter: nil as String?
                }
            return text.flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    /// In which order the given, the middle and the family name stand, and what is between them.
    private struct Order {
        let parts: [Part]
        let separator: String

        init(script: NameScript, locale: Locale) {
            separator = script.isEastAsian ? "" : " "
            let language = locale.language.languageCode?.identifier ?? ""
            if language == "vi", !script.isEastAsian {
                parts = [.family, .middle, .given]
            } else if script.isEastAsian || Self.familyFirst.contains(language) {
                parts = [.family, .given, .middle]
            } else {
                parts = [.given, .middle, .family]
            }
        }

        /// Languages in which the family name comes first (CLDR, `nameOrderLocales` of order `surnameFirst`).
        private static let familyFirst: Set = ["hu", "ja", "km", "ko", "mn", "yue", "zh"]
    }
}

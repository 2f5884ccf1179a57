/// The frameworks' own methods, under their names in Swift and in Objective-C.
///
/// A runtime without Objective-C cannot ask an object whether it has an optional method; the translated source says so
/// instead, for every method whose name is one of a protocol's. And `#selector` may name a method of a class that no
/// source of the app declares.
enum FrameworkMethods {
    /// A line of the generated tables.
    struct Method: Equatable {
        /// The class or protocol that declares it.
        var type: String
        /// `tableView(_:didSelectRowAt:)`
        var name: String
        var selector: String
        var kind: Kind

        var labels: [String] {
            name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
        }
    }

    enum Kind: Character {
        /// Of a protocol, without a default.
        case required = "r"
        /// Of a protocol, with a default and nothing that it returns.
        case optional = "o"
        /// Of a protocol, with a default and a result.
        case optionalWithResult = "O"
        /// Of a class, without a result.
        case plain = "m"
        case withResult = "M"
        /// Of a class, with arguments that no message can carry.
        case uncallable = "u"

        var isOptional: Bool { self == .optional || self == .optionalWithResult }
        /// Whether a message can call it.
        var isCallable: Bool { self == .plain || self == .withResult }
    }

    /// The methods of protocols, by their names in Swift. Two protocols may have methods of one name that Objective-C
    /// calls differently.
    static let ofProtocols: [String: [Method]] = Dictionary(grouping: read(FrameworkProtocolTable.text), by: \.name)

    /// The names of the protocols that have methods.
    static let protocolNames = Set(ofProtocols.values.joined().map(\.type))

    /// The methods of classes, and those of protocols after them, by their names without labels.
    private static let byBase: [String: [Method]] = {
        let all = read(FrameworkMethodTable.text) + ofProtocols.values.joined().sorted { $0.type < $1.type }
        return Dictionary(grouping: all) { String($0.name.prefix { $0 != "(" }) }
    }()

    /// The selectors of the protocols' methods of a name.
    static func selectors(ofProtocolMethod name: String) -> [String] {
        var selectors: [String] = []
        for method in ofProtocols[name] ?? [] where !selectors.contains(method.selector) {
            selectors.append(method.selector)
        }
        return selectors
    }

    /// The optional method of a protocol that a call with `?` may mean.
    static func optional(_ name: String) -> Method? {
        let candidates = (ofProtocols[name] ?? []).filter(\.kind.isOptional)
        return candidates.first { $0.kind == .optionalWithResult } ?? candidates.first
    }

    /// The optional methods of protocols called `base`.
    static func optionals(_ base: String) -> [Method] { (byBase[base] ?? []).filter(\.kind.isOptional) }

    /// The methods called `base`, with `labels` of just that one.
    static func methods(_ base: String, labels: [String]?) -> [Method] {
        (byBase[base] ?? []).filter { labels == nil || $0.labels == labels }
    }

    /// Those of `owner`, a class or protocol of the frameworks, and of what it comes from.
    static func methods(_ base: String, labels: [String]?, of owner: String) -> [Method] {
        methods(base, labels: labels).filter { method in
            method.type == owner || method.type == "NSObject" || method.type == "NSObjectProtocol"
                || FrameworkClasses.is(owner, under: method.type)
        }
    }

    private static func read(_ text: String) -> [Method] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 4, let kind = words[3].first.flatMap(Kind.init) else { return nil }
            return Method(type: String(words[0]), name: String(words[1]), selector: String(words[2]), kind: kind)
        }
    }
}

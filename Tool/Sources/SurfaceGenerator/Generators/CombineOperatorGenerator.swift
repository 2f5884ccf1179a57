/// `combineLatest`, `zip` and `merge` of Combine, with a publisher for each number of sources.
///
/// The numbers are Apple's: two to four sources for `combineLatest` and `zip`, two to eight for `merge`.
struct CombineOperatorGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        [
            file("CombineLatest", (2...4).map(Arity.init).map(CombineLatestTemplate.init)),
            file("Zip", (2...4).map(Arity.init).map(ZipTemplate.init)),
            file("Merge", (2...8).map(Arity.init).map(MergeTemplate.init)),
        ]
    }

    private func file(_ name: String, _ templates: [any CombineOperatorTemplate]) -> GeneratedFile {
        let publishers = templates.map(\.publisher).joined(separator: "\n\n").indented()
        let conformances = templates.map(\.conformance).joined(separator: "\n")
        let operators = templates.map(\.operators).joined(separator: "\n\n").indented()
        let junctions = templates.compactMap(\.junction).map { "\n" + $0 + "\n" }.joined()
        return GeneratedFile(
            path: "Sources/Apple/Combine/Generated/\(name).swift",
            from: "the templates in \(name)Template.swift",
            body: """
                extension Publishers {
                \(publishers)
                }

                \(conformances)

                extension Publisher {
                \(operators)
                }
                \(junctions)
                """)
    }
}

/// The source of a Combine operator for one number of sources.
protocol CombineOperatorTemplate {
    var arity: Arity { get }
    /// `Zip`, of which the publishers are `Zip`, `Zip3`, `Zip4`.
    static var name: String { get }
    /// The publisher, to stand in `Publishers`.
    var publisher: String { get }
    /// The methods, to stand in an extension of `Publisher`.
    var operators: String { get }
    /// The subscription, where each number of sources has its own.
    var junction: String? { get }
}

extension CombineOperatorTemplate {
    /// `Zip3`; the publisher of two sources has no number.
    var type: String { Self.type(arity.count) }

    static func type(_ count: Int) -> String { name + (count == 2 ? "" : "\(count)") }

    /// `let a: A`, with a comment each.
    var properties: String {
        zip(arity.names, arity.letters).enumerated().map { index, pair in
            "/// The \(["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"][index]) source.\n"
                + "public let \(pair.0): \(pair.1)"
        }.joined(separator: "\n\n")
    }

    var initialiser: String {
        """
        /// Creates a publisher of \(arity.word) sources, which are subscribed to in this order.
        @inlinable
        public init(\(arity.join { "_ \(arity.names[$0]): \(arity.letters[$0])" })) {
        \(arity.join("\n") { "    self.\(arity.names[$0]) = \(arity.names[$0])" })
        }
        """
    }

    var conformance: String {
        "extension Publishers.\(type): Equatable where \(arity.join { arity.letters[$0] + ": Equatable" }) {}"
    }
}

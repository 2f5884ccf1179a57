import SourceTranslator

/// The page that lists the translator's rules, each with its example.
struct TranslationRulesGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        [
            GeneratedFile(
                path: "Documentation/TranslationRules.md", from: "the rules in Tool/Sources/SourceTranslator/Rules",
                body: """
                    # Rules of translation

                    An app's sources are compiled as they are, except for what the Linux compiler refuses or what means
                    something else on Linux. Each rule below rewrites one such thing and leaves line numbers as they
                    are, and columns where it can, so that errors point at the author's source.

                    Where two rules touch the same place, insertions stand next to each other in the order of this
                    list, and what is edited within something that is removed goes with it. Of two replacements that
                    overlap, the one that begins first is made; the other is refused, and a warning names both rules.

                    \(Translator.rules)
                    """)
        ]
    }
}

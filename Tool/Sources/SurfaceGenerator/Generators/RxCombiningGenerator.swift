/// `combineLatest` and `zip` of RxSwift's sequences for two to eight sources, each with and without a result selector.
///
/// `Observable` has the code; `Infallible`, `Single`, `Maybe` and RxCocoa's shared sequences call it.
struct RxCombiningGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let both = RxCombiningOperator.allCases
        return both.map { file("RxSwift/Operators/Combining/Generated/\($0.typeName)", .observable, [$0]) } + [
            file("RxSwift/Traits/Generated/Infallible+Combining", .infallible, both),
            file("RxSwift/Traits/Generated/PrimitiveSequence+Zip", .primitive, [.zip]),
            file("RxCocoa/Traits/Generated/SharedSequence+Combining", .shared, both),
        ]
    }

    private func file(
        _ path: String, _ kind: RxCombiningTemplate.Kind, _ operators: [RxCombiningOperator]
    ) -> GeneratedFile {
        let extensions = operators.flatMap { combining in
            let templates = (2...8).map { RxCombiningTemplate(kind: kind, combining: combining, arity: Arity($0)) }
            return [
                (kind.extended(isTuple: false), templates.map(\.withSelector)),
                (kind.extended(isTuple: true), templates.map(\.withTuple)),
            ]
        }
        let body = extensions.map { head, methods in
            head + " {\n" + methods.joined(separator: "\n\n").indented() + "\n}\n"
        }
        return GeneratedFile(
            path: "Sources/Rx/\(path).swift", from: "the templates in RxCombiningTemplate.swift",
            body: body.joined(separator: "\n"))
    }
}

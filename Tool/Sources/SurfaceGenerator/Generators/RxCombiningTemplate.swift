/// One of RxSwift's methods that combine several sources, for one kind of sequence and one number of sources.
struct RxCombiningTemplate {
    /// A kind of sequence that has the methods.
    enum Kind {
        case observable, infallible, primitive, shared
    }

    let kind: Kind
    let combining: RxCombiningOperator
    let arity: Arity

    /// The method that sends what a closure makes of the values.
    var withSelector: String {
        let failure =
            switch kind {
            case .observable, .primitive: "An error that it throws ends the sequence."
            case .infallible, .shared: "It must not throw: the sequence has no way to fail."
            }
        return """
            \(comment(sends: "what `resultSelector` returns for \(combining.rows)"))
            ///
            /// `resultSelector` runs where the value that completes a row arrives. \(failure)
            \(attribute)public static func \(combining.rawValue)<\(generics)>(
                \(parameters),
                resultSelector: @escaping (\(elements)) throws -> Element
            ) -> \(sequence("Element"))\(constraints) {
            \(implementation.indented())
            }
            """
    }

    /// The method that sends the values as a tuple.
    var withTuple: String {
        let result = "(\(elements))"
        let tuple = "(\(arity.join { "$\($0)" }))"
        let call =
            kind == .observable
            ? """
            \(sequence(result)).\(combining.rawValue)(
                \(arity.join { "source\($0 + 1)" })
            ) { \(tuple) }
            """
            : """
            \(sequence(result))(
                \(label)Observable<Any>.\(combining.rawValue)(
                    \(sources)))
            """
        return """
            \(comment(sends: combining.rows + ", as tuples"))
            \(attribute)public static func \(combining.rawValue)<\(generics)>(
                \(parameters)
            ) -> \(sequence(result))\(constraints) {
            \(call.indented())
            }
            """
    }

    private func comment(sends what: String) -> String {
        if kind == .primitive {
            return """
                /// Waits for \(arity.word) sequences and succeeds with \(what.contains("resultSelector")
                    ? "what `resultSelector` makes of their values" : "a tuple of their values").
                ///
                /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
                /// completes without a value leaves it without a value too, once all have completed.
                """
        }
        let canFail = kind == .observable
        return (["Sends \(what)."] + [""] + combining.discussion(canFail: canFail))
            .map { $0.isEmpty ? "///" : "/// " + $0 }.joined(separator: "\n")
    }

    private var attribute: String {
        kind == .observable && combining == .combineLatest ? "@inlinable\n" : ""
    }

    private var implementation: String {
        guard kind == .observable else {
            return """
                \(sequence("Element"))(
                    \(label)Observable<Element>.\(combining.rawValue)(
                        \(sources),
                        resultSelector: resultSelector))
                """
        }
        return """
            let (\(arity.join { "s\($0 + 1)" })) = (\(sources))
            return Producer { sink in
                let (\(arity.join { "c\($0 + 1)" })) = (\(arity.join { "\(combining.cell)<O\($0 + 1).Element>()" }))
                let hub = \(combining.hub)(sink, \(arity.count)) {
                    try resultSelector(\(arity.join { combining.take(from: "c\($0 + 1)") }))
                }
            \(arity.join("\n") { "    hub.add(s\($0 + 1), \($0), c\($0 + 1))" })
                return hub
            }
            """
    }

    /// The label of the initialiser that takes an observable of the right behaviour as it is.
    private var label: String { kind == .primitive ? "raw: " : "" }

    private var letter: String {
        switch kind {
        case .observable, .shared: "O"
        case .infallible: "I"
        case .primitive: "E"
        }
    }

    private var generics: String {
        arity.join { index in
            switch kind {
            case .observable: "O\(index + 1): ObservableType"
            case .infallible: "I\(index + 1): InfallibleType"
            case .primitive: "E\(index + 1)"
            case .shared: "O\(index + 1): SharedSequenceConvertibleType"
            }
        }
    }

    private var parameters: String {
        arity.join { index in
            let name = letter + "\(index + 1)"
            return "_ source\(index + 1): " + (kind == .primitive ? "PrimitiveSequence<Trait, \(name)>" : name)
        }
    }

    private var elements: String {
        arity.join { letter + "\($0 + 1)" + (kind == .primitive ? "" : ".Element") }
    }

    private var sources: String {
        arity.join { "source\($0 + 1)" + (kind == .shared ? ".asSharedSequence()" : "") + ".asObservable()" }
    }

    private var constraints: String {
        guard kind == .shared else { return "" }
        return "\nwhere " + arity.join { "O\($0 + 1).SharingStrategy == SharingStrategy" }
    }

    private func sequence(_ element: String) -> String {
        switch kind {
        case .observable: "Observable<\(element)>"
        case .infallible: "Infallible<\(element)>"
        case .primitive: "PrimitiveSequence<Trait, \(element)>"
        case .shared: "SharedSequence<SharingStrategy, \(element)>"
        }
    }
}

extension RxCombiningTemplate.Kind {
    /// The head of the extension that the methods stand in. Those that return tuples are called on the sequence's bare
    /// name, whose element type is `Any` then.
    func extended(isTuple: Bool) -> String {
        switch self {
        case .observable: "extension ObservableType" + (isTuple ? " where Element == Any" : "")
        case .infallible: "extension InfallibleType" + (isTuple ? " where Element == Any" : "")
        case .primitive:
            "extension PrimitiveSequenceType where Trait: _ValueTrait" + (isTuple ? ", Element == Any" : "")
        case .shared: "extension SharedSequenceConvertibleType" + (isTuple ? " where Element == Any" : "")
        }
    }
}

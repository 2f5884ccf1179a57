/// The arguments of a call, checked against what the callee takes.
public struct ControlArguments: Sendable {
    private let object: JSONValue

    /// Checks the members of an object: each has to be a parameter's, and its value of the parameter's kind. A member
    /// that is null counts as left out.
    public init(_ value: JSONValue, for parameters: [ControlParameter]) throws(ControlArgumentError) {
        guard let members = value.members else {
            throw ControlArgumentError(argument: nil, "expected an object with arguments, found \(value.kind)")
        }
        try Self.check(members, parameters)
        for parameter in parameters where parameter.isRequired && value[parameter.name] ?? .null == .null {
            throw ControlArgumentError(argument: parameter.name, "`\(parameter.name)` is missing: \(parameter.summary)")
        }
        object = value
    }

    /// Checks every member, those of elements in elements too.
    private static func check(
        _ members: [JSONValue.Member], _ parameters: [ControlParameter]
    ) throws(ControlArgumentError) {
        for member in members {
            guard let parameter = parameters.first(where: { $0.name == member.name }) else {
                let known = parameters.map { "`\($0.name)`" }.joined(separator: ", ")
                throw ControlArgumentError(
                    argument: member.name,
                    "there is no argument `\(member.name)`"
                        + (known.isEmpty ? "; there are none" : "; there are \(known)"))
            }
            if member.value != .null { try check(member.value, parameter) }
        }
    }

    private static func check(_ value: JSONValue, _ parameter: ControlParameter) throws(ControlArgumentError) {
        let expected: String
        switch parameter.kind {
        case .text:
            if value.text != nil { return }
            expected = "a string"
        case .boolean:
            if value.bool != nil { return }
            expected = "true or false"
        case .integer(let range):
            if let number = value.int, range.contains(number) { return }
            expected =
                range.upperBound == .max
                ? "a whole number" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range):
            if let number = value.double, range.contains(number) { return }
            expected = "a number from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let words):
            if let text = value.text, words.contains(where: { $0.lowercased() == text.lowercased() }) { return }
            expected = words.joined(separator: ", ")
        case .choices(let words):
            let known = Set(words.map { $0.lowercased() })
            if let items = value.items, items.allSatisfy({ known.contains($0.text?.lowercased() ?? "?") }) { return }
            expected = "an array of " + words.joined(separator: ", ")
        case .texts:
            if let items = value.items, items.allSatisfy({ $0.text != nil }) { return }
            expected = "an array of strings"
        case .point:
            if let text = value.text, FlowPoint(text) != nil { return }
            expected = "a point like \"50%,50%\" or \"100,200\""
        case .element:
            if value.text != nil { return }
            if let members = value.members, !members.isEmpty { return try check(members, ControlParameter.element) }
            expected = "a string for an element's text, or an object with text, id, role and so on"
        }
        let found = value.text.map { "\"\($0)\"" } ?? (value.double != nil ? value.json : value.kind)
        throw ControlArgumentError(
            argument: parameter.name, "`\(parameter.name)`: expected \(expected), found \(found)")
    }

    // MARK: Values

    private func value(_ name: String) -> JSONValue? { object[name] }

    /// The text of an argument.
    public func text(_ name: String) -> String? { value(name)?.text }
    /// A flag, which is false if it is left out.
    public func flag(_ name: String) -> Bool { value(name)?.bool ?? false }
    /// A whole number.
    public func int(_ name: String) -> Int? { value(name)?.int }
    /// A number.
    public func double(_ name: String) -> Double? { value(name)?.double }
    /// The strings of an array; none if it is left out.
    public func texts(_ name: String) -> [String] { value(name)?.items?.compactMap(\.text) ?? [] }
    /// A place.
    public func point(_ name: String) -> FlowPoint? { text(name).flatMap { FlowPoint($0) } }
    /// The direction of the argument `direction`.
    public var direction: FlowDirection? { text("direction").flatMap { FlowDirection(rawValue: $0.uppercased()) } }

    /// The element that the arguments themselves name; nil if they name none.
    public var element: FlowSelector? { Self.selector(object) }

    /// The element that an argument names.
    public func element(_ name: String) -> FlowSelector? {
        guard let value = value(name) else { return nil }
        return value.text.map { FlowSelector(text: FlowPattern($0)) } ?? Self.selector(value)
    }

    private static func selector(_ object: JSONValue) -> FlowSelector? {
        var selector = FlowSelector(
            text: object["text"]?.text.map { FlowPattern($0) }, id: object["id"]?.text.map { FlowPattern($0) },
            role: object["role"]?.text, index: object["index"]?.int, isEnabled: object["enabled"]?.bool,
            isSelected: object["selected"]?.bool, isChecked: object["checked"]?.bool,
            isFocused: object["focused"]?.bool)
        for relation in FlowSelector.Relation.allCases {
            guard let value = object[relation.rawValue],
                let other = value.text.map({ FlowSelector(text: FlowPattern($0)) }) ?? Self.selector(value)
            else { continue }
            selector.relatives.append(.init(relation: relation, selector: other))
        }
        return selector == FlowSelector() ? nil : selector
    }
}

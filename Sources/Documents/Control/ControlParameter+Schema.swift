extension ControlParameter {
    /// The JSON Schema of the argument.
    public var schema: JSONValue {
        var members: [JSONValue.Member]
        switch kind {
        case .text, .point: members = [.init("type", "string")]
        case .boolean: members = [.init("type", "boolean")]
        case .integer(let range):
            members = [
                .init("type", "integer"), .init("minimum", .integer(range.lowerBound)),
                .init("maximum", .integer(range.upperBound)),
            ]
        case .number(let range):
            members = [
                .init("type", "number"), .init("minimum", JSONValue(range.lowerBound)),
                .init("maximum", JSONValue(range.upperBound)),
            ]
        case .choice(let words): members = [.init("type", "string"), .init("enum", JSONValue(words))]
        case .choices(let words):
            members = [
                .init("type", "array"), .init("items", ["type": "string", "enum": JSONValue(words)]),
            ]
        case .texts: members = [.init("type", "array"), .init("items", ["type": "string"])]
        case .element: members = [.init("type", ["string", "object"])]
        }
        return .object(members + [.init("description", .string(summary))])
    }

    /// The JSON Schema of an object with such arguments.
    public static func schema(of parameters: [ControlParameter]) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("type", "object"),
            .init("properties", .object(parameters.map { JSONValue.Member($0.name, $0.schema) })),
        ]
        let required = parameters.filter(\.isRequired).map(\.name)
        if !required.isEmpty { members.append(.init("required", JSONValue(required))) }
        members.append(.init("additionalProperties", false))
        return .object(members)
    }
}

import Documents
import Testing

@Suite struct ControlArgumentsTests {
    private func read(_ value: JSONValue, for verb: ControlVerb) throws -> ControlArguments {
        try ControlArguments(value, for: verb.parameters)
    }

    @Test func readsAnElementInTheWordsOfFlows() throws {
        let arguments = try read(
            [
                "text": "A.*", "id": "x", "role": "button", "index": -1, "enabled": true, "below": "Title",
                "childOf": ["id": "list", "rightOf": "Icon"], "point": "50%, 10", "count": 2, "timeout": 0.5,
            ], for: .tap)
        let inner = FlowSelector(
            id: "list", relatives: [.init(relation: .rightOf, selector: FlowSelector(text: "Icon"))])
        #expect(
            arguments.element
                == FlowSelector(
                    text: "A.*", id: "x", role: "button", index: -1, isEnabled: true,
                    relatives: [
                        .init(relation: .below, selector: FlowSelector(text: "Title")),
                        .init(relation: .childOf, selector: inner),
                    ]))
        #expect(arguments.point("point") == FlowPoint(x: .percent(50), y: .points(10)))
        #expect(arguments.int("count") == 2 && arguments.double("timeout") == 0.5)
        #expect(try read([:], for: .tap).element == nil)
        #expect(try read(["text": nil], for: .tap).element == nil)
    }

    private static let mistakes: [(ControlVerb, JSONValue, String, String)] = [
        (.tap, ["txt": "a"], "txt", "there is no argument `txt`; there are `text`, `id`"),
        (.back, ["x": 1], "x", "there is no argument `x`; there are none"),
        (.tap, ["text": 1], "text", "`text`: expected a string, found 1"),
        (.tap, ["count": 0], "count", "`count`: expected a whole number from 1 to 10, found 0"),
        (.tap, ["count": 1.5], "count", "`count`: expected a whole number from 1 to 10, found 1.5"),
        (.tap, ["enabled": "yes"], "enabled", "`enabled`: expected true or false, found \"yes\""),
        (.tap, ["point": "middle"], "point", "expected a point like"),
        (.tap, ["below": ["name": "a"]], "name", "there is no argument `name`"),
        (.tap, ["below": [:]], "below", "expected a string for an element's text"),
        (.tap, ["timeout": 1e9], "timeout", "`timeout`: expected a number from 0.0 to 600.0"),
        (.swipe, ["direction": "north"], "direction", "expected up, down, left, right, found \"north\""),
        (.press, [:], "key", "`key` is missing"), (.press, ["key": nil], "key", "`key` is missing"),
        (.press, ["key": "a", "modifiers": ["hyper"]], "modifiers", "expected an array of shift"),
        (.log, ["since": -1], "since", "expected a whole number"),
    ]

    @Test(arguments: mistakes)
    func namesTheArgumentThatIsWrong(_ verb: ControlVerb, _ value: JSONValue, _ name: String, _ message: String) {
        let error = #expect(throws: ControlArgumentError.self) { try read(value, for: verb) }
        #expect(error?.argument == name)
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test func argumentsAreAnObject() {
        #expect(throws: ControlArgumentError.self) { try read([1], for: .back) }
    }

    @Test(arguments: ControlVerb.allCases)
    func everyVerbHasASchema(_ verb: ControlVerb) {
        let schema = ControlParameter.schema(of: verb.parameters)
        #expect(schema["type"] == "object" && schema["additionalProperties"] == false)
        #expect(schema["properties"]?.members?.map(\.name) == verb.parameters.map(\.name))
        #expect(Set(verb.parameters.map(\.name)).count == verb.parameters.count)
        for property in schema["properties"]?.members ?? [] {
            #expect(property.value["type"] != nil && property.value["description"]?.text?.isEmpty == false)
        }
        #expect(!verb.summary.isEmpty)
    }
}

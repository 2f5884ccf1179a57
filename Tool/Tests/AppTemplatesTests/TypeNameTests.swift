import Testing

@testable import AppTemplates

@Suite struct TypeNameTests {
    @Test(arguments: [
        ("Tasks", "Tasks"), ("my list", "MyList"), ("할 일", "할일"), ("2048", "App2048"), ("📝 Notes", "Notes"),
        ("to-do", "ToDo"), ("class", "Class"), ("a_b", "A_b"), (" Padded ", "Padded"), ("Ünïcode", "Ünïcode"),
        ("e\u{301}t", "Ét"), ("C++", "C"), ("_", ""),
    ])
    func becomesAnIdentifier(_ text: String, _ identifier: String) throws {
        if identifier.isEmpty {
            #expect(throws: TemplateError.self) { try TypeName(text, of: "app", prefix: "App") }
        } else {
            #expect(try TypeName(text, of: "app", prefix: "App").identifier == identifier)
        }
    }

    @Test(arguments: [
        "", "  ", "🎉", "...", "-x", "a/b", "a\"b", "a\nb", "a<b>", "a&b", "$(X)", String(repeating: "a", count: 61),
    ])
    func isRefused(_ text: String) {
        #expect(throws: TemplateError.self) { try TypeName(text, of: "app", prefix: "App") }
    }
}

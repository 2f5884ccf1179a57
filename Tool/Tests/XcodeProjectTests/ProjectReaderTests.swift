import Testing

@testable import XcodeProject

@Suite struct ProjectReaderTests {
    private func read(_ text: String) throws(ProjectError) -> ProjectValue {
        try ProjectReader.read(Array(text.utf8), file: "p")
    }

    @Test func readsWhatXcodeWrites() throws {
        let value = try read(
            """
            // !$*UTF8*$!
            {
                1A /* a.swift in Sources */ = {isa = PBXBuildFile; fileRef = 1B /* a.swift */; };
                list = (
                    a/b.swift,
                    "$(inherited)",
                );
                empty = ();
                "quoted key" = "a \\"b\\"\\n\\U00e9\\101";
                single = 'x;y';
                data = <0f aB>;
            }

            """)
        #expect(value["1A"]?["fileRef"]?.string == "1B")
        #expect(value["1A"]?.line == 3)
        #expect(value["list"]?.strings == ["a/b.swift", "$(inherited)"])
        #expect(value["list"]?.line == 4)
        #expect(value["empty"]?.strings == [])
        #expect(value["quoted key"]?.string == "a \"b\"\n\u{E9}A")
        #expect(value["single"]?.string == "x;y")
        #expect(value["data"]?.string == "0f aB")
    }

    @Test func takesXML() throws {
        let value = try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>objects</key><array><string>a</string><true/></array></dict></plist>
            """)
        #expect(value["objects"]?.strings == ["a", "YES"])
    }

    @Test(arguments: [
        ("{\n a = 1\n b = 2;\n}", 3, "expected \";\" after the value of \"a\", found \"b\""),
        ("{\n a = (1\n 2);\n}", 3, "expected \",\" between the items of a list, found \"2\""),
        ("{\n a = {\n", 2, "\"{\" without its \"}\""),
        ("{\n a = \"b\n", 2, "a quoted text without its end"),
        ("{\n /* a\n\n }", 2, "a comment without its end"),
        ("{ a = ; }", 1, "expected a value, found \";\""),
        ("{}\nmore", 2, "there is something after the end"),
        ("<<<<<<< HEAD\n{}", 1, "\"<\" without its \">\""),
        ("", 1, "expected a value, found the end of the file"),
    ])
    func namesThePlaceOfAnError(_ text: String, _ line: Int, _ message: String) {
        #expect(throws: ProjectError(file: "p", line: line, message: message)) { try read(text) }
    }

    @Test func refusesDeepNesting() {
        #expect(throws: ProjectError.self) { try read(String(repeating: "(", count: 100_000)) }
    }
}

import Testing

@testable import SourceTranslator

/// Classes that SwiftData keeps.
@Suite struct PersistentModelTests {
    private func translate(_ source: String) -> String {
        let index = ModuleIndex([Translator.index(source)])
        return Translator.translate(source, path: "/app/File.swift", index: index).source ?? ""
    }

    @Test func propertiesThatAreNotKeptLoseTheirMark() {
        let result = translate(
            """
            import SwiftData
            @Model final class Note {
                @Transient var visits = 0
                var day: String
            }
            extension Note {
                @Transient
                var isOpen: Bool { day.isEmpty }
            }
            """)
        #expect(!result.contains("@Transient"))
        #expect(result.contains("@SwiftData._ModelProperty var day") && !result.contains("_ModelProperty var visits"))
        #expect(result.contains("var isOpen: Bool { day.isEmpty }"))
    }

    @Test func macrosOfConstraintsAreMadeWhatTheyTell() {
        let result = translate(
            """
            import SwiftData
            @Model public class Seat {
                #Unique<Seat>([\\.row, \\.number], [\\.guest])
                #Index<Seat>([\\.row], [\\.number])
                var row: String
            }
            """)
        #expect(
            result.contains(
                "public static var _uniqueKeys: [[AnyKeyPath]] "
                    + "{ SwiftData._keys(of: Seat.self, [[\\.row, \\.number], [\\.guest]]) }"))
        #expect(!result.contains("#Index") && !result.contains("#Unique"))
    }
}

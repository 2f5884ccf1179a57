import Testing

@testable import SourceTranslator

@Suite struct RequiredInitialiserTests {
    private func translate(_ source: String) -> String {
        let index = ModuleIndex([Translator.index(source)])
        return Translator.translate(source, path: "/app/File.swift", index: index).source ?? source
    }

    private let made = "self.init(_assigning: (Self.self as! NSObject.Type)._makeObject() as! Self)"

    @Test func aPlainInitialiserMakesAnObjectOfWhateverClassItIs() {
        let text = translate(
            """
            protocol Made: class {
                init()
            }
            extension Made {
                init(_ block: (Self) -> Void) {
                    self.init()
                    block(self)
                }
            }
            extension NSObject: Made {}

            """)
        #expect(text.contains("extension _Assigned_Made { init(_assigning value: Self) { self = value } }"))
        #expect(text.contains("protocol Made: class, _Assigned_Made {") && text.contains(made))
    }

    @Test func protocolsOfTheAppsOwnTypesKeepTheirs() {
        for source in [
            "protocol Made { init() }\nextension Made { init(a: Int) { self.init() } }\nstruct A: Made {}\n",
            "protocol Made: AnyObject { init() }\nextension Made { init(a: Int) { self.init() } }\n",
        ] {
            #expect(!translate(source).contains("_assigning"))
        }
    }
}

import Testing

@testable import SourceTranslator

@Suite struct ErrorCastTests {
    /// The author's lines, translated.
    private func translate(_ source: String) -> String {
        let index = ModuleIndex([Translator.index(source)])
        let result = Translator.translate(source, path: "/app/File.swift", index: index).source ?? source
        return result.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0.hasPrefix("import ") || $0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
    }

    @Test func castsTakeEveryError() {
        #expect(translate("let a = e as? NSError\n") == "let a = e as? any Swift.Error as NSError?\n")
        #expect(translate("let a = (e as! NSError).code\n") == "let a = (e as! any Swift.Error as NSError).code\n")
        #expect(translate("let a = e is NSError\n") == "let a = e is any Swift.Error\n")
        #expect(
            translate("let a = e as? Foundation.NSError ?? other\n")
                == "let a = e as? any Swift.Error as NSError? ?? other\n")
    }

    @Test func plainConversionsStay() {
        for source in ["let a = e as NSError\n", "let a = e as NSError?\n", "let a = e as? NSErrorPointer\n"] {
            #expect(translate(source) == source)
        }
    }

    @Test func aCaughtErrorIsOneWhateverItIs() {
        #expect(
            translate("do { try f() } catch let e as NSError { g(e) }\n")
                == "do { try f() } catch let _error_e     { let e = _error_e as NSError; g(e) }\n")
        #expect(
            translate("do { try f() } catch var e as NSError { g(e) }\n").contains(
                "{ var e = _error_e as NSError; g(e) }"))
        #expect(
            translate("do { try f() } catch let e as NSError where e.domain == x.e { g(e) } catch {}\n")
                .contains("where (_error_e as NSError).domain == x.e {"))
        #expect(
            translate("do { try f() } catch let e as DecodingError { g(e) }\n")
                == "do { try f() } catch let e as DecodingError { g(e) }\n")
    }

    @Test func conditionsAndCasesDoToo() {
        #expect(
            translate("guard case let e as NSError = a ?? b else { return }\n")
                .contains("= (a ?? b) as? any Swift.Error as NSError? else { return }"))
        #expect(
            translate("switch e {\ncase let e as NSError where e.code == 1: g(e)\ndefault: break\n}\n")
                .contains(
                    "case let _error_e as any Swift.Error where (_error_e as NSError).code == 1: "
                        + "let e = _error_e as NSError; g(e)\n"))
        #expect(translate("if case is NSError = e { g() }\n") == "if case is any Swift.Error = e { g() }\n")
    }
}

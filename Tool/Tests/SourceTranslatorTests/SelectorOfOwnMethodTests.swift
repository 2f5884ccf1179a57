import Testing

@testable import SourceTranslator

@Suite struct SelectorOfOwnMethodTests {
    private func translate(_ source: String) -> String {
        let index = ModuleIndex([Translator.index(source)])
        return Translator.translate(source, path: "/app/File.swift", index: index).source ?? source
    }

    private let use =
        "import UIKit\nclass A: UIViewController {\n func f() -> Selector { #selector(dismissKeyboard) }\n}\n"

    @Test func aMethodOfTheAppsIsNotMistakenForOneOfASubclass() {
        let own = translate(use + "extension UIViewController {\n @objc func dismissKeyboard() {}\n}\n")
        #expect(own.contains("Selector(\"dismissKeyboard\")"))
        #expect(own.contains("SelectorTable.add(UIViewController.self, \"dismissKeyboard\")"))
        #expect(!own.contains("UIInputViewController"))
    }

    @Test func whatSwiftMayNotUseIsEnteredNevertheless() {
        let text = translate(
            "import UIKit\nclass A: UIView {\n @available(*, unavailable, message: \"no\") @objc func old() {}\n"
                + " @available(iOS 13, *) @objc func new() {}\n}\n")
        #expect(text.contains("t.old()") && !text.contains("unavailable") && text.contains("@available(iOS 13, *)"))
    }

    @Test func theFrameworksOwnIsEnteredOtherwise() {
        let text = "import UIKit\nlet s = #selector(UIInputViewController.dismissKeyboard)\n"
        #expect(translate(text).contains("SelectorTable.add(UIInputViewController.self, \"dismissKeyboard\")"))
    }
}

import Testing

@testable import SourceTranslator

@Suite struct SingleErrorTests {
    private func isChanged(_ source: String) -> Bool {
        let index = ModuleIndex([Translator.index(source)])
        let result = Translator.translate(source, path: "/app/File.swift", index: index).source ?? source
        return result.contains(".failure")
    }

    @Test(arguments: [
        "a.subscribe { switch $0 { case .success: f()\ncase .error: g()\n} }",
        "a.subscribe({ (e) in switch e { case let .success(v): f(v)\ncase let .error(x): g(x)\n} })",
        "a.map { $0 }.subscribe { [weak self] e in switch e { case .error(let x): g(x)\ncase .success(_): break\n} }",
    ])
    func outcomesAreChanged(_ source: String) {
        #expect(isChanged(source + "\n"))
    }

    @Test(arguments: [
        "a.subscribe { switch $0 { case .success: f()\ncase .error: g()\ncase .completed: h()\n} }",
        "a.subscribe { e in switch e { case .next: f()\ncase .error: g()\ndefault: break\n} }",
        "a.load { e in switch e { case .success: f()\ncase .error: g()\n} }",
        "a.subscribe { e in switch state { case .success: f()\ncase .error: g()\n} }",
        "a.subscribe { e in b.load { e in switch e { case .success: f()\ncase .error: g()\n} } }",
        "switch state { case .success: f()\ncase .error: g()\n}",
    ])
    func othersAreNot(_ source: String) {
        #expect(!isChanged(source + "\n"))
    }
}

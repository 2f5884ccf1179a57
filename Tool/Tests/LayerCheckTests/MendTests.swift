import Foundation
import Testing

@testable import LayerCheck

/// What `--fix` changes of a source, and what it leaves alone.
struct MendTests {
    private func mend(_ text: String, _ rule: String) -> String {
        let checker = LayerChecker(text: text)
        return String(
            decoding: Fixer.mended(Array(text.utf8), by: checker.findings(rules: [rule])).0, as: UTF8.self)
    }

    private func list(_ body: String, import module: String = "Combine") -> String {
        """
        import \(module)
        final class List {
            var bag = Set<AnyCancellable>()
            let disposeBag = DisposeBag()
            let model = ListModel()
            func bind() {
                \(body)
            }
        }
        """
    }

    @Test(arguments: [
        ("model.$a.sink {self.show()}.store(in: &bag)", "model.$a.sink { [weak self] in self?.show()}.store(in: &bag)"),
        (
            "model.$a.sink {self.show(self.a)}.store(in: &bag)",
            "model.$a.sink { [weak self] in guard let self else { return }; self.show(self.a)}.store(in: &bag)"
        ),
        (
            "model.$a.sink { [model] a in self.show(a, model) }.store(in: &bag)",
            "model.$a.sink { [weak self, model] a in self?.show(a, model) }.store(in: &bag)"
        ),
        (
            "model.$a.sink { (a: Int) -> Void in self.a = a }.store(in: &bag)",
            "model.$a.sink { [weak self] (a: Int) -> Void in self?.a = a }.store(in: &bag)"
        ),
        (
            "model.$a.sink(receiveCompletion: { _ in self.end() }, receiveValue: { self.a = $0 }).store(in: &bag)",
            "model.$a.sink(receiveCompletion: { [weak self] _ in self?.end() }, receiveValue: { [weak self] in self?.a = $0 }).store(in: &bag)"
        ),
        (
            "model.$a.sink { self.rows[0].title = $0 }.store(in: &bag)",
            "model.$a.sink { [weak self] in self?.rows[0].title = $0 }.store(in: &bag)"
        ),
        (
            "model.$a.assign(to: \\List.label.text, on: self).store(in: &bag)",
            "model.$a.sink { [weak self] in self?.label.text = $0 }.store(in: &bag)"
        ),
        // A comment beside the brace stays there.
        (
            "model.$a.sink { // both\n            self.a = $0\n            self.b = $0\n        }.store(in: &bag)",
            "model.$a.sink { [weak self] in // both\n            guard let self else { return }\n            self.a = $0\n            self.b = $0\n        }.store(in: &bag)"
        ),
        (
            "model.$a.sink { if $0 { self.show() } }.store(in: &bag)",
            "model.$a.sink { [weak self] in guard let self else { return }; if $0 { self.show() } }.store(in: &bag)"
        ),
    ]) func holdsWeakly(_ before: String, _ after: String) {
        let mended = mend(list(before), "binding-retains-self")
        #expect(mended == list(after))
        #expect(SourceFile.parses(mended) && LayerChecker(text: mended).findings(rules: ["binding-retains-self"]) == [])
    }

    /// What a closure gives back would have to be made up; what names `self` in its list may leave it out in its body.
    @Test(arguments: [
        "model.$a.map { self.text($0) }.sink { print($0) }.store(in: &bag)",
        "model.$a.map { self.text($0) }.sink { self.show($0) }.store(in: &bag)",
        "model.$a.filter { _ in self.isOn }.sink { print($0) }.store(in: &bag)",
        "model.$a.sink { [self] in show($0) }.store(in: &bag)",
        "model.$a.sink { guard let self = self as List? else { return }; self.show(self.a) }.store(in: &bag)",
        "model.$a.sink { self.show($0); return self.end() }.store(in: &bag)",
    ]) func leavesWhatIsNotMechanical(_ body: String) {
        #expect(LayerChecker(text: list(body)).findings(rules: ["binding-retains-self"]).count == 1)
        #expect(mend(list(body), "binding-retains-self") == list(body))
    }

    @Test func keepsLineEndsAndTabs() {
        let before =
            "import Combine\r\nfinal class List {\r\n\tvar bag = Set<AnyCancellable>()\r\n\tfunc bind() {\r\n\t\tmodel.$a.sink {\r\n\t\t\tself.a = $0\r\n\t\t\tself.b = $0\r\n\t\t}.store(in: &bag)\r\n\t}\r\n}\r\n"
        let after = before.replacing(
            "sink {\r\n", with: "sink { [weak self] in\r\n\t\t\tguard let self else { return }\r\n")
        #expect(mend(before, "binding-retains-self") == after)
    }

    @Test(arguments: [
        // Which of two?
        "final class List { var a = Set<AnyCancellable>(); var b = Set<AnyCancellable>()\n    func bind() { model.$x.sink { print($0) }\n        print(1) } }",
        // `self` would have to be written.
        "final class List { var a = Set<AnyCancellable>()\n    func bind() { queue.async { model.$x.sink { print($0) } } } }",
        "final class List { var a = Set<AnyCancellable>()\n    static func bind() { model.$x.sink { print($0) }\n        print(1) } }",
        // Another of that name.
        "final class List { var a = Set<AnyCancellable>()\n    func bind() { let a = 1\n        model.$x.sink { print($0) } } }",
        "struct List { var a = Set<AnyCancellable>()\n    func bind() { model.$x.sink { print($0) }\n        print(1) } }",
        // Once kept it would keep the object.
        "final class List { var a = Set<AnyCancellable>()\n    func bind() { model.$x.map { self.f($0) }.sink { print($0) }\n        print(1) } }",
    ]) func keepsOnlyWhatItsObjectCanKeep(_ text: String) {
        let text = "import Combine\n" + text
        #expect(LayerChecker(text: text).findings(rules: ["subscription-not-kept"]).count == 1, "\(text)")
        #expect(mend(text, "subscription-not-kept") == text)
    }

    @Test(arguments: [
        // What was bound once would end with the first use.
        "    override func awakeFromNib() { tap.sink { }.store(in: &bag) }\n",
        // A class below binds what it likes.
        "}\nfinal class OtherCell: RowCell {\n",
    ]) func emptiesNoSetThatMayHoldMore(_ more: String) {
        let text =
            "import UIKit\nimport Combine\nclass RowCell: UITableViewCell {\n    var bag = Set<AnyCancellable>()\n    func show(_ row: Row) { row.$title.sink { print($0) }.store(in: &bag) }\n\(more)}"
        #expect(LayerChecker(text: text).findings(rules: ["cell-keeps-subscriptions"]).count == 1, "\(text)")
        #expect(mend(text, "cell-keeps-subscriptions") == text)
    }

    @Test func overridesAsPublicAsItsClass() {
        let text =
            "import UIKit\nimport Combine\npublic final class RowCell: UITableViewCell {\n  var bag = Set<AnyCancellable>()\n  func show(_ row: Row) { row.$title.sink { print($0) }.store(in: &bag) }\n}\n"
        let wanted = text.replacing(
            "&bag) }\n}",
            with:
                "&bag) }\n\n  public override func prepareForReuse() {\n    super.prepareForReuse()\n    bag.removeAll()\n  }\n}"
        )
        #expect(mend(text, "cell-keeps-subscriptions") == wanted)
    }

    /// A state object can be neither replaced nor handed on whole.
    @Test(arguments: [
        "Button(\"\") { model = ListModel() }", "Row(model: $model)", "Text(\"\").onAppear { print(_model) }",
    ]) func makesNoStateObjectOfWhatIsReplaced(_ use: String) {
        let text =
            "import SwiftUI\nfinal class ListModel: ObservableObject { @Published var rows = [1] }\nstruct List: View {\n    @ObservedObject var model = ListModel()\n    var body: some View { \(use) }\n}"
        #expect(LayerChecker(text: text).findings(rules: ["view-model-made-anew"]).count == 1)
        #expect(mend(text, "view-model-made-anew") == text)
    }

    @Test(arguments: [
        "@Observable final class AViewModel { var tint: Color? }",
        "final class AViewModel: ObservableObject { @AppStorage(\"a\") var a = 1 }",
        "final class AViewModel { func go() { withAnimation { } } }",
        "final class AViewModel { var rows = [1]; func move(_ a: IndexSet, _ b: Int) { rows.move(fromOffsets: a, toOffset: b) } }",
        "final class AViewModel { var image: UIImage? }", "final class AViewModel { var thing: SomethingUnknown? }",
    ]) func importsNothingElseWhereTheInterfaceIsUsed(_ text: String) {
        let text = "import SwiftUI\n" + text
        #expect(LayerChecker(text: text).findings(rules: ["view-model-imports-ui"]).count == 1)
        #expect(mend(text, "view-model-imports-ui") == text)
    }

    @Test func makesOneOfTwoMendsThatTouch() {
        let text = Array("abcdef".utf8)
        func finding(_ range: Range<Int>, _ text: String) -> Finding {
            Finding(
                rule: "r", path: "a", line: 1, column: 1, message: "", subject: "",
                fix: [Finding.Edit(range: range, text: text)])
        }
        let (both, two) = Fixer.mended(text, by: [finding(4..<5, "5"), finding(0..<2, "12")])
        #expect(String(decoding: both, as: UTF8.self) == "12cd5f" && two == 2)
        let (one, count) = Fixer.mended(text, by: [finding(0..<2, "12"), finding(1..<3, "23"), finding(2..<2, "x")])
        #expect(String(decoding: one, as: UTF8.self) == "12cdef" && count == 1)
        let (none, no) = Fixer.mended(text, by: [finding(4..<9, "x")])
        #expect(none == text && no == 0)
    }

    @Test func leavesFilesThatAreNoText() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mend-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let bytes =
            Data("import UIKit\nfinal class TodoViewModel { var title = \"".utf8) + [0xFF, 0xFE] + Data("\" }\n".utf8)
        let file = folder.appending(path: "a.swift")
        try bytes.write(to: file)
        let found = try LayerChecker(path: folder.path).findings()
        #expect(found.contains { !$0.fix.isEmpty })
        #expect(try Fixer.mend(found, in: folder) == 0)
        #expect(try Data(contentsOf: file) == bytes)
    }
}

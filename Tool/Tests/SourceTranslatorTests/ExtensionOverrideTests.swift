import Testing

@testable import SourceTranslator

@Suite struct ExtensionOverrideTests {
    private func translate(_ files: String...) -> [String] {
        let index = ModuleIndex(files.map(Translator.index))
        return files.enumerated().map { number, text in
            Translator.translate(text, path: "/app/File\(number).swift", index: index).source ?? text
        }
    }

    @Test func movesTheOverrideIntoTheClass() {
        let results = translate(
            "class A: UIViewController {\n}\n",
            "extension A {\n    override func viewWillAppear(_ animated: Bool) { print(#function) }\n}\n")
        #expect(
            results[0].contains(
                "{\noverride func viewWillAppear(_ animated: Bool) { return _seam_A_viewWillAppear(animated) } }\n"))
        #expect(results[1].contains("func _seam_A_viewWillAppear(_ animated: Bool) { print(\"viewWillAppear(_:)\") }"))
        #expect(!results[1].contains("override"))
    }

    @Test func theClassCallsWhatNobodyElseMay() {
        let results = translate(
            "class A: UICollectionView {\n}\nextension A {\n"
                + "    @available(*, unavailable) override func reloadData() { super.reloadData() }\n"
                + "    @available(*, unavailable, message: \"no\")\n    override var bounces: Bool { get { true } set {} }\n}\n"
        )
        #expect(results[0].contains("override func reloadData() { return _seam_A_reloadData() }"))
        #expect(results[0].contains("_seam_A_bounces") && !results[0].contains("unavailable"))
    }

    @Test func aDelegatesMethodOfAnExtensionIsOverriddenInAnExtension() {
        let method = "func textView(_ view: UITextView, shouldChangeTextIn range: NSRange) -> Bool { true }"
        let results = translate(
            "class A: UIViewController {\n}\nextension A: UITextViewDelegate {\n    \(method)\n    func other() {}\n}\n",
            "class B: A {\n}\nextension B {\n    override \(method)\n}\n")
        #expect(
            results[0].contains(
                "{\nfunc textView(_ view: UITextView, shouldChangeTextIn range: NSRange) -> Bool { return"))
        #expect(results[0].contains("func _seam_A_textView(_") && results[0].contains(" func other() {}"))
        #expect(results[1].contains("{\noverride func textView(_") && results[1].contains(" func _seam_B_textView(_"))
    }

    @Test func theClassesFileImportsWhatTheMemberNames() {
        let results = translate(
            "import Foundation\nclass A: Item {\n}\n",
            "import Foundation\nimport UIKit\nextension Item {\n    func plain() {}\n}\n",
            "import UIKit\nextension A {\n    override func cell(in table: UITableView) {}\n}\n",
            "class Item {\n    func cell(in table: UITableView) {}\n}\n")
        #expect(
            results[0].hasPrefix("import UIKit\nimport ObjectiveC\n")
                || results[0].hasPrefix("import ObjectiveC\nimport UIKit\n"))
        #expect(!results[3].contains("import UIKit"))
    }

    @Test func whatIsOpenStandsInTheClassForOtherModules() {
        let results = translate(
            "open class A: UIResponder, UIWindowSceneDelegate {\n}\nextension A {\n"
                + "    open func sceneDidBecomeActive(_ scene: UIScene) { print(#function) }\n"
                + "    @objc open var isIdle: Bool { true }\n    public func other() {}\n}\n")
        #expect(
            results[0].contains(
                "open func sceneDidBecomeActive(_ scene: UIScene) { return _seam_A_sceneDidBecomeActive(scene) }"))
        #expect(results[0].contains("open var isIdle: Bool { return _seam_A_isIdle }"))
        #expect(results[0].contains(" func _seam_A_sceneDidBecomeActive(_ scene: UIScene) {"))
        #expect(results[0].contains("    public func other() {}"))
    }

    @Test func whatOverridesNothingStaysWhereItIs() {
        let results = translate(
            "class A: Formatter {\n}\n",
            "extension A {\n override func string(for o: Any?) -> String? { nil }\n"
                + " override func getObjectValue(_ o: P?, for string: String, errorDescription error: Q?) -> Bool { true }\n}\n"
        )
        #expect(results[0].contains("_seam_A_string") && !results[0].contains("getObjectValue"))
        #expect(results[1].contains("func _seam_own_getObjectValue(_ o: P?") && !results[1].contains("override"))
    }

    @Test(arguments: [
        ("override func a(x y: inout Int, _ z: B) throws -> C { z.c }", "{ return try _seam_A_a(x: &y, z) }"),
        (
            "override func a(in _: B, _: C) -> D { .e }",
            "override func a(in _seam_0: B, _ _seam_1: C) -> D { return _seam_A_a(in: _seam_0, _seam_1) }"
        ),
        ("override class func a() async {}", "override class func a() async { return await _seam_A_a() }"),
        ("override var a: Int { 1 }", "override var a: Int { return _seam_A_a }"),
        (
            "public override var a: Int { get { 1 } set {} }",
            "public override var a: Int { get { return _seam_A_a } set { _seam_A_a = newValue } }"
        ),
    ])
    func forwards(_ member: String, _ expected: String) {
        let results = translate("class A: B { let x = 1 }\nextension A { \(member) }\n")
        #expect(results[0].contains(expected), "\(results[0])")
    }

    @Test func leavesAloneWhatIsNoOverrideOfAClassOfTheModule() {
        #expect(translate("extension Other { override func layoutSubviews() {} }\n")[0].contains("override"))
        #expect(!translate("class A {}\nextension A { func b() {} }\n")[0].contains("_seam_"))
    }

    @Test func frameworksClassesTakeTheOverrideWhenTheAppStarts() {
        let result = translate(
            "extension UIWindow {\n    open override func motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) {}\n"
                + "    override public var canBecomeFirstResponder: Bool { true }\n}\n")[0]
        #expect(result.contains("func _seam_UIWindow_motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) {}"))
        #expect(
            result.contains(
                "private final class _Seam0_Changed: UIWindow { override func motionEnded(_ m: UIEvent.EventSubtype, "
                    + "with e: UIEvent?) { return _seam_UIWindow_motionEnded(m, with: e) } }\n"), "\(result)")
        #expect(
            result.contains(
                "private final class _Seam1_Changed: UIWindow { override var canBecomeFirstResponder: Bool "
                    + "{ return _seam_UIWindow_canBecomeFirstResponder } }\n"), "\(result)")
        #expect(
            result.contains(
                "_ExtensionOverrides.adopt(_Seam1_Changed.self, notIn: _Seam1_Plain.self, into: UIWindow.self)\n"))
    }

    @Test func returnsToTheAuthorsPlace() {
        let result = translate(
            "class A { @objc func b() {} }\n#sourceLocation(file: \"X\", line: 9)\n#sourceLocation()\nlet c = 1\n")[0]
        #expect(
            result.contains(
                "#sourceLocation(file: \"X\", line: 9)\n#sourceLocation(file: \"/app/File0.swift\", line: 4)\n"))
    }

    @Test func whatASubclassOverridesIsAMemberOfTheClass() {
        let results = translate(
            "class A: UIViewController {\n}\n",
            "extension A {\n    @objc func reload(_ all: Bool) { print(#function) }\n    @objc var name: String { \"a\" }\n"
                + "    @objc func keep() {}\n}\n",
            "class B: A {\n    override func reload(_ all: Bool) { super.reload(all) }\n"
                + "    override var name: String { \"b\" }\n}\n")
        #expect(results[0].contains("func reload(_ all: Bool) { return _seam_A_reload(all) }"), "\(results[0])")
        #expect(results[0].contains("var name: String { return _seam_A_name }"), "\(results[0])")
        #expect(!results[0].contains("keep") && !results[0].contains("override"))
        #expect(results[1].contains("func _seam_A_reload(_ all: Bool) { print(\"reload(_:)\") }"), "\(results[1])")
        #expect(results[1].contains("var _seam_A_name: String") && results[1].contains("func keep()"))
        #expect(results[2].contains("override func reload(_ all: Bool) { super.reload(all) }"), "\(results[2])")
    }

    @Test func observersStayWithTheClass() {
        let results = translate(
            "class A: UITableViewCell {\n}\n",
            "extension A {\n    override open var isSelected: Bool {\n        willSet { mark(newValue) }\n"
                + "        didSet(before) { mark(before) }\n    }\n}\n")
        #expect(
            results[0].contains(
                "override open var isSelected: Bool { willSet { _seam_A_isSelected_willSet(newValue) } "
                    + "didSet { _seam_A_isSelected_didSet(oldValue) } }"), "\(results[0])")
        #expect(results[1].contains("func _seam_A_isSelected_willSet(_ newValue: Bool) { mark(newValue) }"))
        #expect(results[1].contains("func _seam_A_isSelected_didSet(_ before: Bool) { mark(before) }"))
        #expect(!results[1].contains("isSelected:") && !results[1].contains("override"))
    }

    @Test func aSuperclassMayHaveOneToo() {
        let result = translate(
            "class A: NSObject {}\nclass B: A {}\nextension A { override func isEqual(_ o: Any?) -> Bool { true } }\n"
                + "extension B { override func isEqual(_ o: Any?) -> Bool { false } }\n")[0]
        #expect(result.contains("func _seam_A_isEqual(") && result.contains("func _seam_B_isEqual("))
    }

    @Test(arguments: ["canImport(UIKit)", "os(iOS) || os(tvOS)", "!os(macOS)", "canImport(UIKit) && !os(watchOS)"])
    func aConditionOfEveryBuildIsNone(_ condition: String) {
        let results = translate(
            "#if \(condition)\nclass A: UIView {}\nextension A { override func layoutSubviews() {} }\n#endif\n")
        #expect(results[0].contains("override func layoutSubviews() { return _seam_A_layoutSubviews() }"))
    }

    @Test func whatNoBuildHasDeclaresNothing() {
        let results = translate(
            "#if os(macOS)\nclass A: NSView {}\nextension A { override func layout() {} }\n#else\nclass A: UIView {}\n"
                + "#endif\n")
        #expect(!results[0].contains("_seam_A_layout() }"))
    }
}

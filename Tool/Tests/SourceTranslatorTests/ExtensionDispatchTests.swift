import Testing

@testable import SourceTranslator

/// Overrides of what an extension of a class of another module declares.
@Suite struct ExtensionDispatchTests {
    private func translate(_ files: [String]) -> [String] {
        let index = ModuleIndex(files.map(Translator.index))
        return files.map { Translator.translate($0, path: "/A.swift", index: index).source ?? $0 }
    }

    @Test func asksForTheOverride() {
        let source = translate([
            "extension UIImageView {\n    @objc public func preloads(_ all: Bool) -> Bool { return true }\n}\n",
            "class Moving: UIImageView {\n    override func preloads(_ all: Bool) -> Bool { super.preloads(all) }\n}\n",
        ])
        #expect(
            source[0].contains(
                "public func preloads(_ all: Bool) -> Bool { if let own = self as? Moving "
                    + "{ return own._seam_own_preloads(all) }; return _seam_inherited_preloads(all) }; "
                    + "func _seam_inherited_preloads(_ all: Bool) -> Bool { return true }"))
        #expect(
            source[1].contains(
                "func _seam_own_preloads(_ all: Bool) -> Bool { super._seam_inherited_preloads(all) }"))
        #expect(!source[1].contains("override"))
    }

    /// Swift 3 exposes what extensions of objects declare without a word.
    @Test func asksForTheOverrideWhereExposureIsInferred() {
        let files = [
            "extension UIImageView {\n    func preloads() -> Bool { return true }\n}\n",
            "class Moving: UIImageView {\n    override func preloads() -> Bool { return false }\n}\n",
        ]
        var index = ModuleIndex(files.map(Translator.index))
        #expect(Translator.translate(files[1], path: "/A.swift", index: index).source?.contains("_seam_own") != true)
        index.infersExposure = true
        let source = files.map { Translator.translate($0, path: "/A.swift", index: index).source ?? $0 }
        #expect(source[0].contains("if let own = self as? Moving { return own._seam_own_preloads() }"))
        #expect(source[1].contains("func _seam_own_preloads() -> Bool { return false }"))
        #expect(!source[1].contains("override"))
    }

    @Test func leavesLowerOverridesToTheTable() {
        let source = translate([
            "extension UIViewController { @objc func prepareScreen() {} }\n",
            "class Base: UITableViewController { override func prepareScreen() { super.prepareScreen() } }\n",
            "class Leaf: Base { override func prepareScreen() { super.prepareScreen() } }\n",
        ])
        #expect(source[0].contains("if let own = self as? Base"))
        #expect(!source[0].contains("Leaf"))
        #expect(source[1].contains("func _seam_own_prepareScreen() { super._seam_inherited_prepareScreen() }"))
        #expect(source[2].contains("override func _seam_own_prepareScreen() { super._seam_own_prepareScreen() }"))
    }

    /// The classes come from the frameworks' declarations.
    @Test(arguments: [
        ("UIView", "UIRefreshControl"), ("UIControl", "UISearchTextField"), ("UIView", "UIListContentView"),
        ("UIResponder", "UIContentUnavailableView"), ("UIScrollView", "UITableView"), ("CALayer", "CAShapeLayer"),
        ("UIViewController", "UIAlertController"), ("NSObject", "SomeClassOfAnotherModule"),
    ]) func knowsFamilies(upper: String, lower: String) {
        let source = translate([
            "extension \(upper) { @objc func mark() {} }\nclass Own: \(lower) { override func mark() {} }\n"
        ])
        #expect(source[0].contains("if let own = self as? Own"))
        #expect(!FrameworkClasses.is(upper, under: lower))
    }

    @Test func knowsOtherNamesOfTheClass() {
        let source = translate([
            """
            #if os(macOS)
            typealias PlatformView = NSImageView
            #else
            typealias PlatformView = UIImageView
            #endif
            extension PlatformView { @objc func preloads() -> Bool { true } }
            class Moving: UIImageView { override func preloads() -> Bool { false } }
            """
        ])
        #expect(source[0].contains("if let own = self as? Moving"))
    }

    @Test(arguments: [
        // No one overrides it.
        "extension UIView { @objc func mark() {} }\nclass A: UIView {}\n",
        // The override is of another class's member.
        "extension UIView { @objc func mark() {} }\nclass A: CALayer { override func mark() {} }\n",
        "extension UIView { @objc func mark() {} }\nclass B: UIView { func other() {} }\n"
            + "class A: Operation { override func mark() {} }\n",
        // Objective-C does not see it.
        "extension UIView { func mark() {} }\nclass A: UIView { override func mark() {} }\n",
    ])
    func leavesAloneWhatIsNotOverridden(_ source: String) {
        #expect(!translate([source])[0].contains("_seam_"))
    }

    @Test func asksForOverridesInExtensionsOfOtherModulesClasses() {
        let source = translate([
            "extension UIView { @objc func prepare(_ all: Bool) { hide() } }\n",
            "extension UILabel { override func prepare(_ all: Bool) { super.prepare(all) } }\n",
            "extension UIControl { override func prepare(_ all: Bool) {} }\n"
                + "extension UIButton { override func prepare(_ all: Bool) { super.prepare(all) } }\n",
            "class Big: UIButton { override func prepare(_ all: Bool) { super.prepare(all) } }\n",
        ])
        let order = ["Big", "UIButton", "UIControl", "UILabel"].map {
            source[0].firstRange(of: "as? \($0) ")?.lowerBound
        }
        #expect(order.allSatisfy { $0 != nil })
        #expect(order[0]! < order[1]! && order[1]! < order[2]!)
        #expect(source[1].contains("func _seam_own_UILabel_prepare(_ all: Bool) { self._seam_inherited_prepare(all) }"))
        #expect(
            source[2].contains("func _seam_own_UIButton_prepare(_ all: Bool) { self._seam_own_UIControl_prepare(all) }")
        )
        #expect(source[3].contains("func _seam_own_prepare(_ all: Bool) { super._seam_own_UIButton_prepare(all) }"))
        #expect(!source.joined().contains("override"))
    }

    @Test func asksForOverridesOfProperties() {
        let source = translate([
            "extension UIViewController { @objc var isShy: Bool { false } }\n",
            "class Screen: UIViewController {}\nextension Screen { override var isShy: Bool { !super.isShy } }\n",
            "extension UIView { @objc var tone: Int { get { 1 } set {} } }\n",
            "class Dark: UIView { override var tone: Int { get { super.tone } set { super.tone = newValue } } }\n",
        ])
        #expect(
            source[0].contains(
                "var isShy: Bool { if let own = self as? Screen { return own._seam_own_isShy }; "
                    + "return _seam_inherited_isShy }; var _seam_inherited_isShy: Bool { false }"))
        #expect(source[1].contains("var _seam_own_isShy: Bool { !super._seam_inherited_isShy }"))
        #expect(!source[1].contains("override"))
        #expect(
            source[2].contains(
                "set { if let own = self as? Dark { own._seam_own_tone = newValue; return }; "
                    + "_seam_inherited_tone = newValue }"))
        #expect(source[3].contains("set { super._seam_inherited_tone = newValue }"))
    }

    @Test func selectorsOfGenericTypesAreTheirConstraints() {
        let source = translate([
            "extension Reactive where Base: UIViewController {\n    var gone: Int { sent(#selector(Base.didMove)) }\n}\n"
        ])
        #expect(source[0].contains("Selector(\"didMoveToParentViewController:\")"), "\(source[0])")
    }

    @Test func overloadsAreToldApartByTheirArguments() {
        let source = translate([
            "class A: NSObject {\n    @objc(a:) func take(_ a: Int) {}\n    @objc(b:) func take(_ a: String) {}\n}\n"
        ])
        #expect(source[0].contains("t.take(SelectorTable.argument(a) as Int)"))
        #expect(source[0].contains("t.take(SelectorTable.argument(a) as String)"))
    }
}

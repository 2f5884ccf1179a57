import Testing

@testable import SourceTranslator

@Suite struct ObjectMethodsTests {
    private func translate(_ files: String...) -> String {
        let index = ModuleIndex(files.map(Translator.index))
        return Translator.translate(files[0], path: "/app/File.swift", index: index).source ?? files[0]
    }

    @Test func aClassMayAnswerForItsMethods() {
        let result = translate(
            """
            class A: NSObject {
                override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
            }
            """)
        #expect(!result.contains("override"))
        #expect(result.contains("{ super._inheritedResponds(to: selector) }"))
        #expect(result.contains("SelectorTable.add(A.self, \"respondsToSelector:\")"))
    }

    @Test func aSubclassOverridesTheAnswerOfItsSuperclass() {
        let result = translate(
            "class B: A { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }\n",
            "class A: NSObject { override func responds(to s: Selector!) -> Bool { true } }\n")
        #expect(result.contains("override func responds(to s: Selector!) -> Bool { super.responds(to: s) }"))
        #expect(!result.contains("respondsToSelector:"))
    }

    @Test func windowsOfDelegatesAreOptionalTwice() {
        #expect(
            translate(
                "func f() { guard let window = UIApplication.shared.delegate?.window else { return }; window?.use() }\n"
            )
            .contains("guard let window = UIApplication.shared.delegate?._doubleWindow else"))
        #expect(
            translate("let w = (scene.delegate as? UIWindowSceneDelegate)?.window\n").contains(
                "UIWindowSceneDelegate)?._doubleWindow"))
        #expect(translate("let w = UIApplication.shared.delegate?.window!\n").contains("delegate?._doubleWindow!"))
        for body in [
            "UIApplication.shared.delegate?.window??.use()", "(UIApplication.shared.delegate as? AppDelegate)?.window",
            "self.delegate?.window", "view.window",
        ] {
            #expect(!translate("func f() { _ = \(body) }\n").contains("_doubleWindow"))
        }
    }

    @Test func valuesThatAreClassesHaveAName() {
        #expect(
            translate("cells.forEach { register($0, name: $0.description()) }; use(cell.self.description())\n")
                .contains(
                    "{ register($0, name: _classDescription($0)             ) }; "
                        + "use(_classDescription(cell.self)             )"))
        // Types answer by themselves, and so does what the module declares.
        for body in ["use(Cell.description())", "use(self.description())"] {
            #expect(!translate("func f() { \(body) }\n").contains("_classDescription"))
        }
        let own = translate(
            "struct A { func description() -> String { \"\" } }\nfunc f(_ a: A) { use(a.description()) }\n")
        #expect(!own.contains("_classDescription"))
    }

    @Test func membersOfAnyObjectAreLookedUp() {
        #expect(
            translate("func f(_ sender: AnyObject?) -> Int { sender?.tag ?? (self.item as AnyObject).tag }\n")
                .contains("{ _members(of: sender)?.tag ?? _members(of: (self.item as AnyObject)).tag }"))
        // Another is meant, whose type is known, or a key.
        for body in [
            "let sender = sender as! UIButton; use(sender.tag)",
            "if let sender = sender as? UIButton { use(sender.tag) }",
            "guard let sender = sender as? UIButton else { return }; use(sender.tag)",
            "items.forEach { sender in use(sender.tag) }", "use(other.sender.tag)", "use(sender.count)",
        ] {
            #expect(!translate("func f(_ sender: AnyObject) { \(body) }\n").contains("_members"), "\(body)")
        }
        #expect(!translate("func f(_ sender: UIView) { use(sender.tag) }\n").contains("_members"))
    }

    @Test(arguments: [
        "let o = a.first as AnyObject", "let o: AnyObject = a", "#if os(iOS)\nlet o = a as AnyObject\n#endif",
        "#if os(Linux)\nguard let o = a as? NSObject else { return }\n#else\nlet o = a as AnyObject\n#endif",
    ])
    func constantsMayBeAnyObject(_ constant: String) {
        let result = translate("func f(a: [Int]) {\n\(constant)\nuse(o.isEqual(1))\n}\n")
        #expect(result.contains("use(_members(of: o).isEqual(1))"))
    }

    @Test func membersOfElementsAreLookedUp() {
        let list = "extension UIView { var rules: [AnyObject] { constraints } }\n"
        let result = translate(
            list + "func f(_ v: UIView) { use(v.rules.first?.tag, v.rules[0].tag, v.subviews[0].tag) }\n")
        #expect(
            result.contains("use(_members(of: v.rules.first)?.tag, _members(of: v.rules[0]).tag, v.subviews[0].tag)"),
            "\(result)")
    }

    @Test func namesTheClassOfAnyObject() {
        #expect(
            translate("func f(_ o: AnyObject) -> String { type(of: o).description() }\n")
                .contains("{ _classDescription(type(of: o))"))
        let own = "class A { class func description() -> String { \"a\" } }\nlet d = type(of: A()).description()\n"
        #expect(translate(own).contains("type(of: A()).description()"))
    }

    @Test func anOperatorOnNumbersGoesBeforeFoundations() {
        #expect(
            translate("public func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }\n")
                .contains("extension NSNumber { public static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true } }")
        )
        #expect(translate("func < (l: A, r: A) -> Bool { true }\n").hasPrefix("func <"))
    }

    @Test func findsTypesOfNetworkingWhereverTheyAre() {
        let source = "func f(_ a: Foundation.URLRequest) { _ = Foundation.URLSession.shared; _ = Foundation.Data() }\n"
        let result = translate(source)
        #expect(result.contains("(_ a:            URLRequest) {"))
        #expect(result.contains("_ =            URLSession.shared; _ = Foundation.Data() }"))
    }

    @Test func loggingIsQualifiedByTheModuleThatHasIt() {
        let result = translate("let a: os.Logger = os.Logger()\nlet b = os.count + os.Logger.self\n")
        #expect(result.contains("let a: SeamFoundation.Logger = SeamFoundation.Logger()"))
        #expect(result.contains("os.count"), "a variable may be called that")
    }

    @Test func findsFunctionsForCGFloatInFoundation() {
        let result = translate("func f(_ a: CGFloat) { _ = CoreGraphics.log(a); _ = CoreGraphics.CGFloat.pi }\n")
        #expect(result.contains("_ = Foundation  .log(a); _ = CoreGraphics.CGFloat.pi"), "\(result)")
    }

    @Test func anOverrideMovedIntoAPublicClassIsPublic() {
        let result = translate(
            "public class A: B {\n}\nextension A { override var description: String { \"a\" } }\n")
        #expect(result.contains("public override var description: String { return _seam_A_description }"))
        let own = translate(
            "public class A: B {\n}\nclass B { func f() {} }\nextension A { override func f() {} }\n")
        #expect(own.contains("\noverride func f() { return _seam_A_f() }"))
    }

    @Test func aFormatterMayReadByItself() {
        let result = translate(
            """
            class Cents: NumberFormatter {
                override func getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, \
            range rangep: UnsafeMutablePointer<NSRange>?) throws {
                    try super.getObjectValue(obj, for: string, range: rangep)
                }
            }
            """)
        #expect(!result.contains("override"))
        #expect(result.contains("try super._inheritedObjectValue(obj, for: string, range: rangep)"))
        #expect(
            result.contains(
                "Cents._addReader(Cents.self, rangeReader: "
                    + "{ try $0._seam_own_getObjectValue($1, for: $2, range: $3) })"))
        #expect(result.contains("func _seam_own_getObjectValue(_ obj: "))
    }

    /// A module may declare a type of the name, and mean Foundation's by the longer one.
    @Test func foundationsTypeIsToldFromTheModulesOwn() {
        let result = translate(
            """
            protocol URLSession {}
            struct URLRequest {}
            extension Foundation.URLSession: URLSession {}
            func f(_ a: Foundation.URLRequest, _ b: Foundation.HTTPURLResponse) { _ = Foundation.URLSession.shared }
            """)
        #expect(result.contains("extension URLLoading.URLSession: URLSession {}"))
        #expect(result.contains("_ a: FoundationNetworking.URLRequest, _ b:            HTTPURLResponse"))
        #expect(result.contains("_ = URLLoading.URLSession.shared"))
    }
}

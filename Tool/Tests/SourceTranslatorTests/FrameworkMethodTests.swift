import Testing

@testable import SourceTranslator

/// Optional calls and messages of the frameworks' own methods.
@Suite struct FrameworkMethodTests {
    private func translate(_ source: String) -> Translator.Translation {
        Translator.translate(source, path: "/app/A.swift", index: ModuleIndex([Translator.index(source)]))
    }

    /// Alamofire's monitors are protocols with such methods, for which no class is entered.
    @Test func onlyExtensionsOfClassesAreEntered() {
        func extended(_ declaration: String, _ name: String) -> String {
            let method = "func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {}"
            let source = "import Foundation\n\(declaration)\nextension \(name) {\n\(method)\n}\n"
            return translate(source).source ?? ""
        }
        let entry = "URLSession:didBecomeInvalidWithError:"
        for declaration in ["protocol Monitor {}", "struct Monitor {}", "enum Monitor {}"] {
            #expect(!extended(declaration, "Monitor").contains(entry), "\(declaration)")
        }
        #expect(!extended("", "URLSessionDelegate").contains(entry))
        #expect(
            extended("class Monitor: NSObject {}", "Monitor").contains("SelectorTable.add(Monitor.self, \"\(entry)\")"))
        #expect(extended("", "BaseOfAnotherModule").contains(entry))
    }

    /// A type of another module may be a structure, whose methods nothing calls by selector.
    @Test func typesOfOtherModulesAreEnteredWithoutACall() {
        func entry(_ type: String) -> String {
            translate("extension \(type) {\n    func textFieldShouldReturn(_ f: UITextField) -> Bool { true }\n}\n")
                .source
                ?? ""
        }
        let added = "SelectorTable.add(OtherModule.self, \"textFieldShouldReturn:\")"
        #expect(entry("OtherModule").contains(added) && !entry("OtherModule").contains(added + " {"))
        #expect(entry("UIViewController").contains("self, \"textFieldShouldReturn:\") { t, a, _ in"))
    }

    /// A property that holds a function is called as the method is; the types of arguments tell them apart.
    @Test func aPropertyOfTheNameDoesNotTakeTheCall() {
        let source = """
            class Animator: NSObject {
                let update: (Int) -> Void
                @objc func update(_ link: CADisplayLink) {}
            }
            """
        let text = translate(source).source ?? ""
        #expect(text.contains("t.update(SelectorTable.argument(a) as CADisplayLink)"))
    }

    /// The statement of a method, without the blanks that stand for what is removed.
    private func call(_ statement: String, rest: String = "") -> String {
        let source = """
            import UIKit
            class A: NSObject {
            weak var delegate: UITableViewDelegate?
            \(rest)
            func f() {
            \(statement)
            } }
            """
        let text = translate(source).source ?? source
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { $0.hasPrefix("func f()") }!
        return lines[start + 1].filter { $0 != " " }
    }

    @Test(arguments: [
        // Nothing is returned: the default does nothing.
        ("delegate?.splitViewControllerDidCollapse?(svc)", "delegate?.splitViewControllerDidCollapse(svc)"),
        ("delegate.scrollViewDidScroll?(view)", "delegate.scrollViewDidScroll(view)"),
        ("delegate!.scrollViewDidScroll!(view)", "delegate!.scrollViewDidScroll(view)"),
        (
            "player.delegate?.audioPlayerDidFinishPlaying?(p, successfully: true)",
            "player.delegate?.audioPlayerDidFinishPlaying(p,successfully:true)"
        ),
        ("d?.urlSession?(s, didBecomeInvalidWithError: e)", "d?.urlSession(s,didBecomeInvalidWithError:e)"),
        // A result is nil where the object has no such method.
        (
            "let h = delegate?.tableView?(t, heightForRowAt: p) ?? 44",
            "leth=SelectorTable.object(delegate,answering:\"tableView:heightForRowAtIndexPath:\")?"
                + ".tableView(t,heightForRowAt:p)??44"
        ),
        (
            "if let v = a.b?.delegate.tableView?(t, viewForHeaderInSection: 0) {}",
            "ifletv=SelectorTable.object(a.b?.delegate,answering:\"tableView:viewForHeaderInSection:\")?"
                + ".tableView(t,viewForHeaderInSection:0){}"
        ),
        ("let c = delegate!.tableView!(t, heightForRowAt: p)", "letc=delegate!.tableView(t,heightForRowAt:p)"),
        // No method of a framework's.
        ("let x = delegate?.unknown?(t)", "letx=delegate?.unknown?(t)"),
        ("handler?(t)", "handler?(t)"),
    ]) func callsOptionalMethods(written: String, expected: String) {
        #expect(call(written) == expected)
    }

    @Test func leavesClosuresOfTheApp() {
        let own = "var positioned: ((Int) -> Void)?; var scrollViewDidScroll: ((Int) -> Void)?"
        #expect(call("other?.scrollViewDidScroll?(1)", rest: own) == "other?.scrollViewDidScroll?(1)")
        #expect(call("other?.scrollViewDidZoom?(1)", rest: own) == "other?.scrollViewDidZoom(1)")
    }

    @Test(arguments: [
        (
            "UIView.endEditing(_:)", "endEditing:",
            "SelectorTable.add(UIView.self, \"endEditing:\") { t, a, _ in return t.endEditing(SelectorTable.argument(a)) as Any? }"
        ),
        (
            "UIResponder.resignFirstResponder", "resignFirstResponder",
            "SelectorTable.add(UIResponder.self, \"resignFirstResponder\") { t, _, _ in return t.resignFirstResponder() as Any? }"
        ),
        (
            "tableView.reloadData", "reloadData",
            "SelectorTable.add(UITableView.self, \"reloadData\") { t, _, _ in t.reloadData(); return nil }"
        ),
        (
            "Timer.invalidate", "invalidate",
            "SelectorTable.add(Timer.self, \"invalidate\") { t, _, _ in t.invalidate(); return nil }"
        ),
        (
            "UINavigationController.popViewController(animated:)", "popViewControllerAnimated:",
            "{ t, a, _ in return t.popViewController(animated: SelectorTable.argument(a)) as Any? }"
        ),
    ]) func entersMethodsThatSelectorsName(written: String, selector: String, entry: String) throws {
        let source = "import UIKit\nlet action = #selector(\(written))\n"
        let result = translate(source)
        #expect(result.diagnostics.isEmpty)
        let text = try #require(result.source)
        #expect(text.contains("Selector(\"\(selector)\")"))
        #expect(text.contains(entry))
        #expect(text.contains("SelectorTable.register {"))
    }

    @Test func takesTheMethodOfTheClass() throws {
        let source = """
            import UIKit
            class Own: UICollectionReusableView { let a = #selector(apply(_:)) }
            extension UIBezierPath { var b: Selector { #selector(apply(_:)) } }
            """
        let text = try #require(translate(source).source)
        #expect(text.contains("let a = Selector(\"applyLayoutAttributes:\")"))
        #expect(text.contains("Selector(\"applyTransform:\")"))
        #expect(!text.contains("UIBezierPath.self"))
    }

    @Test func prefersTheAppsOwnMethod() throws {
        let source = """
            import UIKit
            class Model: NSObject { @objc func show(_ sender: Any) {} }
            let a = #selector(model.show(_:))
            """
        let text = try #require(translate(source).source)
        #expect(text.contains("let a = Selector(\"show:\")"))
    }

    @Test func namesNothingThatIsNotImported() throws {
        let source = "import Foundation\nlet a = #selector(view.reloadData)\nlet b = #selector(Timer.fire)\n"
        let text = try #require(translate(source).source)
        #expect(!text.contains("UITableView"))
        #expect(text.contains("Timer.self"))
    }
}

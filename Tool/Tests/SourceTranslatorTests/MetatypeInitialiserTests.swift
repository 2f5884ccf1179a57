import SwiftParser
import Testing

@testable import SourceTranslator

/// A module of files, translated together.
private func translate(_ files: [String]) -> [Translator.Translation] {
    let index = ModuleIndex(files.map(Translator.index))
    return files.enumerated().map { Translator.translate($1, path: "/app/File\($0).swift", index: index) }
}

/// The author's lines of a translated file.
private func body(_ translation: Translator.Translation) -> String {
    let lines = (translation.source ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("#sourceLocation(file") }.map { $0 + 1 } ?? 0
    let end = lines.firstIndex { $0 == "#sourceLocation()" } ?? lines.count
    return lines[start..<end].joined(separator: "\n")
}

@Suite struct MetatypeInitialiserTests {
    @Test(arguments: [
        (
            "func f<T: UITableViewCell>() -> T { T(style: .default, reuseIdentifier: nil) }",
            "func f<T: UITableViewCell>() -> T { T._make(style: .default, reuseIdentifier: nil) }"
        ),
        (
            "func f<T>(_ t: T.Type) -> T where T: MKAnnotationView { T(annotation: nil, reuseIdentifier: nil) }",
            "func f<T>(_ t: T.Type) -> T where T: MKAnnotationView { T._make(annotation: nil, reuseIdentifier: nil) }"
        ),
        (
            "extension P where Self: UIViewController { static func f() -> Self { return self.init() } }",
            "extension P where Self: UIViewController { static func f() -> Self { return self._make() } }"
        ),
        (
            "extension P where Self: UIView & Q { static var f: Self { Self(frame: .zero) } }",
            "extension P where Self: UIView & Q { static var f: Self { Self._make(frame: .zero) } }"
        ),
        (
            "func f<T: UIViewController>(_: T.Type) -> T { T(nibName: nil, bundle: nil) }",
            "func f<T: UIViewController>(_: T.Type) -> T { T._make(nibName: nil, bundle: nil) }"
        ),
        (
            "func f(_ k: K) { let s = kind.init(identifier: nil, source: a, destination: b) }",
            "func f(_ k: K) { let s = kind._make(identifier: nil, source: a, destination: b) }"
        ),
        (
            "func f<T: UITableViewHeaderFooterView>() -> T { T() }",
            "func f<T: UITableViewHeaderFooterView>() -> T { T._make() }"
        ),
        (
            "func f<T>(_ t: T.Type) -> T where T: UIViewController { t.init() }",
            "func f<T>(_ t: T.Type) -> T where T: UIViewController { t._make() }"
        ),
        (
            "protocol Coded: UIView {}; class Screen<V> where V: Coded { var view: V = .init() }",
            "protocol Coded: UIView {}; class Screen<V> where V: Coded { var view: V = ._make() }"
        ),
        (
            "protocol Coded: UIView {}; func f<V: Coded>() -> V { V() }",
            "protocol Coded: UIView {}; func f<V: Coded>() -> V { V._make() }"
        ),
        (
            "func f(with type: UIViewController.Type) -> UIViewController { type.init() }",
            "func f(with type: UIViewController.Type) -> UIViewController { type._make() }"
        ),
        (
            "func f(_ c: AnyClass) { print((c as? UIViewController.Type)?.init(), (c as! NSObject.Type).init()) }",
            "func f(_ c: AnyClass) { print((c as? UIViewController.Type)?._make(), (c as! NSObject.Type)._makeObject()) }"
        ),
        (
            "func f(_ c: AnyClass) { if let t = c as? UIView.Type { print(t.init(frame: .zero)) } }",
            "func f(_ c: AnyClass) { if let t = c as? UIView.Type { print(t._make(frame: .zero)) } }"
        ),
        (
            "func f(_ c: AnyClass) { guard let t = c as? UIView.Type else { return }; print(t.init()) }",
            "func f(_ c: AnyClass) { guard let t = c as? UIView.Type else { return }; print(t._make()) }"
        ),
        (
            "class A { let t: UIViewController.Type = B.self; func f() { print(t.init()) } }",
            "class A { let t: UIViewController.Type = B.self; func f() { print(t._make()) } }"
        ),
        (
            "func f() { let ts: [UIViewController.Type] = [A.self]; for t in ts { print(t.init()) } }",
            "func f() { let ts: [UIViewController.Type] = [A.self]; for t in ts { print(t._make()) } }"
        ),
        (
            "extension UIAlertController { class func f() -> UIAlertController { self.init(title: nil, message: nil) } }",
            "extension UIAlertController { class func f() -> UIAlertController { UIAlertController.init(title: nil, message: nil) } }"
        ),
        (
            "func f<T: NSManagedObject>(_ c: C) -> T { T(context: c) }",
            "func f<T: NSManagedObject>(_ c: C) -> T { T._make(context: c) }"
        ),
        (
            "extension NSManagedObject { class func f(_ e: E) -> Self { self.init(entity: e, insertInto: nil) } }",
            "extension NSManagedObject { class func f(_ e: E) -> Self { self._make(entity: e, insertInto: nil) } }"
        ),
        (
            "class B: NSManagedObject { static func f(_ c: C) -> Self { Self(context: c) } }",
            "class B: NSManagedObject { static func f(_ c: C) -> Self { Self._make(context: c) } }"
        ),
        (
            "class B: NSManagedObject {}; func f<T: B>(_ c: C) -> T { T(context: c) }",
            "class B: NSManagedObject {}; func f<T: B>(_ c: C) -> T { T._make(context: c) }"
        ),
    ])
    func callsInitializersThroughMetatypes(source: String, expected: String) {
        #expect(body(translate([source + "\n"])[0]) == expected + "\n")
    }

    @Test(arguments: [
        "func f() { let s = Way.init(identifier: nil, source: a, destination: b) }",
        "extension P { static func f() -> Self { self.init() } }",
        "extension P where Self: UIViewController { func f() { self.init() } }",
        "class C: UIViewController { convenience init(a: Int) { self.init() } }",
        "extension UIAlertController { convenience init(a: Int) { self.init(title: nil, message: nil) } }",
        "extension UIColor { static func f() -> Self { self.init(red: 1, green: 1, blue: 1, alpha: 1) } }",
        "func f() { let a = UIViewController(); g(UIView.init(frame: .zero)) }",
        "func f<T: Codable>() -> T { T() }",
        "func f<T: UIView>() -> T { T(coder: c)! }",
        "class B { init(context: Int) {}; static func f() -> B { Self(context: 1) } }",
        "func f(_ c: C) -> NSManagedObject { NSManagedObject(context: c) }",
    ])
    func leavesOtherInitializersAlone(source: String) {
        #expect(translate([source + "\n"])[0].source == nil)
    }

    @Test func metatypesOfTheModulesOwnClassesAreLeftAlone() {
        let text = "func f() { let ts: [A.Type] = [A.self]; for t in ts { print(t.init()) } }\n"
        #expect(translate([text])[0].source == nil)
    }
}

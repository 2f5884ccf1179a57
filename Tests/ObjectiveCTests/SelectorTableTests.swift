import Foundation
import ObjectiveC
import Testing

private class Base: NSObject {
    var log: [String] = []
    var title: String? = "first"
    var count = 0
    weak var child: Base?

    func plain() { log.append("plain") }
    func take(_ value: Int) { log.append("take \(value)") }
    func optional(_ value: String?) { log.append("optional \(value ?? "nil")") }
    func name() -> String { "base" }

    static let registered: Void = SelectorTable.register {
        SelectorTable.add(Base.self, "plain") { t, _, _ in
            t.plain()
            return nil
        }
        SelectorTable.add(Base.self, "take:") { t, a, _ in
            t.take(SelectorTable.argument(a))
            return nil
        }
        SelectorTable.add(Base.self, "optional:") { t, a, _ in
            t.optional(SelectorTable.argument(a))
            return nil
        }
        SelectorTable.add(Base.self, "name") { t, _, _ in t.name() as Any? }
        SelectorTable.add(Base.self, "title") { t, _, _ in t.title as Any? }
        SelectorTable.add(Base.self, "setTitle:") { t, a, _ in
            t.title = SelectorTable.argument(a)
            return nil
        }
        SelectorTable.add(Base.self, "child") { t, _, _ in t.child as Any? }
        SelectorTable.add(Base.self, "count") { t, _, _ in t.count as Any? }
        SelectorTable.add(Base.self, "setCount:") { t, a, _ in
            t.count = SelectorTable.argument(a)
            return nil
        }
        SelectorTable.add(Base.self, "present:by:with:")
    }

    override init() {
        super.init()
        Base.registered
    }
}

private final class Derived: Base {
    override func name() -> String { "derived" }
}

private class Box<T>: NSObject {
    var value: T
    init(_ value: T) { self.value = value }
}

private let registeredGenerics: Void = SelectorTable.register {
    SelectorTable.addGeneric { ($0 as? any BoxSelectors.Type)?.addBoxSelectors() }
    SelectorTable.addGeneric { ($0 as? any PairSelectors.Type)?.addPairSelectors() }
}

private protocol BoxSelectors { static func addBoxSelectors() }

extension Box: BoxSelectors {
    static func addBoxSelectors() {
        SelectorTable.add(Box<T>.self, "value") { t, _, _ in t.value as Any? }
        SelectorTable.add(Box<T>.self, "kind") { _, _, _ in "box" }
    }
}

private final class TextBox: Box<String> {}

private final class Pair<A, B>: Box<A> {
    var other: B
    init(_ value: A, _ other: B) {
        self.other = other
        super.init(value)
    }
}

private protocol PairSelectors { static func addPairSelectors() }

extension Pair: PairSelectors {
    static func addPairSelectors() {
        SelectorTable.add(Pair<A, B>.self, "other") { t, _, _ in t.other as Any? }
        SelectorTable.add(Pair<A, B>.self, "kind") { _, _, _ in "pair" }
    }
}

@Suite struct SelectorTableTests {
    @Test func sendsToTheClassAndItsSubclasses() {
        let base = Base()
        base.perform(Selector("plain"))
        base.perform("take:", with: 3)
        base.perform("take:", with: NSNumber(value: 4))
        base.perform("optional:", with: nil)
        base.perform("optional:", with: "x")
        #expect(base.log == ["plain", "take 3", "take 4", "optional nil", "optional x"])
        #expect(SelectorTable.send("name", to: Derived()) as? String == "derived")
        #expect(Derived().perform("name")?.takeUnretainedValue() as? String == "derived")
    }

    @Test func sendsToAnObjectThatIsKnownByAProtocol() {
        let base = Base()
        let object: any NSObjectProtocol = base
        object.perform(Selector("plain"))
        object.perform("take:", with: 5)
        #expect(base.log == ["plain", "take 5"])
    }

    @Test func tellsWhatItRespondsTo() {
        let derived = Derived()
        #expect(derived.responds(to: "plain"))
        #expect(!derived.responds(to: "gone"))
        #expect(!derived.responds(to: nil))
        #expect(Derived.instancesRespond(to: "take:"))
        #expect(derived.responds(to: Selector("present:by:with:")))
        #expect(SelectorTable.send("gone", to: derived) == nil)
    }

    @Test func seesWhatIsRegisteredLater() {
        final class Late: NSObject {}
        let late = Late()
        #expect(!late.responds(to: "late"))
        SelectorTable.register { SelectorTable.add(Late.self, "late") { _, _, _ in 7 } }
        #expect(SelectorTable.send("late", to: late) as? Int == 7)
    }

    @Test func sendsToSpecialisationsOfGenericClasses() {
        registeredGenerics
        #expect(SelectorTable.send("value", to: Box(5)) as? Int == 5)
        #expect(SelectorTable.send("value", to: TextBox("t")) as? String == "t")
        let pair = Pair(1, "b")
        #expect(SelectorTable.send("value", to: pair) as? Int == 1)
        #expect(SelectorTable.send("other", to: pair) as? String == "b")
        #expect(SelectorTable.send("kind", to: pair) as? String == "pair")
        #expect(SelectorTable.send("kind", to: Box(1)) as? String == "box")
        #expect(!Box("x").responds(to: "other"))
    }

    @Test func readsAndSetsByKey() {
        let base = Base()
        base.setValue("second", forKey: "title")
        #expect(base.title == "second")
        base.setValue(nil, forKey: "title")
        #expect(base.title == nil)
        #expect(base.value(forKey: "title") == nil)
        base.setValue(NSNumber(value: 5), forKeyPath: "count")
        let child = Base()
        base.child = child
        child.title = "inner"
        #expect(base.value(forKeyPath: "child.title") as? String == "inner")
        base.setValuesForKeys(["title": "t", "count": 9])
        #expect(base.title == "t")
        #expect(base.value(forKey: "count") as? Int == 9)
        base.setValuesForKeys(["title": NSNull()])
        let values = base.dictionaryWithValues(forKeys: ["title", "count"])
        #expect(values["title"] is NSNull && values["count"] as? Int == 9)
    }

    @Test func performsLater() {
        let base = Base()
        base.perform("take:", with: 1, afterDelay: 0)
        base.perform("take:", with: 2, afterDelay: 0)
        base.perform("plain", with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: base, selector: "take:", object: 1)
        #expect(base.log.isEmpty)
        let end = Date().addingTimeInterval(5)
        while base.log.count < 2, Date() < end { RunLoop.current.run(until: Date().addingTimeInterval(0.01)) }
        #expect(base.log.sorted() == ["plain", "take 2"])

        base.perform("plain", with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: base)
        RunLoop.current.run(until: Date().addingTimeInterval(0.02))
        #expect(base.log.count == 2)
    }

    /// A later call is not made before an earlier one, however late both are, and not at once.
    @Test func performsAfterTheDelay() {
        let base = Base()
        base.perform("plain", with: nil, afterDelay: 0.2)
        base.perform("take:", with: 1, afterDelay: 0.02)
        RunLoop.current.run(mode: .default, before: Date())
        #expect(base.log.isEmpty)
        let end = Date().addingTimeInterval(5)
        while base.log.count < 2, Date() < end { RunLoop.current.run(until: Date().addingTimeInterval(0.01)) }
        #expect(base.log == ["take 1", "plain"])
    }

    @Test func spellsSelectors() {
        #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
        #expect(Selector("a") == "a")
        #expect("\(Selector("tap:"))" == "tap:")
    }

    /// What an optional call of translated source stands on.
    @Test func givesObjectsThatHaveTheMethod() {
        let base: Base? = Base()
        #expect(SelectorTable.object(base, answering: "plain") === base)
        #expect(SelectorTable.object(base, answering: "other") == nil)
        #expect(SelectorTable.object(Derived(), answering: "plain") != nil)
        #expect(SelectorTable.object(nil as Base?, answering: "plain") == nil)
        // A class without selectors is none of the app's.
        final class Inner {}
        #expect(SelectorTable.object(Inner(), answering: "plain") != nil)
    }

    @Test func takesAnyObjectForTrue() {
        #expect(SelectorTable.argument(NSObject()) as Bool)
        #expect(SelectorTable.argument(nil) as Bool == false)
        #expect(SelectorTable.argument(NSNumber(value: false)) as Bool == false)
        #expect(SelectorTable.argument(false) as Bool == false)
    }
}

import Foundation
import ObjectiveC
import Testing

/// What the translator makes of a class with `@objc dynamic` properties, and with methods for one of them.
private final class Shelf: NSObject, @unchecked Sendable {
    var books: [String] = ["가", "b"] {
        willSet { _willChangeValue(self, "books") }
        didSet { _didChangeValue(self, "books") }
    }
    var _parts = NSMutableArray() {
        willSet { _willChangeValue(self, "_parts") }
        didSet { _didChangeValue(self, "_parts") }
    }
    var tags: [String] = []
    var calls: [String] = []
    var next: Shelf?

    func insertObject(_ object: Any, inTagsAtIndex index: Int) {
        calls.append("insert \(index)")
        tags.insert(object as! String, at: index)
    }
    func removeObjectFromTags(atIndex index: Int) {
        calls.append("remove \(index)")
        tags.remove(at: index)
    }

    static let registered: Void = SelectorTable.register {
        KeyValueTable.add(Shelf.self, "books") { \Shelf.books }
        KeyValueTable.add(Shelf.self, "_parts") { \Shelf._parts }
        KeyValueTable.add(Shelf.self, "tags", notifies: false) { \Shelf.tags }
        KeyValueTable.add(Shelf.self, "next", notifies: false) { \Shelf.next }
        SelectorTable.add(Shelf.self, "setBooks:") { t, a, _ in
            t.books = SelectorTable.argument(a)
            return nil
        }
        SelectorTable.add(Shelf.self, "insertObject:inTagsAtIndex:") { t, a, b in
            t.insertObject(SelectorTable.argument(a), inTagsAtIndex: SelectorTable.argument(b))
            return nil
        }
        SelectorTable.add(Shelf.self, "removeObjectFromTagsAtIndex:") { t, a, _ in
            t.removeObjectFromTags(atIndex: SelectorTable.argument(a))
            return nil
        }
    }

    override init() {
        super.init()
        Shelf.registered
    }
}

@Suite("Arrays by key") struct KeyedArrayTests {
    private let shelf = Shelf()

    /// What an observer is told while `body` runs.
    private func changes(of key: String, _ body: () -> Void) -> [String] {
        var log: [String] = []
        let observation = shelf._observe(path: key, options: [.old, .new]) { change in
            func text(_ key: NSKeyValueChangeKey) -> String {
                change[key].map { "\((($0 as? NSArray).map { Array($0) } ?? $0 as? [Any] ?? []).map { "\($0)" })" }
                    ?? "-"
            }
            let indexes = (change[.indexesKey] as? IndexSet).map { "\(Array($0))" } ?? "-"
            log.append("\(change[.kindKey]!) \(indexes) \(text(.oldKey)) \(text(.newKey))")
        }
        body()
        observation.invalidate()
        return log
    }

    @Test("A property of Swift's array is set anew, and its observers hear of the objects alone")
    func setsProperties() {
        let array = shelf.mutableArrayValue(forKey: "books")
        let log = changes(of: "books") {
            array.add("c")
            array.insert("😀", at: 0)
            array.replaceObject(at: 1, with: "나")
            array.removeObject(at: 2)
            #expect(shelf.books == ["😀", "나", "c"] && array.count == 3 && array.object(at: 0) as? String == "😀")
            array.removeAllObjects()
            array.removeAllObjects()
            array.addObjects(from: ["x", "y"])
        }
        #expect(
            log == [
                #"2 [2] - ["c"]"#, #"2 [0] - ["😀"]"#, #"4 [1] ["가"] ["나"]"#, #"3 [2] ["b"] -"#,
                #"3 [0, 1, 2] ["😀", "나", "c"] -"#, #"2 [0, 1] - ["x", "y"]"#,
            ])
        #expect(shelf.books == ["x", "y"])
        #expect(changes(of: "books") { shelf.books = [] } == [#"1 - ["x", "y"] []"#], "setting is told of again")
    }

    @Test("A mutable array that a property holds is changed itself")
    func changesHeldArrays() {
        let held = shelf._parts
        let log = changes(of: "_parts") {
            shelf.mutableArrayValue(forKey: "_parts").add("a")
            shelf.mutableArrayValue(forKey: "_parts").insert(["b", "c"], at: [0, 2])
        }
        #expect(log == [#"2 [0] - ["a"]"#, #"2 [0, 2] - ["b", "c"]"#])
        #expect(shelf._parts === held && held.map { "\($0)" } == ["b", "a", "c"])
    }

    @Test("Methods that have the key in their names make the changes")
    func callsMethods() {
        let log = changes(of: "tags") {
            let array = shelf.mutableArrayValue(forKey: "tags")
            array.add("a")
            array.add("b")
            array.removeObject(at: 0)
            array.replaceObject(at: 0, with: "c")
        }
        #expect(shelf.calls == ["insert 0", "insert 1", "remove 0", "remove 0", "insert 0"])
        #expect(shelf.tags == ["c"] && log.count == 4)
    }

    @Test("A path leads to the property of another object, or nowhere")
    func followsPaths() {
        shelf.next = Shelf()
        shelf.mutableArrayValue(forKeyPath: "next.books").add("c")
        #expect(shelf.next?.books == ["가", "b", "c"] && shelf.books == ["가", "b"])
        let none = shelf.mutableArrayValue(forKeyPath: "next.next.books")
        none.add("d")
        #expect(shelf.next?.books.count == 3)
    }
}

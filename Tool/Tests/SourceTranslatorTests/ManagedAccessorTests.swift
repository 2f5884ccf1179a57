import Testing

@testable import SourceTranslator

@Suite struct ManagedAccessorTests {
    @Test(arguments: [
        ("addItemsObject:", ["v"], "_addManaged(v, to: \"items\")"),
        ("addItems:", ["v"], "_addManaged(v, to: \"items\")"),
        ("removeItemsObject:", ["v"], "_removeManaged(v, from: \"items\")"),
        ("removeItems:", ["v"], "_removeManaged(v, from: \"items\")"),
        ("insertObject:inItemsAtIndex:", ["v", "i"], "_insertManaged(v, into: \"items\", at: i)"),
        ("insertItems:atIndexes:", ["v", "i"], "_insertManaged(v, into: \"items\", at: i)"),
        ("removeObjectFromItemsAtIndex:", ["i"], "_removeManaged(from: \"items\", at: i)"),
        ("removeItemsAtIndexes:", ["i"], "_removeManaged(from: \"items\", at: i)"),
        ("replaceObjectInItemsAtIndex:withObject:", ["i", "v"], "_replaceManaged(in: \"items\", at: i, with: v)"),
        ("replaceItemsAtIndexes:withItems:", ["i", "v"], "_replaceManaged(in: \"items\", at: i, with: v)"),
        ("addURLsObject:", ["v"], "_addManaged(v, to: \"URLs\")"),
        ("primitiveName", [], "SelectorTable.argument(primitiveValue(forKey: \"name\"))"),
        ("setPrimitiveName:", ["v"], "setPrimitiveValue(v, forKey: \"name\")"),
    ])
    func selectors(_ selector: String, _ names: [String], _ body: String) {
        #expect(ManagedAccessor(selector: selector)?.body(names) == body)
    }

    @Test(arguments: [
        ("addToItems", [""], ["v"], "_addManaged(v, to: \"items\")"),
        ("removeFromItems", [""], ["v"], "_removeManaged(v, from: \"items\")"),
        ("removeFromItems", ["at"], ["i"], "_removeManaged(from: \"items\", at: i)"),
        ("insertIntoItems", ["", "at"], ["v", "i"], "_insertManaged(v, into: \"items\", at: i)"),
        ("replaceItems", ["at", "with"], ["i", "v"], "_replaceManaged(in: \"items\", at: i, with: v)"),
    ])
    func names(_ name: String, _ labels: [String], _ names: [String], _ body: String) {
        // What Swift makes of the name, where no other is given.
        let selector =
            name
            + labels.enumerated().map { number, label in
                (number == 0 && !label.isEmpty ? "With" + label.prefix(1).uppercased() + label.dropFirst() : label)
                    + ":"
            }.joined()
        let accessor = ManagedAccessor(selector: selector) ?? ManagedAccessor(name: name, labels: labels)
        #expect(accessor?.body(names) == body)
    }

    @Test func othersAreNone() {
        #expect(ManagedAccessor(selector: "update") == nil)
        #expect(ManagedAccessor(selector: "address") == nil)
        #expect(ManagedAccessor(selector: "removeAll:with:") == nil)
        #expect(ManagedAccessor(name: "additional", labels: []) == nil)
        #expect(ManagedAccessor(selector: "addItems:")?.body([]) == nil)
    }

    @Test func propertiesAndMethodsOfAClass() throws {
        let source = """
            class Note: NSManagedObject {
                @NSManaged var a: String?, b: Int16
                @NSManaged private(set) var tags: Set<Tag>?
                @NSManaged var primitiveText: String?
                @NSManaged func addToTags(_ value: Tag)
                @NSManaged func unknown()
            }
            """
        let index = ModuleIndex([Translator.index(source)])
        let text = try #require(
            Translator.translate(source, path: "/app/Note.swift", index: index).source)
        #expect(
            text.contains("var a: String? { get { _managedValue(\"a\") } set { _setManagedValue(newValue, \"a\") } }"))
        #expect(text.contains("; var b: Int16 { get { _managedValue(\"b\") }"))
        #expect(text.contains("private(set) var tags: Set<Tag>? { get { _managedValue(\"tags\") }"))
        #expect(text.contains("{ get { SelectorTable.argument(primitiveValue(forKey: \"text\")) }"))
        #expect(text.contains("func addToTags(_ value: Tag) { _addManaged(value, to: \"tags\") }"))
        #expect(text.contains("func unknown() { fatalError("))
        #expect(text.contains("ClassNames.add(\"Note\", Note.self)"))
        // Key-value coding asks the object, not the property.
        #expect(!text.contains("SelectorTable.add(Note.self, \"a\")"))
        #expect(text.contains("KeyValueTable.add(Note.self, \"a\")"))
    }

    @Test func classesAreEnteredByTheirNames() throws {
        let source = """
            @objc(Memo) class Note: NSManagedObject {}
            class Plain: NSObject, NSCoding {}
            private class Hidden: NSObject, NSCoding {}
            struct Box {
                @objc class Lid: NSObject, NSSecureCoding {}
                class Screw: NSObject {}
                private class Nail: Plain {}
            }
            """
        let index = ModuleIndex([Translator.index(source)])
        let text = try #require(Translator.translate(source, path: "/app/Note.swift", index: index).source)
        #expect(text.contains("ClassNames.give(\"Memo\", Note.self)"))
        #expect(text.contains("ClassNames.giveOwn(Hidden.self)"))
        #expect(text.contains("ClassNames.giveOwn(Box.Lid.self)"))
        #expect(text.contains("ClassNames.giveOwn(Box.Nail.self)"))
        #expect(text.contains("fileprivate class Nail: Plain {}"))
        #expect(!text.contains("Plain.self)") && !text.contains("Screw.self)") && !text.contains("ClassNames.add("))
    }
}

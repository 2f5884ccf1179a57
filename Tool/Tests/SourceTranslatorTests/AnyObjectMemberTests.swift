import Testing

@testable import SourceTranslator

@Suite struct AnyObjectMemberTests {
    private func translated(_ source: String) -> String {
        Translator.translate(source, path: "/app/A.swift", index: ModuleIndex([Translator.index(source)])).source
            ?? source
    }

    @Test func aPropertyOfTheClassAroundIsFound() {
        let result = translated(
            """
            class Entry: NSObject {
                @objc open var x = Double(0)
                var y = 0
                override func isEqual(_ object: Any?) -> Bool {
                    if (object! as AnyObject).x != x { return false }
                    return (object! as AnyObject).y == y
                }
            }
            class Sub: Entry {
                override func isEqual(_ object: Any?) -> Bool { fabs((object! as AnyObject).x - x) > 0 }
            }
            """)
        #expect(result.contains("if _member((object! as AnyObject) as? Entry, { $0.x }) != x {"))
        #expect(result.contains("fabs(_member((object! as AnyObject) as? Entry, { $0.x }) - x) > 0"))
        // Objective-C does not know it.
        #expect(result.contains("(object! as AnyObject).y == y"))
    }

    @Test func propertiesThatAreAnyObjectAreAsked() {
        let result = translated(
            """
            class Chart: NSObject {
                var data: Entry?
            }
            class Entry: NSObject {
                @objc open var data: AnyObject?
                func same(_ other: Entry, _ object: Any?) -> Bool {
                    if other.data!.isEqual(data) { return true }
                    if (object! as AnyObject).isKind(of: type(of: self)) { return true }
                    return ((object! as AnyObject).data??.isEqual(self.data))!
                }
            }
            """)
        #expect(result.contains("if _members(of: other.data).isEqual(data) { return true }"))
        #expect(result.contains("if _members(of: (object! as AnyObject)).isKind(of: type(of: self))"))
        #expect(
            result.contains(
                "(_members(of: _member((object! as AnyObject) as? Entry, { $0.data }))?.isEqual(self.data))!"))
    }

    @Test func aPropertyThatIsAnyObjectNeedsNoSelf() {
        let result = translated(
            """
            class Entry: NSObject {
                var data: AnyObject?
                func same(_ other: Entry) -> Bool { data == nil || (data?.isEqual(other.data) ?? false) }
                func local(_ entry: Entry) -> Bool {
                    guard let data = entry as? Other else { return false }
                    return data.isEqual(entry)
                }
            }
            class Sub: Entry {
                func marked() -> Int { data!.tag }
            }
            """)
        #expect(result.contains("(_members(of: data)?.isEqual(other.data) ?? false)"))
        #expect(result.contains("return data.isEqual(entry)"))
        #expect(result.contains("_members(of: data)!.tag"))
    }
}

import Foundation
import SeamFoundation
import Testing

struct NSMapTableTests {
    private final class Thing: NSObject {}

    @Test func keysAreFoundAgainByEquality() {
        let table = NSMapTable<NSString, Thing>.strongToStrongObjects()
        let thing = Thing()
        table.setObject(thing, forKey: NSString("열쇠"))
        #expect(table.object(forKey: NSString("열쇠")) === thing)
        #expect(table.object(forKey: NSString("other")) == nil)
        #expect(table.object(forKey: nil) == nil)
    }

    @Test func aKeyHasOneObject() {
        let table = NSMapTable<NSString, Thing>.strongToStrongObjects()
        let second = Thing()
        table.setObject(Thing(), forKey: "a")
        table.setObject(second, forKey: "a")
        #expect(table.count == 1)
        #expect(table.object(forKey: "a") === second)
        table.setObject(nil, forKey: "a")
        #expect(table.count == 1)
        table.removeObject(forKey: "a")
        #expect(table.count == 0)
    }

    @Test func weakObjectsGo() {
        let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
        var thing: Thing? = Thing()
        table.setObject(thing, forKey: "a")
        #expect(table.count == 1)
        thing = nil
        #expect(table.object(forKey: "a") == nil)
        #expect(table.count == 0)
        #expect(table.dictionaryRepresentation().isEmpty)
    }

    @Test func objectsGoWithTheirWeakKeys() {
        let table = NSMapTable<Thing, Thing>.weakToStrongObjects()
        var key: Thing? = Thing()
        weak var object: Thing?
        do {
            let kept = Thing()
            object = kept
            table.setObject(kept, forKey: key)
        }
        #expect(object != nil)
        key = nil
        #expect(table.count == 0)
        #expect(object == nil)
    }

    @Test func pointersAreToldApartByWhatTheyAre() {
        let table = NSMapTable<NSString, Thing>(keyOptions: .objectPointerPersonality)
        let one = NSString(string: "the same long text, twice")
        let other = NSString(string: "the same long text, twice")
        table.setObject(Thing(), forKey: one)
        #expect(table.object(forKey: other) == nil)
        #expect(table.object(forKey: one) != nil)
    }

    @Test func enumeratorsGoThroughWhatIsThere() {
        let table = NSMapTable<NSString, NSNumber>()
        table.setObject(1, forKey: "a")
        table.setObject(2, forKey: "b")
        #expect(Set(table.keyEnumerator().allObjects.compactMap { $0 as? String }) == ["a", "b"])
        #expect(Set(table.objectEnumerator()?.allObjects.compactMap { $0 as? Int } ?? []) == [1, 2])
        #expect(table.dictionaryRepresentation()["b"] == 2)
        table.removeAllObjects()
        #expect(table.count == 0)
    }
}

import Foundation
import SeamFoundation
import Testing

/// What a class is asked, and collections as Objective-C goes through them.
@Suite struct ClassItselfTests {
    private class Base: NSObject {}
    private final class Leaf: Base {}

    @Test func aClassTellsItself() {
        #expect(Leaf.classForCoder() == Leaf.self)
        #expect(Base.classForCoder() == Base.self && Leaf().classForCoder == Leaf.self)
    }

    @Test func collectionsAreGoneThrough() {
        func all(_ collection: any NSFastEnumeration) -> [String] {
            collection._enumeratedObjects.compactMap { $0 as? String }
        }
        #expect(all(["a", "b"] as NSArray) == ["a", "b"] && all(["c"] as NSFastEnumeration) == ["c"])
        #expect(all(NSSet(object: "d")) == ["d"] && all(NSOrderedSet(array: ["f", "e"])) == ["f", "e"])
        #expect(all(["g": 1] as NSDictionary) == ["g"] && all(Set(["h"])) == ["h"])
    }
}

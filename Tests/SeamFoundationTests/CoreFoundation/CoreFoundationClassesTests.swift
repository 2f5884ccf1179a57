import Foundation
import SeamFoundation
import Testing

@Suite struct CoreFoundationClassesTests {
    private let key: CFString = "name"

    @Test func swiftValuesBecomeThem() {
        func keys(_ dictionary: CFDictionary) -> [String] { dictionary.allKeys.compactMap { $0 as? String }.sorted() }
        #expect(keys([key as String: 1, "other": "text"] as [String: Any] as CFDictionary) == ["name", "other"])
        #expect(keys([key: 1] as [CFString: Any] as CFDictionary) == ["name"])
        #expect(keys(["name": key] as [String: AnyObject] as CFDictionary) == ["name"])
        let mutable = NSMutableDictionary()
        mutable[key] = kCFBooleanTrue
        #expect(keys(mutable as CFDictionary) == ["name"])
        #expect((mutable as CFDictionary)["name"] as? Bool == true)
        #expect((["a", "b"] as CFArray).count == 2)
        #expect((Data([1, 2]) as CFData).length == 2)
        #expect(noErr == 0)
    }

    @Test func stringsOfBothKindsAreTheSameKey() {
        let swift: [AnyHashable: Any] = ["name": 1]
        let foundation: [AnyHashable: Any] = [key: 1]
        #expect(swift[key] as? Int == 1)
        #expect(foundation["name"] as? Int == 1)
        #expect(AnyHashable(key) == AnyHashable("name"))
        #expect(AnyHashable(key).hashValue == AnyHashable("name").hashValue)
        #expect(Set<AnyHashable>([key, "name", NSMutableString(string: "name")]).count == 1)
        #expect((NSDictionary(dictionary: foundation) as? [String: Int]) == ["name": 1])
        #expect((swift as NSDictionary)[key] as? Int == 1)
        #expect(AnyHashable(key) != AnyHashable("other"))
    }
}

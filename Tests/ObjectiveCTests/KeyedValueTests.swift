import Foundation
import ObjectiveC
import Testing

@Suite struct KeyedValueTests {
    private let json: [String: Any] = [
        "user": ["name": "김", "tags": ["a", "b"]] as [String: Any], "rows": [["id": 1], ["id": 2]],
    ]

    @Test func valuesAreFoundByTheirKeys() {
        let keyed = _keyed(json as AnyObject)
        #expect(keyed.value(forKeyPath: "user.name") as? String == "김")
        #expect((keyed.value(forKeyPath: "rows.id") as? [Any])?.compactMap { $0 as? Int } == [1, 2])
        #expect(keyed.value(forKey: "none") == nil)
        #expect(keyed.value(forKeyPath: "none.name") == nil)
        #expect((keyed.object(forKey: "user") as? [String: Any])?.count == 2)
        #expect(_keyed(["x", "y"] as AnyObject).object(at: 1) as? String == "y")
        #expect(_keyed(["x"] as AnyObject).object(at: 1) == nil)
        #expect(_keyed(nil as AnyObject?)?.value(forKey: "x") == nil)
        #expect(_keyed(NSDictionary(dictionary: ["k": 1])).value(forKey: "k") as? Int == 1)
    }
}

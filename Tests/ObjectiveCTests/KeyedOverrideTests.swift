import Foundation
import ObjectiveC
import Testing

/// As the translator writes overrides of key-value coding.
private class Model: NSObject {
    var set: [String: String] = [:]
    var strange: [String] = []

    func _own_setValue(_ value: Any?, forKey key: String) {
        if key == "child" { set[key] = "own" } else { super._inheritedSetValue(value, forKey: key) }
    }
    func _own_setValue(_ value: Any?, forUndefinedKey key: String) { strange.append(key) }
    func _own_value(forUndefinedKey key: String) -> Any? { "no \(key)" }
}

private final class Below: Model {}

@Suite struct KeyedOverrideTests {
    init() {
        SelectorTable.add(Model.self, "setName:") { model, value, _ in
            model.set["name"] = value as? String
            return nil
        }
        SelectorTable.add(Model.self, "_own_setValue:forKey:") { t, a, k in
            t._own_setValue(a, forKey: k as! String)
            return nil
        }
        SelectorTable.add(Model.self, "_own_setValue:forUndefinedKey:") { t, a, k in
            t._own_setValue(a, forUndefinedKey: k as! String)
            return nil
        }
        SelectorTable.add(Model.self, "_own_valueForUndefinedKey:") { t, k, _ in
            return t._own_value(forUndefinedKey: k as! String) as Any?
        }
    }

    @Test func keyValueCodingAsksThem() {
        for model in [Model(), Below()] {
            model.setValuesForKeys(["name": "김", "child": ["a": 1], "other": NSNull()])
            #expect(model.set == ["name": "김", "child": "own"] && model.strange == ["other"])
            let object: NSObject = model
            object.setValue(1, forKey: "another")
            #expect(model.strange == ["other", "another"])
            #expect(object.value(forKey: "none") as? String == "no none")
            #expect(object.value(forKeyPath: "none") as? String == "no none")
        }
    }

    @Test func othersAreAsBefore() {
        let dictionary = NSMutableDictionary()
        (dictionary as NSObject).setValue(3, forKey: "count")
        #expect((dictionary as NSObject).value(forKey: "count") as? Int == 3)
    }
}

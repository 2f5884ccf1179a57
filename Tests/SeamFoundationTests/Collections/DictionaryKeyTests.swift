import Foundation
import SeamFoundation
import Testing

@Suite struct DictionaryKeyTests {
    @Test func valuesAreSetByKeysThatAreCopied() {
        let dictionary = NSMutableDictionary()
        let key: any NSCopying = NSString("한글")
        dictionary[key] = 1
        #expect(dictionary["한글"] as? Int == 1 && dictionary[key] as? Int == 1)
        let number: any NSCopying = NSNumber(value: 4)
        dictionary[number] = "four"
        #expect(dictionary[4] as? String == "four")
        dictionary[key] = nil
        #expect(dictionary.count == 1)
        dictionary["plain"] = 2
        dictionary[NSString("plain")] = 3
        #expect(dictionary["plain"] as? Int == 3)
    }
}

import Foundation
import SeamFoundation
import Testing

final class ArchivedOrder: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let number: Int
    init(_ number: Int) { self.number = number }
    init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }
    func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
}

@Suite struct ArchiveTests {
    @Test func arraysComeWithTheirElements() throws {
        let orders = try NSKeyedArchiver.archivedData(
            withRootObject: NSArray(array: [ArchivedOrder(1), ArchivedOrder(2)]), requiringSecureCoding: true)
        let found = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: ArchivedOrder.self, from: orders)
        #expect(found?.map(\.number) == [1, 2])
        let texts = try NSKeyedArchiver.archivedData(
            withRootObject: NSArray(array: ["a", "b"]), requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: texts) == ["a", "b"])
        #expect(
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [NSString.self], from: texts) as? [String]
                == ["a", "b"])
        #expect(throws: (any Error).self) {
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSNumber.self, from: texts)
        }
        #expect(throws: (any Error).self) {
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: Data([1, 2, 3]))
        }
    }

    @Test func dictionariesComeWithTheirKeys() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: NSDictionary(dictionary: ["a": 1, "b": 2]), requiringSecureCoding: true)
        let found = try NSKeyedUnarchiver.unarchivedDictionary(
            ofKeyClass: NSString.self, objectClass: NSNumber.self, from: data)
        #expect(found == ["a": 1, "b": 2])
        let any = try NSKeyedUnarchiver.unarchivedDictionary(
            ofKeyClasses: [NSString.self], objectClasses: [NSNumber.self], from: data)
        #expect(any?.count == 2)
    }

    @Test func aMissingKeyIsNil() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode("there" as NSString, forKey: "a")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(coder._decodeObject(of: NSString.self, forKey: "b") == nil)
        #expect(coder._decodeObject(of: [NSString.self], forKey: "c") == nil)
        #expect(coder._decodeObject(forKey: "d") == nil)
        #expect(coder.error == nil)
        #expect(coder._decodeObject(of: NSString.self, forKey: "a") == "there")
    }
}

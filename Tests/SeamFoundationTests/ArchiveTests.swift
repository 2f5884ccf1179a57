import Foundation
import ObjectiveC
import SeamFoundation
import Testing

final class ArchivedOrder: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let number: Int
    init(_ number: Int) { self.number = number }
    init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }
    func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
}

enum ArchivedThings {
    class Base: NSObject, NSSecureCoding {
        class var supportsSecureCoding: Bool { true }
        override init() {}
        required init?(coder: NSCoder) {}
        func encode(with coder: NSCoder) {}
    }

    final class Nested: Base {
        override class var supportsSecureCoding: Bool { true }
    }
}

private final class ArchivedPrivately: ArchivedThings.Base {
    override class var supportsSecureCoding: Bool { true }
}

final class ArchivedNamed: ArchivedThings.Base {
    override class var supportsSecureCoding: Bool { true }
}

final class ArchivedAnew: ArchivedThings.Base {
    override class var supportsSecureCoding: Bool { true }
}

/// Archived without secure coding.
final class ArchivedPlainly: NSObject, NSCoding {
    override init() {}
    init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}

/// Says by its error whether its coder is secure.
final class ArchivedDoubter: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    override init() {}
    init?(coder: NSCoder) {
        coder.failWithError(NSError(domain: "Doubts", code: coder.requiresSecureCoding ? 1 : 0))
        return nil
    }
    func encode(with coder: NSCoder) {}
}

@Suite struct ArchiveTests {
    private func archived(_ object: NSObject) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    @Test func namedClassesAreArchivedUnderTheirNames() throws {
        ClassNames.give("ArchivedUnderThis", ArchivedNamed.self)
        ClassNames.giveOwn(ArchivedNamed.self)
        let data = try archived(ArchivedNamed())
        #expect(data.range(of: Data("ArchivedUnderThis".utf8)) != nil)
        #expect(data.range(of: Data("SeamFoundationTests.ArchivedNamed".utf8)) == nil)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNamed.self, from: data) != nil)
    }

    @Test func aClassThatWasNotAskedForIsAnError() throws {
        func refusal(_ body: () throws -> Any?) -> CocoaError? {
            do {
                _ = try body()
                return nil
            } catch { return error as? CocoaError }
        }
        let data = try archived(ArchivedOrder(3))
        #expect(try NSKeyedUnarchiver._unarchivedObject(ofClass: ArchivedOrder.self, from: data)?.number == 3)
        #expect(try NSKeyedUnarchiver._unarchivedObject(ofClasses: [NSObject.self], from: data) is ArchivedOrder)
        let wrong = refusal { try NSKeyedUnarchiver._unarchivedObject(ofClass: NSDictionary.self, from: data) }
        #expect(wrong?.code == .coderReadCorrupt)
        let words = (wrong as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
        #expect(words.contains("was of unexpected class") && words.contains("ArchivedOrder'"))
        #expect(words.contains("'NSDictionary'"))
        // What is in a collection counts too
        let list = try archived(NSArray(array: [ArchivedOrder(1), ArchivedOrder(2)]))
        #expect(refusal { try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSUUID.self, from: list) } != nil)
        let orders = try NSKeyedUnarchiver._unarchivedObject(
            ofClasses: [NSArray.self, ArchivedOrder.self], from: list)
        #expect((orders as? [ArchivedOrder])?.map(\.number) == [1, 2])
        // Values that an archive has as they are
        let text = try archived("가 🎉" as NSString)
        #expect(try NSKeyedUnarchiver._unarchivedObject(ofClass: NSString.self, from: text) == "가 🎉")
        let damaged = Data("no".utf8)
        #expect(refusal { try NSKeyedUnarchiver._unarchivedObject(ofClass: NSString.self, from: damaged) } != nil)
    }

    @Test func aClassWithoutSecureCodingIsAnError() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: ArchivedPlainly(), requiringSecureCoding: false)
        #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver._unarchivedObject(ofClass: ArchivedPlainly.self, from: data)
        }
    }

    @Test func anUnarchiverKeepsTheFirstErrorAndGoesOn() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(ArchivedOrder(3), forKey: "a")
        archiver.encode(NSUUID(), forKey: "b")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(_forReadingFrom: archiver.encodedData)
        #expect(coder.requiresSecureCoding && coder.decodingFailurePolicy == .setErrorAndReturn && coder.error == nil)
        #expect(coder.decodeObject(of: ArchivedOrder.self, forKey: "a")?.number == 3)
        #expect(coder.decodeObject(of: ArchivedOrder.self, forKey: "b") == nil)
        let error = coder.error as? CocoaError
        #expect(error?.code == .coderReadCorrupt)
        #expect((error?.userInfo[NSDebugDescriptionErrorKey] as? String)?.contains("'NSUUID'") == true)
        // All that is asked for afterwards is nil, without another error
        #expect(coder.decodeObject(of: NSUUID.self, forKey: "b") == nil)
        #expect(coder.error as? CocoaError == error)
    }

    @Test func anUnarchiverWithoutSecureCodingAsksForNoClass() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: ArchivedPlainly(), requiringSecureCoding: false)
        let coder = try NSKeyedUnarchiver(_forReadingFrom: data)
        coder.requiresSecureCoding = false
        #expect(!coder.requiresSecureCoding)
        #expect(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) is ArchivedPlainly)
        #expect(coder.error == nil)
    }

    @Test func anObjectKnowsOfSecureCodingAndSaysWhatIsWrong() throws {
        let data = try archived(ArchivedDoubter())
        do {
            _ = try NSKeyedUnarchiver._unarchivedObject(ofClass: ArchivedDoubter.self, from: data)
            Issue.record("It was made")
        } catch {
            #expect((error as NSError).domain == "Doubts" && (error as NSError).code == 1)
        }
    }

    @Test func nestedAndPrivateClassesAreArchived() throws {
        ClassNames.giveOwn(ArchivedThings.Nested.self)
        ClassNames.giveOwn(ArchivedPrivately.self)
        let nested = try archived(ArchivedThings.Nested())
        #expect(nested.range(of: Data("_TtCO19SeamFoundationTests14ArchivedThings6Nested".utf8)) != nil)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedThings.Nested.self, from: nested) != nil)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedThings.Base.self, from: nested) != nil)
        let hidden = try archived(ArchivedPrivately())
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedPrivately.self, from: hidden) != nil)
    }

    @Test func archiversWriteTheNamesThatTheyAreTold() throws {
        ClassNames.giveOwn(ArchivedAnew.self)
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        #expect(archiver.className(for: ArchivedAnew.self) == nil)
        archiver._setClassName("ToldName", for: ArchivedAnew.self)
        #expect(archiver.className(for: ArchivedAnew.self) == "ToldName")
        archiver.encode(ArchivedAnew(), forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        #expect(archiver.encodedData.range(of: Data("ToldName".utf8)) != nil)
        NSKeyedUnarchiver.setClass(ArchivedAnew.self, forClassName: "ToldName")
        let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedAnew.self, from: archiver.encodedData)
        #expect(found != nil)

        #expect(try archived(ArchivedAnew()).range(of: Data("ToldName".utf8)) == nil)
        NSKeyedArchiver._setClassName("ToldToAll", for: ArchivedAnew.self)
        #expect(NSKeyedArchiver.className(for: ArchivedAnew.self) == "ToldToAll")
        #expect(try archived(ArchivedAnew()).range(of: Data("ToldToAll".utf8)) != nil)
        NSKeyedArchiver._setClassName(nil, for: ArchivedAnew.self)
        #expect(try archived(ArchivedAnew()).range(of: Data("ToldToAll".utf8)) == nil)
    }

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

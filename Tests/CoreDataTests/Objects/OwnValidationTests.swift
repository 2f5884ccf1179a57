import Foundation
import Testing

@testable import CoreData

/// Classes that check their values by methods of their own.
@Suite struct OwnValidationTests {
    private final class Person: NSManagedObject {
        func validateName(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {
            guard let name = value.pointee as? String else { return }
            if name == "nobody" { throw CocoaError(.featureUnsupported) }
            value.pointee = name.trimmingCharacters(in: .whitespaces) as AnyObject
        }

        override func validateValue(
            _ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String
        ) throws {
            asked.append(key)
            try super.validateValue(value, forKey: key)
        }

        var asked: [String] = []
    }

    private let entity = NSEntityDescription()
    private let context: NSManagedObjectContext

    init() throws {
        NSManagedObject._addValidation(Person.self)
        NSManagedObject._addValidation(Person.self, "name") { try $0.validateName($1) }
        entity.name = "Person"
        let name = StoreFixture.attribute("name", .stringAttributeType)
        name.isOptional = false
        entity.properties = [name, StoreFixture.attribute("age", .integer16AttributeType)]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        context = try Library.context(try Library.coordinator(model))
    }

    @Test func savingAsksForEveryValue() throws {
        let person = Person(entity: entity, insertInto: context)
        person.setValue("  Ada ", forKey: "name")
        try context.save()
        #expect(person.value(forKey: "name") as? String == "Ada")
        #expect(person.asked.contains("age"))
        person.setValue("nobody", forKey: "name")
        #expect(throws: CocoaError.self) { try context.save() }
        person.setValue(nil, forKey: "name")
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    }

    @Test func valuesAreCheckedBeforeTheyAreSet() throws {
        let person = Person(entity: entity, insertInto: context)
        var value: AnyObject? = nil
        #expect(throws: NSError.self) { try person.validateValue(&value, forKey: "name") }
        value = " B " as AnyObject
        try person.validateValue(&value, forKey: "name")
        #expect(value as? String == "B")
    }
}

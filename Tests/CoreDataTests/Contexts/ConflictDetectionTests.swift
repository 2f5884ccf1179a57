import Foundation
import Testing

@testable import CoreData

/// Conflicts of objects that a save does not change.
@Suite struct ConflictDetectionTests {
    enum Kind: CaseIterable { case memory, file }

    /// Two contexts, each of which has a saved tag in memory, and may save another object.
    private struct World {
        let fixture: StoreFixture
        let own: NSManagedObjectContext
        let other: NSManagedObjectContext
        let tag: NSManagedObject
        let theirs: NSManagedObject

        init(_ kind: Kind) throws {
            let model = StoreFixture.notes()
            model.entitiesByName["Tag"]!.properties.append(StoreFixture.attribute("color", .stringAttributeType))
            fixture = try StoreFixture(model)
            if kind == .file {
                _ = try fixture.open()
            } else {
                try fixture.coordinator.addPersistentStore(
                    ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
            }
            own = try Library.context(fixture.coordinator)
            other = try Library.context(fixture.coordinator)
            tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: own)
            tag.setValuesForKeys(["name": "a", "color": "red"])
            try own.save()
            theirs = other.object(with: tag.objectID)
        }

        /// What the store has.
        func color() throws -> String? {
            let context = try Library.context(fixture.coordinator)
            let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Tag"))
            return found.first { $0.value(forKey: "name") as? String == "a" }?.value(forKey: "color") as? String
        }

        func saveByOther(_ color: String) throws {
            theirs.setValue(color, forKey: "color")
            try other.save()
        }

        func saveAnother(_ name: String) throws {
            NSEntityDescription.insertNewObject(forEntityName: "Tag", into: own).setValue(name, forKey: "name")
            try own.save()
        }
    }

    @Test(arguments: Kind.allCases) func isNotLookedForUnasked(_ kind: Kind) throws {
        let world = try World(kind)
        try world.saveByOther("blue")
        try world.saveAnother("b")
        #expect(world.tag.value(forKey: "color") as? String == "red")
    }

    @Test(arguments: Kind.allCases) func keepsASaveFromHappening(_ kind: Kind) throws {
        let world = try World(kind)
        world.own.detectConflicts(for: world.tag)
        try world.saveByOther("blue")
        let error = #expect(throws: NSError.self) { try world.saveAnother("b") }
        #expect(error?.code == NSManagedObjectMergeError)
        let conflicts = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
        #expect(conflicts?.count == 1 && conflicts?.first?.sourceObject === world.tag)
        #expect(conflicts?.first?.oldVersionNumber == 1 && conflicts?.first?.newVersionNumber == 2)
        #expect(conflicts?.first?.persistedSnapshot?["color"] as? String == "blue")
        // The object is as the store has it now: nothing is left to be in conflict with.
        world.own.refresh(world.tag, mergeChanges: true)
        try world.own.save()
        #expect(world.tag.value(forKey: "color") as? String == "blue")
    }

    @Test(arguments: Kind.allCases) func isLookedForOnce(_ kind: Kind) throws {
        let world = try World(kind)
        world.own.detectConflicts(for: world.tag)
        try world.saveAnother("b")
        try world.saveByOther("blue")
        try world.saveAnother("c")
        #expect(try world.color() == "blue")
    }

    @Test(arguments: Kind.allCases) func takesWhatOthersSaved(_ kind: Kind) throws {
        for policy in [NSMergePolicy.rollback, .mergeByPropertyStoreTrump, .mergeByPropertyObjectTrump] {
            let world = try World(kind)
            world.own.mergePolicy = policy
            world.own.detectConflicts(for: world.tag)
            try world.saveByOther("blue")
            try world.saveAnother("b")
            #expect(world.tag.value(forKey: "color") as? String == "blue")
            #expect(try world.color() == "blue")
        }
    }

    @Test(arguments: Kind.allCases) func overwritesWhatOthersSaved(_ kind: Kind) throws {
        let world = try World(kind)
        world.own.mergePolicy = NSMergePolicy.overwrite
        world.own.detectConflicts(for: world.tag)
        try world.saveByOther("blue")
        try world.saveAnother("b")
        #expect(try world.color() == "red")
        #expect(!world.own.hasChanges)
    }

    @Test(arguments: Kind.allCases) func findsWhatOthersDeleted(_ kind: Kind) throws {
        let world = try World(kind)
        world.own.detectConflicts(for: world.tag)
        world.other.delete(world.theirs)
        try world.other.save()
        let error = #expect(throws: NSError.self) { try world.saveAnother("b") }
        let conflict = (error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict])?.first
        #expect(conflict?.newVersionNumber == 0 && conflict?.persistedSnapshot == nil)
        world.own.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        try world.own.save()
        #expect(try world.color() == nil)
        #expect(world.tag.managedObjectContext == nil)
    }
}

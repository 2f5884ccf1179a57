public import Foundation
internal import SeamPrimitives

/// A container whose stores Apple would keep in step with CloudKit. Here they are local, which is said once.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        super.init(name: name, managedObjectModel: model)
        LoggedOnce.say("CoreData: there is no CloudKit here; \(name) is kept on this machine alone")
    }

    /// Would make the record types in CloudKit. Does nothing.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}
    /// Whether the object could be changed by this person: always, in a local store.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Whether the object could be deleted by this person: always, in a local store.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Whether objects of a store could be changed by this person: always, in a local store.
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

/// What to do while record types are made.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is sent.
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    /// The record types are printed.
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}

/// What a store would ask of CloudKit. Without effect.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The name of the container in CloudKit.
    public final let containerIdentifier: String

    /// Names a container in CloudKit.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

internal import Documents
public import Foundation
internal import SeamPrimitives

extension NSManagedObjectModel {
    /// Reads a compiled model: a `.momd`, of which the current version counts, or a `.mom`. Nil, with a line in the log,
    /// if there is none at the address.
    ///
    /// The build makes these of the app's `.xcdatamodeld`. Those that Apple's compiler makes cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let model = ModelFiles.model(at: url) else {
            LoggedOnce.say("CoreData: error:  Failed to load model at path: \(url.path)")
            return nil
        }
        self.init()
        ModelBuilder(model).build(self)
    }

    /// As ``init(contentsOf:)``, without a word if there is no model.
    convenience init?(quietlyFrom url: URL) {
        guard let model = ModelFiles.model(at: url) else { return nil }
        self.init()
        ModelBuilder(model).build(self)
    }

    /// One model of all those in bundles; nil stands for the app's. Models that cannot be read are left out.
    ///
    /// Of each `.momd` the current version counts. Two entities of the same name have to be the same, else the program
    /// stops.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = (bundles ?? [Bundle.main]).flatMap(ModelFiles.files(in:)).compactMap {
            NSManagedObjectModel(contentsOf: $0)
        }
        return NSManagedObjectModel(byMerging: models) ?? NSManagedObjectModel()
    }

    /// One model of those versions in bundles with which a store was made; nil if there are none.
    public class func mergedModel(
        from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
    ) -> NSManagedObjectModel? {
        let files = (bundles ?? [Bundle.main]).flatMap(ModelFiles.files(in:)).flatMap(ModelFiles.versions(of:))
        return NSManagedObjectModel(
            byMerging: files.compactMap { NSManagedObjectModel(contentsOf: $0) }, forStoreMetadata: metadata)
    }
}

public import Foundation

/// A version of a model that is read when a migration needs it.
open class NSManagedObjectModelReference: NSObject, @unchecked Sendable {
    private let load: () -> NSManagedObjectModel?
    private let lock = NSLock()
    private var loaded: NSManagedObjectModel?
    private let checksum: String

    /// A version that is at hand.
    public init(model: NSManagedObjectModel, versionChecksum: String) {
        load = { model }
        checksum = versionChecksum
    }

    /// A version in a compiled model.
    public init(fileURL: URL, versionChecksum: String) {
        load = { NSManagedObjectModel(contentsOf: fileURL) }
        checksum = versionChecksum
    }

    /// A version by its name in a bundle: `Notes 2`, in whichever `.momd` has it.
    public init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
        load = {
            let versions = ModelFiles.files(in: bundle ?? .main).flatMap(ModelFiles.versions(of:))
            let found =
                versions.first { $0.deletingPathExtension().lastPathComponent == modelName }
                ?? ModelFiles.files(in: bundle ?? .main).first {
                    $0.deletingPathExtension().lastPathComponent == modelName
                }
            return found.flatMap { NSManagedObjectModel(contentsOf: $0) }
        }
        checksum = versionChecksum
    }

    /// A version whose entities have these hashes, by its name in a bundle.
    public convenience init(entityVersionHashes: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String) {
        let hashes = entityVersionHashes as? [String: Data] ?? [:]
        let files = ModelFiles.files(in: bundle ?? .main).flatMap(ModelFiles.versions(of:))
        let model = files.lazy.compactMap { NSManagedObjectModel(contentsOf: $0) }
            .first { $0.entityVersionHashesByName == hashes }
        self.init(model: model ?? NSManagedObjectModel(), versionChecksum: versionChecksum)
    }

    /// The version; one without entities if it cannot be read.
    open var resolvedModel: NSManagedObjectModel {
        lock.withLock {
            if let loaded { return loaded }
            let model = load() ?? NSManagedObjectModel()
            loaded = model
            return model
        }
    }

    /// What tells the version from others, as ``NSManagedObjectModel/versionChecksum``.
    open var versionChecksum: String { checksum }
}

public import Foundation
import ObjectiveC
import RuntimeShims
internal import Synchronization

// Foundation on Linux keeps the names that archives are to have for classes, and never finds them again.
extension NSKeyedArchiver {
    /// Lets all archivers write another name for a class; nil takes the name back. For translated source.
    public static func _setClassName(_ codedName: String?, for cls: AnyClass) {
        ArchivedNames.install()
        ArchivedNames.ofAll.withLock { $0[ObjectIdentifier(cls)] = codedName }
    }

    /// Lets this archiver write another name for a class; nil takes the name back. For translated source.
    public func _setClassName(_ codedName: String?, for cls: AnyClass) {
        ArchivedNames.install()
        ArchivedNames.own(self, create: true)?.names[ObjectIdentifier(cls)] = codedName
    }

    /// The name that all archivers were told to write for a class; nil if it is the class's own.
    public static func className(for cls: AnyClass) -> String? {
        ArchivedNames.ofAll.withLock { $0[ObjectIdentifier(cls)] }
    }

    /// The name that this archiver was told to write for a class; nil if it was told none.
    public func className(for cls: AnyClass) -> String? {
        ArchivedNames.own(self, create: false)?.names[ObjectIdentifier(cls)]
    }
}

/// The names that archivers write for classes.
private enum ArchivedNames {
    static let ofAll = Mutex<[ObjectIdentifier: String]>([:])

    /// Those of one archiver, which is used by one thread at a time.
    final class Own { var names: [ObjectIdentifier: String] = [:] }

    /// Its address is the key.
    nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    static func own(_ archiver: NSKeyedArchiver, create: Bool) -> Own? {
        if let known = objc_getAssociatedObject(archiver, key) as? Own { return known }
        guard create else { return nil }
        let made = Own()
        objc_setAssociatedObject(archiver, key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    private static let isInstalled = MethodTables.adopt(Changed.self, notIn: Plain.self, into: NSKeyedArchiver.self)

    /// Lets Foundation's archivers ask here.
    static func install() { _ = isInstalled }

    private final class Changed: NSKeyedArchiver {
        override func classNameForClass(_ cls: AnyClass) -> String? {
            className(for: cls) ?? NSKeyedArchiver.className(for: cls)
        }
    }

    private final class Plain: NSKeyedArchiver {}
}

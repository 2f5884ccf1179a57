/// A file of messages.
open class DDLogFileInfo: NSObject {
    /// Where it is.
    public let filePath: String

    /// Describes the file at a path.
    public init(filePath: String) { self.filePath = filePath }

    /// Its name.
    open var fileName: String { (filePath as NSString).lastPathComponent }
    /// When it was made; nil if it is not there.
    open var creationDate: Date? { attributes?[.creationDate] as? Date ?? modificationDate }
    /// When it was last written to; nil if it is not there.
    open var modificationDate: Date? { attributes?[.modificationDate] as? Date }
    /// How large it is, in bytes.
    open var fileSize: UInt64 { (attributes?[.size] as? NSNumber)?.uint64Value ?? 0 }
    /// How old it is, in seconds.
    open var age: TimeInterval { creationDate.map { -$0.timeIntervalSinceNow } ?? 0 }

    private var attributes: [FileAttributeKey: Any]? { try? FileManager.default.attributesOfItem(atPath: filePath) }
}

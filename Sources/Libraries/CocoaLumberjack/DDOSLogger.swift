/// Writes to standard error, as the system's log does to Xcode's console.
open class DDOSLogger: DDAbstractLogger, @unchecked Sendable {
    private let head: String

    /// The logger whose messages have no head.
    public class var sharedInstance: DDOSLogger! { shared }
    private static let shared = DDOSLogger(subsystem: nil, category: nil)

    /// Creates a logger whose messages begin with `[subsystem:category]`.
    public init(subsystem: String?, category: String?) {
        let names = [subsystem, category].compactMap { $0 }.filter { !$0.isEmpty }
        head = names.isEmpty ? "" : "[\(names.joined(separator: ":"))] "
        super.init()
    }

    open override func log(message logMessage: DDLogMessage) {
        if let text = text(of: logMessage) { StandardError.write(head + text + "\n") }
    }
}

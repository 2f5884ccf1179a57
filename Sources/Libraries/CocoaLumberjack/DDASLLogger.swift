/// Writes to standard error, as the system's older log does to Xcode's console.
open class DDASLLogger: DDAbstractLogger, @unchecked Sendable {
    /// The only one.
    public class var sharedInstance: DDASLLogger! { shared }
    private static let shared = DDASLLogger()

    open override func log(message logMessage: DDLogMessage) {
        if let text = text(of: logMessage) { StandardError.write(text + "\n") }
    }
}

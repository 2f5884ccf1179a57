/// Writes to standard error, in colours if it is a terminal.
open class DDTTYLogger: DDAbstractLogger, @unchecked Sendable {
    /// The only one.
    public class var sharedInstance: DDTTYLogger! { shared }
    private static let shared = DDTTYLogger()

    /// Whether messages have colours, on a terminal. False by default.
    open var colorsEnabled = false
    /// Whether a line ends after a formatter's text. True by default.
    open var automaticallyAppendNewlineForCustomFormatters = true
    private var colors: [DDLogFlag: String] = [:]

    /// Sets the colours of messages of some kinds; nil takes the terminal's.
    open func setForegroundColor(_ txtColor: UIColor?, backgroundColor bgColor: UIColor?, for mask: DDLogFlag) {
        func code(_ color: UIColor?, _ kind: Int) -> String {
            guard let color else { return "" }
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: nil)
            let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
            return "\u{1B}[\(kind);2;" + parts.joined(separator: ";") + "m"
        }
        colors[mask] = code(txtColor, 38) + code(bgColor, 48)
    }

    /// Forgets the colours.
    open func clearAllColors() { colors = [:] }

    open override func log(message logMessage: DDLogMessage) {
        guard let text = text(of: logMessage) else { return }
        var line = text
        if logFormatter == nil {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "yyyy-MM-dd HH:mm:ss:SSS"
            let process = ProcessInfo.processInfo
            line =
                "\(formatter.string(from: logMessage.timestamp)) "
                + "\(process.processName)[\(process.processIdentifier):\(logMessage.threadID)] \(text)"
        }
        if colorsEnabled, StandardError.isTerminal,
            let color = colors.first(where: { $0.key.contains(logMessage.flag) })?.value
        {
            line = color + line + "\u{1B}[0m"
        }
        StandardError.write(line + (logFormatter == nil || automaticallyAppendNewlineForCustomFormatters ? "\n" : ""))
    }
}

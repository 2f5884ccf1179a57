enum StandardError {
    static let isTerminal = isatty(2) == 1

    static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// Says once, on standard error, that something an app asked for has no effect here.
@MainActor
enum LoggedOnce {
    private static var said: Set<String> = []

    static func say(_ message: String) {
        guard said.insert(message).inserted else { return }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

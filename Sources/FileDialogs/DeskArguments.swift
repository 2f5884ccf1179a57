/// The words that the program is started with.
struct DeskArguments {
    /// The socket to the app.
    var descriptor: Int32 = -1
    /// The name by which dialogs call the app.
    var app = ""
    /// The folder that the app can write to.
    var container: String?

    /// Nil for words that make no sense.
    init?(_ words: some Sequence<String>) {
        var iterator = words.makeIterator()
        while let option = iterator.next() {
            guard let value = iterator.next() else { return nil }
            switch option {
            case "--descriptor": descriptor = Int32(value) ?? -1
            // It stands in the title of a dialog, on one line.
            case "--app": app = String(value.filter { !$0.isNewline }.prefix(60))
            case "--container": container = value
            default: return nil
            }
        }
        if descriptor < 0 || app.isEmpty { return nil }
    }
}

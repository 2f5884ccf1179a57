import Foundation

/// The program that holds pages, which is built for apps that import this module.
enum PageProgram {
    /// Another program than the one beside this library, for tests.
    nonisolated(unsafe) static var override: URL?

    /// The package that the program needs.
    static let package = "libwebkitgtk-6.0-dev"

    /// Where the program is; nil if it was not built, because the engine is not installed.
    static var url: URL? {
        if let override { return override }
        guard let folder else { return nil }
        let url = folder.appendingPathComponent("WebPages")
        return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
    }

    /// The folder of the file that this code was loaded from.
    private static var folder: URL? {
        // Such files have no length, and are read to their end.
        let handle = FileHandle(forReadingAtPath: "/proc/self/maps")
        let maps = String(decoding: (try? handle?.readToEnd()) ?? Data(), as: UTF8.self)
        for line in maps.split(separator: "\n") where line.hasSuffix("/libSeamWebKit.so") {
            guard let start = line.firstIndex(of: "/") else { continue }
            return URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent()
        }
        return Bundle.main.executableURL?.deletingLastPathComponent()
    }
}

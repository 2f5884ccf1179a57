public import Foundation

// The folders of an app by name, which Foundation leaves out on Linux. None of them has to be there.
extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    }

    /// The person's documents, in the app's container.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// What the app keeps beside documents, in its container.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// What can be made again, in the app's container.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of what the app keeps, in its container.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// Downloads, in the app's container.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// Pictures, in the app's container.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// Music, in the app's container.
    public static var musicDirectory: URL { folder(.musicDirectory) }
    /// Films, in the app's container.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
}

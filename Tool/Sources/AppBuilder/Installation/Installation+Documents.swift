import Foundation

/// The library that reads documents in the Portable Document Format, which few apps need.
extension Installation {
    /// The modules of the apps that need it.
    static let documentModules: Set = ["PDFKit", "QuickLook"]

    /// Its Debian package, with a file that shows that it is there.
    private static let reader = (name: "libpoppler-glib8", file: "/usr/share/doc/libpoppler-glib8")

    /// Installs the library if it is missing and may be installed; without it the app is built all the same, and reads no
    /// such documents.
    func provideDocumentReader() throws(BuildError) {
        guard !FileManager.default.fileExists(atPath: Self.reader.file) else { return }
        try install([Self.reader], as: "what reads documents in PDF")
        guard !FileManager.default.fileExists(atPath: Self.reader.file) else { return }
        Console.note(
            "documents in PDF will not be read: install what reads them with: apt-get install " + Self.reader.name)
    }
}

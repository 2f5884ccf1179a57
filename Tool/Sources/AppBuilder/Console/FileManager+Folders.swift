import Foundation

extension FileManager {
    /// Makes a folder, and those around it, if it is not there.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - kind: The kind of error if that cannot be.
    public func makeFolder(_ folder: URL, orFail kind: BuildError.Kind = .build) throws(BuildError) {
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw BuildError(kind, "seam: \(folder.path) cannot be made: \(error.localizedDescription)")
        }
    }
}

import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A folder of the command's own for what goes between it and a program in the box.
struct ScratchFolder {
    let url: URL

    init() throws(BuildError) {
        let template = FileManager.default.temporaryDirectory.appending(path: "seam-box-XXXXXX").path
        var name = Array(template.utf8CString)
        guard mkdtemp(&name) != nil else {
            throw BuildError(.build, "seam: \(template) cannot be made: \(String(cString: strerror(errno)))")
        }
        url = URL(fileURLWithPath: String(decoding: name.dropLast().map(UInt8.init), as: UTF8.self))
    }

    /// A folder in it.
    func folder(_ name: String) throws(BuildError) -> URL {
        let folder = url.appending(path: name)
        try FileManager.default.makeFolder(folder)
        return folder
    }

    func remove() { try? FileManager.default.removeItem(at: url) }

    /// The text of a file that a program in the box has written; nil if there is none. A link is not followed: it would
    /// be followed out here, where more can be read.
    static func text(of file: URL) -> String? { contents(of: file).map { String(decoding: $0, as: UTF8.self) } }

    private static func contents(of file: URL) -> Data? {
        let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return try? handle.readToEnd() ?? Data()
    }

    /// Copies the pictures and films that a program in the box has left in `folder`, with the record of a flow's steps, and
    /// nothing else that it may have left.
    ///
    /// - Parameter file: The name of a file that was asked for beside these.
    static func movePictures(from folder: URL, to output: URL, and file: String? = nil) throws(BuildError) {
        // Does not go into folders that are links.
        let names = FileManager.default.enumerator(atPath: folder.path)
        while let name = names?.nextObject() as? String {
            let parts = name.split(separator: "/")
            guard name.hasSuffix(".png") || name.hasSuffix(".webm") || name == FlowReportStep.fileName || name == file,
                !parts.contains(where: { $0.hasPrefix(".") }),
                let data = contents(of: folder.appending(path: name))
            else { continue }
            let file = output.appending(path: name)
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                // In place of a link, and not through it.
                try data.write(to: file, options: .atomic)
            } catch {
                throw BuildError(.failed, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
            }
        }
    }
}

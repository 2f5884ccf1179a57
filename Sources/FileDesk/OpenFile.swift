internal import Foundation

#if canImport(Glibc)
    internal import Glibc
#endif

/// A file or folder that is open to be read, so that nobody can put another in its place.
final class OpenFile {
    /// `O_PATH` of Linux' fcntl.h, which Swift's module of the C library leaves out.
    private static let pathOnly: Int32 = 0o10_000_000

    let descriptor: Int32
    /// The last part of its path.
    let name: String
    let isFolder: Bool

    private init(_ descriptor: Int32, name: String, isFolder: Bool) {
        self.descriptor = descriptor
        self.name = name
        self.isFolder = isFolder
    }

    deinit { close(descriptor) }

    /// Opens a path, through links. Nil if there is neither a file nor a folder that can be read.
    convenience init?(path: String) {
        guard path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        // A device may do something when it is opened: first without opening what is there.
        let place = open(path, Self.pathOnly | O_CLOEXEC)
        guard place >= 0 else { return nil }
        defer { Glibc.close(place) }
        guard let isFolder = Self.isFolder(place) else { return nil }
        let descriptor = open("/proc/self/fd/\(place)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        self.init(descriptor, name: URL(fileURLWithPath: path).lastPathComponent, isFolder: isFolder)
    }

    /// Opens what is in a folder under a name. Links lead elsewhere and are passed over, as are devices and the like.
    convenience init?(_ name: String, in folder: OpenFile) {
        let place = openat(folder.descriptor, name, Self.pathOnly | O_NOFOLLOW | O_CLOEXEC)
        guard place >= 0 else { return nil }
        defer { Glibc.close(place) }
        guard let isFolder = Self.isFolder(place) else { return nil }
        let descriptor = open("/proc/self/fd/\(place)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        self.init(descriptor, name: name, isFolder: isFolder)
    }

    /// Nil for what is neither a file nor a folder.
    private static func isFolder(_ descriptor: Int32) -> Bool? {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return false
        case S_IFDIR: return true
        default: return nil
        }
    }

    /// The path with all links followed, as it is now.
    var path: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")) ?? name
    }

    /// The names in a folder, in alphabetical order.
    func names() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd/\(descriptor)").sorted()) ?? []
    }

    /// The next bytes; none at the end.
    func read(_ count: Int) throws -> Data {
        var data = Data(count: count)
        let read = data.withUnsafeMutableBytes { bytes in
            while true {
                let read = Glibc.read(descriptor, bytes.baseAddress, bytes.count)
                if read >= 0 || errno != EINTR { return read }
            }
        }
        guard read >= 0 else {
            throw DeskFailure(reason: "\(name) cannot be read: \(String(cString: strerror(errno)))")
        }
        return data.prefix(read)
    }
}

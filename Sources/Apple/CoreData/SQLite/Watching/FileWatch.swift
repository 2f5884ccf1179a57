internal import Foundation

#if canImport(Glibc)
    internal import Glibc
#endif

/// Tells of changes of files in a folder, on a queue of its own, until it is ended.
final class FileWatch: @unchecked Sendable {
    private let source: any DispatchSourceRead

    /// - Parameters:
    ///   - names: The files that matter; they need not be there yet.
    ///   - told: Called after changes, once for several.
    /// - Returns: nil if the folder cannot be watched.
    init?(folder: URL, names: Set<String>, queue: DispatchQueue, told: @escaping @Sendable () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let wanted = UInt32(IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_MOVED_TO | IN_DELETE)
        guard inotify_add_watch(descriptor, folder.path, wanted) >= 0 else {
            close(descriptor)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler {
            if Self.read(descriptor).contains(where: names.contains) { told() }
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
    }

    func end() { source.cancel() }

    deinit { source.cancel() }

    /// The names of the files that changed; all that waits is read.
    private static func read(_ descriptor: Int32) -> [String] {
        var names: [String] = []
        let size = 16 * 1024
        withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
            while case let count = Glibc.read(descriptor, buffer.baseAddress, size), count > 0 {
                var place = 0
                let head = MemoryLayout<inotify_event>.size
                while place + head <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                    let end = min(place + head + Int(event.len), count)
                    names.append(String(decoding: buffer[place + head..<end].prefix { $0 != 0 }, as: UTF8.self))
                    place = end
                }
            }
        }
        return names
    }
}

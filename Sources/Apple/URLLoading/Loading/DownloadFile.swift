import Foundation
import FoundationNetworking

/// The file that a download is written to.
final class DownloadFile: @unchecked Sendable {
    private(set) var url: URL
    private(set) var written: Int64 = 0
    private(set) var failure: URLError?
    /// Whether the file stays for a download that takes it up again.
    var isKept = false
    private var handle: FileHandle?

    init() {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString.prefix(8)).tmp")
    }

    /// Begins anew.
    func open() {
        try? handle?.close()
        written = 0
        guard FileManager.default.createFile(atPath: url.path, contents: nil),
            let handle = try? FileHandle(forWritingTo: url)
        else {
            failure = URLError(.cannotCreateFile)
            return
        }
        self.handle = handle
    }

    /// Goes on with a file. False if it is not there, or shorter than it should be.
    func take(_ file: URL, _ size: Int64) -> Bool {
        guard let handle = try? FileHandle(forUpdating: file), let end = try? handle.seekToEnd(), Int64(end) >= size
        else { return false }
        do {
            try handle.truncate(atOffset: UInt64(size))
            try handle.seek(toOffset: UInt64(size))
        } catch { return false }
        (url, self.handle, written) = (file, handle, size)
        return true
    }

    func write(_ data: Data) {
        guard failure == nil else { return }
        do {
            try handle?.write(contentsOf: data)
            written += Int64(data.count)
        } catch { failure = URLError(.cannotWriteToFile) }
    }

    /// Closes the file, which is there though nothing was written.
    func finished() -> URL {
        if handle == nil { open() }
        try? handle?.close()
        handle = nil
        return url
    }

    /// Closes the file of a download that has failed, and removes it unless it is kept.
    func drop() {
        try? handle?.close()
        handle = nil
        if !isKept { remove() }
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}

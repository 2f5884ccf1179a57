internal import Documents
internal import Foundation
internal import Stage
internal import WebDoor

/// Files that the page has been told to send, each once and under a secret path, into a folder that the app chose.
@MainActor
final class Uploads {
    /// A file as the page announces it.
    struct Announcement: Decodable, Equatable {
        var name: String
        /// In bytes.
        var size: Int
        var mimeType: String?
    }

    private static let prefix = "upload/"
    /// The files of a batch.
    static let countLimit = 64
    /// The files of a batch that is a folder.
    static let folderLimit = 1000
    /// The bytes of a batch.
    static let limit = 2 << 30
    private static let batchLimit = 4
    /// The seconds until a file begins, and between two parts of it.
    private static let patience = 60.0

    private struct Expected {
        var batch: Batch
        var index: Int
    }

    /// Files that were announced together. All of them come, or none.
    @MainActor
    private final class Batch {
        let files: [Announcement]
        let folder: URL
        /// The folder in it that the files are the contents of, if they are; their names are paths then.
        var root: URL?
        var urls: [URL?]
        /// The places of those that have come whole.
        var finished: Set<Int> = []
        var completion: (([URL]) -> Void)?
        var timer: Timer?

        init(_ files: [Announcement], _ folder: URL, _ completion: @escaping ([URL]) -> Void) {
            self.files = files
            self.folder = folder
            self.completion = completion
            urls = Array(repeating: nil, count: files.count)
        }

        func end(_ urls: [URL]) {
            timer?.invalidate()
            let completion = completion
            self.completion = nil
            completion?(urls)
        }
    }

    private var expected: [String: Expected] = [:]
    private var batches: [Batch] = []

    /// Expects files and returns their paths in the same order; nil if they are too many or too large.
    ///
    /// - Parameters:
    ///   - isFolder: Whether the files are a folder's. Their names are paths then, which begin with the folder's name.
    ///   - completion: Called with the files in the folder, or with the folder; with none if something went wrong.
    func expect(
        _ files: [Announcement], in folder: URL, isFolder: Bool = false, completion: @escaping ([URL]) -> Void
    ) -> [String]? {
        guard !files.isEmpty, files.count <= (isFolder ? Self.folderLimit : Self.countLimit),
            batches.count < Self.batchLimit, !isFolder || Self.root(of: files) != nil,
            files.allSatisfy({ (0...Self.limit).contains($0.size) }),
            files.reduce(0, { $0 + $1.size }) <= Self.limit
        else { return nil }
        let batch = Batch(files, folder, completion)
        if isFolder {
            guard let place = Self.root(of: files).flatMap({ try? FileRequest.place(for: $0, in: folder) }) else {
                return nil
            }
            batch.root = place
        }
        batches.append(batch)
        wait(for: batch)
        return files.indices.map { index in
            let path = Self.prefix + Secret.make()
            expected[path] = Expected(batch: batch, index: index)
            return path
        }
    }

    /// The name of the folder that all files are in; nil if there is none, or a path leads out of it.
    private static func root(of files: [Announcement]) -> String? {
        let paths = files.map { $0.name.split(separator: "/", omittingEmptySubsequences: false).map(String.init) }
        guard let root = paths.first?.first, paths.allSatisfy({ $0.count > 1 && $0.count < 32 && $0[0] == root }),
            paths.allSatisfy({ path in
                path.allSatisfy { ![".", "..", ""].contains($0) && $0.utf8.count <= 255 && !$0.utf8.contains(0) }
            })
        else { return nil }
        return root
    }

    /// Where a file of a batch goes, with its folder made.
    private static func place(for name: String, in batch: Batch) throws -> URL {
        guard let root = batch.root else { return try FileRequest.place(for: name, in: batch.folder) }
        let url = name.split(separator: "/").dropFirst().reduce(root) { $0.appendingPathComponent(String($1)) }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        return url
    }

    /// Whether files are on their way.
    var isEmpty: Bool { batches.isEmpty }

    /// Gives up everything that has not come whole.
    func cancel() {
        for batch in batches { fail(batch) }
    }

    private func wait(for batch: Batch) {
        batch.timer?.invalidate()
        batch.timer = MainLoop.perform(after: Self.patience) { [weak self, weak batch] in
            if let batch { self?.fail(batch) }
        }
    }

    private func fail(_ batch: Batch) {
        forget(batch)
        for url in batch.urls + [batch.root] { url.map { try? FileManager.default.removeItem(at: $0) } }
        batch.end([])
    }

    private func forget(_ batch: Batch) {
        batches.removeAll { $0 === batch }
        expected = expected.filter { $0.value.batch !== batch }
    }

    /// Takes a request with a file that is expected. Returns whether it is for such a path at all.
    func take(_ request: WebRequest, _ makeExchange: @MainActor () -> WebExchange) -> Bool {
        guard request.path.hasPrefix(Self.prefix) else { return false }
        let exchange = makeExchange()
        guard let file = expected.removeValue(forKey: request.path) else {
            Self.answer(exchange, 404, "There is nothing here.")
            return true
        }
        let (batch, index) = (file.batch, file.index)
        guard exchange.bodyLength ?? 0 == batch.files[index].size else {
            fail(batch)
            Self.answer(exchange, 400, "The file has another size.")
            return true
        }
        do {
            let url = try Self.place(for: batch.files[index].name, in: batch)
            guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
                throw CocoaError(.fileWriteUnknown)
            }
            batch.urls[index] = url
            receive(exchange, try FileHandle(forWritingTo: url), batch, index)
        } catch {
            fail(batch)
            Self.answer(exchange, 500, "The file cannot be kept.")
        }
        return true
    }

    private func receive(_ exchange: WebExchange, _ file: FileHandle, _ batch: Batch, _ index: Int) {
        var isWhole = false
        var count = 0
        exchange.welcome()
        exchange.onEnd = { [weak self, weak batch] in
            try? file.close()
            if !isWhole, let batch { self?.fail(batch) }
        }
        exchange.readBody { [weak self, weak exchange] piece in
            guard let self, let exchange else { return }
            guard batches.contains(where: { $0 === batch }) else {
                return Self.answer(exchange, 410, "It is not waited for any more.")
            }
            wait(for: batch)
            guard let piece else {
                guard count == batch.files[index].size else { return exchange.abort() }
                isWhole = true
                Self.answer(exchange, 200, "It has come.")
                return finished(batch, index)
            }
            do {
                count += piece.count
                try file.write(contentsOf: piece)
                exchange.continueBody()
            } catch {
                Self.answer(exchange, 507, "There is no room for the file.")
            }
        }
        exchange.continueBody()
    }

    private func finished(_ batch: Batch, _ index: Int) {
        batch.finished.insert(index)
        guard batch.finished.count == batch.files.count else { return }
        forget(batch)
        batch.end(batch.root.map { [$0] } ?? batch.urls.compactMap(\.self))
    }

    private static func answer(_ exchange: WebExchange, _ status: Int, _ text: String) {
        var answer = WebAnswer.text(status, text)
        answer.headers += DoorRules.protectiveHeaders
        exchange.answer(answer)
    }
}

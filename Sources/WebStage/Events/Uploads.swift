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
    /// - Parameter completion: Called with the files in the folder; with none if something went wrong.
    func expect(
        _ files: [Announcement], in folder: URL, completion: @escaping ([URL]) -> Void
    ) -> [String]? {
        guard !files.isEmpty, files.count <= Self.countLimit, batches.count < Self.batchLimit,
            files.allSatisfy({ (0...Self.limit).contains($0.size) }),
            files.reduce(0, { $0 + $1.size }) <= Self.limit
        else { return nil }
        let batch = Batch(files, folder, completion)
        batches.append(batch)
        wait(for: batch)
        return files.indices.map { index in
            let path = Self.prefix + Secret.make()
            expected[path] = Expected(batch: batch, index: index)
            return path
        }
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
        for url in batch.urls { url.map { try? FileManager.default.removeItem(at: $0) } }
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
            let url = try FileRequest.place(for: batch.files[index].name, in: batch.folder)
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
        batch.end(batch.urls.compactMap { $0 })
    }

    private static func answer(_ exchange: WebExchange, _ status: Int, _ text: String) {
        var answer = WebAnswer.text(status, text)
        answer.headers += DoorRules.protectiveHeaders
        exchange.answer(answer)
    }
}

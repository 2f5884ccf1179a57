import Foundation
import FoundationNetworking

/// Answers that go to a file.
extension TaskLoader {
    /// What a download can be taken up again with; nil if it cannot.
    func resumeData() -> Data? {
        guard let download, let task = taskIfThere, download.written > 0,
            let request = task.currentRequest, (request.httpMethod ?? "GET") == "GET",
            let response = task.response as? HTTPURLResponse, [200, 206].contains(response.statusCode),
            let kept = ResumeData(request, response, download)
        else { return nil }
        download.isKept = true
        return kept.data
    }

    /// Asks for the rest of a download.
    func startAgain(_ start: ResumeData) {
        guard let download, download.take(start.file, start.received) else {
            return fail(URLError(.cannotOpenFile))
        }
        var request = prepared(start.request)
        request.setValue("bytes=\(start.received)-", forHTTPHeaderField: "Range")
        request.setValue(start.validator, forHTTPHeaderField: "If-Range")
        request.cachePolicy = .reloadIgnoringLocalCacheData
        load(request)
    }

    /// Begins with the file, or goes on with one that is there.
    func startFile(_ response: URLResponse) {
        guard let download else { return }
        let status = (response as? HTTPURLResponse)?.statusCode
        guard resumed != nil else { return download.open() }
        guard status == 206 else { return download.open() }
        let offset = download.written
        let rest = response.expectedContentLength
        let total = rest < 0 ? rest : rest + offset
        let session = session
        task.values.withLock { values in
            values.received = offset
            values.expectedToReceive = total
        }
        guard case .delegate = sink, let task = task as? URLSessionDownloadTask else { return }
        tell(URLSessionDownloadDelegate.self) {
            $0.urlSession(session, downloadTask: task, didResumeAtOffset: offset, expectedTotalBytes: total)
        }
    }

    func write(_ piece: Data, to download: DownloadFile) {
        download.write(piece)
        if let failure = download.failure { return fail(failure) }
        guard case .delegate = sink, let task = task as? URLSessionDownloadTask else { return }
        let (session, written, expected) = (session, download.written, task.countOfBytesExpectedToReceive)
        tell(URLSessionDownloadDelegate.self) {
            $0.urlSession(
                session, downloadTask: task, didWriteData: Int64(piece.count), totalBytesWritten: written,
                totalBytesExpectedToWrite: expected)
        }
    }
}

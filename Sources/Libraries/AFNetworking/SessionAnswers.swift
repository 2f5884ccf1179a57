import Foundation
import UIKit

import URLLoading

/// Collects what comes for the tasks of a session.
final class SessionAnswers: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Answer {
        var data = Data()
        var upload: ((Progress) -> Void)?
        var download: ((Progress) -> Void)?
        let done: (URLResponse?, Data, (any Error)?) -> Void
    }

    private let lock = NSLock()
    private var answers: [Int: Answer] = [:]

    func expect(
        _ task: URLSessionTask, upload: ((Progress) -> Void)?, download: ((Progress) -> Void)?,
        done: @escaping (URLResponse?, Data, (any Error)?) -> Void
    ) {
        lock.withLock { answers[task.taskIdentifier] = Answer(upload: upload, download: download, done: done) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        let upload = lock.withLock { answers[task.taskIdentifier]?.upload }
        let progress = Progress(totalUnitCount: totalBytesExpectedToSend)
        progress.completedUnitCount = totalBytesSent
        upload?(progress)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let (count, download) = lock.withLock {
            answers[dataTask.taskIdentifier]?.data.append(data)
            let answer = answers[dataTask.taskIdentifier]
            return (answer?.data.count ?? 0, answer?.download)
        }
        guard let download else { return }
        let progress = Progress(totalUnitCount: dataTask.response?.expectedContentLength ?? -1)
        progress.completedUnitCount = Int64(count)
        download(progress)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let answer = lock.withLock({ answers.removeValue(forKey: task.taskIdentifier) }) else { return }
        answer.done(task.response, answer.data, error)
    }
}

import Foundation

/// A file of a traced module: functions of Foundation that its code finds before Foundation's own, and which let a cause
/// reach what follows from it.
enum TracedSystemCalls {
    static let fileName = "TracedSystemCalls.swift"

    static let source = """
        import Foundation

        extension Timer {
            @inline(__always)
            @discardableResult
            class func scheduledTimer(
                withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
            ) -> Timer {
                _TracedSystem.scheduledTimer(interval, repeats, block)
            }

            @inline(__always)
            @discardableResult
            class func scheduledTimer(
                timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
            ) -> Timer {
                _TracedSystem.scheduledTimer(interval, target, selector, userInfo, repeats)
            }

            @inline(__always)
            convenience init(
                _timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
            ) {
                self.init(
                    fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
                    block: _TracedSystem.timer(interval, repeats, block))
            }
        }

        extension RunLoop {
            @inline(__always)
            func perform(_ block: @escaping @Sendable () -> Void) {
                perform(inModes: [.default], block: _TracedSystem.work("RunLoop.perform", block))
            }
        }

        extension NotificationCenter {
            @inline(__always)
            func post(_ notification: Notification) { _TracedSystem.post(self, notification) }

            @inline(__always)
            func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
                _TracedSystem.post(self, Notification(name: name, object: object, userInfo: userInfo))
            }
        }

        extension URLSession {
            @inline(__always)
            func dataTask(
                with request: URLRequest, completionHandler: @escaping _TracedSystem.Answer<Data>
            ) -> URLSessionDataTask {
                _TracedSystem.dataTask(self, request, completionHandler)
            }

            @inline(__always)
            func dataTask(with url: URL, completionHandler: @escaping _TracedSystem.Answer<Data>) -> URLSessionDataTask {
                _TracedSystem.dataTask(self, URLRequest(url: url), completionHandler)
            }

            @inline(__always)
            func uploadTask(
                with request: URLRequest, from body: Data?, completionHandler: @escaping _TracedSystem.Answer<Data>
            ) -> URLSessionUploadTask {
                _TracedSystem.uploadTask(self, request, body, completionHandler)
            }

            @inline(__always)
            func downloadTask(
                with request: URLRequest, completionHandler: @escaping _TracedSystem.Answer<URL>
            ) -> URLSessionDownloadTask {
                _TracedSystem.downloadTask(self, request, completionHandler)
            }

            @inline(__always)
            func downloadTask(
                with url: URL, completionHandler: @escaping _TracedSystem.Answer<URL>
            ) -> URLSessionDownloadTask {
                _TracedSystem.downloadTask(self, URLRequest(url: url), completionHandler)
            }
        }

        """

    /// Writes the file to a folder, unless it is there.
    static func write(to folder: URL) throws(BuildError) -> URL {
        try FileManager.default.makeFolder(folder)
        let file = folder.appending(path: fileName)
        if (try? String(contentsOf: file, encoding: .utf8)) == source { return file }
        do { try source.write(to: file, atomically: true, encoding: .utf8) } catch {
            throw BuildError(.build, "seam: \(file.path) cannot be written: \(error.localizedDescription)")
        }
        return file
    }
}

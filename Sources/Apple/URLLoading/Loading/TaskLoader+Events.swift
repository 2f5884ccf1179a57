import Foundation
import FoundationNetworking

/// What sources tell.
extension TaskLoader {
    /// As many steps as browsers take at most, by the Fetch standard.
    private static let redirectLimit = 20

    /// The answer leads elsewhere. If the delegate does not want to go there, the source goes on with the answer itself.
    ///
    /// - Parameter isToldAgain: Whether the source tells of the response then.
    func source(
        _ source: any LoadSource, redirects request: URLRequest, by response: URLResponse, isToldAgain: Bool
    ) {
        inTurn(source) { [self] in
            redirects += 1
            guard redirects <= Self.redirectLimit else { return fail(URLError(.httpTooManyRedirects)) }
            guard let response = response as? HTTPURLResponse else { return load(request) }
            hold()
            let (session, task) = (session, task)
            let question = Question<URLRequest?>(.redirection, URLSessionTaskDelegate.self) {
                $0.urlSession(
                    session, task: task, willPerformHTTPRedirection: response, newRequest: request,
                    completionHandler: $1.handler)
            } waiting: {
                await $0.urlSession(session, task: task, willPerformHTTPRedirection: response, newRequest: request)
            }
            ask(question, default: request) { [self] wanted in
                if let wanted {
                    // Another method asks for something, and sends nothing.
                    if wanted.httpMethod != task.currentRequest?.httpMethod { upload = nil }
                    dropWaiting()
                    self.source?.stop()
                    self.source = nil
                    load(wanted)
                } else if !isToldAgain {
                    received(response, .notAllowed)
                }
                release()
            }
        }
    }

    /// The head of the answer.
    func source(_ source: any LoadSource, received response: URLResponse, _ policy: URLCache.StoragePolicy) {
        inTurn(source) { [self] in received(response, policy) }
    }

    private func received(_ response: URLResponse, _ policy: URLCache.StoragePolicy) {
        // The answer that led to a way which was not taken is there already.
        guard task.response == nil || resumed != nil else { return }
        let expected = expectedLength(response)
        task.values.withLock { values in
            values.response = response
            values.expectedToReceive = expected
        }
        if policy != .notAllowed, core.configuration.urlCache != nil, task is URLSessionDataTask {
            cached = (policy, Data())
        }
        guard download == nil else { return startFile(response) }
        if case .bytes(let stream) = sink { return stream.began(response) }
        guard case .delegate = sink, let task = task as? URLSessionDataTask else { return }
        hold()
        let session = session
        let question = Question<URLSession.ResponseDisposition>(.response, URLSessionDataDelegate.self) {
            $0.urlSession(session, dataTask: task, didReceive: response, completionHandler: $1.handler)
        } waiting: {
            await $0.urlSession(session, dataTask: task, didReceive: response)
        }
        ask(question, default: .allow) { [self] disposition in
            switch disposition {
            case .allow: break
            case .cancel:
                task.values.withLock { $0.state = .canceling }
                fail(URLError(.cancelled))
            case .becomeDownload: becomeDownload(task, session)
            }
            release()
        }
    }

    /// How much comes, as far as the answer says: of what was made smaller for the way it is not known.
    private func expectedLength(_ response: URLResponse) -> Int64 {
        if let response = response as? HTTPURLResponse,
            let encoding = response.value(forHTTPHeaderField: "Content-Encoding"), encoding.lowercased() != "identity"
        {
            return NSURLSessionTransferSizeUnknown
        }
        return response.expectedContentLength
    }

    private func becomeDownload(_ task: URLSessionDataTask, _ session: URLSession) {
        let made = core.replace(task, self)
        take(made)
        cached = nil
        download = DownloadFile()
        tell(URLSessionDataDelegate.self) { $0.urlSession(session, dataTask: task, didBecome: made) }
        if let response = made.response { startFile(response) }
    }

    /// A piece of the answer.
    func source(_ source: any LoadSource, received data: Data) {
        inTurn(source) { [self] in received(data) }
    }

    private func received(_ piece: Data) {
        guard !piece.isEmpty else { return }
        task.values.withLock { $0.received += Int64(piece.count) }
        if let kept = cached?.data.count {
            // What takes more than a twentieth of the cache is not kept, as Apple's documentation has it.
            let cache = core.configuration.urlCache
            let limit = max(cache?.memoryCapacity ?? 0, cache?.diskCapacity ?? 0) / 20
            if kept + piece.count > limit { cached = nil } else { cached?.data.append(piece) }
        }
        if let download {
            write(piece, to: download)
        } else if case .bytes(let stream) = sink {
            stream.received(piece)
        } else if case .delegate = sink, task.prefersIncrementalDelivery {
            tellData(piece)
        } else {
            data.append(piece)
        }
        task.updateProgress()
    }

    /// A piece of the request's body went out.
    func source(_ source: any LoadSource, sent count: Int64) {
        inTurn(source) { [self] in
            let (sent, expected) = task.values.withLock { values in
                values.sent += count
                return (values.sent, values.expectedToSend)
            }
            task.updateProgress()
            let (session, task) = (session, task)
            tell(URLSessionTaskDelegate.self) {
                $0.urlSession(
                    session, task: task, didSendBodyData: count, totalBytesSent: sent,
                    totalBytesExpectedToSend: expected)
            }
        }
    }

    /// The answer is complete.
    func sourceFinished(_ source: any LoadSource) {
        inTurn(source) { [self] in
            if task.response == nil, let url = task.currentRequest?.url {
                received(
                    URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil), .notAllowed)
                // The delegate is asked about the head first.
                return sourceFinished(source)
            }
            finish()
        }
    }

    private func finish() {
        if let failure = download?.failure { return fail(failure) }
        guard let cached, let response = task.response, let request = task.currentRequest,
            let task = task as? URLSessionDataTask
        else { return end(nil) }
        let proposed = CachedURLResponse(
            response: response, data: cached.data, userInfo: [StoredAnswer.dateKey: Date()],
            storagePolicy: cached.policy)
        guard case .delegate = sink else { return store(proposed, request) }
        hold()
        let session = session
        let question = Question<CachedURLResponse?>(.caching, URLSessionDataDelegate.self) {
            $0.urlSession(session, dataTask: task, willCacheResponse: proposed, completionHandler: $1.handler)
        } waiting: {
            await $0.urlSession(session, dataTask: task, willCacheResponse: proposed)
        }
        ask(question, default: proposed) { [self] wanted in
            if let wanted { store(wanted, request) } else { end(nil) }
        }
    }

    private func store(_ answer: CachedURLResponse, _ request: URLRequest) {
        core.configuration.urlCache?.storeCachedResponse(answer, for: request)
        end(nil)
    }

    /// There is no answer, or not all of it.
    func source(_ source: any LoadSource, failed error: any Error) {
        inTurn(source) { [self] in
            if waits(for: error) { return }
            // An error of a protocol of the app's is the app's own.
            if source is ProtocolSource { end(error) } else { fail(error) }
        }
    }

    /// The seconds between two looks whether there is a connection now.
    private static let lookInterval: TimeInterval = 1

    /// Waits for a connection, if the configuration wants that and there is none.
    private func waits(for error: any Error) -> Bool {
        guard core.configuration.waitsForConnectivity, let code = (error as? URLError)?.code,
            [.notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff].contains(code),
            let request = task.currentRequest, task.response == nil
        else { return false }
        if failures == 0 {
            let (session, task) = (session, task)
            tell(URLSessionTaskDelegate.self) { $0.urlSession(session, taskIsWaitingForConnectivity: task) }
        }
        failures += 1
        source?.stop()
        source = nil
        hold()
        core.queue.asyncAfter(deadline: .now() + Self.lookInterval) { [weak self] in
            guard let self, !self.isOver else { return }
            self.load(request)
            self.release()
        }
        return true
    }
}

// Declarations of Foundation's; see NSObject.swift. What Objective-C's headers call optional has a mark that says so.

public protocol URLSessionDelegate: NSObjectProtocol {
    // optional
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    // optional
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    // optional
    // objc: URLSessionDidFinishEventsForBackgroundURLSession:
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

public protocol URLSessionTaskDelegate: URLSessionDelegate {
    // optional
    // objc: URLSession:task:willPerformHTTPRedirection:newRequest:completionHandler:
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void)
    // optional
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    // optional
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping (InputStream?) -> Void)
    // optional
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64)
    // optional
    // objc: URLSession:task:didFinishCollectingMetrics:
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    // optional
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    // optional
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
    // optional
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
    // optional
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
        completionHandler: @escaping (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
}

public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    // optional
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
    // optional
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)
    // optional
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    // optional
    // objc: URLSession:dataTask:willCacheResponse:completionHandler:
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping (CachedURLResponse?) -> Void)
}

public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
    // objc: URLSession:downloadTask:didFinishDownloadingToURL:
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    // optional
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    // optional
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64)
}

public protocol XMLParserDelegate: AnyObject {
    // optional
    func parserDidStartDocument(_ parser: XMLParser)
    // optional
    func parserDidEndDocument(_ parser: XMLParser)
    // optional
    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String])
    // optional
    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
    // optional
    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
    // optional
    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
    // optional
    func parser(_ parser: XMLParser, foundCharacters string: String)
    // optional
    func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)
    // optional
    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
    // optional
    func parser(_ parser: XMLParser, foundComment comment: String)
    // optional
    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
    // optional
    func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data?
    // optional
    // objc: parser:parseErrorOccurred:
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
    // optional
    // objc: parser:validationErrorOccurred:
    func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
}

public protocol StreamDelegate: AnyObject {
    // optional
    func stream(_ aStream: Stream, handle eventCode: Stream.Event)
}

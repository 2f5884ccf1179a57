import Foundation
import FoundationNetworking

/// The request as it is sent, and where it is answered.
extension TaskLoader {
    /// The seconds that a request waits at first, which a session's configuration may say otherwise.
    private static let usualPatience: TimeInterval = 60

    /// A request with what the session's configuration adds.
    func prepared(_ request: URLRequest) -> URLRequest {
        var request = request
        let configuration = core.configuration
        if request.cachePolicy == .useProtocolCachePolicy { request.cachePolicy = configuration.requestCachePolicy }
        if request.timeoutInterval == Self.usualPatience {
            request.timeoutInterval = configuration.timeoutIntervalForRequest
        }
        for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
            guard let name = name as? String ?? (name as? NSString).map(String.init) else { continue }
            if request.value(forHTTPHeaderField: name) == nil {
                request.setValue("\(value)", forHTTPHeaderField: name)
            }
        }
        switch upload {
        case .data(let data)?: request.httpBody = data
        case .file(let file)?:
            if let stream = InputStream(url: file) { request.httpBodyStream = stream }
        case .streamed?, nil: break
        }
        return request
    }

    /// Where a request is answered: by the first protocol that wants to, or by the network, a file or the URL itself.
    func source(for request: URLRequest) -> (any LoadSource)? {
        guard let url = request.url else { return nil }
        if let type = ownProtocol() { return ProtocolSource(type, request, self) }
        switch url.scheme?.lowercased() {
        case "http", "https": return HTTPSource(request, self)
        case "data": return DataURLSource(url, self)
        case "file": return FileSource(url, self)
        default: return nil
        }
    }

    /// A protocol of the app's, or of a run's stubs, that answers the task's request.
    private func ownProtocol() -> URLProtocol.Type? {
        let configured = (core.configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
        var classes = core.isShared ? URLProtocol.registeredClasses : []
        classes += configured
        classes += SessionProtocols.classes.filter { type in !configured.contains { $0 == type } }
        return classes.first { !SystemProtocols.isOne($0) && $0.canInit(with: task) }
    }
}

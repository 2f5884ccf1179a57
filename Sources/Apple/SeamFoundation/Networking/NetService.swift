public import Foundation
public import URLLoading

/// The name of a service in the local network. Services are not published, searched for or resolved on Linux.
open class NetService: NSObject {
    /// Such as `local.`
    public let domain: String
    /// Such as `_http._tcp.`
    public let type: String
    /// The name of the service as a person sees it.
    public let name: String
    /// -1 if it is not known.
    public let port: Int

    /// Names a service and its port. Nothing is published.
    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }

    /// Names a service whose port is not known.
    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }
}

extension URLSession {
    /// A task that fails with `NSURLErrorUnsupportedURL` when it is resumed: there are no streams here.
    public func streamTask(with service: NetService) -> URLSessionStreamTask {
        streamTask(withHostName: service.name, port: max(service.port, 0))
    }
}

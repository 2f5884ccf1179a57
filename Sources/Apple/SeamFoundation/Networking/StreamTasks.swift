public import Foundation
public import FoundationNetworking

/// The key of a download's resume data in an error's user info. Downloads cannot be resumed on Linux: no error has it.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

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
    // URLSession on Linux has no streams. These tasks fail when they are resumed, as those of an unknown scheme do.

    /// A task that fails with `NSURLErrorUnsupportedURL`: streams are not supported on Linux.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionTask {
        var address = URLComponents()
        (address.scheme, address.host, address.port) = ("stream", hostname, port)
        return dataTask(with: address.url ?? URL(string: "stream:")!)
    }

    /// A task that fails with `NSURLErrorUnsupportedURL`: streams are not supported on Linux.
    public func streamTask(with service: NetService) -> URLSessionTask {
        streamTask(withHostName: service.name, port: max(service.port, 0))
    }
}

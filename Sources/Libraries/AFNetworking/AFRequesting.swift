/// A manager whose subclasses may have a request serializer of a type of their own.
public protocol _AFRequesting: AnyObject {
    /// The serializer.
    var _requestSerializer: AFHTTPRequestSerializer { get set }
}

extension _AFRequesting {
    /// Puts parameters into requests. As queries and forms by default.
    public var requestSerializer: AFHTTPRequestSerializer {
        get { _requestSerializer }
        set { _requestSerializer = newValue }
    }
}

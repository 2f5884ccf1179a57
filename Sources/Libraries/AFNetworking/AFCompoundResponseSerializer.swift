public import Foundation
public import SeamFoundation

/// Asks several serializers, until one of them gives an object.
open class AFCompoundResponseSerializer: AFHTTPResponseSerializer {
    /// The serializers, in their order.
    public private(set) var responseSerializers: [any AFURLResponseSerialization] = []

    /// A serializer of several.
    public convenience init(responseSerializers: [any AFURLResponseSerialization]) {
        self.init()
        self.responseSerializers = responseSerializers
    }

    /// The first object that one of the serializers gives, otherwise the data.
    open override func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        for serializer in responseSerializers {
            var problem: NSError?
            if let object = serializer.responseObject(for: response, data: data, error: &problem) {
                error?.pointee = problem
                return object
            }
        }
        return super.responseObject(for: response, data: data, error: error)
    }
}

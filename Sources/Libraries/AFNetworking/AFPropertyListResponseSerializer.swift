public import Foundation
public import SeamFoundation

/// Reads property lists.
open class AFPropertyListResponseSerializer: AFHTTPResponseSerializer {
    /// A serializer for the type `application/x-plist`.
    public override init() {
        super.init()
        acceptableContentTypes = ["application/x-plist"]
    }

    /// The object of the list.
    open override func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        guard isReadable(response, data, error), let data else { return nil }
        do {
            return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch let problem {
            if error?.pointee == nil { error?.pointee = problem as NSError }
            return nil
        }
    }
}

public import Foundation
public import SeamFoundation
public import UIKit

/// Puts parameters into a request.
public protocol AFURLRequestSerialization: AnyObject {
    /// A request with the parameters, or nil and the reason.
    func request(bySerializingRequest request: URLRequest, withParameters parameters: Any?, error: NSErrorPointer)
        -> URLRequest?
}

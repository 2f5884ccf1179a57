public import Foundation
public import SeamFoundation
public import UIKit

/// Makes an object of an answer.
public protocol AFURLResponseSerialization: AnyObject {
    /// The object, or nil and the reason.
    func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any?
}

import Foundation
import URLLoading
import RuntimeShims

/// Foundation on Linux has requests without header fields answer nil: this has them answer an empty dictionary, as on iOS.
enum HeaderFields {
    private static let plain = MethodTables.replace(
        ["$s20FoundationNetworking12NSURLRequestC19allHTTPHeaderFieldsSDyS2SGSgvg"],
        in: NSURLRequest.self, by: ChangedRequest.self, notIn: PlainRequest.self)
    private static let mutable = MethodTables.replace(
        ["$s20FoundationNetworking19NSMutableURLRequestC19allHTTPHeaderFieldsSDyS2SGSgvg"],
        in: NSMutableURLRequest.self, by: ChangedRequest.self, notIn: PlainRequest.self)

    /// Gives Foundation's classes their method, once.
    static func install() { _ = (plain, mutable) }

    // Foundation's own method
    fileprivate static func fields(of request: NSURLRequest) -> [String: String]? {
        struct Holder { let method: () -> [String: String]? }
        let original = request is NSMutableURLRequest ? mutable : plain
        return original?[0].method(of: request, in: Holder.self).method()
    }
}

/// The method that requests get. Not private, so that no table loses it.
package class PlainRequest: NSObject {
    package func fields() -> [String: String]? { nil }
}

/// What requests do. No object is made of this class: its method is called with requests.
package final class ChangedRequest: PlainRequest {
    package override func fields() -> [String: String]? {
        HeaderFields.fields(of: unsafeDowncast(self as AnyObject, to: NSURLRequest.self)) ?? [:]
    }
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = { HeaderFields.install() }

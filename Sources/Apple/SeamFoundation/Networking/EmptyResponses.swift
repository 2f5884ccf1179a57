import Foundation
import URLLoading

extension URLResponse {
    /// A response to nothing, as every object of Objective-C can be made without arguments. An initialiser without any
    /// parameter cannot be declared in an extension, where NSObject has one.
    public convenience init(_ nothing: Void = ()) {
        self.init(url: URL(fileURLWithPath: ""), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}

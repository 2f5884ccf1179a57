import Foundation
public import URLLoading
import RuntimeShims

extension HTTPURLResponse {
    /// Creates a response of the status 200 without headers, whose body is of a type and a length. In an app's sources the
    /// initialiser that `URLResponse` has stands for this, which Foundation on Linux does not inherit.
    ///
    /// - Parameter length: In bytes; -1 if it is not known.
    public convenience init(
        _url url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName: String?
    ) {
        // An address and a status are all that is needed: it fails for no other reason.
        self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
        ResponseValues.set(mimeType: mimeType, length: Int64(length), encoding: textEncodingName, of: self)
    }
}

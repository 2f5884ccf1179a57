public import Foundation
public import SeamFoundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Gives a parser of XML.
open class AFXMLParserResponseSerializer: AFHTTPResponseSerializer {
    /// A serializer for the types `application/xml` and `text/xml`.
    public override init() {
        super.init()
        acceptableContentTypes = ["application/xml", "text/xml"]
    }

    /// The parser, which has not begun.
    open override func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        guard isReadable(response, data, error), let data else { return nil }
        return XMLParser(data: data)
    }
}

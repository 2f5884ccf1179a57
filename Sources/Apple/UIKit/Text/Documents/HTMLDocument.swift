internal import CXML

/// A document of HTML as a tree.
struct HTMLDocument {
    indirect enum Node {
        case text(String)
        case element(Element)
    }

    struct Element {
        var name: String
        var attributes: [String: String]
        var children: [Node]

        var classes: [Substring] { (attributes["class"] ?? "").split { $0.isWhitespace } }
    }

    private(set) var body: [Node] = []
    private(set) var title: String?
    /// What stands in the style sheets of the document itself.
    private(set) var styles = ""

    /// - Throws: `CocoaError.fileReadCorruptFile` if nothing can be read.
    init(_ data: Data, encoding: String.Encoding?) throws {
        guard !data.isEmpty else { return }
        var bytes = data
        // Without an encoding the document's own counts, or else that of Western Europe, as browsers have it.
        var name: String?
        if let encoding {
            guard let text = String(data: data, encoding: encoding) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            bytes = Data(text.utf8)
            name = "UTF-8"
        } else if !String(decoding: data.prefix(2048), as: UTF8.self).lowercased().contains("charset") {
            name = data.starts(with: [0xef, 0xbb, 0xbf]) ? "UTF-8" : "windows-1252"
        }
        // The parser puts text of a document without a body into a paragraph.
        let head = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
        if !["<html", "<head", "<body"].contains(where: head.contains) { bytes = Data("<body>".utf8) + bytes }
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_NONET.rawValue | HTML_PARSE_COMPACT.rawValue
        let parsed = bytes.withUnsafeBytes { buffer in
            htmlReadMemory(
                buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count), nil, name,
                Int32(bitPattern: options))
        }
        guard let parsed else { throw CocoaError(.fileReadCorruptFile) }
        defer { xmlFreeDoc(parsed) }
        guard let root = xmlDocGetRootElement(parsed) else { return }
        var found = Element(name: "html", attributes: [:], children: [])
        if case .element(let element) = Self.node(root) { found = element }
        for child in found.children {
            guard case .element(let element) = child else {
                body.append(child)
                continue
            }
            switch element.name {
            case "head": readHeads(element.children)
            case "body":
                var holder = element
                holder.children = []
                holder.name = "body"
                bodyElement = holder
                body += element.children
            default: body.append(child)
            }
        }
        readHeads(body)
    }

    /// The element of the body, without its children.
    private(set) var bodyElement = Element(name: "body", attributes: [:], children: [])

    /// Titles and style sheets, wherever they stand.
    private mutating func readHeads(_ nodes: [Node]) {
        for case .element(let element) in nodes {
            if element.name == "style" { styles += Self.plain(element.children) + "\n" }
            if element.name == "title", title == nil { title = Self.plain(element.children) }
            readHeads(element.children)
        }
    }

    private static func plain(_ nodes: [Node]) -> String {
        nodes.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    private static func node(_ node: UnsafeMutablePointer<xmlNode>) -> Node? {
        switch node.pointee.type {
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
            return node.pointee.content.map { .text(String(cString: $0)) }
        case XML_ELEMENT_NODE:
            var element = Element(name: String(cString: node.pointee.name).lowercased(), attributes: [:], children: [])
            var attribute = node.pointee.properties
            while let current = attribute {
                let value = xmlNodeListGetString(node.pointee.doc, current.pointee.children, 1)
                element.attributes[String(cString: current.pointee.name).lowercased()] =
                    value.map { String(cString: $0) } ?? ""
                seam_xml_free(value)
                attribute = current.pointee.next
            }
            var child = node.pointee.children
            while let current = child {
                if let read = self.node(current) { element.children.append(read) }
                child = current.pointee.next
            }
            return .element(element)
        default: return nil
        }
    }
}

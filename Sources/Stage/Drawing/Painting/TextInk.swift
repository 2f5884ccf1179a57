internal import CGTK

/// The colour of a text, kept beside the node that draws it: some versions of GSK give another one back than they got.
struct TextInk {
    var color: GdkRGBA

    init(_ color: GdkRGBA) { self.color = color }

    /// What is written in a node that holds a text; nil for another node.
    init?(of node: OpaquePointer) {
        guard let words = gsk_debug_node_get_message(node) else { return nil }
        var parts: [Float] = []
        for word in String(cString: words).split(separator: " ") {
            guard let bits = UInt32(word, radix: 16) else { return nil }
            parts.append(Float(bitPattern: bits))
        }
        guard parts.count == 4 else { return nil }
        color = GdkRGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// The node of a text with its colour; it takes the text over, and the caller owns it.
    func node(_ text: OpaquePointer) -> OpaquePointer {
        defer { gsk_render_node_unref(text) }
        let words = [color.red, color.green, color.blue, color.alpha].map { String($0.bitPattern, radix: 16) }
        return gsk_debug_node_new(text, g_strdup(words.joined(separator: " ")))
    }
}

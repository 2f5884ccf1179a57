/// The text of a document, of which scenes are read later.
final class InterfaceSource: Sendable {
    private let bytes: [UInt8]
    /// As messages name it.
    let file: String

    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// The whole element that begins at a place in the file.
    func parse(at position: Int, line: Int) throws(DocumentError) -> InterfaceElement {
        var failure = DocumentError(file: file, line: line, message: "expected an element")
        var result: InterfaceElement?
        bytes.withUnsafeBufferPointer { buffer in
            do throws(DocumentError) {
                var parser = InterfaceParser(buffer, file: file, at: position, line: line)
                guard case .open(let element, let isEmpty) = try parser.next() else { return }
                if !isEmpty { try parser.fill(element) }
                result = element
            } catch {
                failure = error
            }
        }
        guard let result else { throw failure }
        return result
    }
}

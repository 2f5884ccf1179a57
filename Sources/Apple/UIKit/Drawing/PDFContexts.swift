public import CoreGraphics

/// The documents that `UIGraphicsBeginPDFContextToData` and its like have begun, innermost last. Each thread has its own.
private enum PDFContexts {
    final class Stack {
        var drawings: [(drawing: PDFDrawing, end: (Data) -> Void)] = []
    }

    static var stack: Stack {
        let (key, dictionary) = ("Seam.PDFContexts", Thread.current.threadDictionary)
        if let known = dictionary[key] as? Stack { return known }
        let stack = Stack()
        dictionary[key] = stack
        return stack
    }

    static func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ end: @escaping (Data) -> Void) {
        stack.drawings.append((PDFDrawing(bounds, info ?? [:]), end))
    }
}

/// Begins a document whose bytes are put into `data` when it ends. Empty bounds are 612 by 792 points.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    PDFContexts.begin(bounds, documentInfo) { data.setData($0) }
}

/// Begins a document that is written to a file when it ends; false if no file can be written there. Empty bounds are
/// 612 by 792 points.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    PDFContexts.begin(bounds, documentInfo) { try? $0.write(to: URL(fileURLWithPath: path), options: .atomic) }
    return true
}

/// Begins a page of the document's size.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.zero, nil) }

/// Begins a page of another size, in points. What is said of the page is not written.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    PDFContexts.stack.drawings.last?.drawing.beginPage(bounds)
}

/// Returns the area of the current page, in points; zero outside of a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    PDFContexts.stack.drawings.last?.drawing.pageBounds ?? .zero
}

/// Ends the document, and hands over its bytes.
public func UIGraphicsEndPDFContext() {
    guard let (drawing, end) = PDFContexts.stack.drawings.popLast() else { return }
    end(drawing.finish())
}

public import Foundation

/// Takes the bytes of what is made.
public final class CGDataConsumer {
    private let write: (Data) -> Void

    /// Creates a consumer that adds the bytes to some data.
    public init?(data: CFMutableData) { write = { data.append($0) } }

    /// Creates a consumer that writes a file; nil for an address of another kind.
    public init?(url: CFURL) {
        let url = url as URL
        guard url.isFileURL else { return nil }
        write = { try? $0.write(to: url) }
    }

    func take(_ data: Data) { write(data) }
}

public import UniformTypeIdentifiers

/// A button that reads what is on the pasteboard. It can be used while there is something of its types.
public struct PasteButton: View {
    private let types: [UTType]
    private let paste: ([NSItemProvider]) -> Void
    @State private var isFilled = false

    /// Creates a button that gives values of a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        types = T._importedContentTypes
        paste = { load(T.self, of: $0) { if !$0.isEmpty { onPaste($0) } } }
    }

    /// Creates a button that gives what there is of some types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        types = supportedContentTypes
        paste = payloadAction
    }

    public var body: some View {
        Button {
            let found = Self.providers(of: types)
            if !found.isEmpty { paste(found) }
        } label: {
            Label {
                Text(verbatim: "Paste")
            } icon: {
                Image(systemName: "doc.on.clipboard")
            }
        }
        .buttonStyle(.borderedProminent)
        .disabled(!isFilled)
        .onAppear { look() }
        .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in look() }
    }

    private func look() {
        let isFilled = !Self.providers(of: types).isEmpty
        if self.isFilled != isFilled { self.isFilled = isFilled }
    }

    /// What is on the pasteboard of some types.
    @MainActor private static func providers(of types: [UTType]) -> [NSItemProvider] {
        let board = UIPasteboard.general
        var found: [NSItemProvider] = []
        if board.hasURLs, let url = board.url { found.append(NSItemProvider(object: url as NSURL)) }
        if board.hasImages, let image = board.image { found.append(NSItemProvider(object: image)) }
        if board.hasStrings { found += (board.strings ?? []).map { NSItemProvider(object: $0 as NSString) } }
        return found.filter { provider in
            types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}

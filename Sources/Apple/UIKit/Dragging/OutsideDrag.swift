package import Stage
internal import UniformTypeIdentifiers

/// A drag from outside of the app, whose contents are known once it is dropped.
@MainActor
package final class OutsideDrag {
    private let contents: [Content]
    let providers: [NSItemProvider]
    private let tracker: DropTracker

    package init(_ items: [DragEvent.Item]) {
        let contents = items.map(Content.init)
        self.contents = contents
        providers = contents.map(Self.provider)
        tracker = DropTracker(DropSession(providers.map(UIDragItem.init)))
    }

    /// The outcome for the things if they were dropped now.
    package var use: DragUse {
        switch tracker.operation {
        case .copy: .copy
        case .move: .move
        case .cancel, .forbidden: .none
        }
    }

    package func move(to point: CGPoint, over view: UIView?) { tracker.move(to: point, over: view) }

    package func drop(_ items: [DragEvent.Item]) {
        for (index, item) in items.enumerated() where index < contents.count {
            contents[index].item = item
            // The name says what a file is, where the kind of content did not.
            if case .file(_, let url?) = item {
                providers[index].suggestedName = url.deletingPathExtension().lastPathComponent
                if let type = UTType(filenameExtension: url.pathExtension), !type.isDynamic {
                    Self.register(type, of: contents[index], with: providers[index])
                }
            }
        }
        tracker.drop()
    }

    package func cancel() { tracker.cancel() }

    /// One of the things.
    private final class Content: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: DragEvent.Item

        init(_ item: DragEvent.Item) { stored = item }

        var item: DragEvent.Item {
            get {
                lock.lock()
                defer { lock.unlock() }
                return stored
            }
            set {
                lock.lock()
                defer { lock.unlock() }
                stored = newValue
            }
        }

        var data: Data? {
            switch item {
            case .text(let text), .address(let text): text.map { Data($0.utf8) }
            case .file: nil
            }
        }

        var file: URL? {
            if case .file(_, let url) = item { url } else { nil }
        }
    }

    private static func provider(of content: Content) -> NSItemProvider {
        let provider = NSItemProvider()
        switch content.item {
        case .text: registerText("public.utf8-plain-text", of: content, with: provider)
        case .address:
            registerText("public.url", of: content, with: provider)
            registerText("public.utf8-plain-text", of: content, with: provider)
        case .file(let mimeType, let url):
            let type =
                mimeType.flatMap { UTType(mimeType: $0) } ?? url.flatMap { UTType(filenameExtension: $0.pathExtension) }
            register(type.flatMap { $0.isDynamic ? nil : $0 } ?? .data, of: content, with: provider)
        }
        return provider
    }

    private static func registerText(_ type: String, of content: Content, with provider: NSItemProvider) {
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(content.data, nil)
            return nil
        }
    }

    private static func register(_ type: UTType, of content: Content, with provider: NSItemProvider) {
        provider.registerFileRepresentation(
            forTypeIdentifier: type.identifier, fileOptions: .openInPlace, visibility: .all
        ) { completion in
            completion(content.file, true, nil)
            return nil
        }
    }
}

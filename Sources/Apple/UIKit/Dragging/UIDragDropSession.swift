/// A drag: its things, and where they are.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The things that are dragged.
    var items: [UIDragItem] { get }
    /// Whether the things may be moved, as opposed to copied.
    var allowsMoveOperation: Bool { get }
    /// The place of the drag, in the coordinates of a view.
    func location(in view: UIView) -> CGPoint
    /// Whether a thing gives data of one of the types, or of a kind of one.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether objects of a class can be made of a thing's data.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// Whether a thing gives text.
    public func canLoadObjects(ofClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }

    /// Whether a thing gives an address.
    public func canLoadObjects(ofClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

/// A drag that began in this app.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Something of the app's own for the drag.
    var localContext: Any? { get set }
}

/// A drag that may end in a view of this app.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, if it began in this app.
    var localDragSession: (any UIDragSession)? { get }

    /// Makes an object of each thing that gives data of the class, and calls back on the main thread.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor @Sendable ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads the texts.
    @discardableResult
    public func loadObjects(
        ofClass: String.Type, completion: @escaping @MainActor @Sendable ([String]) -> Void
    ) -> Progress {
        loadObjects(ofClass: NSString.self) { objects in
            completion(objects.compactMap { ($0 as? NSString).map { $0 as String } })
        }
    }

    /// Loads the addresses.
    @discardableResult
    public func loadObjects(
        ofClass: URL.Type, completion: @escaping @MainActor @Sendable ([URL]) -> Void
    ) -> Progress {
        loadObjects(ofClass: NSURL.self) { objects in
            completion(objects.compactMap { ($0 as? NSURL).map { $0 as URL } })
        }
    }
}

import Foundation
import UniformTypeIdentifiers

// Offered by Apple's platforms in Swift alone: values in the place of objects, types in the place of identifiers.
extension NSItemProvider {
    /// Whether there is text.
    public func canLoadObject(ofClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

    /// Whether there is an address.
    public func canLoadObject(ofClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

    /// Loads text.
    @discardableResult
    public func loadObject(
        ofClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSString.self) { object, error in
            completionHandler((object as? NSString).map { $0 as String }, error)
        }
    }

    /// Loads an address.
    @discardableResult
    public func loadObject(
        ofClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSURL.self) { object, error in
            completionHandler((object as? NSURL).map { $0 as URL }, error)
        }
    }

    /// The types that there are, the most faithful one first. Those that are not known are left out.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// The types that there are and that are `contentType` or a kind of it.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Adds data of a type, which `loadHandler` gives when it is asked for.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping DataLoader
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a file of a type, which `loadHandler` gives when it is asked for.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping FileLoader
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility, loadHandler: loadHandler)
    }

    /// Loads data of a type, or of the first kind of it that there is.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads a file of a type, or of the first kind of it that there is, and says whether it is where it was.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if openInPlace {
            return loadInPlaceFileRepresentation(
                forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
        }
        return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }
}

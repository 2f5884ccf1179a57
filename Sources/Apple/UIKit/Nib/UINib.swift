import Documents

/// The objects of a xib, to be made as often as they are wanted. The file is read once for the whole app.
///
/// Xibs are read as Xcode writes them, in XML: compiled nibs are not.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let document: InterfaceDocument
    private let bundle: Bundle

    /// The xib of that name in the bundle; the program stops if there is none, or it cannot be read.
    ///
    /// - Parameters:
    ///   - name: Without the ending.
    ///   - bundleOrNil: The main bundle if it is nil. The folders of preferred languages are looked in as well.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        guard let url = NibFiles.url(name, "xib", in: bundle) else {
            fatalError("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
        }
        do {
            document = try NibFiles.document(at: url)
        } catch {
            fatalError("\(error)")
        }
        super.init()
    }

    /// A xib from its XML; the program stops if it cannot be read.
    ///
    /// - Parameter bundleOrNil: Where pictures and colours are from; the main bundle if it is nil.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        do {
            document = try InterfaceDocument(bytes: Array(data), file: "nib")
        } catch {
            fatalError("\(error)")
        }
        super.init()
    }

    /// Makes the objects, connects them with each other and with the owner, and returns those at the top in the order of
    /// the document. The caller keeps them.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The file's owner, which outlets and actions of the document lead to.
    ///   - optionsOrNil: Has no effect: external objects are not replaced.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let loader = NibLoader(document: document, bundle: bundle, storyboard: nil, owner: ownerOrNil as AnyObject?)
        return loader.makeAll()
    }

    /// A key of the options of ``instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects by the identifiers of the document's proxies. They are not replaced.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

import Documents

/// The objects of a xib, to be made as often as they are wanted.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let document: InterfaceDocument
    private let bundle: Bundle

    /// The xib of that name in the bundle; the program stops if there is none.
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

    /// A xib's XML.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        do {
            document = try InterfaceDocument(bytes: Array(data), file: "nib")
        } catch {
            fatalError("\(error)")
        }
        super.init()
    }

    /// Makes the objects, connects them with each other and with the owner, and returns those at the top.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let loader = NibLoader(document: document, bundle: bundle, storyboard: nil, owner: ownerOrNil as AnyObject?)
        return loader.makeAll()
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension NibLoader {
    /// Makes everything in a xib.
    func makeAll() -> [AnyObject] {
        var made: [AnyObject] = []
        for element in document.objects {
            if element.name == "placeholder" || element.name == "exit" {
                registerPlaceholder(element)
                // The owner's connections are written at its placeholder.
                guard element["placeholderIdentifier"] == "IBFilesOwner", let owner else { continue }
                for connection in element.child(named: "connections")?.children ?? [] {
                    pendingConnections.append((connection, owner))
                }
            } else if let object = makeTopObject(element) {
                made.append(object)
            }
        }
        finish()
        tellUnknown(of: document.objects)
        return made
    }
}

extension Bundle {
    /// Makes the objects of the xib of that name; nil when there is none.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        guard NibFiles.url(name, "xib", in: self) != nil else { return nil }
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

extension UITableView {
    /// Has cells of the identifier made from a xib; nil takes it back.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
        registerCells(identifier) {
            nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
        }
    }

    /// Has headers and footers of the identifier made from a xib.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier) }
        registerHeaderFooterViews(identifier) {
            nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
        }
    }
}

extension UICollectionView {
    /// Has cells of the identifier made from a xib; nil takes it back.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
        registerViews(kind: nil, identifier: identifier) {
            nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        }
    }

    /// Has views of a kind made from a xib.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else {
            return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        registerViews(kind: kind, identifier: identifier) {
            nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        }
    }
}

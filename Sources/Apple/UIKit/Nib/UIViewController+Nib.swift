import Documents

extension UIViewController {
    /// Makes the view from the scene, or from the xib of the controller's nib name. Whether there is one.
    func loadViewFromNib() -> Bool {
        if let nib {
            if nib.loader.loadView(of: self, nib) { return true }
        }
        guard let (name, bundle) = xib, let url = NibFiles.url(name, "xib", in: bundle) else { return false }
        do throws(DocumentError) {
            let loader = NibLoader(
                document: try NibFiles.document(at: url), bundle: bundle, storyboard: nil, owner: self)
            let made = loader.makeAll()
            if viewIfLoaded == nil {
                // A xib whose owner's outlet is missing is a mistake that UIKit stops at.
                guard let view = made.lazy.compactMap({ $0 as? UIView }).first else { return false }
                self.view = view
            }
            return true
        } catch {
            fatalError("\(error)")
        }
    }

    /// The xib that the controller names, or that is named like its class.
    private var xib: (String, Bundle)? {
        let bundle = nibBundle ?? .main
        if let nibName { return (nibName, bundle) }
        guard !String(reflecting: type(of: self)).hasPrefix("UIKit.") else { return nil }
        let name = String(describing: type(of: self))
        if NibFiles.url(name, "xib", in: bundle) != nil { return (name, bundle) }
        if name.hasSuffix("Controller") {
            let short = String(name.dropLast("Controller".count))
            if NibFiles.url(short, "xib", in: bundle) != nil { return (short, bundle) }
        }
        return nil
    }

    /// The segue of the storyboard with that identifier; the program stops if the controller has none.
    func segueTemplate(_ identifier: String) -> SegueTemplate {
        loadViewIfNeeded()
        guard let template = nib?.segue(identifier) else {
            NSException(
                name: .invalidArgumentException,
                reason: "Receiver (<\(String(reflecting: type(of: self))): \(address(of: self))>) has no segue with "
                    + "identifier '\(identifier)'"
            ).stop()
        }
        return template
    }
}

import Documents

/// The coder that `init(coder:)` is given for an object of a storyboard or xib.
///
/// The initialisers of UIKit's classes call ``UIView/decodeNib(_:_:)``; the one of the nearest class to the object's own
/// takes the properties from the element, so that they are there when the app's `super.init(coder:)` returns. It holds
/// no keyed values: nibs of the app's own keys do not exist.
final class NibCoder: NSCoder {
    let loader: NibLoader
    let element: InterfaceElement
    /// UIKit's class whose initialiser takes the properties.
    let level: AnyClass
    private let integers: [String: Int]

    init(loader: NibLoader, element: InterfaceElement, level: AnyClass, integers: [String: Int] = [:]) {
        self.loader = loader
        self.element = element
        self.level = level
        self.integers = integers
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { integers[key] != nil }
    override func decodeInteger(forKey key: String) -> Int { integers[key] ?? 0 }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIView {
    /// Takes the properties of the view from the nib, if `level` is UIKit's nearest class to the view's own.
    func decodeNib(_ coder: NSCoder, _ level: UIView.Type) {
        guard let coder = coder as? NibCoder, coder.level == level else { return }
        coder.loader.decode(coder.element, into: self)
    }
}

extension UIViewController {
    func decodeNib(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        coder.loader.decode(coder.element, into: self)
    }
}

extension NSCoder {
    /// The style of a table cell in a nib.
    var cellStyle: UITableViewCell.CellStyle {
        guard let coder = self as? NibCoder else { return .default }
        return UITableViewCell.CellStyle(rawValue: coder.decodeInteger(forKey: "UITextLabelStyle")) ?? .default
    }

    /// An attribute that a controller must know before its properties are read.
    func nibAttribute(_ name: String) -> String? { (self as? NibCoder)?.element[name] }
}

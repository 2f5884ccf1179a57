/// Lets a person choose one of the fonts that are installed. It is presented as a sheet, and closes itself.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// What is offered.
    open class Configuration: NSObject, NSCopying {
        /// Whether a face of a family can be chosen, as opposed to the family. False by default.
        open var includeFaces = false
        /// Whether names are written in the system's font, as opposed to their own. False by default.
        open var displayUsingSystemFont = false
        /// Traits of which a font has to have one; all are offered if there are none.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Says by its languages whether a font is offered. Has no effect: fonts do not tell them.
        open var filteredLanguagesPredicate: NSPredicate?

        public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            copy.filteredLanguagesPredicate = filteredLanguagesPredicate
            return copy
        }
    }

    /// What is offered.
    public let configuration: Configuration
    /// The object that hears of the choice; held weakly.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font that is chosen; nil for none. Setting it marks the font, and tells no delegate.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { (navigation.topViewController as? FontListController)?.tableView.reloadData() }
    }

    private let navigation = UINavigationController()

    /// Creates a picker of what a configuration says.
    public init(configuration: Configuration) {
        self.configuration = configuration.copy() as? Configuration ?? configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Creates a picker of families.
    public convenience init() { self.init(configuration: Configuration()) }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let families = UIFont.familyNames.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        let list = FontListController(self, families.filter { !names(of: $0).isEmpty }, isOfFamilies: true)
        list.title = title ?? FontPickerTexts.current.title
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigation.viewControllers = [list]
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    /// The faces of a family that are offered.
    private func names(of family: String) -> [String] {
        let names = UIFont.fontNames(forFamilyName: family)
        guard !configuration.filteredTraits.isEmpty else { return names }
        return names.filter { name in
            let traits = UIFontDescriptor(name: name, size: UIFont.labelFontSize).symbolicTraits
            return !traits.isDisjoint(with: configuration.filteredTraits)
        }
    }

    fileprivate func choose(_ name: String, isFamily: Bool) {
        let faces = isFamily ? names(of: name) : [name]
        if isFamily, configuration.includeFaces, faces.count > 1 {
            let list = FontListController(self, faces, isOfFamilies: false)
            list.title = name
            return navigation.pushViewController(list, animated: true)
        }
        guard let face = faces.first(where: { $0 == name || $0.hasSuffix("-Regular") }) ?? faces.first else { return }
        selectedFontDescriptor = UIFontDescriptor(name: face, size: UIFont.labelFontSize)
        delegate?.fontPickerViewControllerDidPickFont(self)
        if presentingViewController != nil { dismiss(animated: true) }
    }

    fileprivate func isChosen(_ name: String, isFamily: Bool) -> Bool {
        guard let chosen = selectedFontDescriptor.map({ UIFont(descriptor: $0, size: 0) }) else { return false }
        return isFamily ? chosen.familyName == name : chosen.fontName == name
    }

    private func cancel() {
        delegate?.fontPickerViewControllerDidCancel(self)
        if presentingViewController != nil { dismiss(animated: true) }
    }
}

/// Hears which font was chosen. Both methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when a font was chosen: ``UIFontPickerViewController/selectedFontDescriptor``.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called when no font was chosen.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// The picker's words in the user's language.
private struct FontPickerTexts {
    var title: String

    static var current: FontPickerTexts {
        let isKorean = Bundle.main.preferredLocalizations.first?.hasPrefix("ko") == true
        return FontPickerTexts(title: isKorean ? "서체 선택" : "Choose Font")
    }
}

/// Families, or the faces of one.
private final class FontListController: UITableViewController {
    private weak var picker: UIFontPickerViewController?
    private let names: [String]
    private let isOfFamilies: Bool

    init(_ picker: UIFontPickerViewController, _ names: [String], isOfFamilies: Bool) {
        self.picker = picker
        self.names = names
        self.isOfFamilies = isOfFamilies
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "font")
            ?? UITableViewCell(style: .default, reuseIdentifier: "font")
        let name = names[indexPath.row]
        let shown = isOfFamilies ? UIFont.fontNames(forFamilyName: name).first ?? name : name
        cell.textLabel?.text = name
        cell.textLabel?.font =
            picker?.configuration.displayUsingSystemFont == true
            ? .systemFont(ofSize: UIFont.labelFontSize)
            : UIFont(name: shown, size: UIFont.labelFontSize) ?? .systemFont(ofSize: UIFont.labelFontSize)
        let hasFaces =
            isOfFamilies && picker?.configuration.includeFaces == true
            && UIFont.fontNames(forFamilyName: name).count > 1
        cell.accessoryType =
            hasFaces
            ? .disclosureIndicator
            : picker?.isChosen(name, isFamily: isOfFamilies) == true ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        picker?.choose(names[indexPath.row], isFamily: isOfFamilies)
    }
}

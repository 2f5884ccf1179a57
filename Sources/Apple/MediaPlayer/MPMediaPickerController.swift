public import Foundation
public import UIKit

/// Hears what the person has chosen. Both methods are optional.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// Called when items were chosen.
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// Called when the person has chosen nothing.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Has the person choose items of the library, which is empty.
open class MPMediaPickerController: UIViewController {
    /// The object that hears what was chosen.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// The kinds of items to choose from.
    public let mediaTypes: MPMediaType
    /// Whether several can be chosen. False by default.
    open var allowsPickingMultipleItems = false
    /// Whether items that are elsewhere are shown. True by default.
    open var showsCloudItems = true
    /// Whether protected items are shown. True by default.
    open var showsItemsWithProtectedAssets = true
    /// A line above the title.
    open var prompt: String? {
        didSet { navigation.topViewController?.navigationItem.prompt = prompt }
    }

    private let navigation = UINavigationController()

    /// Creates a picker of items of some kinds.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of all items.
    public convenience init() { self.init(mediaTypes: .any) }

    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = UIViewController()
        list.view.backgroundColor = .systemBackground
        list.title = "Library"
        list.navigationItem.prompt = prompt
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let empty = UILabel()
        empty.text = "No Music"
        empty.font = .preferredFont(forTextStyle: .title2)
        empty.textColor = .secondaryLabel
        empty.translatesAutoresizingMaskIntoConstraints = false
        list.view.addSubview(empty)
        NSLayoutConstraint.activate([
            empty.centerXAnchor.constraint(equalTo: list.view.centerXAnchor),
            empty.centerYAnchor.constraint(equalTo: list.view.centerYAnchor),
        ])
        navigation.setViewControllers([list], animated: false)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func cancel() {
        guard let delegate else { return dismiss(animated: true) }
        delegate.mediaPickerDidCancel(self)
    }
}

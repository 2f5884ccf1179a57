public import UIKit

/// Has a person choose pictures and films for the app: from the library of photos that a flow has filled, or else from files,
/// as `UIDocumentPickerViewController` has files chosen.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// What may be chosen.
    public let configuration: PHPickerConfiguration
    /// The object that hears what was chosen; held weakly.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    private lazy var chooser = FileChooser(configuration.filter?.types ?? PHPickerFilter.everything) { [weak self] in
        self?.chosen($0)
    }

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// What of the library may be chosen.
    private lazy var items: [PhotoShelf.Item] = {
        let types = configuration.filter?.types ?? PHPickerFilter.everything
        return PhotoShelf.shared.items.filter { types.contains($0.isFilm ? .movie : .image) }
    }()

    /// Whether the library is chosen from, in place of files.
    private lazy var hasLibrary = !PhotoShelf.shared.items.isEmpty

    open override func loadView() {
        if hasLibrary {
            view = PhotoGridView(
                items, limit: configuration.selectionLimit, preselected: configuration.preselectedAssetIdentifiers,
                chosen: { [weak self] in self?.give($0) }, cancel: { [weak self] in self?.finish([]) })
            return
        }
        let isForOne = configuration.selectionLimit == 1
        view = FileChoiceView(
            symbol: "photo", title: isForOne ? "Choose a Photo" : "Choose Photos",
            text: "The app gets a copy of what you choose, and sees nothing else.", action: "Choose…",
            perform: { [weak self] in self?.ask() }, cancel: { [weak self] in self?.finish([]) })
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ask()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        chooser.end()
    }

    private func ask() {
        // A filter that lets nothing through would be a dialog for any file.
        guard !hasLibrary, configuration.filter?.types.isEmpty != true else { return }
        chooser.allowsMultiple = configuration.selectionLimit != 1
        chooser.ask(from: view)
    }

    /// The dialog has been answered. Closed without a choice, it can be had once more.
    private func chosen(_ files: [URL]) {
        guard !files.isEmpty else { return }
        let limit = configuration.selectionLimit
        finish(limit > 0 ? Array(files.prefix(limit)) : files)
    }

    private func give(_ items: [PhotoShelf.Item]) {
        let results = items.compactMap { item in
            NSItemProvider(contentsOf: item.file).map {
                PHPickerResult(
                    itemProvider: $0, assetIdentifier: configuration.namesAssets ? item.identifier : nil)
            }
        }
        delegate?.picker(self, didFinishPicking: results)
    }

    private func finish(_ files: [URL]) {
        let results = files.compactMap { NSItemProvider(contentsOf: $0) }.map {
            PHPickerResult(itemProvider: $0, assetIdentifier: nil)
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}

/// Hears what was chosen.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The person has chosen, or left the picker with nothing chosen. The picker stays until it is dismissed.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

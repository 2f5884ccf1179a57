import PhotosUI
import UIKit
import UniformTypeIdentifiers

/// Says on its labels which files, texts and pictures came.
final class FilesViewController: UIViewController, UIDocumentPickerDelegate, UIDropInteractionDelegate,
    UIDragInteractionDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    PHPickerViewControllerDelegate
{
    private let result = UILabel()
    private let area = UILabel()
    private let token = UILabel()
    private let field = UITextField()
    private let picture = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        result.text = "nothing yet"
        result.numberOfLines = 0
        area.text = "drop here"
        area.textAlignment = .center
        area.backgroundColor = .secondarySystemBackground
        area.isUserInteractionEnabled = true
        area.addInteraction(UIDropInteraction(delegate: self))
        token.text = "token"
        token.textAlignment = .center
        token.backgroundColor = .systemYellow
        token.isUserInteractionEnabled = true
        token.addInteraction(UIDragInteraction(delegate: self))
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = "field"
        picture.contentMode = .scaleAspectFit
        let stack = UIStackView(arrangedSubviews: [
            button("Text") { [unowned self] in pick([.plainText], isMultiple: true) },
            button("Any") { [unowned self] in pick([.item], isMultiple: false) },
            button("Folder") { [unowned self] in pick([.folder], isMultiple: false) },
            button("Save") { [unowned self] in save() },
            button("Photo") { [unowned self] in photo() },
            button("Photos") { [unowned self] in photos() },
            button("Copy picture") { UIPasteboard.general.image = Self.square(.systemRed) },
            button("Paste picture") { [unowned self] in paste() },
            field, area, token, result, picture,
        ])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            area.heightAnchor.constraint(equalToConstant: 100), token.heightAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 60),
        ])
    }

    private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    }

    private static func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
    }

    // MARK: Documents

    private func pick(_ types: [UTType], isMultiple: Bool) {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: true)
        picker.allowsMultipleSelection = isMultiple
        picker.delegate = self
        present(picker, animated: true)
    }

    private func save() {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("saved.txt")
        try? Data("saved by the app".utf8).write(to: file)
        let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        let lines = urls.map { url -> String in
            guard url.startAccessingSecurityScopedResource() else { return "\(url.lastPathComponent): closed" }
            defer { url.stopAccessingSecurityScopedResource() }
            if url.hasDirectoryPath || (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
                let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
                return "\(url.lastPathComponent) has \(names.sorted().joined(separator: ", "))"
            }
            guard let data = try? Data(contentsOf: url) else { return "\(url.lastPathComponent): unreadable" }
            if data.count > 100 { return "\(url.lastPathComponent): \(data.count) bytes, \(Self.sum(data))" }
            return "\(url.lastPathComponent): \(String(decoding: data, as: UTF8.self))"
        }
        result.text = lines.joined(separator: "\n")
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { result.text = "cancelled" }

    private static func sum(_ data: Data) -> UInt32 { data.reduce(1) { $0 &* 31 &+ UInt32($1) } }

    // MARK: Photos

    private func photo() {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        guard let image = info[.originalImage] as? UIImage else { return }
        picture.image = image
        result.text = "photo of \(Int(image.size.width)) by \(Int(image.size.height))"
    }

    /// The picker of iOS 14.
    private func photos() {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 2
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard !results.isEmpty else { return result.text = "no photos" }
        result.text = ""
        for item in results {
            let provider = item.itemProvider
            guard provider.canLoadObject(ofClass: UIImage.self) else {
                result.text = "no picture"
                continue
            }
            provider.loadObject(ofClass: UIImage.self) { [weak self] object, _ in
                DispatchQueue.main.async {
                    guard let self, let image = object as? UIImage else { return }
                    self.picture.image = image
                    let name = provider.suggestedName ?? "none"
                    let size = "\(Int(image.size.width)) by \(Int(image.size.height))"
                    let lines =
                        (self.result.text ?? "").split(separator: "\n").map(String.init) + ["\(name) of \(size)"]
                    self.result.text = lines.sorted().joined(separator: "\n")
                }
            }
        }
    }

    private func paste() {
        guard let image = UIPasteboard.general.image else {
            result.text = "no picture"
            return
        }
        picture.image = image
        result.text = "pasted \(Int(image.size.width * image.scale)) by \(Int(image.size.height * image.scale))"
    }

    // MARK: Drops

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self) || session.hasItemsConforming(toTypeIdentifiers: ["public.data"])
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        area.text = "over with \(session.items.count)"
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: session.location(in: area).x < 40 ? .forbidden : .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        area.text = "left"
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        area.text = "dropped"
        for item in session.items {
            let provider = item.itemProvider
            if provider.canLoadObject(ofClass: String.self) {
                provider.loadObject(ofClass: String.self) { [weak self] text, _ in
                    DispatchQueue.main.async { self?.result.text = "text \(text ?? "none")" }
                }
            } else {
                provider.loadFileRepresentation(forTypeIdentifier: "public.data") { [weak self] url, _ in
                    let name = url?.lastPathComponent ?? "none"
                    let count = url.flatMap { try? Data(contentsOf: $0).count } ?? 0
                    DispatchQueue.main.async { self?.result.text = "file \(name) of \(count)" }
                }
            }
        }
    }

    // MARK: Drags

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        [UIDragItem(itemProvider: NSItemProvider(object: "the token" as NSString))]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        token.text = operation == .copy ? "token copied" : "token kept"
    }
}

/// What is shown of a file: pictures, texts and documents of pages.
@MainActor
package struct FilePreview {
    private enum Kind {
        case picture(UIImage)
        case text(String)
        case pages(CGPDFDocument)
        case other(String)
    }
    private let kind: Kind

    private static let texts: Set = [
        "txt", "md", "json", "csv", "xml", "plist", "swift", "html", "log", "yaml", "yml", "strings",
    ]

    package init(_ url: URL) {
        let ending = url.pathExtension.lowercased()
        if Self.texts.contains(ending), let text = try? String(contentsOf: url, encoding: .utf8) {
            kind = .text(text)
        } else if ending == "pdf" {
            kind = CGPDFDocument(url as CFURL).map { .pages($0) } ?? .other(url.lastPathComponent)
        } else if let picture = UIImage(contentsOfFile: url.path) {
            kind = .picture(picture)
        } else {
            kind = .other(url.lastPathComponent)
        }
    }

    /// Whether more than the file's name is shown.
    package var isShown: Bool {
        switch kind {
        case .other: false
        case .pages(let document): document.isUnlocked
        default: true
        }
    }

    package var view: UIView {
        switch kind {
        case .picture(let picture):
            let view = UIImageView(image: picture)
            view.contentMode = .scaleAspectFit
            return view
        case .text(let text):
            let view = UITextView()
            (view.text, view.isEditable) = (text, false)
            view.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
            return view
        case .pages(let document):
            guard let reader = document.reader else { return Self.label("The document is protected.") }
            let view = PDFPageStack(frame: .zero)
            view.backgroundColor = .secondarySystemBackground
            view.fitsWidth = true
            view.pages = (0..<reader.pageCount).map { PDFPageStack.Page(reader, $0) }
            return view
        case .other(let name): return Self.label(name)
        }
    }

    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        (label.text, label.textAlignment, label.textColor) = (text, .center, .secondaryLabel)
        label.numberOfLines = 0
        return label
    }
}

/// A file alone on the screen, with a bar over it.
final class FilePreviewController: UIViewController {
    private let file: URL
    private let name: String
    /// The screen is gone, by whatever way.
    var ended: (() -> Void)?

    init(_ file: URL, name: String) {
        (self.file, self.name) = (file, name)
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = name
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let content = FilePreview(file).view
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func share() {
        let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(sheet, animated: true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Something else may be over it.
        let presentation = (navigationController ?? self).ownPresentation
        guard presentation == nil || presentation?.isDismissing == true else { return }
        ended?()
        ended = nil
    }
}

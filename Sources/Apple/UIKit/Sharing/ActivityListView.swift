/// The content of a share sheet: what is shared, and rows for what can be done with it.
@MainActor
final class ActivityListView: UIView, UITableViewDataSource, UITableViewDelegate {
    private unowned let controller: UIActivityViewController
    private let title = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let close = UIButton(frame: .zero)
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var groups: [[UIActivity]] = []

    private static let headerHeight: CGFloat = 76
    private static let rowHeight: CGFloat = 44
    private static let gap: CGFloat = 16
    private static let edge: CGFloat = 4

    init(_ controller: UIActivityViewController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemGroupedBackground
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .secondaryLabel
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 6
        picture.tintColor = .secondaryLabel
        var look = UIButton.Configuration.gray()
        look.image = UIImage(systemName: "xmark")
        look.cornerStyle = .capsule
        look.buttonSize = .small
        look.baseForegroundColor = .secondaryLabel
        close.configuration = look
        close.accessibilityLabel = "Close"
        close.addAction(UIAction { [weak self] _ in self?.controller.close() }, for: .touchUpInside)
        table.dataSource = self
        table.delegate = self
        for view in [table, picture, title, subtitle, close] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        groups = controller.groups
        let items = controller.placeholders
        let first = items.first
        picture.image = items.lazy.compactMap { $0 as? UIImage }.first ?? UIImage(systemName: "doc")
        picture.contentMode = picture.image?.isSymbolImage == true ? .center : .scaleAspectFill
        picture.backgroundColor = picture.image?.isSymbolImage == true ? .tertiarySystemFill : .clear
        switch first {
        case let url as URL where url.isFileURL: title.text = url.lastPathComponent
        case let url as URL: title.text = url.host ?? url.absoluteString
        case is UIImage: title.text = items.count == 1 ? "1 Photo" : "\(items.count) Items"
        case let item?:
            title.text = ActivityItems.text(of: item)?.split(separator: "\n").first.map(String.init) ?? "1 Item"
        case nil: title.text = "0 Items"
        }
        subtitle.text =
            switch first {
            case is UIImage: "Image"
            case let url as URL: url.isFileURL ? url.pathExtension.uppercased() : url.absoluteString
            default: "Plain Text"
            }
        table.reloadData()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        picture.frame = CGRect(x: 16, y: 18, width: 40, height: 40)
        let textWidth = max(0, width - 68 - 60)
        title.frame = CGRect(x: 68, y: 18, width: textWidth, height: 20)
        subtitle.frame = CGRect(x: 68, y: 39, width: textWidth, height: 18)
        close.frame = CGRect(x: width - 46, y: 18, width: 30, height: 30)
        table.frame = CGRect(
            x: 0, y: Self.headerHeight, width: width, height: max(0, bounds.height - Self.headerHeight))
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? Self.edge : Self.gap
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        Self.edge
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { Self.rowHeight }

    /// The width it gets in a popover, in points.
    var fittingSize: CGSize {
        let rows = groups.reduce(0) { $0 + $1.count }
        let gaps = CGFloat(max(groups.count - 1, 0)) * (Self.gap + Self.edge)
        return CGSize(
            width: 320, height: Self.headerHeight + CGFloat(rows) * Self.rowHeight + gaps + 2 * Self.edge + Self.gap)
    }

    func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let activity = groups[indexPath.section][indexPath.row]
        cell.textLabel?.text = activity.activityTitle
        // On iOS the picture is at the end of the row.
        let image = UIImageView(image: activity.activityImage)
        image.tintColor = .label
        image.contentMode = .scaleAspectFit
        image.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        cell.accessoryView = image
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        controller.choose(groups[indexPath.section][indexPath.row])
    }
}

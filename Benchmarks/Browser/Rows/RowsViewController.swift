import UIKit

final class RowsViewController: UITableViewController {
    private static let words = """
        arrives before the evening train and leaves with the first one of the next day, unless the harbour is closed or \
        somebody has already taken the seat by the window that looks over the water towards the old lighthouse
        """.split(separator: " ")

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RowCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        field.borderStyle = .roundedRect
        field.placeholder = "Type here"
        field.autocorrectionType = .no
        tableView.tableHeaderView = field
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! RowCell
        // From a few words to some lines, the same at every start.
        let length = 3 + indexPath.row * 7_919 % 31
        let start = indexPath.row * 104_729 % Self.words.count
        let text = (0..<length).map { Self.words[(start + $0) % Self.words.count] }.joined(separator: " ")
        cell.show(title: "Row \(indexPath.row)", text: text, hue: CGFloat(indexPath.row % 24) / 24)
        return cell
    }
}

final class RowCell: UITableViewCell {
    private let mark = UIView()
    private let titleLabel = UILabel()
    private let bodyLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        bodyLabel.font = .preferredFont(forTextStyle: .body)
        bodyLabel.numberOfLines = 0
        mark.layer.cornerRadius = 6
        let lines = UIStackView(arrangedSubviews: [titleLabel, bodyLabel])
        lines.axis = .vertical
        lines.spacing = 4
        for view in [mark, lines] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            mark.topAnchor.constraint(equalTo: margins.topAnchor, constant: 4),
            mark.widthAnchor.constraint(equalToConstant: 12),
            mark.heightAnchor.constraint(equalToConstant: 12),
            lines.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 12),
            lines.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            lines.topAnchor.constraint(equalTo: margins.topAnchor),
            lines.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    func show(title: String, text: String, hue: CGFloat) {
        titleLabel.text = title
        bodyLabel.text = text
        mark.backgroundColor = UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1)
    }
}

import UIKit

/// What stands in for a page that the desktop's browser shows: its address, and buttons.
@preconcurrency @MainActor
final class AddressNote: UIView {
    let bar = UIView()
    let back = UIButton(type: .system)

    init(_ url: URL, again: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        let line = UIView(), host = UILabel(), address = UILabel(), opens = UIButton(type: .system)
        line.backgroundColor = .separator
        host.text = url.host
        host.font = .systemFont(ofSize: 15)
        host.textAlignment = .center
        host.lineBreakMode = .byTruncatingMiddle
        address.text = url.absoluteString
        address.font = .preferredFont(forTextStyle: .footnote)
        address.textColor = .secondaryLabel
        address.textAlignment = .center
        address.numberOfLines = 4
        back.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        opens.setTitle("Open in Browser", for: .normal)
        opens.titleLabel?.font = .systemFont(ofSize: 17)
        opens.addAction(UIAction { _ in again() }, for: .touchUpInside)
        for part in [bar, line, back, host, address, opens] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        let safe = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: topAnchor),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: safe.topAnchor, constant: 44),
            line.topAnchor.constraint(equalTo: bar.bottomAnchor),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            back.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            back.centerYAnchor.constraint(equalTo: safe.topAnchor, constant: 22),
            host.centerXAnchor.constraint(equalTo: centerXAnchor),
            host.centerYAnchor.constraint(equalTo: back.centerYAnchor),
            host.leadingAnchor.constraint(greaterThanOrEqualTo: back.trailingAnchor, constant: 8),
            opens.centerXAnchor.constraint(equalTo: centerXAnchor),
            opens.centerYAnchor.constraint(equalTo: centerYAnchor),
            address.bottomAnchor.constraint(equalTo: opens.topAnchor, constant: -12),
            address.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 32),
            address.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -32),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

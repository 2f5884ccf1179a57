import UIKit

/// Pushes and pops a screen 10,000 times.
final class VisitedController: UIViewController {
    private var memory: [Int] = []
    private var isMeasured = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isMeasured else { return }
        isMeasured = true
        DispatchQueue.main.async { self.visit(0, start: .now) }
    }

    private func visit(_ count: Int, start: ContinuousClock.Instant) {
        if count % 2000 == 0 { memory.append(residentMemory()) }
        guard count < 10_000 else { return end(start) }
        navigationController?.pushViewController(DetailController(), animated: false)
        view.window?.layoutIfNeeded()
        navigationController?.popViewController(animated: false)
        view.window?.layoutIfNeeded()
        DispatchQueue.main.async { self.visit(count + 1, start: start) }
    }

    private func end(_ start: ContinuousClock.Instant) {
        let (seconds, _) = (ContinuousClock.now - start).components
        print("a screen pushed and popped 10,000 times: \(seconds) s, \(DetailController.alive) controllers left")
        print("  memory after each 2,000, KB:", memory.map(String.init).joined(separator: " "))
        exit(0)
    }
}

/// A screen with a form and a list.
private final class DetailController: UIViewController, UITableViewDataSource {
    static var alive = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        Self.alive += 1
    }

    required init?(coder: NSCoder) { nil }

    deinit { MainActor.assumeIsolated { Self.alive -= 1 } }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
        view.backgroundColor = .systemBackground
        let list = UITableView()
        list.dataSource = self
        let stack = UIStackView(arrangedSubviews: [UITextField(), UISwitch(), UIButton(type: .system), list])
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

import UIKit

final class ScoreViewController: UIViewController {
    let scoreLabel = UILabel()
    let hintLabel = UILabel()
    let pointButton = UIButton(type: .system)

    private let viewModel = ScoreViewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        pointButton.addTarget(self, action: #selector(addPoint), for: .touchUpInside)
        viewModel.score.bind { [weak self] in self?.scoreLabel.text = "\($0)" }
        viewModel.score.bind { [weak self] in self?.hintLabel.text = $0 < 3 ? "Play on" : "Match point" }
    }

    @objc private func addPoint() {
        viewModel.addPoint()
    }

    private func setUpViews() {
        view.backgroundColor = .systemBackground
        scoreLabel.font = .preferredFont(forTextStyle: .largeTitle)
        pointButton.setTitle("Point", for: .normal)
        let stack = UIStackView(arrangedSubviews: [scoreLabel, hintLabel, pointButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

import RxCocoa
import RxSwift
import UIKit

final class WeatherViewController: UIViewController {
    let cityControl = UISegmentedControl(items: ["Seoul", "Busan", "Jeju"])
    let forecastLabel = UILabel()

    private let viewModel = WeatherViewModel()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        cityControl.rx.selectedSegmentIndex
            .compactMap { [weak cityControl] in cityControl?.titleForSegment(at: $0) }
            .bind(to: viewModel.city)
            .disposed(by: disposeBag)
        viewModel.forecast
            .drive(forecastLabel.rx.text)
            .disposed(by: disposeBag)
    }

    private func setUpViews() {
        view.backgroundColor = .systemBackground
        cityControl.selectedSegmentIndex = 0
        forecastLabel.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [cityControl, forecastLabel])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }
}

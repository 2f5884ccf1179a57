import RxCocoa
import RxSwift
import UIKit

/// Shows households as sections.
final class HouseholdDataSource: NSObject, UITableViewDataSource, RxTableViewDataSourceType {
    typealias Element = [Household]

    let care = PublishRelay<Pet>()
    private var households: [Household] = []

    func tableView(_ tableView: UITableView, observedEvent: Event<[Household]>) {
        guard let households = observedEvent.element else { return }
        self.households = households
        tableView.reloadData()
    }

    func numberOfSections(in tableView: UITableView) -> Int { households.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        households[section].pets.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        households[section].person
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "pet", for: indexPath) as! PetCell
        let pet = households[indexPath.section].pets[indexPath.row]
        cell.textLabel?.text = pet.name
        cell.careButton.rx.tap.map { pet }.bind(to: care).disposed(by: cell.bag)
        return cell
    }
}

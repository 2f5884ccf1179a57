import RxCocoa
import RxSwift

final class PetListViewModel: ViewModelType {
    struct Input {
        /// The chosen rows of the picker: person and species.
        let choice: Observable<(person: Int, species: Int)>
        let add: Observable<Void>
        /// The button of a pet's row.
        let care: Observable<Pet>
        let delete: Observable<IndexPath>
    }

    struct Output {
        let households: Driver<[Household]>
        let count: Driver<String>
        let care: Signal<String>
    }

    let people = ["Ada", "Grace", "Minji"]
    let species = Pet.allSpecies

    private enum Change {
        case add(person: Int, species: Int)
        case delete(IndexPath)
    }

    func transform(_ input: Input) -> Output {
        let additions = input.add.withLatestFrom(input.choice).map {
            Change.add(person: $0.person, species: $0.species)
        }
        let deletions = input.delete.map { Change.delete($0) }
        let start = people.map { Household(person: $0, pets: []) }
        let households = Observable.merge(additions, deletions)
            .scan(into: start) { [species] households, change in
                switch change {
                case .add(let person, let kind):
                    let number = households.reduce(1) { $0 + $1.pets.count }
                    let type = species[kind]
                    households[person].pets.append(type.init(name: "\(type.init(name: "").species) \(number)"))
                case .delete(let indexPath):
                    households[indexPath.section].pets.remove(at: indexPath.row)
                }
            }
            .startWith(start)
            .asDriver(onErrorJustReturn: [])
        return Output(
            households: households,
            count: households.map { households in
                let count = households.reduce(0) { $0 + $1.pets.count }
                return count == 0 ? "No pets yet" : "Pets: \(count)"
            },
            care: input.care.map { $0.care }.asSignal(onErrorJustReturn: ""))
    }
}

import Observation

@Observable
final class ObservationBillViewModel {
    private var bill = Bill()

    var share: String { bill.share }

    func setTotal(_ text: String) {
        bill.total = Int(text) ?? 0
    }

    func setPeople(_ people: Int) {
        bill.people = people
    }
}

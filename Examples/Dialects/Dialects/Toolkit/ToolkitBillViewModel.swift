import Seam

final class ToolkitBillViewModel {
    @Property private var bill = Bill()

    var share: Source<String> { $bill.map(\.share) }

    func setTotal(_ text: String) {
        bill.total = Int(text) ?? 0
    }

    func setPeople(_ people: Int) {
        bill.people = people
    }
}

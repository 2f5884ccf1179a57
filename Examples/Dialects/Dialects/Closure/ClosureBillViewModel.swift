final class ClosureBillViewModel {
    let share: Box<String>
    private var bill = Bill() {
        didSet { share.value = bill.share }
    }

    init() {
        share = Box(bill.share)
    }

    func setTotal(_ text: String) {
        bill.total = Int(text) ?? 0
    }

    func setPeople(_ people: Int) {
        bill.people = people
    }
}

import Foundation
import Seam

final class ViewModel {
    @Property private(set) var text = "Loading.."

    lazy var reload = Command(of: self) { model in
        model.text = "Loading.."
        return try await model.service.now()
    } then: { model, date in
        model.date = date
    }

    var service = Service()

    private var date = Date() {
        didSet {
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy년 MM월 dd일 HH시 mm분"
            text = formatter.string(from: date)
        }
    }

    func move(days: Int) {
        date = service.move(date, days: days)
    }
}

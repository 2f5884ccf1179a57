import Seam

final class __Screen__ViewModel {
    @Property private(set) var count = __Screen__Count()

    var text: Source<String> { $count.map(\.text) }

    lazy var add = Command(of: self) { model in model.count.value += 1 }
}

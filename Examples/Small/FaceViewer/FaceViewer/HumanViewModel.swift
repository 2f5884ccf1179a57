import Seam

final class HumanViewModel {
    private let humans = [
        Human(name: "제니", face: "face1"),
        Human(name: "시리", face: "face2"),
        Human(name: "애플", face: "face3"),
    ]
    @Property private var index = 0

    var human: Source<Human> { $index.map { [humans] in humans[$0] } }

    func showNext() {
        index = (index + 1) % humans.count
    }
}

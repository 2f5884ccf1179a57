import UIKit

final class ScoreViewModel {
    let score = Box(0)

    func addPoint() {
        score.value += 1
    }
}

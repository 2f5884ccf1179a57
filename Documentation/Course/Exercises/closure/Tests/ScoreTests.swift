import Seam
import XCTest

@testable import Scores

@MainActor
final class ScoreTests: XCTestCase {
    func testEveryoneHearsOfAPoint() {
        let viewModel = ScoreViewModel()
        var (first, second): ([Int], [Int]) = ([], [])
        viewModel.score.bind { first.append($0) }
        viewModel.score.bind { second.append($0) }
        viewModel.addPoint()
        XCTAssertEqual(first, [0, 1])
        XCTAssertEqual(second, [0, 1])
    }

    func testScreenShowsScoreAndHint() throws {
        try expectReleased {
            let screen = ScoreViewController()
            screen.loadViewIfNeeded()
            for _ in 0..<3 { screen.pointButton.sendActions(for: .touchUpInside) }
            XCTAssertEqual(screen.scoreLabel.text, "3")
            XCTAssertEqual(screen.hintLabel.text, "Match point")
            return screen
        }
    }
}

import Seam
import XCTest

@testable import FaceViewer

@MainActor
final class HumanViewModelTests: XCTestCase {
    func testTheFirstFollowsTheLast() {
        let viewModel = HumanViewModel()
        let humans = Recorder(viewModel.human.map(\.name))
        for _ in 0..<3 { viewModel.showNext() }
        XCTAssertEqual(humans.values, ["제니", "시리", "애플", "제니"])
    }

    func testScreenShowsThePictureAndIsReleased() throws {
        try expectReleased {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let screen = try XCTUnwrap(storyboard.instantiateInitialViewController() as? ViewController)
            screen.loadViewIfNeeded()
            XCTAssertNotNil(screen.faceImageView.image)
            screen.nextButton.sendActions(for: .touchUpInside)
            XCTAssertEqual(screen.nameLabel.text, "시리")
            return screen
        }
    }
}

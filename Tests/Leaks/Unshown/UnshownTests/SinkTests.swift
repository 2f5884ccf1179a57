import Testing

@testable import Unshown

@MainActor
struct SinkTests {
    private let kept = CleanViewController()

    @Test func sink() {
        let screen = SinkViewController()
        screen.bind()
        screen.text = "a"
        #expect(screen.title == "a")
    }

    @Test func lookalike() {
        kept.bind()
        kept.viewModel.onChange?("a")
        #expect(kept.title == "a")
    }
}

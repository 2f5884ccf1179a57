import SeamFoundation
import Testing

/// Observation comes with Foundation.
@Suite struct ObservationTests {
    @Observable final class Model {
        var count = 0
    }

    @Test func modelsAreObservedWithoutAnotherImport() async {
        let model = Model()
        await confirmation { changed in
            withObservationTracking {
                _ = model.count
            } onChange: {
                changed()
            }
            model.count += 1
        }
    }
}

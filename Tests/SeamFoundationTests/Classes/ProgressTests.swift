import Foundation
import SeamFoundation
import Testing

/// Progress whose total changes.
@Suite struct ProgressTests {
    @Test func aTotalMayBecomeNothing() {
        let progress = Progress(totalUnitCount: 0)
        progress.totalUnitCount = 5
        progress.completedUnitCount = 5
        progress.totalUnitCount = 0
        progress.completedUnitCount = 0
        #expect(progress.totalUnitCount == 0 && progress.completedUnitCount == 0)
        progress.totalUnitCount = 4
        progress.completedUnitCount = 1
        #expect(progress.fractionCompleted == 0.25)
    }

    @Test func aChildMayBeginAgain() {
        let parent = Progress(totalUnitCount: 2)
        let child = Progress(totalUnitCount: 10, parent: parent, pendingUnitCount: 1)
        child.completedUnitCount = 5
        #expect(parent.fractionCompleted == 0.25)
        child.totalUnitCount = 0
        child.completedUnitCount = 0
        child.totalUnitCount = 10
        child.completedUnitCount = 4
        #expect(abs(parent.fractionCompleted - 0.2) < 1e-9)
        child.completedUnitCount = 10
        #expect(parent.completedUnitCount == 1)
    }

    @Test func otherTotalsAreAsTheyWere() {
        let progress = Progress(totalUnitCount: 10)
        progress.completedUnitCount = 5
        progress.totalUnitCount = 20
        #expect(progress.fractionCompleted == 0.25)
        progress.totalUnitCount = -1
        #expect(progress.isIndeterminate)
    }
}

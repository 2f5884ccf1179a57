import CoreMedia
import Testing

@Suite struct CMTimeTests {
    @Test func timesOfPartsAreFractions() {
        #expect(CMTime(value: 300, timescale: 600).seconds == 0.5)
        #expect(CMTime(seconds: 1.5, preferredTimescale: 2) == CMTime(value: 3, timescale: 2))
        #expect(CMTime(seconds: 0.3, preferredTimescale: 2).hasBeenRounded)
        #expect(!CMTime(seconds: 0.5, preferredTimescale: 2).hasBeenRounded)
    }

    @Test func sumsHaveTheScaleOfBoth() {
        let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
        #expect(sum.value == 5 && sum.timescale == 6)
        #expect(CMTimeSubtract(sum, CMTime(value: 1, timescale: 3)) == CMTime(value: 1, timescale: 2))
    }

    @Test func whatIsNoNumberStaysSo() {
        #expect(CMTime.invalid.seconds.isNaN)
        #expect(!CMTime.invalid.isValid)
        #expect((CMTime.indefinite + .zero).isIndefinite)
        #expect((CMTime.positiveInfinity + CMTime(value: 1, timescale: 1)).isPositiveInfinity)
        #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
        #expect(!CMTime.indefinite.isNumeric)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    }

    @Test func theyAreOrdered() {
        let row: [CMTime] = [
            .negativeInfinity, CMTime(value: -1, timescale: 1), .zero, CMTime(value: 1, timescale: 3),
            CMTime(value: 1, timescale: 2), .positiveInfinity,
        ]
        #expect(row.shuffled().sorted() == row)
        #expect(CMTime(value: 2, timescale: 4) == CMTime(value: 1, timescale: 2))
        #expect(CMTime(value: 2, timescale: 4).hashValue == CMTime(value: 1, timescale: 2).hashValue)
        // Products that have no room in 64 bits
        #expect(CMTime(value: .max, timescale: 3) < CMTime(value: .max, timescale: 2))
    }

    @Test func scalesAreRoundedAsAsked() {
        let time = CMTime(value: 5, timescale: 2)
        #expect(time.convertScale(1, method: .default).value == 3)
        #expect(time.convertScale(1, method: .roundTowardZero).value == 2)
        #expect((-time).convertScale(1, method: .roundTowardPositiveInfinity).value == -2)
    }

    @Test func rangesMeet() {
        let first = CMTimeRange(start: .zero, duration: CMTime(value: 4, timescale: 1))
        let second = CMTimeRange(start: CMTime(value: 3, timescale: 1), end: CMTime(value: 6, timescale: 1))
        #expect(
            first.intersection(second) == CMTimeRange(start: second.start, duration: CMTime(value: 1, timescale: 1)))
        #expect(first.union(second).end == second.end)
        #expect(first.containsTime(.zero) && !first.containsTime(first.end))
        #expect(first.intersection(CMTimeRange(start: second.end, duration: .zero)).isEmpty)
    }
}

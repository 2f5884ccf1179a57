package import UIKit

extension SystemMeasures {
    /// The measures of the iOS that came with the Xcode of a document's `toolsVersion`, as frames in storyboards record
    /// them.
    package static func ofXcode(toolsVersion: Double) -> SystemMeasures {
        switch toolsVersion {
        case ..<11_000: ofSystem(9)
        case ..<13_000: ofSystem(10)
        case ..<14_200: ofSystem(11)
        case ..<14_800: ofSystem(12)
        case ..<17_000: ofSystem(13)
        default: .current
        }
    }

    /// The measures of a major version of iOS up to 13; those of later versions are the current ones.
    private static func ofSystem(_ version: Int) -> SystemMeasures {
        var measures = SystemMeasures.Values()
        if version < 14 {
            measures.progressHeight = 2
            measures.pageControlHeight = 37
            measures.hasCompactDatePickers = false
        }
        if version < 13 {
            measures.textFieldHeight = 30
            measures.segmentedControlHeight = 29
            measures.stepperHeight = 29
        }
        if version < 11 {
            measures.hasCellMargins = false
            measures.marginsFollowSafeArea = false
        }
        return SystemMeasures(measures)
    }
}

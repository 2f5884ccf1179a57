package import UIKit

extension SystemMeasures {
    /// The measures of the iOS that came with the Xcode of a document's `toolsVersion`, as frames in storyboards record
    /// them.
    package static func ofXcode(toolsVersion: Double) -> SystemMeasures {
        var measures = SystemMeasures.Values()
        // Xcode 11 and older, which came with iOS 13 and older.
        if toolsVersion < 17_000 {
            measures.progressHeight = 2
            measures.pageControlHeight = 37
            measures.hasCompactDatePickers = false
        }
        if toolsVersion < 16_000 { measures.plainTextFieldMargin = 0 }
        // Xcode 10
        if toolsVersion < 14_800 {
            measures.textFieldHeight = 30
            measures.segmentedControlHeight = 29
            measures.stepperHeight = 29
        }
        // Xcode 8
        if toolsVersion < 13_000 {
            measures.hasCellMargins = false
            measures.marginsFollowSafeArea = false
            measures.searchBarHeight = 44
        }
        // Xcode 13, which came with iOS 15.
        if toolsVersion >= 19_000, toolsVersion < 21_000 {
            measures.searchBarHeight = 51
            // The body style's in the smallest text size.
            measures.configuredTitleSize = TextStyleSizes.extraSmall.pointSize(of: .body)
        }
        return SystemMeasures(measures)
    }
}

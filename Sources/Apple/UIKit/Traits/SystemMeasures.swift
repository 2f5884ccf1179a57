package import CoreGraphics

/// The sizes of controls that releases of iOS have changed. They reach views through their traits.
///
/// Apps have ``current``. Another value is for comparing layouts with frames that an older system recorded.
package final class SystemMeasures: Sendable {
    /// In points. The defaults are those that storyboards record since Xcode 12.
    package struct Values: Sendable {
        /// The height of a text field with rounded corners.
        package var textFieldHeight: CGFloat = 34
        /// What a text field without a border is higher than a line of its text.
        package var plainTextFieldMargin: CGFloat = 1
        package var searchBarHeight: CGFloat = 56
        /// The size of the title of a button that is configured, and no smaller one.
        package var configuredTitleSize: CGFloat = 17
        package var segmentedControlHeight: CGFloat = 32
        package var stepperHeight: CGFloat = 32
        /// The height of a progress view that is no bar's.
        package var progressHeight: CGFloat = 4
        package var pageControlHeight: CGFloat = 26
        /// Whether a date picker's automatic style comes to the compact one, or to wheels.
        package var hasCompactDatePickers = true
        /// Whether cells have margins of their own for their content.
        package var hasCellMargins = true
        /// Whether margins are at least as wide as the safe area.
        package var marginsFollowSafeArea = true

        package init() {}
    }

    package let values: Values

    package init(_ values: Values) {
        self.values = values
    }

    package static let current = SystemMeasures(Values())
}

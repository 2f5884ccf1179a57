import Foundation

/// The measures of iOS 17's tables, in points.
package enum TableLook {
    static let rowHeight: CGFloat = 44
    static let plainHeaderHeight: CGFloat = 28
    static let plainHeaderPadding: CGFloat = 22
    /// Above the first section of a grouped table, and between sections, when no header is there.
    static let groupedTopGap: CGFloat = 35
    static let groupedGap: CGFloat = 17.5
    static let insetGroupedCellMargin: CGFloat = 20
    static let insetGroupedCornerRadius: CGFloat = 10
    /// The width of the control that shifts a cell's content in editing mode, in points.
    static let editControlWidth: CGFloat = 38
    static let reorderControlWidth: CGFloat = 46
    static let indentationWidth: CGFloat = 10

    /// Wide phones have larger margins.
    package static func margin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}

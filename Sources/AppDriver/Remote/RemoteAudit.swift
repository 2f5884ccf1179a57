import CoreGraphics
import Documents
import Foundation
import Stage
import UIKit

/// What is wrong with a screen for people who use assistive technology, larger texts or their fingers.
@MainActor
struct RemoteAudit {
    private let screen: FlowScreen
    private let views: [[Int]: UIView]

    /// The kinds, by the numbers that `XCUIAccessibilityAuditType` gives them.
    private enum Kind: UInt64 {
        case contrast = 1
        case hitRegion = 4
        case description = 8
        case dynamicType = 65536
        case textClipped = 131072
    }

    /// Apple's guidelines, in points.
    private static let leastHitSize: CGFloat = 44
    /// The ratios of WCAG 2's level AA, for texts and for large ones.
    private static let leastContrast = 4.5
    private static let leastLargeContrast = 3.0

    init(screen: FlowScreen, views: [[Int]: UIView]) {
        self.screen = screen
        self.views = views
    }

    func findings() -> [RemoteAnswer.Finding] {
        let picture = picture()
        return views.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { path, view in
            issues(of: view, picture).map { kind, summary, details in
                RemoteAnswer.Finding(kind: kind.rawValue, summary: summary, details: details, path: path)
            }
        }
    }

    private func issues(of view: UIView, _ picture: ScreenPixels?) -> [(Kind, String, String)] {
        let frame = view.frameOnScreen
        guard !frame.intersection(screen.bounds).isEmpty else { return [] }
        var issues: [(Kind, String, String)] = []
        let element = view.describedElement
        let isUsed = view is UIControl && view.isAccessibilityElement && element.isEnabled
        if isUsed, !element.role.isTextInput,
            frame.width < Self.leastHitSize && frame.height < Self.leastHitSize
        {
            issues.append(
                (
                    .hitRegion, "Hit area is too small",
                    "It is \(Int(frame.width)) x \(Int(frame.height)) points, and not \(Int(Self.leastHitSize))"
                ))
        }
        if view.isAccessibilityElement, element.label.isEmpty, element.value.isEmpty, isUsed || view is UIImageView,
            !element.role.isTextInput
        {
            issues.append((.description, "Element has no description", "Nothing can be said of it"))
        }
        guard let label = view as? UILabel, let text = label.text, !text.isEmpty, view.bounds.width > 0 else {
            return issues
        }
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        let isCut = label.numberOfLines == 1 && label.intrinsicContentSize.width > label.bounds.width + 0.5
        if isCut && !label.adjustsFontSizeToFitWidth || needed.height > label.bounds.height + 0.5 {
            issues.append((.textClipped, "Text clipped", "\"\(text)\" does not fit"))
        }
        if !label.adjustsFontForContentSizeCategory {
            issues.append(
                (.dynamicType, "Dynamic Type font sizes are unsupported", "\"\(text)\" stays as large as it is"))
        }
        if let picture, let ratio = picture.contrast(of: label.textColor, in: frame) {
            let isLarge = label.font.pointSize >= 24
            if ratio < (isLarge ? Self.leastLargeContrast : Self.leastContrast) - 0.05 {
                issues.append(
                    (.contrast, "Contrast failed", "\"\(text)\" has a ratio of \(String(format: "%.2f", ratio))"))
            }
        }
        return issues
    }

    private func picture() -> ScreenPixels? {
        guard let surface = screen.surface else { return nil }
        let image = try? OffscreenRenderer.image(size: surface.size, scale: 1) { canvas in
            surface.client?.surface(surface, drawOn: canvas)
        }
        return image.map { ScreenPixels($0) }
    }
}

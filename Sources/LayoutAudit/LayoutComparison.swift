package import CoreGraphics
package import Documents
import Foundation
import QuartzCore
import Stage
import UIKit

/// Lays out every scene of storyboards and xibs on the device that Xcode showed it on, and compares the frames with
/// those that Xcode recorded.
///
/// The app's own classes are not there: UIKit's stand in for them.
@MainActor
package final class LayoutComparison {
    /// A view whose frame Xcode recorded.
    package struct View {
        package var file: String
        package var line: Int
        /// The element's name.
        package var element: String
        package var id: String
        package var recorded: CGRect
        package var computed: CGRect
        /// Why the record cannot be what the document's own constraints and fonts give; nil where it can.
        package var stale: String?

        /// The largest difference of an edge or a side, in points.
        package var difference: CGFloat {
            let (a, b) = (recorded, computed)
            return max(
                max(abs(a.minX - b.minX), abs(a.minY - b.minY)), max(abs(a.width - b.width), abs(a.height - b.height)))
        }
    }

    package private(set) var views: [View] = []
    package private(set) var report = InterfaceReport()
    private var surface: OffscreenSurface?
    private let policy = AuditPolicy()

    package init() {}

    private typealias Made = AuditPolicy.Made

    /// Adds the views of one document.
    package func add(_ document: InterfaceDocument) throws(DocumentError) {
        report.merge(unknown(in: document))
        ProjectFonts.register(for: document)
        policy.textSize = document.toolsVersion.map(TextStyleSizes.ofXcode) ?? .large
        if let device = try Self.device(of: document) { try add(document, on: device) }
    }

    /// The device that the document was shown on, by one rule for all: the one that it names, or else the one that its
    /// first view is as large as, with the safe area of the version of Xcode.
    private static func device(of document: InterfaceDocument) throws(DocumentError) -> InterfaceDevice? {
        var device = document.device
        if device == nil { device = try guessedDevice(of: document) }
        return device.map { $0.withSafeArea(ofXcode: document.toolsVersion ?? .infinity) }
    }

    /// A document that names no device was made on the one that its first view is as large as.
    private static func guessedDevice(of document: InterfaceDocument) throws(DocumentError) -> InterfaceDevice? {
        for scene in document.scenes {
            guard let view = try scene.controller()?.child(key: "view"), let rect = view.child(key: "frame"),
                let width = rect.number("width"), let height = rect.number("height")
            else { continue }
            if let device = InterfaceDevice(width: width, height: height) { return device }
        }
        return InterfaceDevice(id: "retina4_7")
    }

    private func add(_ document: InterfaceDocument, on device: InterfaceDevice) throws(DocumentError) {
        adopt(device, document.toolsVersion.map(SystemMeasures.ofXcode) ?? .current)
        defer { UITraitCollection.current = UITraitCollection.current.with(measures: .current) }
        if document.kind == .xib { return addXib(document, device) }
        let bars = try BarInference(document, barHeight: device.isLandscape && !device.isPad ? 32 : 44)
        for scene in document.scenes {
            guard let element = try scene.controller() else { continue }
            policy.made = []
            let loader = NibLoader(
                document: document, bundle: .main, storyboard: nil, owner: nil, policy: policy)
            loader.currentScene = scene
            let storyboard = UIStoryboard(document: document, bundle: .main)
            guard let controller = storyboard.makeController(element, scene, loader) else { continue }
            guard let root = element.child(key: "view") else {
                // There is nothing to compare, but what is not known of it is told.
                loader.tellUnknown(of: [element])
                report.merge(loader.report)
                continue
            }
            let size = frame(of: root)?.size ?? CGSize(width: device.width, height: device.height)
            controller.loadViewIfNeeded()
            guard let view = controller.viewIfLoaded else { continue }
            view.frame = CGRect(origin: .zero, size: size)
            controller.additionalSafeAreaInsets = Self.safeArea(
                of: size, on: device, covered: bars.insets(of: scene.controllerID),
                isEmbedded: bars.isEmbedded(scene.controllerID))
            settle(policy.made, root: view)
            collect(policy.made, root: view, document, StaleRecords(in: element, scale: recordedScale(of: document)))
            report.merge(loader.report)
        }
    }

    /// Pixels a point of the device that a document names; 1 where it names none, which says nothing about fonts.
    private func recordedScale(of document: InterfaceDocument) -> Double { document.device?.scale ?? 1 }

    private func addXib(_ document: InterfaceDocument, _ device: InterfaceDevice) {
        for element in document.objects where element.child(key: "frame") != nil {
            policy.made = []
            let loader = NibLoader(
                document: document, bundle: .main, storyboard: nil, owner: nil, policy: policy)
            for placeholder in document.objects where placeholder.name == "placeholder" {
                loader.registerPlaceholder(placeholder)
            }
            guard let view = loader.makeTopObject(element) as? UIView else { continue }
            let controller = UIViewController()
            if let size = frame(of: element)?.size, element.name == "view" {
                view.frame.size = size
                controller.viewRespectsSystemMinimumLayoutMargins = false
                controller.view = view
                // Xcode puts a status bar over a xib's view on the devices alone that have no frame around the screen.
                if abs(size.width - device.width) < 1, abs(size.height - device.height) < 1, device.safeArea.top > 20 {
                    controller.additionalSafeAreaInsets = UIEdgeInsets(
                        top: device.safeArea.top, left: device.safeArea.left, bottom: device.safeArea.bottom,
                        right: device.safeArea.right)
                }
            }
            loader.finish()
            settle(policy.made, root: view)
            collect(policy.made, root: view, document, StaleRecords(in: element, scale: recordedScale(of: document)))
            report.merge(loader.report)
            withExtendedLifetime(controller) {}
        }
    }

    /// How far bars, the status bar and the home indicator reach into a view of that size.
    private static func safeArea(
        of size: CGSize, on device: InterfaceDevice, covered: (top: CGFloat, bottom: CGFloat), isEmbedded: Bool
    ) -> UIEdgeInsets {
        let area = device.safeArea
        let isWhole = abs(size.width - device.width) < 1 && abs(size.height - device.height) < 1
        if isEmbedded, !isWhole { return .zero }
        if isWhole {
            return UIEdgeInsets(
                top: area.top + covered.top, left: area.left, bottom: area.bottom + covered.bottom, right: area.right)
        }
        guard abs(size.width - device.width) < 1, size.height < device.height else { return .zero }
        let missing = device.height - size.height
        // A view under bars that nothing shines through begins below them; a sheet has no status bar, and higher bars.
        let isUnderBars = abs(missing - area.top - 44) < 1
        let top: CGFloat = isUnderBars ? 0 : covered.top > 0 ? max(covered.top, 56) : 0
        return UIEdgeInsets(top: top, left: 0, bottom: area.bottom + covered.bottom, right: 0)
    }

    // MARK: Laying out

    private func adopt(_ device: InterfaceDevice, _ measures: SystemMeasures) {
        let surface = OffscreenSurface(
            size: CGSize(width: device.width, height: device.height), scale: device.scale,
            safeArea: EdgeInsets(top: device.safeArea.top, bottom: device.safeArea.bottom),
            appearance: device.isDark ? .dark : .light)
        self.surface = surface
        UIScreen.main.adopt(surface)
        UITraitCollection.current = UIApplication.traits(of: surface).with(measures: measures)
    }

    /// Cells stand in their table as Xcode drew them; what is in them is laid out in the size recorded.
    private func settle(_ made: [Made], root: UIView) {
        for item in made { Self.giveCanvasSize(item.view) }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        for cell in made where cell.element.isCell {
            guard let recorded = frame(of: cell.element) else { continue }
            cell.view.frame = recorded
            cell.view.layoutIfNeeded()
            for content in made where content.element.isCellContent && content.view.superview === cell.view {
                guard let recorded = frame(of: content.element) else { continue }
                content.view.frame = recorded
                content.view.setNeedsLayout()
                content.view.layoutIfNeeded()
            }
        }
        for _ in 0..<2 { NextTurn.drain() }
    }

    /// Xcode's canvas gives a label without text a content of 50 by 50 points, so that it can be seen and chosen.
    private static func giveCanvasSize(_ view: UIView) {
        guard let label = view as? UILabel, (label.text ?? "").isEmpty, !label.translatesAutoresizingMaskIntoConstraints
        else { return }
        for (axis, size) in [(NSLayoutConstraint.Axis.horizontal, label.widthAnchor), (.vertical, label.heightAnchor)] {
            let hugging = size.constraint(lessThanOrEqualToConstant: 50)
            hugging.priority = label.contentHuggingPriority(for: axis)
            let resistance = size.constraint(greaterThanOrEqualToConstant: 50)
            resistance.priority = label.contentCompressionResistancePriority(for: axis)
            NSLayoutConstraint.activate([hugging, resistance])
        }
    }

    private func collect(_ made: [Made], root: UIView, _ document: InterfaceDocument, _ stale: StaleRecords) {
        var excluded: Set<ObjectIdentifier> = []
        for item in made
        where item.element.bool("misplaced") == true || item.element.bool("ambiguous") == true {
            excluded.insert(ObjectIdentifier(item.view))
        }
        for item in made
        where item.view !== root && !item.element.isCell && !item.element.isCellContent
            && !(item.view is PlaceholderView)
        {
            guard let recorded = frame(of: item.element), !excluded.contains(ObjectIdentifier(item.view)),
                item.view.superview != nil
            else { continue }
            views.append(
                View(
                    file: document.file, line: item.element.line, element: item.element.name,
                    id: item.element.string("id"), recorded: recorded, computed: item.view.frame,
                    stale: item.element.id.flatMap { stale.reasons[$0] }))
        }
    }

    private func frame(of element: InterfaceElement) -> CGRect? {
        guard let rect = element.child(key: "frame"), rect.name == "rect" else { return nil }
        return CGRect(
            x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
            height: rect.number("height") ?? 0)
    }

    private func unknown(in document: InterfaceDocument) -> InterfaceReport {
        var report = InterfaceReport()
        for element in document.root.children where !Self.parts.contains(element.name) {
            report.add("<\(element.name)>", file: document.file, line: element.line)
        }
        return report
    }

    private static let parts: Set<String> = [
        "device", "dependencies", "scenes", "objects", "resources", "customFonts", "inferredMetricsTieBreakers",
        "simulatedMetricsContainer", "color", "designables", "classes", "accessibilityOverrides",
    ]
}

extension InterfaceElement {
    fileprivate var isCell: Bool {
        name == "tableViewCell" || name == "collectionViewCell" || name == "collectionReusableView"
    }

    fileprivate var isCellContent: Bool {
        string("key") == "contentView" || name == "tableViewCellContentView" || name == "collectionViewCellContentView"
    }
}

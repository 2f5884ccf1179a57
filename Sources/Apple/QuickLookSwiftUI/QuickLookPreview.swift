public import Foundation
import QuickLook
public import SwiftUI

extension View {
    /// Shows a file over the screen while there is one; nil is set when a person leaves it.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(QuickLookModifier(item: item, items: nil))
    }

    /// Shows a file among several over the screen while there is one; nil is set when a person leaves it.
    public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<URL?>, in items: Items)
        -> some View
    where Items.Element == URL { modifier(QuickLookModifier(item: selection, items: Array(items))) }
}

private struct QuickLookModifier: ViewModifier {
    let item: Binding<URL?>
    let items: [URL]?

    func body(content: Content) -> some View {
        content.fullScreenCover(
            isPresented: Binding {
                item.wrappedValue != nil
            } set: { isShown in
                if !isShown, item.wrappedValue != nil { item.wrappedValue = nil }
            }
        ) {
            QuickLookScreen(item: item, items: items).ignoresSafeArea()
        }
    }
}

/// QuickLook's screen of files.
private struct QuickLookScreen: UIViewControllerRepresentable {
    let item: Binding<URL?>
    let items: [URL]?

    func makeCoordinator() -> Files { Files() }

    func makeUIViewController(context: Context) -> QLPreviewController {
        let controller = QLPreviewController()
        context.coordinator.take(items ?? [item.wrappedValue].compactMap { $0 })
        controller.dataSource = context.coordinator
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: QLPreviewController, context: Context) {
        let files = context.coordinator
        files.left = { if item.wrappedValue != nil { item.wrappedValue = nil } }
        guard let chosen = item.wrappedValue else { return }
        if files.take(items ?? [chosen]) { controller.reloadData() }
        if let index = files.urls.firstIndex(of: chosen), controller.currentPreviewItemIndex != index {
            controller.currentPreviewItemIndex = index
        }
    }
}

/// The files of a screen.
@MainActor
private final class Files: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    private(set) var urls: [URL] = []
    var left: () -> Void = {}

    /// Whether they are others than before.
    @discardableResult
    func take(_ new: [URL]) -> Bool {
        guard new != urls else { return false }
        urls = new
        return true
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        urls[index] as NSURL
    }

    func previewControllerWillDismiss(_ controller: QLPreviewController) { left() }
}

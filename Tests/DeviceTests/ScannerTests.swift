import Testing
import UIKit
import VisionKit

/// Scanners where there is no camera.
@MainActor @Suite struct ScannerTests {
    private final class Delegate: VNDocumentCameraViewControllerDelegate, DataScannerViewControllerDelegate {
        var wasCancelled = false
        func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) { wasCancelled = true }
    }

    @Test func nothingIsLookedFor() async {
        #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
        let scanner = DataScannerViewController(
            recognizedDataTypes: [.text(), .barcode(symbologies: [.qr, .ean13])], isHighlightingEnabled: true)
        let delegate = Delegate()
        scanner.delegate = delegate
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
        #expect(!scanner.isScanning && scanner.recognizedDataTypes.contains(.barcode(symbologies: [.qr, .ean13])))
        var lists = 0
        for await _ in scanner.recognizedItems { lists += 1 }
        #expect(lists == 0)
        #expect(scanner.overlayContainerView.superview == nil)
        scanner.loadViewIfNeeded()
        #expect(scanner.overlayContainerView.superview == scanner.view)
    }

    @Test func pagesCanBeCancelled() throws {
        #expect(!VNDocumentCameraViewController.isSupported)
        let camera = VNDocumentCameraViewController()
        let delegate = Delegate()
        camera.delegate = delegate
        camera.loadViewIfNeeded()
        let bar = try #require(camera.view.subviews.lazy.compactMap { $0 as? UINavigationBar }.first)
        let action = try #require(bar.topItem?.leftBarButtonItem?.primaryAction)
        action.perform(sender: nil)
        #expect(delegate.wasCancelled)
    }
}

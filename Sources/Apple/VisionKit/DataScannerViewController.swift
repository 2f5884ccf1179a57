public import UIKit
public import Vision

/// Looks for texts and codes in what the camera sees. There is no camera for it here: it is not supported, as in the
/// Simulator, and scanning throws.
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController {
    /// False.
    public class var isSupported: Bool { false }
    /// False.
    public class var isAvailable: Bool { false }
    /// None.
    public class var supportedTextRecognitionLanguages: [String] { [] }

    /// What is looked for.
    public let recognizedDataTypes: Set<RecognizedDataType>
    /// How well it is looked for.
    public let qualityLevel: QualityLevel
    /// Whether all that is seen is told of, or the one in the middle alone.
    public let recognizesMultipleItems: Bool
    /// Whether the places of what is seen are told of often.
    public let isHighFrameRateTrackingEnabled: Bool
    /// Whether two fingers zoom.
    public var isPinchToZoomEnabled: Bool
    /// Whether the person is told what to do.
    public let isGuidanceEnabled: Bool
    /// Whether what is seen is marked.
    public let isHighlightingEnabled: Bool
    /// Hears of what is seen.
    public weak var delegate: (any DataScannerViewControllerDelegate)?
    /// Where it is looked for, in the view's points; nil for everywhere.
    public var regionOfInterest: CGRect?
    /// How much larger what is seen is shown.
    public var zoomFactor = 1.0
    /// 1.
    public var minZoomFactor: Double { 1 }
    /// 1.
    public var maxZoomFactor: Double { 1 }
    /// Over what is seen, for views of the app's own.
    public let overlayContainerView = UIView()

    /// Looks for kinds of things.
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        self.qualityLevel = qualityLevel
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        self.isGuidanceEnabled = isGuidanceEnabled
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        overlayContainerView.frame = view.bounds
        overlayContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlayContainerView)
    }

    /// False.
    public var isScanning: Bool { false }
    /// Throws that there is no camera.
    public func startScanning() throws { throw ScanningUnavailable.unsupported }
    /// Has no effect: nothing is looked for.
    public func stopScanning() {}
    /// Throws that there is no camera.
    public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
    /// What is seen: nothing, and it ends at once.
    public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    /// How well things are looked for.
    public enum QualityLevel: Int, Sendable {
        /// Between the others.
        case balanced
        /// Large things, in little time.
        case fast
        /// Small things.
        case accurate
    }

    /// What a text is about.
    public enum TextContentType: Int, Sendable {
        /// A day, or a while.
        case dateTimeDuration
        /// An address for mail.
        case emailAddress
        /// A flight.
        case flightNumber
        /// A place.
        case fullStreetAddress
        /// A parcel.
        case shipmentTrackingNumber
        /// A number to call.
        case telephoneNumber
        /// A page.
        case URL
        /// A sum of money.
        case currency
    }

    /// A kind of things to look for.
    public struct RecognizedDataType: Hashable, Sendable {
        private enum Kind: Hashable, Sendable {
            case text(languages: [String], content: TextContentType?)
            case barcode([VNBarcodeSymbology])
        }
        private let kind: Kind

        /// Texts, in languages, of a kind.
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
            Self(kind: .text(languages: languages, content: textContentType))
        }
        /// Texts.
        public static var text: Self { text() }
        /// Codes of kinds; of all kinds where none is named.
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self { Self(kind: .barcode(symbologies)) }
        /// Codes.
        public static var barcode: Self { barcode() }
    }

    /// Why nothing can be looked for.
    public enum ScanningUnavailable: Error, Sendable {
        /// There is no camera that can.
        case unsupported
        /// The person does not let the app.
        case cameraRestricted
    }
}

/// Hears of what a scanner sees.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    /// Two fingers have zoomed.
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    /// The person has touched something that is seen.
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    /// More is seen.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// What is seen has moved.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Less is seen.
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    /// Nothing can be looked for any more.
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    /// Does nothing.
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    /// Does nothing.
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    /// Does nothing.
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Does nothing.
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Does nothing.
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Does nothing.
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}

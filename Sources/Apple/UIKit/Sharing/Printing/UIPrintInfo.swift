/// What is said of a print.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying {
    /// What is printed.
    public enum OutputType: Int, Sendable {
        /// Text and pictures, a photo, or one of them without colours.
        case general, photo, grayscale, photoGrayscale
    }

    /// How the paper lies.
    public enum Orientation: Int, Sendable {
        /// Upright or on its side.
        case portrait, landscape
    }

    /// Whether both sides are printed.
    public enum Duplex: Int, Sendable {
        /// One side; both, turned over the long or the short edge.
        case none, longEdge, shortEdge
    }

    /// The printer that is meant.
    open var printerID: String?
    /// The name of the print, and of the file that it is saved as.
    open var jobName = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "Document"
    /// What is printed.
    open var outputType = OutputType.general
    /// How the paper lies.
    open var orientation = Orientation.portrait
    /// Whether both sides are printed. A file has sheets of one side.
    open var duplex = Duplex.none

    public override init() { super.init() }

    /// Creates what a dictionary of ``dictionaryRepresentation`` says.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
        guard let dictionary else { return }
        printerID = dictionary["UIPrintInfoPrinterIDKey"] as? String
        if let name = dictionary["UIPrintInfoJobNameKey"] as? String { jobName = name }
        func value<Value: RawRepresentable>(_ key: String, _ usual: Value) -> Value where Value.RawValue == Int {
            (dictionary[key] as? Int).flatMap { Value(rawValue: $0) } ?? usual
        }
        outputType = value("UIPrintInfoOutputTypeKey", .general)
        orientation = value("UIPrintInfoOrientationKey", .portrait)
        duplex = value("UIPrintInfoDuplexKey", .none)
    }

    /// What is usual.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// The same as a dictionary.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [
            "UIPrintInfoJobNameKey": jobName, "UIPrintInfoOutputTypeKey": outputType.rawValue,
            "UIPrintInfoOrientationKey": orientation.rawValue, "UIPrintInfoDuplexKey": duplex.rawValue,
        ]
        result["UIPrintInfoPrinterIDKey"] = printerID
        return result
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIPrintInfo(dictionary: dictionaryRepresentation) }
    }
}

/// A size of paper.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// The paper, in points.
    public let paperSize: CGSize
    /// The part of it that printers reach: all but a quarter of an inch at each edge.
    open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize).insetBy(dx: 18, dy: 18) }

    init(_ size: CGSize) {
        paperSize = size
        super.init()
    }

    static let a4 = UIPrintPaper(CGSize(width: 595, height: 842))
    static let letter = UIPrintPaper(CGSize(width: 612, height: 792))

    /// The paper of the person's country.
    static var usual: UIPrintPaper { Locale.current.measurementSystem == .us ? letter : a4 }

    /// The paper among some that wastes least around a page.
    open class func bestPaper(
        forPageSize pageSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        func waste(_ paper: UIPrintPaper) -> CGFloat {
            let (own, other) = (paper.paperSize, pageSize)
            let fits = own.width >= other.width && own.height >= other.height
            let area = own.width * own.height - other.width * other.height
            return fits ? area : .greatestFiniteMagnitude / 2 - own.width * own.height
        }
        return paperList.min { waste($0) < waste($1) } ?? usual
    }
}

public import Foundation

/// Something that is kept.
open class HKObject: NSObject, @unchecked Sendable {
    /// Its name.
    public let uuid = UUID()
    /// What is told besides.
    public let metadata: [String: Any]?
    /// What it was measured with; nil for nothing.
    public let device: HKDevice?
    /// Which app it is of.
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }

    init(metadata: [String: Any]?, device: HKDevice?) { (self.metadata, self.device) = (metadata, device) }
}

/// Something at a time.
open class HKSample: HKObject, @unchecked Sendable {
    /// Its kind.
    public let sampleType: HKSampleType
    /// When it begins.
    public let startDate: Date
    /// When it ends.
    public let endDate: Date
    /// Whether the end is not known.
    open var hasUndeterminedDuration: Bool { endDate == .distantFuture }

    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ device: HKDevice?, _ metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata, device: device)
    }
}

/// A number at a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// Its kind.
    public let quantityType: HKQuantityType
    /// The number.
    public let quantity: HKQuantity
    /// How many numbers it stands for.
    open var count: Int { 1 }

    /// Creates a sample.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, device, metadata)
    }
}

/// One of a few values at a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// Its kind.
    public let categoryType: HKCategoryType
    /// The value, as the enumeration of its kind has it.
    public let value: Int

    /// Creates a sample.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, device, metadata)
    }
}

/// Samples that belong together.
open class HKCorrelation: HKSample, @unchecked Sendable {
    /// Their kind.
    public let correlationType: HKCorrelationType
    /// The samples.
    public let objects: Set<HKSample>

    /// Creates one of samples.
    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(correlationType, startDate, endDate, device, metadata)
    }

    /// Those of a kind.
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

/// What something was measured with.
open class HKDevice: NSObject, @unchecked Sendable {
    /// Words for it.
    public let name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion: String?

    /// Creates a device.
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion, self.softwareVersion) = (
            hardwareVersion, firmwareVersion, softwareVersion
        )
    }

    /// This one.
    public class func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
            softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

/// An app that keeps something.
open class HKSource: NSObject, @unchecked Sendable {
    /// Its name.
    public let name: String
    /// The identifier of its bundle.
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) { (self.name, self.bundleIdentifier) = (name, bundleIdentifier) }

    /// This one.
    public class func `default`() -> HKSource {
        HKSource(
            name: Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "",
            bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }
}

/// A version of an app.
open class HKSourceRevision: NSObject, @unchecked Sendable {
    /// The app.
    public let source: HKSource
    /// Its version.
    public let version: String?
    /// The kind of device.
    open var productType: String? { nil }

    /// Creates a version of an app.
    public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
}

/// A key of what is told besides.
public let HKMetadataKeyWasUserEntered = "HKMetadataKeyWasUserEntered"
/// A key of what is told besides.
public let HKMetadataKeyTimeZone = "HKMetadataKeyTimeZone"
/// A key of what is told besides.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// A key of what is told besides.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// A key of what is told besides.
public let HKMetadataKeyExternalUUID = "HKMetadataKeyExternalUUID"
/// A key of what is told besides.
public let HKMetadataKeyIndoorWorkout = "HKMetadataKeyIndoorWorkout"
/// A key of what is told besides.
public let HKMetadataKeyFoodType = "HKMetadataKeyFoodType"
/// A key of what is told besides.
public let HKMetadataKeyWorkoutBrandName = "HKMetadataKeyWorkoutBrandName"
/// A key of what is told besides.
public let HKMetadataKeyHeartRateMotionContext = "HKMetadataKeyHeartRateMotionContext"

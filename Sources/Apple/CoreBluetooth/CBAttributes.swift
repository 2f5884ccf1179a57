public import Foundation

/// Something that has a name by Bluetooth.
open class CBAttribute: NSObject, @unchecked Sendable {
    /// Its name.
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// What a device offers.
open class CBService: CBAttribute, @unchecked Sendable {
    /// The device; nil for a service of the app's own.
    open internal(set) weak var peripheral: CBPeripheral?
    /// Whether it stands for itself.
    open internal(set) var isPrimary = true
    /// The services that it includes.
    open internal(set) var includedServices: [CBService]?
    /// What it is made of.
    open internal(set) var characteristics: [CBCharacteristic]?
}

/// A service of the app's own.
open class CBMutableService: CBService, @unchecked Sendable {
    /// Creates a service.
    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        super.init(UUID)
        self.isPrimary = isPrimary
    }
    open override var includedServices: [CBService]? {
        get { super.includedServices }
        set { super.includedServices = newValue }
    }
    open override var characteristics: [CBCharacteristic]? {
        get { super.characteristics }
        set { super.characteristics = newValue }
    }
}

/// What one can do with a characteristic.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
    public static let read = CBCharacteristicProperties(rawValue: 0x02)
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
    public static let write = CBCharacteristicProperties(rawValue: 0x08)
    public static let notify = CBCharacteristicProperties(rawValue: 0x10)
    public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}

/// What others may do with a characteristic of the app's own.
public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let readable = CBAttributePermissions(rawValue: 0x01)
    public static let writeable = CBAttributePermissions(rawValue: 0x02)
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 0x04)
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 0x08)
}

/// Whether the device answers to what is written.
public enum CBCharacteristicWriteType: Int, Sendable {
    case withResponse = 0
    case withoutResponse = 1
}

/// A value of a service's.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    /// The service.
    open internal(set) weak var service: CBService?
    /// What one can do with it.
    open internal(set) var properties: CBCharacteristicProperties = []
    /// Its value, as it was read last.
    open internal(set) var value: Data?
    /// What describes it.
    open internal(set) var descriptors: [CBDescriptor]?
    /// Whether the device tells of changes: no device does here.
    open var isNotifying: Bool { false }
}

/// A characteristic of the app's own.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    /// What others may do.
    open var permissions: CBAttributePermissions

    /// Creates a characteristic.
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        super.init(UUID)
        (self.properties, self.value) = (properties, value)
    }
    open override var properties: CBCharacteristicProperties {
        get { super.properties }
        set { super.properties = newValue }
    }
    open override var value: Data? {
        get { super.value }
        set { super.value = newValue }
    }
    open override var descriptors: [CBDescriptor]? {
        get { super.descriptors }
        set { super.descriptors = newValue }
    }
    /// Who listens to it: nobody.
    open var subscribedCentrals: [CBCentral]? { nil }
}

/// What describes a characteristic.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
    /// The characteristic.
    open internal(set) weak var characteristic: CBCharacteristic?
    /// Its value.
    open internal(set) var value: Any?
}

/// A descriptor of the app's own.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
    /// Creates a descriptor.
    public init(type UUID: CBUUID, value: Any?) {
        super.init(UUID)
        self.value = value
    }
}

/// Another device.
open class CBPeer: NSObject, @unchecked Sendable {
    /// The name that the system gives it.
    public let identifier: UUID
    init(_ identifier: UUID) { self.identifier = identifier }
}

/// A device that listens to the app. There is none.
open class CBCentral: CBPeer, @unchecked Sendable {
    /// How many bytes it takes at once.
    open var maximumUpdateValueLength: Int { 0 }
}

/// How far a connection is.
public enum CBPeripheralState: Int, Sendable {
    case disconnected = 0
    case connecting = 1
    case connected = 2
    case disconnecting = 3
}

/// A device that offers services. None is found, so that an app never has one.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    /// Who is told.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// What it is called.
    open var name: String? { nil }
    /// How far the connection is.
    open var state: CBPeripheralState { .disconnected }
    /// What it offers, as far as was asked.
    open var services: [CBService]? { nil }
    /// Whether it takes more that it does not answer to.
    open var canSendWriteWithoutResponse: Bool { false }

    /// Looks for services. Nothing is connected, so that nobody is told.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    /// Looks for services in a service.
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
    /// Looks for characteristics of a service.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    /// Looks for what describes a characteristic.
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    /// Reads a value.
    open func readValue(for characteristic: CBCharacteristic) {}
    /// Reads a value.
    open func readValue(for descriptor: CBDescriptor) {}
    /// Writes a value.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    /// Writes a value.
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
    /// Begins or ends to listen to a value.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    /// Asks how strong the signal is.
    open func readRSSI() {}
    /// How many bytes can be written at once.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
}

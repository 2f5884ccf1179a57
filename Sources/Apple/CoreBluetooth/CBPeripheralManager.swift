public import Foundation

/// Offers services to other devices: there is no Bluetooth, as in the Simulator.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    /// Who is told.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// Whether it tells of itself: false.
    open var isAdvertising: Bool { false }

    /// Creates a manager, whose delegate is told of the state soon, in a queue; the main one if it is nil.
    public init(
        delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) {
        super.init()
        self.delegate = delegate
        begin(queue) { [weak self] in
            guard let self else { return }
            self.delegate?.peripheralManagerDidUpdateState(self)
        }
    }

    /// Creates a manager that tells nobody yet.
    public convenience override init() { self.init(delegate: nil, queue: nil) }

    /// Tells others of the app. Nobody hears it.
    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    /// Tells others no more.
    open func stopAdvertising() {}
    /// Offers a service. Nobody sees it.
    open func add(_ service: CBMutableService) {}
    /// Offers a service no more.
    open func remove(_ service: CBMutableService) {}
    /// Offers nothing more.
    open func removeAllServices() {}
    /// Answers a request. There are none.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    /// Tells who listens of a value. False: nobody does.
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool { false }
}

/// What another device wants of a characteristic. There are none.
open class CBATTRequest: NSObject, @unchecked Sendable {
    /// Who wants it.
    public let central: CBCentral
    /// What it is about.
    public let characteristic: CBCharacteristic
    /// From which byte on.
    public let offset: Int
    /// The value.
    open var value: Data?

    init(_ central: CBCentral, _ characteristic: CBCharacteristic, _ offset: Int) {
        (self.central, self.characteristic, self.offset) = (central, characteristic, offset)
    }
}

/// Is told what other devices want. All but the first are optional.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// The manager can do something else than before.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    /// The manager tells of itself.
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    /// A service is offered.
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    /// Somebody begins to listen.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    /// Somebody listens no more.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    /// Somebody reads.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    /// Somebody writes.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    /// More can be told.
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

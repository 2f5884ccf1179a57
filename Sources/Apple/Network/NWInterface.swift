/// A network interface of this machine.
public struct NWInterface: Hashable, CustomDebugStringConvertible, Sendable {
    /// What an interface is connected by.
    public enum InterfaceType: Hashable, Sendable {
        /// Something else: a bridge, a tunnel, a container's.
        case other
        case wifi
        /// A modem.
        case cellular
        case wiredEthernet
        /// The machine itself.
        case loopback
    }

    /// What the interface is connected by, as the kernel's files below `/sys/class/net` say. Where those cannot be read, as
    /// in a box, the name decides: `wl…` is Wi-Fi, `ww…` a modem, `en…` and `eth…` a cable.
    public let type: InterfaceType
    /// As in `eth0`.
    public let name: String
    /// The number of the interface.
    public let index: Int

    init(type: InterfaceType, name: String, index: Int) {
        self.type = type
        self.name = name
        self.index = index
    }

    public var debugDescription: String { name }
}

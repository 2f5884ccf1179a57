public import Foundation

/// What is heard when a notification comes. Nothing is: a desktop plays its own sounds.
public final class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    private let name: UNNotificationSoundName?
    private let isCritical: Bool
    private let volume: Float

    private init(_ name: UNNotificationSoundName?, isCritical: Bool, volume: Float) {
        self.name = name
        self.isCritical = isCritical
        self.volume = volume
    }

    /// Creates the sound of a file.
    public convenience init(named name: UNNotificationSoundName) { self.init(name, isCritical: false, volume: 1) }

    /// The device's sound.
    public static let `default` = UNNotificationSound(nil, isCritical: false, volume: 1)
    /// The device's sound for what is critical.
    public static let defaultCritical = UNNotificationSound(nil, isCritical: true, volume: 1)
    /// The device's sound for what is critical, as loud as said: from 0 to 1.
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(nil, isCritical: true, volume: volume)
    }
    /// The sound of a file for what is critical.
    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name, isCritical: true, volume: 1)
    }
    /// The sound of a file for what is critical, as loud as said: from 0 to 1.
    public static func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound { UNNotificationSound(name, isCritical: true, volume: volume) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSound else { return false }
        return (name, isCritical, volume) == (other.name, other.isCritical, other.volume)
    }
    public override var hash: Int { name.hashValue }
}

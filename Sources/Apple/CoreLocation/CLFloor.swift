/// The storey of a building.
public final class CLFloor: NSObject, @unchecked Sendable {
    /// 0 is at the level of the ground.
    public let level: Int

    init(level: Int) { self.level = level }
}

/// What a person does while an app follows the device. It changes nothing here.
public enum CLActivityType: Int, Sendable {
    /// Something else.
    case other = 1
    /// In a car.
    case automotiveNavigation
    /// On foot, or on a bicycle.
    case fitness
    /// In a train or on a ship.
    case otherNavigation
    /// In an aircraft.
    case airborne
}

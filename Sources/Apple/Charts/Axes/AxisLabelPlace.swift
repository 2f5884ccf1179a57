/// The value whose marks are made now.
@MainActor
enum AxisLabelPlace {
    static var current: AxisValue?
}

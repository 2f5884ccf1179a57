/// Something that is told when it comes on screen and leaves it.
@MainActor
protocol Lifecycle: AnyObject {
    func appear()
    func disappear()
}

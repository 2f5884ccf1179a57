/// What has happened, in its order.
public final class Steps {
    public private(set) var names: [String] = []

    public init() {}

    public func add(_ name: String) { names.append(name) }
}

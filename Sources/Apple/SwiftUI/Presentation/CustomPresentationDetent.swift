/// A height of a sheet that is computed.
public protocol CustomPresentationDetent {
    /// The height in points, without the safe area; nil where the sheet does not rest at it.
    static func height(in context: Context) -> CGFloat?
    /// What the height depends on.
    typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
    /// What a computed height depends on.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height that there is, in points.
        public let maxDetentValue: CGFloat
        private let environment: EnvironmentValues

        init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
            self.maxDetentValue = maxDetentValue
            self.environment = environment
        }

        /// Values of the environment of an app, as of the size of text.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// The type of a computed height.
struct CustomDetent: Hashable, @unchecked Sendable {
    let type: any CustomPresentationDetent.Type

    func height(in most: CGFloat) -> CGFloat? {
        type.height(in: PresentationDetent.Context(maxDetentValue: most, environment: EnvironmentValues()))
            .map { min($0, most) }
    }

    static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.type == b.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// What a swipe over what scrolls in a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
    let scrollsFirst: Bool?
    /// As the system has it: the sheet grows first.
    public static let automatic = PresentationContentInteraction(scrollsFirst: nil)
    /// The sheet grows first.
    public static let resizes = PresentationContentInteraction(scrollsFirst: false)
    /// The content scrolls.
    public static let scrolls = PresentationContentInteraction(scrollsFirst: true)
}

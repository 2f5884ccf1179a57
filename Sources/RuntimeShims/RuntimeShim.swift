/// A reach into memory, symbols or tables whose owner promises nothing about them.
///
/// One file, one shim. Everything else in Seam goes through the typed functions of a shim, so that the next version of
/// the toolchain or of GTK can be judged in one place: ``AllShims`` is what `seam doctor`, the tests and CONTRIBUTING's
/// table iterate over.
public protocol RuntimeShim {
    /// The memory that is reached into, in a few words.
    static var name: String { get }

    /// Why nothing public does.
    static var reason: String { get }

    /// The versions it was seen to work with.
    static var seenWith: String { get }

    /// The feature an app loses when nothing is found.
    static var loss: String { get }

    /// Looks for what is reached into, leaving it as it is. Any thread.
    static func look() -> ShimFinding
}

extension RuntimeShim {
    /// Whether what is reached into is there and looks as expected.
    public static var isWorking: Bool { look() == .working }
}

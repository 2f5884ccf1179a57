/// Whether pages can be shown, for modules that stand on this one.
@MainActor
package enum WebEngine {
    /// Whether the program that holds pages is there.
    package static var isInstalled: Bool { PageProgram.url != nil }
}

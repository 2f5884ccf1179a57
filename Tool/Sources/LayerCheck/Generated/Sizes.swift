// Made by `seam generate` from Documentation/Check/Sizes.json. Change those, then run it again.
// swift-format-ignore-file

/// The sizes within which 95 of 100 types of public MVVM apps keep.
enum Sizes {
    /// How many there were of each.
    static let apps = 136
    static let controllers = 316
    static let models = 503
    static let bodies = 476
    static let controllerLines = 201
    static let modelMethods = 7
    static let modelDependencies = 2
    static let modelState = 6
    static let bodyLines = 76
}

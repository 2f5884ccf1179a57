// Made by `seam generate` from Documentation/Check/Sizes.json. Change those, then run it again.
// swift-format-ignore-file

/// The sizes within which 95 of 100 types of public MVVM apps keep.
enum Sizes {
    /// How many there were of each.
    static let apps = 85
    static let controllers = 177
    static let models = 305
    static let bodies = 210
    static let controllerLines = 214
    static let modelMethods = 7
    static let modelDependencies = 2
    static let modelState = 5
    static let bodyLines = 89
}

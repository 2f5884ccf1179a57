/// The release of iOS whose measures UIKit has. Apps get those of a recent one; frames that an old Xcode recorded are
/// compared with those of the iOS that it came with.
@MainActor
package enum SystemRelease {
    /// What apps get.
    package static let usual = 18

    /// The major version.
    package static var current = usual

    /// The iOS that came with the Xcode of a document's `toolsVersion`, where UIKit has its measures.
    package static func ofXcode(toolsVersion: Double) -> Int {
        switch toolsVersion {
        case ..<11_000: 9
        case ..<13_000: 10
        case ..<14_200: 11
        case ..<14_800: 12
        case ..<17_000: 13
        case ..<19_000: 14
        default: usual
        }
    }
}

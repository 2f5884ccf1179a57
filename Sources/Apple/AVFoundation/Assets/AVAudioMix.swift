public import Foundation

/// How loud the sounds of a film are at which time. Films are played as they are: nothing makes one.
open class AVAudioMix: NSObject, @unchecked Sendable {
    override init() {}
}

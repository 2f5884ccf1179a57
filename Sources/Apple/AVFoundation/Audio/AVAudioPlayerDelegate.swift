public import Foundation

/// Hears of an audio player's end. The method is optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The sound was played to its end, with all its repetitions; on the main thread.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

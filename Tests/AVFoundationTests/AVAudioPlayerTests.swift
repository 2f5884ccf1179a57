import AVFoundation
import Testing

@MainActor @Suite struct AVAudioPlayerTests {
    @Test func aFileThatIsNotThereThrows() {
        #expect(throws: (any Error).self) {
            try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/click.m4a"))
        }
    }

    @Test func theSessionTellsWhereSoundGoes() {
        let route = AVAudioSession.sharedInstance().currentRoute
        #expect(route.inputs.isEmpty && route.outputs.map(\.portType) == [.builtInSpeaker])
        let info = [AVAudioSessionRouteChangeReasonKey: UInt(2)]
        #expect(
            info[AVAudioSessionRouteChangeReasonKey].flatMap(AVAudioSession.RouteChangeReason.init)
                == .oldDeviceUnavailable)
        #expect(AVAudioSession.InterruptionOptions(rawValue: 1) == .shouldResume)
    }

    @Test func whatCannotBePlayedSaysSo() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).m4a")
        try Data().write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let player = try AVAudioPlayer(contentsOf: url)
        // GTK is not initialised here, and the file is empty.
        #expect(!player.prepareToPlay())
        #expect(!player.play())
        #expect(!player.isPlaying)
        #expect(player.url == url)
    }

    @Test func whatIsSetBeforeTheFileIsOpenedIsKept() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav")
        try Data().write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let player = try AVAudioPlayer(contentsOf: url)
        player.volume = 1.5
        player.numberOfLoops = -1
        player.currentTime = 2
        #expect(player.volume == 1)
        #expect(player.numberOfLoops == -1)
        #expect(player.currentTime == 2)
    }

    @Test func aSoundMayBeInMemory() throws {
        let player = try AVAudioPlayer(data: Data([1, 2, 3]))
        #expect(player.url == nil && player.data == Data([1, 2, 3]))
        // GTK is not initialised here, and that is no sound.
        #expect(player.duration == 0 && !player.play())
    }
}

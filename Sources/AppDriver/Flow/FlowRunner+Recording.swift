import Documents
import Foundation

/// Films of the screen.
extension FlowRunner {
    /// Begins a film. Without a folder for what the flow leaves there is none, as there are no pictures then.
    func startRecording(_ name: String) throws(FlowFailure) {
        guard let output else { return }
        guard video == nil else { throw FlowFailure("there is a recording already, which `stopRecording` ends") }
        guard let surface = screen.surface else { throw FlowFailure(NoWindow().localizedDescription) }
        let file = output.appendingPathComponent(name + ".webm")
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw FlowFailure("\(name).webm cannot be written: \(error.localizedDescription)")
        }
        film(try FlowVideo(surface, file: file))
    }

    /// Has a film follow the screen.
    func film(_ video: FlowVideo) {
        self.video = video
        clock.onPass = { [weak video] surface in video?.advance(surface) }
    }

    func stopRecording() async throws(FlowFailure) {
        guard output != nil else { return }
        guard let video else { throw FlowFailure("there is no recording: `startRecording` begins one") }
        await clock.settle()
        self.video = nil
        clock.onPass = nil
        try await video.end()
        recorder?.attach("video", video.file)
    }

    /// Ends the film that the flow has not ended.
    func endRecording() async throws(FlowFailure) {
        if video != nil { try await stopRecording() }
    }
}

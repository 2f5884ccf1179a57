import AVFoundation
import Foundation
import Testing

@MainActor
struct CaptureTests {
    @Test func thereIsNoCamera() {
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
        let found = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.microphone], mediaType: .audio, position: .unspecified)
        #expect(found.devices.isEmpty)
    }

    @Test func sessionsRunWithoutInputs() async {
        let session = AVCaptureSession()
        let output = AVCaptureMetadataOutput()
        #expect(session.canAddOutput(output))
        session.addOutput(output)
        #expect(!session.canAddOutput(output))
        session.startRunning()
        #expect(session.isRunning)
        session.stopRunning()
        #expect(!session.isRunning)
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        let rect = layer.metadataOutputRectConverted(fromLayerRect: CGRect(x: 0, y: 0, width: 50, height: 100))
        #expect(rect == CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5))
        #expect(layer.layerRectConverted(fromMetadataOutputRect: rect) == CGRect(x: 0, y: 0, width: 50, height: 100))
    }

    private final class PhotoDelegate: NSObject, AVCapturePhotoCaptureDelegate {
        let finished: (AVCapturePhoto, (any Error)?) -> Void
        init(_ finished: @escaping (AVCapturePhoto, (any Error)?) -> Void) { self.finished = finished }
        func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
        ) { finished(photo, error) }
    }

    @Test func aPhotoOfNothingIsAnError() async {
        var delegate: PhotoDelegate?
        let error = await withCheckedContinuation { continuation in
            let made = PhotoDelegate { photo, error in
                continuation.resume(returning: photo.fileDataRepresentation() == nil ? error as? AVError : nil)
            }
            delegate = made
            AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: made)
        }
        #expect(error?.code == .deviceNotConnected)
        #expect(delegate != nil)
        #expect(AVCapturePhotoSettings().uniqueID != AVCapturePhotoSettings().uniqueID)
    }

    private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
        var told: [String] = []
        var ended: (() -> Void)?
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            told.append("start")
        }
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
            utterance: AVSpeechUtterance
        ) { told.append((utterance.speechString as NSString).substring(with: characterRange)) }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            told.append("finish")
            ended?()
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            told.append("cancel")
        }
    }

    @Test func wordsAreToldInTheirOrder() async {
        let synthesizer = AVSpeechSynthesizer()
        let listener = Listener()
        synthesizer.delegate = listener
        let utterance = AVSpeechUtterance(string: "안녕, 세상")
        utterance.rate = AVSpeechUtteranceMaximumSpeechRate
        await withCheckedContinuation { continuation in
            listener.ended = { continuation.resume() }
            synthesizer.speak(utterance)
            #expect(synthesizer.isSpeaking)
        }
        #expect(listener.told == ["start", "안녕", "세상", "finish"])
        #expect(!synthesizer.isSpeaking)
        synthesizer.speak(AVSpeechUtterance(string: "a"))
        #expect(synthesizer.stopSpeaking(at: .immediate))
        #expect(listener.told.last == "cancel")
        #expect(!synthesizer.stopSpeaking(at: .immediate))
        #expect(AVSpeechSynthesisVoice(language: "ko-KR")?.language == "ko-KR")
        #expect(AVSpeechSynthesisVoice(language: "xx") == nil)
    }
}

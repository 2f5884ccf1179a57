public import CoreGraphics
public import CoreMedia
public import Foundation

/// Where data go to.
open class AVCaptureOutput: NSObject {
    override init() { super.init() }

    /// The ways to it: none.
    open var connections: [AVCaptureConnection] { [] }
    /// The way of a kind of data to it: nil.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Finds codes and faces in what a camera sees.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// Who is told, and in which queue.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// The queue in which the delegate is told.
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    /// What can be found: nothing, while no camera is connected.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// What is to be found. On iOS it may be what can be found alone.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Where it is to be found, in shares of the picture.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    public override init() { super.init() }

    /// Says who is told, and in which queue.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {
        metadataObjectsDelegate = objectsDelegate
        metadataObjectsCallbackQueue = objectsCallbackQueue
    }
}

/// Is told of what was found in what a camera sees.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Something was found.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Gives an app each picture of a camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// Who is told.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// The queue in which the delegate is told.
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    /// The form of the pictures.
    open var videoSettings: [String: Any]! = [:]
    /// Whether pictures that come too soon are left out. True by default.
    open var alwaysDiscardsLateVideoFrames = true

    public override init() { super.init() }

    /// Says who is told, and in which queue.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
    }
}

/// Is told of each picture of a camera.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// A picture has come.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// A picture was left out.
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// Writes what cameras and microphones give into a file.
open class AVCaptureFileOutput: AVCaptureOutput {
    /// Whether it writes: false.
    open var isRecording: Bool { false }
    /// Where it writes: nil.
    open var outputFileURL: URL? { nil }
    /// How long it has written.
    open var recordedDuration: CMTime { .zero }
    /// How long it writes at most.
    open var maxRecordedDuration = CMTime.invalid

    /// Begins to write. The delegate is told that there is no device to record.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        nonisolated(unsafe) let (output, told) = (self, delegate)
        DispatchQueue.main.async {
            told.fileOutput(
                output, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.noDataCaptured))
        }
    }

    /// Ends writing.
    open func stopRecording() {}
}

/// Writes a film.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    /// How long a part of the film is.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)

    public override init() { super.init() }
}

/// Is told when a file is written.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Writing has begun.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// Writing has ended, with or without an error.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

public import Foundation
import SeamPrimitives

/// What changes sound. Has no effect here: sound is heard as it is, which the log says once.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    override init() {
        super.init()
        LoggedOnce.say("AVAudioUnit: sound is heard as it is")
    }

    /// The name of the unit.
    open var name: String { "\(Self.self)" }
}

/// What changes sound while it is heard. Has no effect.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether sound goes by unchanged.
    open var bypass = false
}

/// What changes how fast sound is. Has no effect.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether sound goes by unchanged.
    open var bypass = false
}

/// Changes how fast and how high sound is. Has no effect.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// Makes a unit that changes nothing yet.
    public override init() { super.init() }
    /// How fast, from 1/32 to 32.
    open var rate: Float = 1
    /// How much higher, in hundredths of a half tone, from -2400 to 2400.
    open var pitch: Float = 0
    /// How much pieces overlap, from 3 to 32.
    open var overlap: Float = 8
}

/// Changes how fast sound is, and how high with it. Has no effect.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// Makes a unit that changes nothing yet.
    public override init() { super.init() }
    /// How fast, from 1/4 to 4.
    open var rate: Float = 1
}

/// Makes a room around sound. Has no effect.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// Makes a unit of a hall.
    public override init() { super.init() }
    /// How much of the room is heard, in percent.
    open var wetDryMix: Float = 0
    /// Takes a room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// A room. The numbers are Apple's (AVAudioUnitReverb.h).
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
    case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// Repeats sound. Has no effect.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// Makes a unit of a second.
    public override init() { super.init() }
    /// In seconds.
    open var delayTime: TimeInterval = 1
    /// How much is repeated again, in percent.
    open var feedback: Float = 50
    /// Above which no sound is repeated, in hertz.
    open var lowPassCutoff: Float = 15_000
    /// How much of the repetition is heard, in percent.
    open var wetDryMix: Float = 100
}

/// Distorts sound. Has no effect.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    /// Makes a unit.
    public override init() { super.init() }
    /// How much louder sound is before, in decibels.
    open var preGain: Float = -6
    /// How much of the distorted sound is heard, in percent.
    open var wetDryMix: Float = 50
    /// Takes a kind of distortion.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// A kind of distortion. The numbers are Apple's (AVAudioUnitDistortion.h).
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1
    case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed
    case multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// What a band of an equaliser does. The numbers are Apple's (AVAudioUnitEQ.h).
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}

/// A band of an equaliser.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// What it does.
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// In hertz.
    open var frequency: Float = 1000
    /// In octaves.
    open var bandwidth: Float = 0.5
    /// In decibels.
    open var gain: Float = 0
    /// Whether it does nothing.
    open var bypass = true
}

/// Makes some parts of sound louder than others. Has no effect.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    /// The bands.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// How much louder all is, in decibels.
    open var globalGain: Float = 0

    /// Makes an equaliser.
    public init(numberOfBands: Int) {
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}

public import CoreGraphics
public import Foundation

// What `import CoreImage.CIFilterBuiltins` brings: filters by functions, with inputs that have types.

/// A filter with inputs that have types.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// Nil as long as a picture is missing that it is made of.
    var outputImage: CIImage? { get }
}

/// The inputs of the filter `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
}

/// The inputs of the filter `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The middle of the effect.
    var center: CGPoint { get set }
    /// How large the effect is.
    var scale: Float { get set }
}

/// The inputs of the filter `CICrystallize`.
public protocol CICrystallize: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// The middle of the effect.
    var center: CGPoint { get set }
}

/// The inputs of the filter `CIEdges`.
public protocol CIEdges: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
}

/// The inputs of the filter `CIUnsharpMask`.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
}

/// The inputs of the filter `CISharpenLuminance`.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How strong the effect is.
    var sharpness: Float { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The inputs of the filter `CIBloom`.
public protocol CIBloom: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
}

/// The inputs of the filter `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The inputs of the filter `CITwirlDistortion`.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The middle of the effect.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// In radians.
    var angle: Float { get set }
}

/// The inputs of the filter `CIBumpDistortion`.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The middle of the effect.
    var center: CGPoint { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
    /// How large the effect is.
    var scale: Float { get set }
}

/// The inputs of the filter `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The inputs of the filter `CIBoxBlur`.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How far the effect reaches, in pixels.
    var radius: Float { get set }
}

/// The inputs of the filter `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How colourful; 1 for as it is.
    var saturation: Float { get set }
    /// How much lighter; 0 for as it is.
    var brightness: Float { get set }
    /// How far colours are apart; 1 for as it is.
    var contrast: Float { get set }
}

/// The inputs of the filter `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// By how many stops lighter.
    var ev: Float { get set }
}

/// The inputs of the filter `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
    /// How strong the effect is.
    var intensity: Float { get set }
}

/// The inputs of the filter `CIVibrance`.
public protocol CIVibrance: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How strong the effect is.
    var amount: Float { get set }
}

/// The inputs of the filter `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// In radians.
    var angle: Float { get set }
}

/// The inputs of the filter `CIGammaAdjust`.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The exponent.
    var power: Float { get set }
}

/// The inputs of the filter `CIColorPosterize`.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How many levels a colour has.
    var levels: Float { get set }
}

/// The inputs of the filter `CIMaximumComponent`.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIMinimumComponent`.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIFalseColor`.
public protocol CIFalseColor: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The colour of what is dark.
    var color0: CIColor { get set }
    /// The colour of what is light.
    var color1: CIColor { get set }
}

/// The inputs of the filter `CIMaskToAlpha`.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIBlendWithMask`.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
    /// The picture that says which part is seen.
    var maskImage: CIImage? { get set }
}

/// The inputs of the filter `CIBlendWithAlphaMask`.
public protocol CIBlendWithAlphaMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
    /// The picture that says which part is seen.
    var maskImage: CIImage? { get set }
}

/// The inputs of the filter `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// What the code says.
    var message: Data { get set }
    /// How much may be damaged: L, M, Q or H.
    var correctionLevel: String { get set }
}

/// The inputs of the filter `CICode128BarcodeGenerator`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// What the code says.
    var message: Data { get set }
    /// The room around, in pixels.
    var quietSpace: Float { get set }
    /// In pixels.
    var barcodeHeight: Float { get set }
}

/// The inputs of the filter `CISourceOverCompositing`.
public protocol CISourceOverCompositing: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of the filter `CISourceAtopCompositing`.
public protocol CISourceAtopCompositing: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of the filter `CISourceInCompositing`.
public protocol CISourceInCompositing: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of the filter `CISourceOutCompositing`.
public protocol CISourceOutCompositing: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of the filter `CIMultiplyCompositing`.
public protocol CIMultiplyCompositing: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of the filter `CIAdditionCompositing`.
public protocol CIAdditionCompositing: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of the filter `CIAreaAverage`.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The area.
    var extent: CGRect { get set }
}

/// The inputs of the filter `CIAreaMaximum`.
public protocol CIAreaMaximum: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The area.
    var extent: CGRect { get set }
}

/// The inputs of the filter `CIAreaMinimum`.
public protocol CIAreaMinimum: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The area.
    var extent: CGRect { get set }
}

/// The inputs of the filter `CIPhotoEffectMono`.
public protocol CIPhotoEffectMono: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIPhotoEffectTonal`.
public protocol CIPhotoEffectTonal: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIPhotoEffectNoir`.
public protocol CIPhotoEffectNoir: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIPhotoEffectFade`.
public protocol CIPhotoEffectFade: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIPhotoEffectChrome`.
public protocol CIPhotoEffectChrome: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIPhotoEffectInstant`.
public protocol CIPhotoEffectInstant: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIPhotoEffectProcess`.
public protocol CIPhotoEffectProcess: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of the filter `CIPhotoEffectTransfer`.
public protocol CIPhotoEffectTransfer: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

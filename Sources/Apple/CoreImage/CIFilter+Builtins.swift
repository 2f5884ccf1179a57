public import CoreGraphics
public import Foundation

extension CIFilter {
    /// Makes the filter `CISepiaTone`.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }
    /// Makes the filter `CIPixellate`.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter("CIPixellate") }
    /// Makes the filter `CICrystallize`.
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter("CICrystallize") }
    /// Makes the filter `CIEdges`.
    public class func edges() -> any CIFilter & CIEdges { BuiltinFilter("CIEdges") }
    /// Makes the filter `CIUnsharpMask`.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter("CIUnsharpMask") }
    /// Makes the filter `CISharpenLuminance`.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltinFilter("CISharpenLuminance") }
    /// Makes the filter `CIBloom`.
    public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter("CIBloom") }
    /// Makes the filter `CIVignette`.
    public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter("CIVignette") }
    /// Makes the filter `CITwirlDistortion`.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltinFilter("CITwirlDistortion") }
    /// Makes the filter `CIBumpDistortion`.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltinFilter("CIBumpDistortion") }
    /// Makes the filter `CIGaussianBlur`.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter("CIGaussianBlur") }
    /// Makes the filter `CIBoxBlur`.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter("CIBoxBlur") }
    /// Makes the filter `CIColorControls`.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter("CIColorControls") }
    /// Makes the filter `CIExposureAdjust`.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter("CIExposureAdjust") }
    /// Makes the filter `CIColorInvert`.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter("CIColorInvert") }
    /// Makes the filter `CIColorMonochrome`.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter("CIColorMonochrome") }
    /// Makes the filter `CIVibrance`.
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter("CIVibrance") }
    /// Makes the filter `CIHueAdjust`.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter("CIHueAdjust") }
    /// Makes the filter `CIGammaAdjust`.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter("CIGammaAdjust") }
    /// Makes the filter `CIColorPosterize`.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter("CIColorPosterize") }
    /// Makes the filter `CIMaximumComponent`.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltinFilter("CIMaximumComponent") }
    /// Makes the filter `CIMinimumComponent`.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltinFilter("CIMinimumComponent") }
    /// Makes the filter `CIFalseColor`.
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }
    /// Makes the filter `CIMaskToAlpha`.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter("CIMaskToAlpha") }
    /// Makes the filter `CIBlendWithMask`.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithMask") }
    /// Makes the filter `CIBlendWithAlphaMask`.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithAlphaMask {
        BuiltinFilter("CIBlendWithAlphaMask")
    }
    /// Makes the filter `CIQRCodeGenerator`.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter("CIQRCodeGenerator") }
    /// Makes the filter `CICode128BarcodeGenerator`.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltinFilter("CICode128BarcodeGenerator")
    }
    /// Makes the filter `CISourceOverCompositing`.
    public class func sourceOverCompositing() -> any CIFilter & CISourceOverCompositing {
        BuiltinFilter("CISourceOverCompositing")
    }
    /// Makes the filter `CISourceAtopCompositing`.
    public class func sourceAtopCompositing() -> any CIFilter & CISourceAtopCompositing {
        BuiltinFilter("CISourceAtopCompositing")
    }
    /// Makes the filter `CISourceInCompositing`.
    public class func sourceInCompositing() -> any CIFilter & CISourceInCompositing {
        BuiltinFilter("CISourceInCompositing")
    }
    /// Makes the filter `CISourceOutCompositing`.
    public class func sourceOutCompositing() -> any CIFilter & CISourceOutCompositing {
        BuiltinFilter("CISourceOutCompositing")
    }
    /// Makes the filter `CIMultiplyCompositing`.
    public class func multiplyCompositing() -> any CIFilter & CIMultiplyCompositing {
        BuiltinFilter("CIMultiplyCompositing")
    }
    /// Makes the filter `CIAdditionCompositing`.
    public class func additionCompositing() -> any CIFilter & CIAdditionCompositing {
        BuiltinFilter("CIAdditionCompositing")
    }
    /// Makes the filter `CIAreaAverage`.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter("CIAreaAverage") }
    /// Makes the filter `CIAreaMaximum`.
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { BuiltinFilter("CIAreaMaximum") }
    /// Makes the filter `CIAreaMinimum`.
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { BuiltinFilter("CIAreaMinimum") }
    /// Makes the filter `CIPhotoEffectMono`.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono { BuiltinFilter("CIPhotoEffectMono") }
    /// Makes the filter `CIPhotoEffectTonal`.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal { BuiltinFilter("CIPhotoEffectTonal") }
    /// Makes the filter `CIPhotoEffectNoir`.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir { BuiltinFilter("CIPhotoEffectNoir") }
    /// Makes the filter `CIPhotoEffectFade`.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffectFade { BuiltinFilter("CIPhotoEffectFade") }
    /// Makes the filter `CIPhotoEffectChrome`.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffectChrome { BuiltinFilter("CIPhotoEffectChrome") }
    /// Makes the filter `CIPhotoEffectInstant`.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffectInstant {
        BuiltinFilter("CIPhotoEffectInstant")
    }
    /// Makes the filter `CIPhotoEffectProcess`.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffectProcess {
        BuiltinFilter("CIPhotoEffectProcess")
    }
    /// Makes the filter `CIPhotoEffectTransfer`.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffectTransfer {
        BuiltinFilter("CIPhotoEffectTransfer")
    }
}

/// A filter whose inputs have types.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
    init(_ name: String) {
        guard let recipe = FilterRecipe.all[name] else { preconditionFailure("there is no filter \(name)") }
        super.init(name, recipe)
    }

    var inputImage: CIImage? {
        get { heldValue(forKey: "inputImage") as? CIImage }
        set { hold(newValue, forKey: "inputImage") }
    }
    var backgroundImage: CIImage? {
        get { heldValue(forKey: "inputBackgroundImage") as? CIImage }
        set { hold(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { heldValue(forKey: "inputMaskImage") as? CIImage }
        set { hold(newValue, forKey: "inputMaskImage") }
    }
    var intensity: Float {
        get { inputs.number("inputIntensity") }
        set { hold(Double(newValue), forKey: "inputIntensity") }
    }
    var radius: Float {
        get { inputs.number("inputRadius") }
        set { hold(Double(newValue), forKey: "inputRadius") }
    }
    var scale: Float {
        get { inputs.number("inputScale") }
        set { hold(Double(newValue), forKey: "inputScale") }
    }
    var center: CGPoint {
        get { inputs.vector("inputCenter").cgPointValue }
        set { hold(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var sharpness: Float {
        get { inputs.number("inputSharpness") }
        set { hold(Double(newValue), forKey: "inputSharpness") }
    }
    var angle: Float {
        get { inputs.number("inputAngle") }
        set { hold(Double(newValue), forKey: "inputAngle") }
    }
    var saturation: Float {
        get { inputs.number("inputSaturation") }
        set { hold(Double(newValue), forKey: "inputSaturation") }
    }
    var brightness: Float {
        get { inputs.number("inputBrightness") }
        set { hold(Double(newValue), forKey: "inputBrightness") }
    }
    var contrast: Float {
        get { inputs.number("inputContrast") }
        set { hold(Double(newValue), forKey: "inputContrast") }
    }
    var ev: Float {
        get { inputs.number("inputEV") }
        set { hold(Double(newValue), forKey: "inputEV") }
    }
    var color: CIColor {
        get { inputs.color("inputColor") }
        set { hold(newValue, forKey: "inputColor") }
    }
    var color0: CIColor {
        get { inputs.color("inputColor0") }
        set { hold(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { inputs.color("inputColor1") }
        set { hold(newValue, forKey: "inputColor1") }
    }
    var amount: Float {
        get { inputs.number("inputAmount") }
        set { hold(Double(newValue), forKey: "inputAmount") }
    }
    var power: Float {
        get { inputs.number("inputPower") }
        set { hold(Double(newValue), forKey: "inputPower") }
    }
    var levels: Float {
        get { inputs.number("inputLevels") }
        set { hold(Double(newValue), forKey: "inputLevels") }
    }
    var message: Data {
        get { heldValue(forKey: "inputMessage") as? Data ?? Data() }
        set { hold(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { heldValue(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { hold(newValue, forKey: "inputCorrectionLevel") }
    }
    var quietSpace: Float {
        get { inputs.number("inputQuietSpace") }
        set { hold(Double(newValue), forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { inputs.number("inputBarcodeHeight") }
        set { hold(Double(newValue), forKey: "inputBarcodeHeight") }
    }
    var extent: CGRect {
        get { inputs.vector("inputExtent").cgRectValue }
        set { hold(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
}

extension BuiltinFilter: CISepiaTone, CIPixellate, CICrystallize, CIEdges,
    CIUnsharpMask, CISharpenLuminance, CIBloom, CIVignette,
    CITwirlDistortion, CIBumpDistortion, CIGaussianBlur, CIBoxBlur,
    CIColorControls, CIExposureAdjust, CIColorInvert, CIColorMonochrome,
    CIVibrance, CIHueAdjust, CIGammaAdjust, CIColorPosterize,
    CIMaximumComponent, CIMinimumComponent, CIFalseColor, CIMaskToAlpha,
    CIBlendWithMask, CIBlendWithAlphaMask, CIQRCodeGenerator, CICode128BarcodeGenerator,
    CISourceOverCompositing, CISourceAtopCompositing, CISourceInCompositing, CISourceOutCompositing,
    CIMultiplyCompositing, CIAdditionCompositing, CIAreaAverage, CIAreaMaximum,
    CIAreaMinimum, CIPhotoEffectMono, CIPhotoEffectTonal, CIPhotoEffectNoir,
    CIPhotoEffectFade, CIPhotoEffectChrome, CIPhotoEffectInstant, CIPhotoEffectProcess,
    CIPhotoEffectTransfer
{}

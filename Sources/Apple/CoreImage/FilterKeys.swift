/// The name `inputImage` of a filter's input or output.
public let kCIInputImageKey = "inputImage"
/// The name `inputBackgroundImage` of a filter's input or output.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The name `inputColor` of a filter's input or output.
public let kCIInputColorKey = "inputColor"
/// The name `inputBrightness` of a filter's input or output.
public let kCIInputBrightnessKey = "inputBrightness"
/// The name `inputContrast` of a filter's input or output.
public let kCIInputContrastKey = "inputContrast"
/// The name `inputSaturation` of a filter's input or output.
public let kCIInputSaturationKey = "inputSaturation"
/// The name `inputIntensity` of a filter's input or output.
public let kCIInputIntensityKey = "inputIntensity"
/// The name `inputEV` of a filter's input or output.
public let kCIInputEVKey = "inputEV"
/// The name `inputRadius` of a filter's input or output.
public let kCIInputRadiusKey = "inputRadius"
/// The name `inputAngle` of a filter's input or output.
public let kCIInputAngleKey = "inputAngle"
/// The name `inputTransform` of a filter's input or output.
public let kCIInputTransformKey = "inputTransform"
/// The name `outputImage` of a filter's input or output.
public let kCIOutputImageKey = "outputImage"
/// The name `inputExtent` of a filter's input or output.
public let kCIInputExtentKey = "inputExtent"
/// The name `inputScale` of a filter's input or output.
public let kCIInputScaleKey = "inputScale"
/// The name `inputCenter` of a filter's input or output.
public let kCIInputCenterKey = "inputCenter"
/// The name `inputAspectRatio` of a filter's input or output.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The name `inputSharpness` of a filter's input or output.
public let kCIInputSharpnessKey = "inputSharpness"
/// The name `inputMaskImage` of a filter's input or output.
public let kCIInputMaskImageKey = "inputMaskImage"

// The names that weights and keys of fonts had before Swift 4, when weights were numbers and keys strings.

/// The name of `UIFont.Weight.ultraLight` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { .ultraLight }

/// The name of `UIFont.Weight.thin` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { .thin }

/// The name of `UIFont.Weight.light` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { .light }

/// The name of `UIFont.Weight.regular` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { .regular }

/// The name of `UIFont.Weight.medium` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { .medium }

/// The name of `UIFont.Weight.semibold` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { .semibold }

/// The name of `UIFont.Weight.bold` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { .bold }

/// The name of `UIFont.Weight.heavy` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { .heavy }

/// The name of `UIFont.Weight.black` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { .black }

/// The name of `UIFontDescriptor.AttributeName.family` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.family")
public var UIFontDescriptorFamilyAttribute: UIFontDescriptor.AttributeName { .family }

/// The name of `UIFontDescriptor.AttributeName.name` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.name")
public var UIFontDescriptorNameAttribute: UIFontDescriptor.AttributeName { .name }

/// The name of `UIFontDescriptor.AttributeName.face` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.face")
public var UIFontDescriptorFaceAttribute: UIFontDescriptor.AttributeName { .face }

/// The name of `UIFontDescriptor.AttributeName.size` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.size")
public var UIFontDescriptorSizeAttribute: UIFontDescriptor.AttributeName { .size }

/// The name of `UIFontDescriptor.AttributeName.traits` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.traits")
public var UIFontDescriptorTraitsAttribute: UIFontDescriptor.AttributeName { .traits }

/// The name of `UIFontDescriptor.AttributeName.featureSettings` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.featureSettings")
public var UIFontDescriptorFeatureSettingsAttribute: UIFontDescriptor.AttributeName { .featureSettings }

/// The name of `UIFontDescriptor.AttributeName.textStyle` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName.textStyle")
public var UIFontDescriptorTextStyleAttribute: UIFontDescriptor.AttributeName { .textStyle }

/// The name of `UIFontDescriptor.TraitKey.symbolic` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.TraitKey.symbolic")
public var UIFontSymbolicTrait: UIFontDescriptor.TraitKey { .symbolic }

/// The name of `UIFontDescriptor.TraitKey.weight` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.TraitKey.weight")
public var UIFontWeightTrait: UIFontDescriptor.TraitKey { .weight }

/// The name of `UIFontDescriptor.TraitKey.slant` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.TraitKey.slant")
public var UIFontSlantTrait: UIFontDescriptor.TraitKey { .slant }

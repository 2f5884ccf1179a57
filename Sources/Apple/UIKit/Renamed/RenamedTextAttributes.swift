public import Foundation

// The names that the keys of text attributes had before Swift 4. They were strings then: where a dictionary of such keys is
// passed on, its type is inferred as that of today's keys.

/// The name of `NSAttributedString.Key.font` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { .font }

/// The name of `NSAttributedString.Key.paragraphStyle` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }

/// The name of `NSAttributedString.Key.foregroundColor` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }

/// The name of `NSAttributedString.Key.backgroundColor` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }

/// The name of `NSAttributedString.Key.kern` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { .kern }

/// The name of `NSAttributedString.Key.strikethroughStyle` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }

/// The name of `NSAttributedString.Key.underlineStyle` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }

/// The name of `NSAttributedString.Key.underlineColor` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }

/// The name of `NSAttributedString.Key.strikethroughColor` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { .strikethroughColor }

/// The name of `NSAttributedString.Key.shadow` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }

/// The name of `NSAttributedString.Key.attachment` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }

/// The name of `NSAttributedString.Key.link` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { .link }

/// The name of `NSAttributedString.Key.baselineOffset` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }

/// The name of `NSAttributedString.Key.obliqueness` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.obliqueness")
public var NSObliquenessAttributeName: NSAttributedString.Key { .obliqueness }

extension NSUnderlineStyle {
    /// The name of no line at all before Swift 4.2.
    @available(swift, obsoleted: 4.2)
    public static var styleNone: NSUnderlineStyle { [] }

    /// The name of `single` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "single")
    public static var styleSingle: NSUnderlineStyle { .single }

    /// The name of `thick` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "thick")
    public static var styleThick: NSUnderlineStyle { .thick }

    /// The name of `double` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "double")
    public static var styleDouble: NSUnderlineStyle { .double }
}

/// The name of `NSAttributedString.Key.strokeColor` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }

/// The name of `NSAttributedString.Key.strokeWidth` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }

/// The name of `NSAttributedString.Key.ligature` before Swift 4.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key.ligature")
public var NSLigatureAttributeName: NSAttributedString.Key { .ligature }

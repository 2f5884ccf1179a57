// Made by `seam generate` from UITextViewDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UITextViewDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxTextViewDelegateProxy: RxScrollViewDelegateProxy, UITextViewDelegate {
    private var target: any UITextViewDelegate { forwardToDelegate() as? any UITextViewDelegate ?? Absent.shared }

    open func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        note("textViewShouldBeginEditing:", [textView]) { target.textViewShouldBeginEditing(textView) }
    }

    open func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        note("textViewShouldEndEditing:", [textView]) { target.textViewShouldEndEditing(textView) }
    }

    open func textViewDidBeginEditing(_ textView: UITextView) {
        note("textViewDidBeginEditing:", [textView]) { target.textViewDidBeginEditing(textView) }
    }

    open func textViewDidEndEditing(_ textView: UITextView) {
        note("textViewDidEndEditing:", [textView]) { target.textViewDidEndEditing(textView) }
    }

    open func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        note("textView:shouldChangeTextInRange:replacementText:", [textView, range, text]) { target.textView(textView, shouldChangeTextIn: range, replacementText: text) }
    }

    open func textViewDidChange(_ textView: UITextView) {
        note("textViewDidChange:", [textView]) { target.textViewDidChange(textView) }
    }

    open func textViewDidChangeSelection(_ textView: UITextView) {
        note("textViewDidChangeSelection:", [textView]) { target.textViewDidChangeSelection(textView) }
    }

    open func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool {
        note("textView:shouldInteractWithURL:inRange:interaction:", [textView, URL, characterRange, interaction]) { target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) }
    }

    open func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        note("textView:shouldInteractWithURL:inRange:", [textView, URL, characterRange]) { target.textView(textView, shouldInteractWith: URL, in: characterRange) }
    }

    open func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool {
        note("textView:shouldInteractWithTextAttachment:inRange:interaction:", [textView, textAttachment, characterRange, interaction]) { target.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction) }
    }

    open func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool {
        note("textView:shouldInteractWithTextAttachment:inRange:", [textView, textAttachment, characterRange]) { target.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    }

    open func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        note("textView:primaryActionForTextItem:defaultAction:", [textView, textItem, defaultAction]) { target.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction) }
    }

    open func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? {
        note("textView:menuConfigurationForTextItem:defaultMenu:", [textView, textItem, defaultMenu]) { target.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu) }
    }

    open func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any _UIMenuAnimating) {
        note("textView:textItemMenuWillDisplayForTextItem:animator:", [textView, textItem, animator]) { target.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator) }
    }

    open func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any _UIMenuAnimating) {
        note("textView:textItemMenuWillEndForTextItem:animator:", [textView, textItem, animator]) { target.textView(textView, textItemMenuWillEndFor: textItem, animator: animator) }
    }

    open func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        note("textView:editMenuForTextInRange:suggestedActions:", [textView, range, suggestedActions]) { target.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions) }
    }

    open func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        note("textView:willPresentEditMenuWithAnimator:", [textView, animator]) { target.textView(textView, willPresentEditMenuWith: animator) }
    }

    open func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        note("textView:willDismissEditMenuWithAnimator:", [textView, animator]) { target.textView(textView, willDismissEditMenuWith: animator) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UITextViewDelegate {
        static let shared = Absent()
    }
}

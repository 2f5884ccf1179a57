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

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UITextViewDelegate {
        static let shared = Absent()
    }
}

public import Foundation

/// The names that notifications had before Swift 4.2, for projects whose SWIFT_VERSION is 3 or 4.
extension NSNotification.Name {
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
        UIResponder.keyboardWillShowNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
        UIResponder.keyboardDidShowNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
        UIResponder.keyboardWillHideNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
        UIResponder.keyboardDidHideNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
        UIResponder.keyboardWillChangeFrameNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name {
        UIResponder.keyboardDidChangeFrameNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
        UIApplication.didBecomeActiveNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
        UIApplication.willResignActiveNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    @preconcurrency @MainActor public static var UIApplicationWillTerminate: NSNotification.Name {
        UIApplication.willTerminateNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name {
        UITextField.textDidChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
        UITextField.textDidBeginEditingNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    @preconcurrency @MainActor public static var UITextFieldTextDidEndEditing: NSNotification.Name {
        UITextField.textDidEndEditingNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name {
        UITextView.textDidChangeNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidBeginEditing: NSNotification.Name {
        UITextView.textDidBeginEditingNotification
    }

    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    @preconcurrency @MainActor public static var UITextViewTextDidEndEditing: NSNotification.Name {
        UITextView.textDidEndEditingNotification
    }
}

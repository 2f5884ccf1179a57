// The names that the keys of picked media had before Swift 4.2.

/// The name of `UIImagePickerController.InfoKey.mediaType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
@preconcurrency @MainActor public var UIImagePickerControllerMediaType: UIImagePickerController.InfoKey { .mediaType }

/// The name of `UIImagePickerController.InfoKey.originalImage` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
@preconcurrency @MainActor public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey {
    .originalImage
}

/// The name of `UIImagePickerController.InfoKey.editedImage` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
@preconcurrency @MainActor public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey {
    .editedImage
}

/// The name of `UIImagePickerController.InfoKey.cropRect` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.cropRect")
@preconcurrency @MainActor public var UIImagePickerControllerCropRect: UIImagePickerController.InfoKey { .cropRect }

/// The name of `UIImagePickerController.InfoKey.mediaURL` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
@preconcurrency @MainActor public var UIImagePickerControllerMediaURL: UIImagePickerController.InfoKey { .mediaURL }

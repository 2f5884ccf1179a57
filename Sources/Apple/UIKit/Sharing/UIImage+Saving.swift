internal import Stage

/// Saves a picture where the person wants it: by the desktop's dialog, by the browser, or in the folder for downloads. There
/// is no library of photos.
///
/// - Parameters:
///   - completionTarget: Is told of the end.
///   - completionSelector: A method with the picture, the error if there is one, and the context.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    let done: (NSError?) -> Void = { error in
        guard let target = completionTarget as AnyObject?, let completionSelector else { return }
        NextTurn.perform { _ = SelectorTable.send(completionSelector, to: target, image, error) }
    }
    guard let data = image.pngData() else {
        return done(NSError(domain: "ALAssetsLibraryErrorDomain", code: -3302))
    }
    SavedFiles.save([("Image.png", data)], in: nil) { place in
        // The numbers are those of the asset library: a person who did not want it, as one who denied access.
        done(place == nil ? NSError(domain: "ALAssetsLibraryErrorDomain", code: -3311) : nil)
    }
}

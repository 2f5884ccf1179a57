@_exported public import PhotosUI

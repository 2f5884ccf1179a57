@_exported public import PhotosUI
@_exported public import SwiftUI

// A part of SwiftUI that apps import by mistake, as Xcode puts the import there by itself.
@_exported public import SwiftUI

@_exported public import QuickLook
@_exported public import SwiftUI

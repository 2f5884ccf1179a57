@_exported public import AVKit
@_exported public import SwiftUI

@_exported public import StoreKit
@_exported public import SwiftUI

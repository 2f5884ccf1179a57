@_exported public import AuthenticationServices
@_exported public import SwiftUI

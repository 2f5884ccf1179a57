@_exported public import Foundation
@_exported public import URLLoading
@_exported public import SeamFoundation
@_exported public import UIKit

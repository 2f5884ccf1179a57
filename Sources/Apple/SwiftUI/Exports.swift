@_exported public import Accessibility
@_exported public import Combine
@_exported public import CoreTransferable
@_exported public import Observation
@_exported public import UIKit

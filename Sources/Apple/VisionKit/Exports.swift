// As Apple's does, this module brings UIKit along.
@_exported public import UIKit

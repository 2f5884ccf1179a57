// As Apple's does, this module brings the players along.
@_exported public import AVFoundation
@_exported public import UIKit

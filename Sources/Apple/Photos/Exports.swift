// As Apple's does, this module brings Foundation along, and players of films.
@_exported public import AVFoundation
@_exported public import UIKit

@_exported import RxRelay
@_exported import RxSwift
@_exported import UIKit

public import Foundation

/// A group of processes that pages run in. One is as good as another, as on iOS since release 15.
open class WKProcessPool: NSObject {
    public override init() { super.init() }
}

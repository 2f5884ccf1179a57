extension UISegmentedControl {
    /// The number of the segment that an action with this identity stands for; `NSNotFound` if there is none.
    public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        (0..<numberOfSegments).first { actionForSegment(at: $0)?.identifier == identifier } ?? NSNotFound
    }
}

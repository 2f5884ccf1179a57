/// How a section scrolls across its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not: its groups follow each other along the layout.
    case none
    /// It comes to rest anywhere.
    case continuous
    /// It comes to rest where a group begins.
    case continuousGroupLeadingBoundary
    /// It moves by the layout's whole width or height.
    case paging
    /// It moves from the beginning of a group to that of the next.
    case groupPaging
    /// It moves from the middle of a group to that of the next.
    case groupPagingCentered
}

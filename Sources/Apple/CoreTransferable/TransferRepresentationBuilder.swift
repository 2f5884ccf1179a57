/// Makes the forms of a type from those that are listed.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Takes a form as it is.
    public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R where R.Item == Item {
        representation
    }

    /// Takes one form.
    public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R where R.Item == Item { first }

    /// Takes a form after others.
    public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
        accumulated: A, next: B
    ) -> some TransferRepresentation<Item> where A.Item == Item, B.Item == Item {
        _ChangedRepresentation(parts: accumulated._parts + next._parts)
    }
}

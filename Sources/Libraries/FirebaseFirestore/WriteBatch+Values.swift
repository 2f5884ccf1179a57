extension WriteBatch {
    /// Writes a value as a document.
    @discardableResult
    public func setData<Value: Encodable>(
        from value: Value, forDocument document: DocumentReference, merge: Bool = false,
        encoder: Firestore.Encoder = Firestore.Encoder()
    ) throws -> Self { setData(try encoder.encode(value), forDocument: document, merge: merge) }
}

extension DocumentReference {
    /// Reads the document as a value.
    public func getDocument<Value: Decodable>(
        as type: Value.Type, completion: @escaping (Result<Value, any Error>) -> Void
    ) {
        getDocument { snapshot, error in
            completion(
                Result {
                    if let error { throw error }
                    guard let snapshot else { throw FirestoreErrorCode.notFound }
                    return try snapshot.data(as: type)
                })
        }
    }
}

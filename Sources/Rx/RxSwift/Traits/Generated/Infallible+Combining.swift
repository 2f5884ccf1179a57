// Made by `seam generate` from the templates in RxCombiningTemplate.swift. Change those, then run it again.
// swift-format-ignore-file

extension InfallibleType {
    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1, _ source2: I2,
        resultSelector: @escaping (I1.Element, I2.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.combineLatest(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType, I7: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType, I7: InfallibleType, I8: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7, _ source8: I8,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1, _ source2: I2
    ) -> Infallible<(I1.Element, I2.Element)> {
        Infallible<(I1.Element, I2.Element)>(
            Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable()))
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3
    ) -> Infallible<(I1.Element, I2.Element, I3.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element)>(
            Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element, I4.Element)>(
            Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element)>(
            Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable()))
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element)>(
            Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable()))
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType, I7: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)>(
            Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable()))
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    public static func combineLatest<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType, I7: InfallibleType, I8: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7, _ source8: I8
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element)>(
            Observable<Any>.combineLatest(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
    }
}

extension InfallibleType {
    /// Sends what `resultSelector` returns for the first value of every source, then the second of every source, and so on.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func zip<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1, _ source2: I2,
        resultSelector: @escaping (I1.Element, I2.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the first value of every source, then the second of every source, and so on.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the first value of every source, then the second of every source, and so on.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the first value of every source, then the second of every source, and so on.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the first value of every source, then the second of every source, and so on.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the first value of every source, then the second of every source, and so on.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType, I7: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(),
                resultSelector: resultSelector))
    }

    /// Sends what `resultSelector` returns for the first value of every source, then the second of every source, and so on.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. It must not throw: the sequence has no way to fail.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType, I7: InfallibleType, I8: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7, _ source8: I8,
        resultSelector: @escaping (I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible<Element>(
            Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// Sends the first value of every source, then the second of every source, and so on, as tuples.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    public static func zip<I1: InfallibleType, I2: InfallibleType>(
        _ source1: I1, _ source2: I2
    ) -> Infallible<(I1.Element, I2.Element)> {
        Infallible<(I1.Element, I2.Element)>(
            Observable<Any>.zip(
                source1.asObservable(), source2.asObservable()))
    }

    /// Sends the first value of every source, then the second of every source, and so on, as tuples.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3
    ) -> Infallible<(I1.Element, I2.Element, I3.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element)>(
            Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Sends the first value of every source, then the second of every source, and so on, as tuples.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element, I4.Element)>(
            Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
    }

    /// Sends the first value of every source, then the second of every source, and so on, as tuples.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element)>(
            Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable()))
    }

    /// Sends the first value of every source, then the second of every source, and so on, as tuples.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element)>(
            Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable()))
    }

    /// Sends the first value of every source, then the second of every source, and so on, as tuples.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType, I7: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element)>(
            Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable()))
    }

    /// Sends the first value of every source, then the second of every source, and so on, as tuples.
    ///
    /// A value waits, for as long as it takes, until every other source has sent its counterpart. It completes
    /// when all sources have.
    public static func zip<I1: InfallibleType, I2: InfallibleType, I3: InfallibleType, I4: InfallibleType, I5: InfallibleType, I6: InfallibleType, I7: InfallibleType, I8: InfallibleType>(
        _ source1: I1, _ source2: I2, _ source3: I3, _ source4: I4, _ source5: I5, _ source6: I6, _ source7: I7, _ source8: I8
    ) -> Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element)> {
        Infallible<(I1.Element, I2.Element, I3.Element, I4.Element, I5.Element, I6.Element, I7.Element, I8.Element)>(
            Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
    }
}

// Made by `seam generate` from the templates in RxCombiningTemplate.swift. Change those, then run it again.
// swift-format-ignore-file

extension PrimitiveSequenceType where Trait: _ValueTrait {
    /// Waits for two sequences and succeeds with what `resultSelector` makes of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    public static func zip<E1, E2>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>,
        resultSelector: @escaping (E1, E2) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence<Trait, Element>(
            raw: Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(),
                resultSelector: resultSelector))
    }

    /// Waits for three sequences and succeeds with what `resultSelector` makes of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    public static func zip<E1, E2, E3>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>,
        resultSelector: @escaping (E1, E2, E3) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence<Trait, Element>(
            raw: Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(),
                resultSelector: resultSelector))
    }

    /// Waits for four sequences and succeeds with what `resultSelector` makes of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    public static func zip<E1, E2, E3, E4>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>,
        resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence<Trait, Element>(
            raw: Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector: resultSelector))
    }

    /// Waits for five sequences and succeeds with what `resultSelector` makes of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence<Trait, Element>(
            raw: Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(),
                resultSelector: resultSelector))
    }

    /// Waits for six sequences and succeeds with what `resultSelector` makes of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence<Trait, Element>(
            raw: Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(),
                resultSelector: resultSelector))
    }

    /// Waits for seven sequences and succeeds with what `resultSelector` makes of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence<Trait, Element>(
            raw: Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(),
                resultSelector: resultSelector))
    }

    /// Waits for eight sequences and succeeds with what `resultSelector` makes of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>, _ source8: PrimitiveSequence<Trait, E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence<Trait, Element>(
            raw: Observable<Element>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector: resultSelector))
    }
}

extension PrimitiveSequenceType where Trait: _ValueTrait, Element == Any {
    /// Waits for two sequences and succeeds with a tuple of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    public static func zip<E1, E2>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>
    ) -> PrimitiveSequence<Trait, (E1, E2)> {
        PrimitiveSequence<Trait, (E1, E2)>(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable()))
    }

    /// Waits for three sequences and succeeds with a tuple of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    public static func zip<E1, E2, E3>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3)> {
        PrimitiveSequence<Trait, (E1, E2, E3)>(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable()))
    }

    /// Waits for four sequences and succeeds with a tuple of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    public static func zip<E1, E2, E3, E4>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)> {
        PrimitiveSequence<Trait, (E1, E2, E3, E4)>(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()))
    }

    /// Waits for five sequences and succeeds with a tuple of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)> {
        PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)>(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable()))
    }

    /// Waits for six sequences and succeeds with a tuple of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
        PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)>(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable()))
    }

    /// Waits for seven sequences and succeeds with a tuple of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)> {
        PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)>(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable()))
    }

    /// Waits for eight sequences and succeeds with a tuple of their values.
    ///
    /// An error of one of them ends it at once, and the other subscriptions are disposed of. A `Maybe` among them that
    /// completes without a value leaves it without a value too, once all have completed.
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: PrimitiveSequence<Trait, E1>, _ source2: PrimitiveSequence<Trait, E2>, _ source3: PrimitiveSequence<Trait, E3>, _ source4: PrimitiveSequence<Trait, E4>, _ source5: PrimitiveSequence<Trait, E5>, _ source6: PrimitiveSequence<Trait, E6>, _ source7: PrimitiveSequence<Trait, E7>, _ source8: PrimitiveSequence<Trait, E8>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)> {
        PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)>(
            raw: Observable<Any>.zip(
                source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()))
    }
}

// Made by `seam generate` from the templates in RxCombiningTemplate.swift. Change those, then run it again.
// swift-format-ignore-file

extension ObservableType {
    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        let (s1, s2) = (source1.asObservable(), source2.asObservable())
        return Producer { sink in
            let (c1, c2) = (LatestCell<O1.Element>(), LatestCell<O2.Element>())
            let hub = CombineLatestHub(sink, 2) {
                try resultSelector(c1.value, c2.value)
            }
            hub.add(s1, 0, c1)
            hub.add(s2, 1, c2)
            return hub
        }
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        let (s1, s2, s3) = (source1.asObservable(), source2.asObservable(), source3.asObservable())
        return Producer { sink in
            let (c1, c2, c3) = (LatestCell<O1.Element>(), LatestCell<O2.Element>(), LatestCell<O3.Element>())
            let hub = CombineLatestHub(sink, 3) {
                try resultSelector(c1.value, c2.value, c3.value)
            }
            hub.add(s1, 0, c1)
            hub.add(s2, 1, c2)
            hub.add(s3, 2, c3)
            return hub
        }
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        let (s1, s2, s3, s4) = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable())
        return Producer { sink in
            let (c1, c2, c3, c4) = (LatestCell<O1.Element>(), LatestCell<O2.Element>(), LatestCell<O3.Element>(), LatestCell<O4.Element>())
            let hub = CombineLatestHub(sink, 4) {
                try resultSelector(c1.value, c2.value, c3.value, c4.value)
            }
            hub.add(s1, 0, c1)
            hub.add(s2, 1, c2)
            hub.add(s3, 2, c3)
            hub.add(s4, 3, c4)
            return hub
        }
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> Observable<Element> {
        let (s1, s2, s3, s4, s5) = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable())
        return Producer { sink in
            let (c1, c2, c3, c4, c5) = (LatestCell<O1.Element>(), LatestCell<O2.Element>(), LatestCell<O3.Element>(), LatestCell<O4.Element>(), LatestCell<O5.Element>())
            let hub = CombineLatestHub(sink, 5) {
                try resultSelector(c1.value, c2.value, c3.value, c4.value, c5.value)
            }
            hub.add(s1, 0, c1)
            hub.add(s2, 1, c2)
            hub.add(s3, 2, c3)
            hub.add(s4, 3, c4)
            hub.add(s5, 4, c5)
            return hub
        }
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
    ) -> Observable<Element> {
        let (s1, s2, s3, s4, s5, s6) = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable())
        return Producer { sink in
            let (c1, c2, c3, c4, c5, c6) = (LatestCell<O1.Element>(), LatestCell<O2.Element>(), LatestCell<O3.Element>(), LatestCell<O4.Element>(), LatestCell<O5.Element>(), LatestCell<O6.Element>())
            let hub = CombineLatestHub(sink, 6) {
                try resultSelector(c1.value, c2.value, c3.value, c4.value, c5.value, c6.value)
            }
            hub.add(s1, 0, c1)
            hub.add(s2, 1, c2)
            hub.add(s3, 2, c3)
            hub.add(s4, 3, c4)
            hub.add(s5, 4, c5)
            hub.add(s6, 5, c6)
            return hub
        }
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws -> Element
    ) -> Observable<Element> {
        let (s1, s2, s3, s4, s5, s6, s7) = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable())
        return Producer { sink in
            let (c1, c2, c3, c4, c5, c6, c7) = (LatestCell<O1.Element>(), LatestCell<O2.Element>(), LatestCell<O3.Element>(), LatestCell<O4.Element>(), LatestCell<O5.Element>(), LatestCell<O6.Element>(), LatestCell<O7.Element>())
            let hub = CombineLatestHub(sink, 7) {
                try resultSelector(c1.value, c2.value, c3.value, c4.value, c5.value, c6.value, c7.value)
            }
            hub.add(s1, 0, c1)
            hub.add(s2, 1, c2)
            hub.add(s3, 2, c3)
            hub.add(s4, 3, c4)
            hub.add(s5, 4, c5)
            hub.add(s6, 5, c6)
            hub.add(s7, 6, c7)
            return hub
        }
    }

    /// Sends what `resultSelector` returns for the latest value of every source.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    ///
    /// `resultSelector` runs where the value that completes a row arrives. An error that it throws ends the sequence.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element) throws -> Element
    ) -> Observable<Element> {
        let (s1, s2, s3, s4, s5, s6, s7, s8) = (source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable())
        return Producer { sink in
            let (c1, c2, c3, c4, c5, c6, c7, c8) = (LatestCell<O1.Element>(), LatestCell<O2.Element>(), LatestCell<O3.Element>(), LatestCell<O4.Element>(), LatestCell<O5.Element>(), LatestCell<O6.Element>(), LatestCell<O7.Element>(), LatestCell<O8.Element>())
            let hub = CombineLatestHub(sink, 8) {
                try resultSelector(c1.value, c2.value, c3.value, c4.value, c5.value, c6.value, c7.value, c8.value)
            }
            hub.add(s1, 0, c1)
            hub.add(s2, 1, c2)
            hub.add(s3, 2, c3)
            hub.add(s4, 3, c4)
            hub.add(s5, 4, c5)
            hub.add(s6, 5, c6)
            hub.add(s7, 6, c7)
            hub.add(s8, 7, c8)
            return hub
        }
    }
}

extension ObservableType where Element == Any {
    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        Observable<(O1.Element, O2.Element)>.combineLatest(
            source1, source2
        ) { ($0, $1) }
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element)>.combineLatest(
            source1, source2, source3
        ) { ($0, $1, $2) }
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.combineLatest(
            source1, source2, source3, source4
        ) { ($0, $1, $2, $3) }
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.combineLatest(
            source1, source2, source3, source4, source5
        ) { ($0, $1, $2, $3, $4) }
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.combineLatest(
            source1, source2, source3, source4, source5, source6
        ) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>.combineLatest(
            source1, source2, source3, source4, source5, source6, source7
        ) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// Sends the latest value of every source, as tuples.
    ///
    /// It sends whenever a source does, from the moment when all have sent. It completes when all sources have,
    /// or as soon as the only source left sends while another has completed without a value.
    /// An error of a source ends it at once, and the other subscriptions are disposed of.
    @inlinable
    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8
    ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>.combineLatest(
            source1, source2, source3, source4, source5, source6, source7, source8
        ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}

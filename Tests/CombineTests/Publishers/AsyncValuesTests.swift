import Combine
import Testing

@Suite struct AsyncValuesTests {
    @Test func asyncValues() async throws {
        var collected: [Int] = []
        for await value in (1...3).publisher.values { collected.append(value) }
        #expect(collected == [1, 2, 3])
        await #expect(throws: TestError.oops) {
            for try await _ in failing(after: 2).values {}
        }
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
    }
}

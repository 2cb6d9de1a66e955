#if canImport(Glibc)
import Glibc
#endif

/// The allocator of the C library.
enum Allocator {
    /// Makes the heap grow in large steps, one heap for all threads. A run takes almost all of its memory on a thread
    /// that is not the first, whose own heap the GNU C library enlarges page by page: a twentieth of the run. Other
    /// libraries have nothing to set.
    static func growInLargeSteps() {
        #if canImport(Glibc)
        // The function and its parameters are in <malloc.h>, which the module of the library leaves out.
        guard let symbol = dlsym(nil, "mallopt") else { return }
        typealias SetParameter = @convention(c) (_ parameter: Int32, _ value: Int32) -> Int32
        let set = unsafeBitCast(symbol, to: SetParameter.self)
        let (topPadding, arenaLimit): (Int32, Int32) = (-2, -8)
        _ = set(arenaLimit, 1)
        _ = set(topPadding, 64 << 20)
        #endif
    }
}

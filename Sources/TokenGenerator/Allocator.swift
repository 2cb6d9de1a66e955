#if canImport(Glibc)
import Glibc
#endif

/// The allocator of the C library.
enum Allocator {
    /// Makes heaps grow in large steps. A run takes almost all of its memory on threads that are not the first, whose
    /// heaps the GNU C library enlarges page by page: a twentieth of a run. One heap for all threads would be a little
    /// faster still, but `diff` loads its two sides side by side. Other libraries have nothing to set.
    static func growInLargeSteps() {
        #if canImport(Glibc)
        // The function and its parameters are in <malloc.h>, which the module of the library leaves out.
        guard let symbol = dlsym(nil, "mallopt") else { return }
        typealias SetParameter = @convention(c) (_ parameter: Int32, _ value: Int32) -> Int32
        let topPadding: Int32 = -2
        _ = unsafeBitCast(symbol, to: SetParameter.self)(topPadding, 64 << 20)
        #endif
    }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system's function, which the methods of its name hide inside the type.
private func systemRead(_ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    read(descriptor, start, count)
}

extension LocalFileSystem {
    /// The bytes of a regular file of up to ``sizeLimit`` bytes, in one allocation of the size it had when opened.
    package func read(_ path: String) throws(FileError) -> [UInt8] {
        try withRegularFile(path) { (descriptor, size) throws(FileError) in
            guard size <= sizeLimit else {
                throw FileError(
                    path: path, operation: .read, reason: "the file is larger than \(sizeLimit) bytes",
                    advice: "split it")
            }
            return try readBytes(descriptor, count: size, path)
        }
    }

    /// The bytes of a pipe or a device to its end, if these are no more than ``streamLimit``; of standard input for `-`.
    package func readStream(_ path: String) throws(FileError) -> [UInt8] {
        try checkText(of: path, .read)
        let descriptor = path == "-" ? STDIN_FILENO : retrying { open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw error(path, .read) }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var bytes: [UInt8] = []
        while bytes.count <= Self.streamLimit {
            let part = try readBytes(descriptor, count: 1 << 20, path)
            if part.isEmpty { return bytes }
            bytes += part
        }
        throw FileError(path: path, operation: .read, reason: "it holds more than \(Self.streamLimit) bytes")
    }

    /// The most bytes of a pipe: one might never end.
    private static let streamLimit = 1 << 28

    /// Some bytes of a regular file: those in a range, or as many of them as there are.
    package func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        try withRegularFile(path) { (descriptor, size) throws(FileError) in
            let part = range.clamped(to: 0..<size)
            guard part.isEmpty || part.lowerBound == 0 || lseek(descriptor, off_t(part.lowerBound), SEEK_SET) >= 0
            else { throw error(path, .read) }
            return try readBytes(descriptor, count: part.count, path)
        }
    }

    /// Makes a file that was not there before. It does not wait for the disk: what we write can be made again.
    package func create(_ path: String, bytes: [UInt8], permissions: UInt16?) throws(FileError) {
        try checkText(of: path, .write)
        let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
        guard descriptor >= 0 else { throw error(path, .write) }
        var isComplete = writeBytes(bytes, to: descriptor)
        if isComplete, let permissions { isComplete = fchmod(descriptor, mode_t(permissions)) == 0 }
        var failure = isComplete ? nil : error(path, .write)
        // Some file systems report only here that the disk is full.
        if close(descriptor) != 0, failure == nil, errno != EINTR { failure = error(path, .write) }
        guard let failure else { return }
        unlink(path)
        throw failure
    }

    /// Opens a file for reading and hands its descriptor and size to `body`. `O_NONBLOCK` keeps a pipe without a
    /// writer from blocking the program before the check of its kind.
    private func withRegularFile(
        _ path: String, _ body: (Int32, Int) throws(FileError) -> [UInt8]
    ) throws(FileError) -> [UInt8] {
        try checkText(of: path, .read)
        let descriptor = retrying { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw error(path, .read) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw error(path, .read) }
        switch status.kind {
        case .file: return try body(descriptor, Int(status.st_size))
        case .folder: throw FileError(path: path, operation: .read, reason: "is a directory")
        case .other: throw FileError(path: path, operation: .read, reason: "not a regular file")
        }
    }

    /// Reads `count` bytes, or fewer when the file ends before.
    private func readBytes(_ descriptor: Int32, count: Int, _ path: String) throws(FileError) -> [UInt8] {
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            while initializedCount < count, let start = buffer.baseAddress {
                let wanted = min(count - initializedCount, Self.largestTransfer)
                let length = retrying { systemRead(descriptor, start + initializedCount, wanted) }
                if length < 0 { failure = error(path, .read) }
                if length <= 0 { return }
                initializedCount += length
            }
        }
        if let failure { throw failure }
        return bytes
    }

    private func writeBytes(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var position = 0
            while position < buffer.count, let start = buffer.baseAddress {
                let wanted = min(buffer.count - position, Self.largestTransfer)
                let length = retrying { write(descriptor, start + position, wanted) }
                guard length >= 0 else { return false }
                position += length
            }
            return true
        }
    }

    /// Repeats a call that a signal interrupted.
    private func retrying<Outcome: SignedInteger>(_ call: () -> Outcome) -> Outcome {
        while true {
            let outcome = call()
            if outcome != -1 || errno != EINTR { return outcome }
        }
    }

    /// The most bytes in one call: Darwin refuses more than 2³¹ − 1.
    private static let largestTransfer = 1 << 30
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system function, which methods of the same name hide inside the type.
private func systemRead(_ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    read(descriptor, start, count)
}

extension LocalFileSystem {
    /// The bytes of a regular file of up to ``sizeLimit`` bytes, in one allocation of its size when it was opened.
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

    /// The bytes of a pipe or a device to its end, at most ``streamLimit``; of standard input for `-`.
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
        throw FileError(path: path, operation: .read, reason: "it contains more than \(Self.streamLimit) bytes")
    }

    /// The maximum number of bytes in a pipe, which might never end.
    private static let streamLimit = 1 << 28

    /// Reads the bytes of a regular file in a range, or as many as there are.
    package func readPart(of path: String, _ range: Range<Int>) throws(FileError) -> [UInt8] {
        try withRegularFile(path) { (descriptor, size) throws(FileError) in
            let part = range.clamped(to: 0..<size)
            guard part.isEmpty || part.lowerBound == 0 || lseek(descriptor, off_t(part.lowerBound), SEEK_SET) >= 0
            else { throw error(path, .read) }
            return try readBytes(descriptor, count: part.count, path)
        }
    }

    /// Creates a new file without waiting for the disk, because generated files can be generated again.
    package func create(_ path: String, bytes: [UInt8], permissions: UInt16?) throws(FileError) {
        try checkText(of: path, .write)
        let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
        guard descriptor >= 0 else { throw error(path, .write) }
        var isComplete = writeBytes(bytes, to: descriptor)
        if isComplete, let permissions { isComplete = fchmod(descriptor, mode_t(permissions)) == 0 }
        var failure = isComplete ? nil : error(path, .write)
        // Some file systems report a full disk only here.
        if close(descriptor) != 0, failure == nil, errno != EINTR { failure = error(path, .write) }
        guard let failure else { return }
        unlink(path)
        throw failure
    }

    /// Opens a file for reading, and calls `body` with its descriptor and size. `O_NONBLOCK` prevents a pipe without a
    /// writer from blocking before the kind is checked.
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
        case .other:
            throw FileError(
                path: path, operation: .read, reason: "not a regular file", advice: "replace it with a regular file")
        }
    }

    /// Reads `count` bytes, or fewer at the end of the file.
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

    /// The maximum number of bytes in one call; Darwin rejects more than 2³¹ − 1.
    private static let largestTransfer = 1 << 30
}

import Diagnostics
import ImageFiles

extension CheckedCatalogs {
    private struct Bitmap {
        var slot: AssetSlot
        var size: ImageSize
        var scale: Int

        var words: String { "\(pixels(size.width)) × \(pixels(size.height)) pixels" }
    }

    /// Finds bitmaps of several scales that are not one picture in several sizes: the one for 2x must be twice as large
    /// as the one for 1x.
    var mismatchedSizes: [RuleFinding] {
        assets(.image).flatMap { asset in
            let bitmaps = asset.slots.compactMap { bitmap($0, of: asset) }
            let largest = bitmaps.reduce(into: [[AssetSlot.Trait]: Bitmap]()) { largest, bitmap in
                let other = largest[bitmap.slot.picture]
                if other.map({ $0.scale < bitmap.scale }) ?? true { largest[bitmap.slot.picture] = bitmap }
            }
            return bitmaps.compactMap { bitmap in
                largest[bitmap.slot.picture].flatMap { finding(asset, bitmap, $0) }
            }
        }
    }

    private func bitmap(_ slot: AssetSlot, of asset: Asset) -> Bitmap? {
        guard let scale = slot.scale, 1...9 ~= scale, let image = images[asset, slot]?.image, !image.format.isVector,
            let size = image.size
        else { return nil }
        return Bitmap(slot: slot, size: size, scale: scale)
    }

    /// Compares a bitmap with the one for the largest scale.
    private func finding(_ asset: Asset, _ bitmap: Bitmap, _ largest: Bitmap) -> RuleFinding? {
        let factor = Double(bitmap.scale) / Double(largest.scale)
        // Both were rounded to whole pixels.
        let room = settings.tolerance * (1 + factor) + 1e-6
        let (width, height) = (largest.size.width * factor, largest.size.height * factor)
        guard abs(bitmap.size.width - width) > room || abs(bitmap.size.height - height) > room,
            let file = bitmap.slot.file, let largestFile = largest.slot.file
        else { return nil }
        let note = Diagnostic.Note(
            "'\(largestFile)' is \(largest.words) at \(largest.scale)x", at: largest.slot.location)
        return finding(
            asset, "'\(file)' is \(bitmap.words) at \(bitmap.scale)x, which does not match the largest scale",
            at: bitmap.slot.location, notes: [note],
            advice:
                "export all scales from one drawing; \(pixels(width)) × \(pixels(height)) pixels would match")
    }
}

private func pixels(_ number: Double) -> String { String(Int(number.rounded())) }

/// A matrix from a space to its base, and its inverse.
struct MatrixPair: Sendable {
    let toBase: Matrix3
    let fromBase: Matrix3
    /// The transfer function of an RGB space, unless it is linear.
    private let curve: TransferFunction?

    private init(
        _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>, curve: TransferFunction? = nil
    ) {
        toBase = Matrix3(first, second, third)
        fromBase = toBase.inverse
        self.curve = curve
    }

    /// Converts components to the base space.
    func there(_ components: SIMD3<Double>) -> SIMD3<Double> { toBase * (curve?.decode(components) ?? components) }

    /// Converts components from the base space.
    func back(_ numbers: SIMD3<Double>) -> SIMD3<Double> {
        let light = fromBase * numbers
        return curve?.encode(light) ?? light
    }

    /// Linear sRGB → XYZ relative to D65. All numbers here are from CSS Color 4, section 19.
    static let srgb = MatrixPair(
        [0.41239079926595934, 0.357584339383878, 0.1804807884018343],
        [0.21263900587151027, 0.715168678767756, 0.07219231536073371],
        [0.01933081871559182, 0.11919477979462598, 0.9505321522496607])

    /// Display P3 → XYZ relative to D65.
    static let displayP3 = MatrixPair(
        [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
        [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
        [0, 0.04511338185890264, 1.043944368900976], curve: .srgb)

    /// A98 RGB → XYZ relative to D65.
    static let a98 = MatrixPair(
        [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
        [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
        [0.02703136138641234, 0.07068885253582723, 0.9913375368376388], curve: .a98)

    /// Rec. 2020 → XYZ relative to D65.
    static let rec2020 = MatrixPair(
        [0.6369580483012914, 0.14461690358620832, 0.1688809751641721],
        [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
        [0, 0.028072693049087428, 1.060985057710791], curve: .rec2020)

    /// ProPhoto RGB → XYZ relative to D50.
    static let proPhoto = MatrixPair(
        [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
        [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
        [0, 0, 0.8251046025104602], curve: .proPhoto)

    /// XYZ relative to D50 → XYZ relative to D65, after Bradford.
    static let xyzD50 = MatrixPair(
        [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
        [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
        [0.012314014864481998, -0.020507649298898964, 1.330365926242124])

    /// Responses of the eye's three cones → XYZ relative to D65.
    static let cones = MatrixPair(
        [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
        [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
        [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816])

    /// Oklab → cube roots of the cone responses.
    static let oklab = MatrixPair(
        [1, 0.3963377773761749, 0.2158037573099136],
        [1, -0.1055613458156586, -0.0638541728258133],
        [1, -0.0894841775298119, -1.2914855480194092])
}

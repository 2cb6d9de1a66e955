import Foundation
import Generated

func flags() -> [Bool] { [Settings.flagsIsRound, Flags.isRound, Flags.isAlsoRound] }
func gaps() -> [CGFloat] { [Settings.numbersGap, ComponentToken.Numbers.gap] }

import Generated
import SwiftUI

let colors: [Color] = [.기본, .기본진한, .配色, .プライマリー, .été, .naïveGröße, ComponentToken.버튼.배경]

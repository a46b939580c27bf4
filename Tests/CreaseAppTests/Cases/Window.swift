import SwiftUI

// A bare view that fills its window.

struct WindowCase: View {
    var body: some View {
        Color.blue.ignoresSafeArea().accessibilityIdentifier("window")
    }
}

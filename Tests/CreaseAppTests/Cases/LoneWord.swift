import SwiftUI

// A sheet whose only toolbar item is a word; with a symbol; with vertical bars switched off.

struct LoneWord: View {
    @State private var isShown = true
    @State private var hasSymbol = false
    @State private var isDisabled = false

    var body: some View {
        NavigationStack { List { Text("Row") }.navigationTitle("Home") }
            .sheet(isPresented: $isShown) {
                NavigationStack {
                    Form { Text("Name") }
                        .accessibilityIdentifier("form")
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) {
                                if hasSymbol {
                                    Button("Done", systemImage: "checkmark") { isShown = false }
                                } else {
                                    Button("Done") { isShown = false }
                                }
                            }
                        }
                }
                .toolbarVerticalBehavior(isDisabled ? .disabled : .automatic)
            }
    }
}

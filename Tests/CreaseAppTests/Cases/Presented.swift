import SwiftUI

// One button for each thing the system presents.

struct Presented: View {
    @State private var shown = ""

    private func shows(_ name: String) -> Binding<Bool> {
        Binding(get: { shown == name }, set: { shown = $0 ? name : "" })
    }

    var body: some View {
        NavigationStack {
            List {
                Button("Sheet") { shown = "sheet" }
                Button("Medium sheet") { shown = "medium" }
                Button("Leading sheet") { shown = "leading" }
                Button("Trailing sheet") { shown = "trailing" }
                Button("Cover") { shown = "cover" }
                Button("Alert") { shown = "alert" }
                Button("Dialog") { shown = "dialog" }
                Button("Popover") { shown = "popover" }
                    .popover(isPresented: shows("popover")) { Text("Popover").padding() }
                Menu("Menu") {
                    Button("One") {}
                    Button("Two", systemImage: "2.circle") {}
                }
            }
            .navigationTitle("Presented")
            .toolbar {
                ToolbarItem {
                    Menu("Order", systemImage: "arrow.up.arrow.down") { Button("Name") {} }
                }
                ToolbarItem(placement: .secondaryAction) { Button("Help", systemImage: "questionmark") {} }
            }
            .sheet(isPresented: shows("sheet")) { form }
            .sheet(isPresented: shows("medium")) { form.presentationDetents([.medium, .large]) }
            .sheet(isPresented: shows("leading")) { form.presentationPlacement(.leading) }
            .sheet(isPresented: shows("trailing")) { form.presentationPlacement(.trailing) }
            .fullScreenCover(isPresented: shows("cover")) { form }
            .alert("Alert", isPresented: shows("alert")) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("A message of some length, so that it wraps into a second line or a third.")
            }
            .confirmationDialog("Dialog", isPresented: shows("dialog")) {
                Button("First") {}
                Button("Second") {}
            }
        }
    }

    private var form: some View {
        NavigationStack {
            Form { TextField("Name", text: .constant("")) }
                .navigationTitle("Form")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close", systemImage: "xmark") { shown = "" } }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                    ToolbarItem { Button("Pin", systemImage: "pin") {} }
                    ToolbarItemGroup(placement: .keyboard) {
                        Button("Next", systemImage: "chevron.down") {}
                        Spacer()
                        Button("Done") {}
                    }
                }
        }
    }
}

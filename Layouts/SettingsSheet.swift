// crease: strict
import SwiftUI

// A form of settings in a sheet over a calm home page.
//
// What to look for
// closed   the sheet keeps a rail of its own with Done as a check mark; take the symbol away and the strip stands empty
//          beside a form of 374 points (a finding says so).
// open     a centred form sheet with a horizontal bar, Done as the last item.
// book     the sheet stands on the leading half, clear of the hinge.
// laptop   the sheet fills the lower half.
// Tap "Delete everything": the question goes to the trailing half in book and to the upper half in laptop by itself.

struct HomeView: View {
    @State private var showsSettings = true

    var body: some View {
        NavigationStack {
            VStack(spacing: 12) {
                Image(systemName: "sun.horizon")
                    .font(.system(size: 56))
                    .foregroundStyle(.orange)
                Text("Good evening")
                    .font(.largeTitle.bold())
                Text("Nothing is planned for today.")
                    .foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Today")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Settings", systemImage: "gearshape") { showsSettings = true }
                }
            }
        }
        .sheet(isPresented: $showsSettings) {
            SettingsView()
        }
    }
}

struct SettingsView: View {
    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark

        var id: String { rawValue }
    }

    @Environment(\.dismiss) private var dismiss
    @State private var name = "Ada"
    @State private var reminders = true
    @State private var hour = 8
    @State private var theme = Theme.system
    @State private var size = 0.5
    @State private var asksToDelete = false

    var body: some View {
        NavigationStack {
            Form {
                Section("You") {
                    TextField("Name", text: $name)
                    LabeledContent("Member since", value: "October 2026")
                }
                Section {
                    Toggle("Reminders", isOn: $reminders)
                    if reminders {
                        Stepper("Every day at \(hour):00", value: $hour, in: 5...22)
                    }
                } header: {
                    Text("Reminders")
                } footer: {
                    Text("One a day, never on the fold of two weeks.")
                }
                Section("Look") {
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { theme in
                            Text(theme.rawValue.capitalized).tag(theme)
                        }
                    }
                    .pickerStyle(.segmented)
                    LabeledContent("Size of cards") {
                        Slider(value: $size)
                    }
                    NavigationLink("Colours") {
                        ColourPage()
                    }
                }
                Section {
                    Button("Delete everything", role: .destructive) { asksToDelete = true }
                }
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done", systemImage: "checkmark") { dismiss() }
                }
            }
            .alert("Delete everything?", isPresented: $asksToDelete) {
                Button("Delete", role: .destructive) { name = "" }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Cards, lists and reminders are gone for good.")
            }
        }
    }
}

struct ColourPage: View {
    private let colours: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 72), spacing: 12)], spacing: 12) {
                ForEach(colours, id: \.self) { colour in
                    RoundedRectangle(cornerRadius: 12)
                        .fill(colour)
                        .frame(height: 72)
                }
            }
            .padding(20)
        }
        .navigationTitle("Colours")
    }
}

#Preview {
    HomeView()
}

// crease: strict
import SwiftUI

// Settings in a sheet, opened from a quiet home page.
//
// What to look for
// closed   the sheet keeps the rail: Cancel at its top, the checkmark below it. Take the symbol from Done and the rail
//          strip stays reserved but empty.
// open     a centred form sheet with its own horizontal bar.
// book     the sheet goes to the leading half by itself and stays clear of the hinge.
// laptop   the sheet fills the lower half.

struct StudioView: View {
    @State private var showsSettings = true

    var body: some View {
        NavigationStack {
            List {
                Section("Today") {
                    LabeledContent("Sessions", value: "4")
                    LabeledContent("Focus", value: "2 h 10 min")
                    LabeledContent("Longest", value: "55 min")
                }
                Section("This week") {
                    LabeledContent("Sessions", value: "19")
                    LabeledContent("Focus", value: "11 h 40 min")
                }
            }
            .navigationTitle("Studio")
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
    @Environment(\.dismiss) private var dismiss
    @State private var name = "Evening light"
    @State private var length = 25
    @State private var sound = "Rain"
    @State private var isQuiet = true
    @State private var keepsScreenOn = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Session") {
                    TextField("Name", text: $name)
                    Stepper("Length: \(length) min", value: $length, in: 5...90, step: 5)
                    Picker("Sound", selection: $sound) {
                        Text("Rain").tag("Rain")
                        Text("Sea").tag("Sea")
                        Text("Silence").tag("Silence")
                    }
                }
                Section {
                    Toggle("Silence notifications", isOn: $isQuiet)
                    Toggle("Keep the display on", isOn: $keepsScreenOn)
                } header: {
                    Text("While it runs")
                } footer: {
                    Text("The outer display shows only the time that is left.")
                }
                Section {
                    Button("Reset all sessions", role: .destructive) {}
                }
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", systemImage: "xmark") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done", systemImage: "checkmark") { dismiss() }
                }
            }
        }
    }
}

#Preview {
    StudioView()
}

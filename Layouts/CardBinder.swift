// crease: strict
import SwiftUI

// A binder of trading cards: a wall of cards, and the card you picked beside it.
//
// What to look for
// closed   the wall alone, three cards a row; a tap pushes the card. Five tabs, Done, Search and Sort share the rail;
//          Share and Export wait in the overflow menu.
// book     wall and inspector meet at the fold; no card lies on the hinge.
// open     wall and inspector split what the rail leaves; the wall has an even number of columns.
// tall     the wall stands on top of the inspector; bars across top and bottom, no rail.
// laptop   the wall stays upright above the hinge, the inspector lies below it.

struct Card: Identifiable, Hashable {
    let id: Int
    let name: String
    let kind: Kind
    let health: Int
    let price: Double
    let owned: Int

    enum Kind: String, CaseIterable {
        case fire, water, grass, storm, earth, ice

        var tint: Color {
            switch self {
            case .fire: .orange
            case .water: .blue
            case .grass: .green
            case .storm: .yellow
            case .earth: .brown
            case .ice: .cyan
            }
        }

        var symbol: String {
            switch self {
            case .fire: "flame"
            case .water: "drop"
            case .grass: "leaf"
            case .storm: "bolt"
            case .earth: "mountain.2"
            case .ice: "snowflake"
            }
        }
    }

    static let all = [
        Card(id: 1, name: "Ember", kind: .fire, health: 70, price: 18.5, owned: 1),
        Card(id: 2, name: "Tide", kind: .water, health: 60, price: 12.4, owned: 2),
        Card(id: 3, name: "Leaf", kind: .grass, health: 50, price: 3.2, owned: 4),
        Card(id: 4, name: "Volt", kind: .storm, health: 80, price: 24, owned: 1),
        Card(id: 5, name: "Stone", kind: .earth, health: 110, price: 6.75, owned: 3),
        Card(id: 6, name: "Frost", kind: .ice, health: 60, price: 9.9, owned: 0),
        Card(id: 7, name: "Cinder", kind: .fire, health: 40, price: 1.1, owned: 6),
        Card(id: 8, name: "Brook", kind: .water, health: 50, price: 2.3, owned: 2),
        Card(id: 9, name: "Fern", kind: .grass, health: 90, price: 7.6, owned: 1),
        Card(id: 10, name: "Gale", kind: .storm, health: 70, price: 5.5, owned: 0),
        Card(id: 11, name: "Flint", kind: .earth, health: 60, price: 4.2, owned: 2),
        Card(id: 12, name: "Drift", kind: .ice, health: 80, price: 15.8, owned: 1),
    ]
}

struct BinderView: View {
    @State private var tab = "dex"

    var body: some View {
        TabView(selection: $tab) {
            Tab("Dex", systemImage: "square.grid.3x3", value: "dex") {
                DexView()
            }
            Tab("Wishes", systemImage: "heart", value: "wishes") {
                CardList(title: "Wishes", cards: Card.all.filter { $0.owned == 0 })
            }
            Tab("Scan", systemImage: "camera", value: "scan") {
                ScanView()
            }
            Tab("Collection", systemImage: "tray.full", value: "collection") {
                CardList(title: "Collection", cards: Card.all.filter { $0.owned > 0 })
            }
            .badge(3)
            Tab("Search", systemImage: "magnifyingglass", value: "search", role: .search) {
                SearchView()
            }
        }
    }
}

/// The wall and the picked card: pushed where the width is compact, beside the wall where it is regular.
struct DexView: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var selection: Card?
    @State private var byPrice = false

    private var cards: [Card] {
        byPrice ? Card.all.sorted { $0.price > $1.price } : Card.all
    }

    var body: some View {
        NavigationStack {
            Group {
                if width == .regular {
                    ArrangementView {
                        CardWall(cards: cards, selection: $selection)
                    } secondary: {
                        Inspector(card: selection ?? Card.all[1])
                    }
                    .arrangementViewStyle(.split)
                } else {
                    CardWall(cards: cards, selection: $selection)
                        .navigationDestination(item: $selection) { card in
                            Inspector(card: card)
                                .navigationTitle(card.name)
                        }
                }
            }
            .navigationTitle("Dex")
            .toolbar {
                ToolbarItem(placement: .topBarPinnedTrailing) {
                    Button("Done", systemImage: "checkmark") { selection = nil }
                }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Search", systemImage: "magnifyingglass") {}
                    Button("Sort", systemImage: "arrow.up.arrow.down") { byPrice.toggle() }
                    Button("Share", systemImage: "square.and.arrow.up") {}
                    Button("Export", systemImage: "arrow.down.doc") {}
                }
            }
        }
    }
}

/// As many cards a row as fit well: an even number inside, so that none lies on the fold.
struct CardWall: View {
    let cards: [Card]
    @Binding var selection: Card?

    var body: some View {
        GeometryReader { proxy in
            let folds = proxy.reservedRegions(kind: .division, options: [.includeInactive])
            let count = folds.isEmpty || proxy.size.width < 600 ? 3 : 6
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: count), spacing: 12) {
                    ForEach(cards) { card in
                        Button {
                            selection = card
                        } label: {
                            CardTile(card: card, isSelected: selection?.id == card.id)
                        }
                        .buttonStyle(.plain)
                        .accessibilityIdentifier(card.name)
                    }
                }
                .padding(.horizontal, 20)
                .padding(.vertical, 12)
            }
        }
    }
}

struct CardTile: View {
    let card: Card
    var isSelected = false

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            RoundedRectangle(cornerRadius: 8)
                .fill(card.kind.tint.opacity(card.owned > 0 ? 0.6 : 0.2))
                .aspectRatio(0.8, contentMode: .fit)
                .overlay { Image(systemName: card.kind.symbol).font(.title) }
            Text(card.name)
                .font(.headline)
                .lineLimit(1)
            Text("\(card.health) HP")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .padding(8)
        .background(isSelected ? Color.accentColor.opacity(0.2) : .clear, in: .rect(cornerRadius: 12))
    }
}

struct Inspector: View {
    let card: Card
    @State private var isFavourite = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack(alignment: .firstTextBaseline) {
                    VStack(alignment: .leading, spacing: 2) {
                        Text(card.name)
                            .font(.largeTitle.bold())
                        Text("\(card.kind.rawValue.capitalized) · \(card.health) HP")
                            .foregroundStyle(.secondary)
                    }
                    Spacer()
                    Toggle("Favourite", systemImage: isFavourite ? "heart.fill" : "heart", isOn: $isFavourite)
                        .toggleStyle(.button)
                        .labelStyle(.iconOnly)
                }
                RoundedRectangle(cornerRadius: 16)
                    .fill(card.kind.tint.gradient)
                    .aspectRatio(1.25, contentMode: .fit)
                    .overlay { Image(systemName: card.kind.symbol).font(.system(size: 64)) }
                    .accessibilityLabel("Artwork")
                LabeledContent("Value", value: card.price, format: .currency(code: "EUR"))
                LabeledContent("Owned", value: "\(card.owned)")
                Divider()
                Text("Play it beside a card of the same kind and both keep their strength until the next sunrise.")
                    .font(.callout)
            }
            .padding(20)
        }
        .accessibilityIdentifier("inspector")
    }
}

struct CardList: View {
    let title: String
    let cards: [Card]

    var body: some View {
        NavigationStack {
            List(cards) { card in
                NavigationLink {
                    Inspector(card: card)
                        .navigationTitle(card.name)
                } label: {
                    Label(card.name, systemImage: card.kind.symbol)
                        .badge(card.owned)
                }
            }
            .navigationTitle(title)
        }
    }
}

struct ScanView: View {
    var body: some View {
        NavigationStack {
            ContentUnavailableView(
                "No camera", systemImage: "camera", description: Text("Hold a card in front of the phone.")
            )
            .navigationTitle("Scan")
        }
    }
}

struct SearchView: View {
    @State private var query = ""

    var body: some View {
        NavigationStack {
            List(Card.all.filter { query.isEmpty || $0.name.contains(query) }) { card in
                Label(card.name, systemImage: card.kind.symbol)
            }
            .searchable(text: $query, prompt: "Name of a card")
            .navigationTitle("Search")
        }
    }
}

#Preview {
    BinderView()
}

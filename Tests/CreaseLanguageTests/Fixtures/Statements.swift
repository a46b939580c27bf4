// Every form of statement and declaration that a layout file may hold.
import SwiftUI

import struct Foundation.Date

@testable import Model

@main
struct CardsApp: App {
    @State private var model = Model()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(model)
        }
    }
}

public struct ContentView<Content: View>: View where Content: Equatable {
    @State private var selection: Card?
    @State private(set) var count = 0
    @Binding var isOn: Bool
    @Environment(\.horizontalSizeClass) private var sizeClass
    @AppStorage("tint") var tint: String = "blue"
    @ViewBuilder let content: () -> Content
    static let spacing: CGFloat = 8
    let pair: (Int, String), other = 2
    var (left, right) = (1, 2)
    private var titles: [String: [Int]] = [:]
    var observed = 5 {
        willSet { print(newValue) }
        didSet(old) { print(old) }
    }
    var computed: Int { 1 + 2 }
    var both: Int {
        get { count }
        nonmutating set { count = newValue }
    }
    lazy var late = { 5 }()

    init(isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self._isOn = isOn
        self.content = content
    }

    init?(rawValue: Int) { return nil }

    var body: some View {
        let width = 5.0
        let (a, b) = (1, 2)
        if isOn {
            Text("On")
        } else if let selection, case .named(let name, _) = selection.kind, name != "" {
            Text(name)
        } else if #available(iOS 27.1, *), count > 0 {
            Text("\(count)")
        } else {
            EmptyView()
        }
        if let first = titles.first { Text(first.key) }
        if case .some(let value)? = optional, value is Int {}
        if titles.contains(where: { $0.key == "a" }) {}
        switch selection?.kind {
        case .some(.plain), .named("x", 1)?:
            Text("plain")
        case .named(let name, let count) where count > 1 && name.isEmpty:
            Text(name)
        case (let x, let y):
            Text("\(x)")
        case is String, 1...5, nil:
            EmptyView()
        case _:
            break
        @unknown default:
            fallthrough
        }
        #if os(Linux)
            Text("Linux")
        #elseif os(iOS) && !DEBUG
            Text("phone")
        #else
            Text("else")
        #endif
        VStack(alignment: .leading, spacing: Self.spacing) {
            ForEach(titles.keys.sorted(), id: \.self) { key in
                Button(role: .destructive) {
                    count += 1
                    selection = nil
                } label: {
                    Label("Delete", systemImage: "trash")
                }
            }
        }
        .padding([.horizontal, .top], 10)
        #if os(Linux)
            .background(.red)
                #if DEBUG
                    .border(.blue)
                #endif
        #else
            .background(.blue)
        #endif
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { EditButton() }
        }
        .frame(width: isOn ? 100 : nil, height: count > 5 ? 2 * width : width)
        .onChange(of: count) { old, new in
            guard new > old, let selection else { return }
            for (index, card) in cards.enumerated() where index > 0 {
                if index == 3 { continue }
                print(card)
            }
            outer: while true { break outer }
            repeat { count -= 1 } while count > 0
            do {
                try await load()
            } catch let error as CardError where error.code == 1 {
                throw error
            } catch {
                defer { print(1) }
            }
            return
        }
        return Text("end")
    }

    @ViewBuilder
    private func row(_ card: Card, at index: Int = 0, style: some Style) -> some View {
        Text(card.name)
    }

    mutating func change<T>(_ value: inout T, to other: T...) async throws -> [T] where T: Equatable { [] }
    static func == (a: Self, b: Self) -> Bool { a.count == b.count }
    prefix static func - (a: Self) -> Self { a }
    subscript(index: Int) -> Int { index }
    deinit {}
    typealias Row = [Int]
}

enum Kind: String, CaseIterable, Identifiable {
    case plain
    case fancy = "Fancy"
    indirect case named(String, count: Int = 1)
    case `default`
    var id: Self { self }
    var title: String {
        switch self {
        case .plain: "Plain"
        #if os(Linux)
            case .fancy: return "Fancy"
        #endif
        default: rawValue.capitalized
        }
    }
}

final class Model: ObservableObject {
    @Published var items: [Item] = []
    weak var parent: Model?
    class func make() -> Model { Model() }
    override convenience init() { self.init(1) }
}

actor Store { var value = 0 }

protocol Themed: AnyObject {
    associatedtype Theme: Equatable = Int
    var theme: Theme { get set }
    func apply(_ theme: Theme)
    init(theme: Theme)
}

extension View {
    func card() -> some View { modifier(CardModifier()) }
}

extension Array where Element == Int {
    var total: Int { reduce(0, +) }
}

extension ContentView: Themed {}

infix operator +++ : AdditionPrecedence
precedencegroup Low {
    higherThan: AssignmentPrecedence
}

@available(iOS 26, macOS 26.1, *)
struct CardModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.padding()
    }
}

#if DEBUG
    struct Debugging {}
#else
    struct Release {}
#endif

struct Previews: PreviewProvider {
    static var previews: some View { ContentView(isOn: .constant(true)) { EmptyView() } }
}

#Preview("Cards", traits: .landscapeLeft) {
    @Previewable @State var isOn = true
    ContentView(isOn: $isOn) { Text("content") }
}

#Preview { Text("plain") }

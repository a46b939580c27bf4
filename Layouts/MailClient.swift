// crease: strict
import SwiftUI

// A mail client: mailboxes, a list of messages, the message.
//
// What to look for
// closed   one column at a time; the list's Compose and Filter stand in the rail.
// open     two columns; the message's own bar has the rail, the list keeps its bar across the top.
// book     the list ends at the fold, the message begins behind it.
// tall     the message alone with the list a tap away; bars across top and bottom.

struct Message: Identifiable, Hashable {
    let id: Int
    let sender: String
    let subject: String
    let preview: String
    let time: String
    var isUnread = false
    var hasAttachment = false

    static let all = [
        Message(
            id: 1, sender: "Noor Haddad", subject: "Sketches for the spring catalogue",
            preview: "The covers came back from the printer this morning. The second one is my favourite.",
            time: "9:12", isUnread: true, hasAttachment: true),
        Message(
            id: 2, sender: "Harbour Library", subject: "Your reservation is ready",
            preview: "The book you asked for waits at the counter until Friday evening.", time: "8:47", isUnread: true),
        Message(
            id: 3, sender: "Iris Lund", subject: "Re: Sunday walk",
            preview: "Meet at the lower gate? Bring shoes that may get wet.", time: "Yesterday"),
        Message(
            id: 4, sender: "Tomás Vega", subject: "Minutes of the garden committee",
            preview: "Attached are the minutes. Please send corrections before the weekend.", time: "Yesterday",
            hasAttachment: true),
        Message(
            id: 5, sender: "Night Ferry", subject: "Two berths, one way",
            preview: "Boarding opens at 21:15. Cars queue in lane four.", time: "Monday"),
        Message(
            id: 6, sender: "Ada Marsh", subject: "A question about the kiln",
            preview: "Does it really need a whole day to cool? Asking for an impatient friend.", time: "Sunday"),
    ]
}

enum Mailbox: String, CaseIterable, Identifiable {
    case inbox, drafts, sent, archive, bin

    var id: String { rawValue }

    var symbol: String {
        switch self {
        case .inbox: "tray"
        case .drafts: "doc"
        case .sent: "paperplane"
        case .archive: "archivebox"
        case .bin: "trash"
        }
    }
}

struct MailView: View {
    @State private var mailbox: Mailbox? = .inbox
    @State private var message: Message? = Message.all[0]

    var body: some View {
        NavigationSplitView {
            MailboxList(selection: $mailbox)
        } content: {
            MessageList(title: mailbox?.rawValue.capitalized ?? "Mail", selection: $message)
        } detail: {
            if let message {
                MessageView(message: message)
            } else {
                ContentUnavailableView(
                    "No message", systemImage: "envelope", description: Text("Choose one to read it."))
            }
        }
    }
}

struct MailboxList: View {
    @Binding var selection: Mailbox?

    var body: some View {
        List(selection: $selection) {
            Section("Mailboxes") {
                ForEach(Mailbox.allCases) { box in
                    Label(box.rawValue.capitalized, systemImage: box.symbol)
                        .badge(box == .inbox ? 2 : 0)
                        .tag(box)
                }
            }
        }
        .navigationTitle("Mail")
    }
}

struct MessageList: View {
    let title: String
    @Binding var selection: Message?

    var body: some View {
        List(selection: $selection) {
            ForEach(Message.all) { message in
                MessageRow(message: message)
                    .tag(message)
            }
        }
        .listStyle(.plain)
        .navigationTitle(title)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Filter", systemImage: "line.3.horizontal.decrease") {}
            }
            ToolbarItem(placement: .bottomBar) {
                Button("Compose", systemImage: "square.and.pencil") {}
            }
        }
    }
}

struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            Circle()
                .fill(message.isUnread ? Color.blue : .clear)
                .frame(width: 10, height: 10)
                .padding(.top, 6)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(message.sender)
                        .font(.headline)
                        .lineLimit(1)
                    Spacer()
                    if message.hasAttachment {
                        Image(systemName: "paperclip")
                            .foregroundStyle(.secondary)
                    }
                    Text(message.time)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                Text(message.subject)
                    .font(.subheadline)
                    .lineLimit(1)
                Text(message.preview)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
        }
        .accessibilityIdentifier("row \(message.id)")
    }
}

struct MessageView: View {
    let message: Message

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack(spacing: 12) {
                    Image(systemName: "person.crop.circle")
                        .font(.largeTitle)
                        .foregroundStyle(.secondary)
                    VStack(alignment: .leading) {
                        Text(message.sender)
                            .font(.headline)
                        Text("to me, \(message.time)")
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                }
                Text(message.subject)
                    .font(.title2.bold())
                Divider()
                Text(message.preview)
                Text("Warm regards,\n\(message.sender)")
                if message.hasAttachment {
                    Label("2 attachments", systemImage: "paperclip")
                        .padding(12)
                        .background(.quaternary, in: .rect(cornerRadius: 10))
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(20)
        }
        .accessibilityIdentifier("message")
        .navigationTitle(message.subject)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button("Archive", systemImage: "archivebox") {}
                Button("Bin", systemImage: "trash") {}
            }
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Flag", systemImage: "flag") {}
                Button("Reply", systemImage: "arrowshape.turn.up.left") {}
            }
        }
    }
}

#Preview {
    MailView()
}

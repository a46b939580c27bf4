// crease: strict
import SwiftUI

// A mail client in three columns: mailboxes, messages, the message.
//
// What to look for
// closed   one column at a time; the selected message is pushed, Back leads the rail, then Reply and the others.
// book     the columns meet at the fold; only the message's toolbar stands in the rail, those of the other columns stay
//          in their own horizontal bars.
// open     two columns; the sidebar comes in over the message list.
// tall     the message alone with its bar across the top; the lists slide over it.

struct Mailbox: Identifiable, Hashable {
    let id: String
    let symbol: String
    let unread: Int

    static let all = [
        Mailbox(id: "Inbox", symbol: "tray", unread: 4),
        Mailbox(id: "Flagged", symbol: "flag", unread: 1),
        Mailbox(id: "Drafts", symbol: "doc", unread: 0),
        Mailbox(id: "Sent", symbol: "paperplane", unread: 0),
        Mailbox(id: "Archive", symbol: "archivebox", unread: 0),
        Mailbox(id: "Bin", symbol: "trash", unread: 0),
    ]
}

struct Message: Identifiable, Hashable {
    let id: Int
    let sender: String
    let subject: String
    let time: String
    var isUnread = false
    var hasAttachment = false

    var initials: String {
        sender.split(separator: " ").compactMap { $0.first }.map { String($0) }.joined()
    }

    static let all = [
        Message(id: 1, sender: "Ada Brandt", subject: "The harbour drawings, second round", time: "09:12", isUnread: true, hasAttachment: true),
        Message(id: 2, sender: "Noor Haddad", subject: "Lunch on Thursday?", time: "08:47", isUnread: true),
        Message(id: 3, sender: "Train Tickets", subject: "Your seats to Lisbon", time: "Yesterday", hasAttachment: true),
        Message(id: 4, sender: "Jonas Weber", subject: "Re: Fold line in the poster", time: "Yesterday", isUnread: true),
        Message(id: 5, sender: "Library", subject: "Two books are due on Friday", time: "Monday"),
        Message(id: 6, sender: "Mira Okafor", subject: "Photos from the lighthouse", time: "Sunday", isUnread: true, hasAttachment: true),
        Message(id: 7, sender: "City Choir", subject: "Rehearsal moved to the old hall", time: "Saturday"),
    ]
}

struct MailView: View {
    @State private var mailbox: Mailbox? = Mailbox.all[0]
    @State private var message: Message? = Message.all[0]
    @State private var isComposing = false

    var body: some View {
        NavigationSplitView {
            List(Mailbox.all, selection: $mailbox) { mailbox in
                NavigationLink(value: mailbox) {
                    Label(mailbox.id, systemImage: mailbox.symbol)
                        .badge(mailbox.unread)
                }
            }
            .listStyle(.sidebar)
            .navigationTitle("Mail")
            .navigationSplitViewColumnWidth(min: 200, ideal: 240, max: 320)
        } content: {
            MessageList(title: mailbox?.id ?? "No mailbox", selection: $message)
        } detail: {
            if let message {
                MessageView(message: message)
                    .toolbar {
                        ToolbarItem(placement: .topBarPinnedTrailing) {
                            Button("New Message", systemImage: "square.and.pencil") { isComposing = true }
                        }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Reply", systemImage: "arrowshape.turn.up.left") { isComposing = true }
                            Button("Archive", systemImage: "archivebox") { self.message = nil }
                            Button("Flag", systemImage: "flag") {}
                        }
                        ToolbarItem(placement: .secondaryAction) {
                            Button("Mute", systemImage: "bell.slash") {}
                        }
                    }
            } else {
                ContentUnavailableView("No message", systemImage: "envelope")
            }
        }
        .sheet(isPresented: $isComposing) {
            ComposeView(recipient: message?.sender ?? "")
        }
    }
}

struct MessageList: View {
    let title: String
    @Binding var selection: Message?
    @State private var search = ""

    private var messages: [Message] {
        Message.all.filter { search.isEmpty || $0.subject.localizedCaseInsensitiveContains(search) }
    }

    var body: some View {
        List(messages, selection: $selection) { message in
            NavigationLink(value: message) {
                MessageRow(message: message)
            }
            .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) {}
            }
        }
        .listStyle(.plain)
        .searchable(text: $search, prompt: "Search \(title)")
        .navigationTitle(title)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { EditButton() }
        }
    }
}

struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Text(message.initials)
                .font(.footnote.bold())
                .frame(width: 36, height: 36)
                .background(.tint.opacity(0.2), in: .circle)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(message.sender)
                        .font(.headline)
                        .fontWeight(message.isUnread ? .bold : .regular)
                        .lineLimit(1)
                    Spacer()
                    Text(message.time)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                Text(message.subject)
                    .font(.subheadline)
                    .lineLimit(2)
            }
            if message.hasAttachment {
                Image(systemName: "paperclip")
                    .foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 4)
    }
}

struct MessageView: View {
    let message: Message

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text(message.subject)
                    .font(.title2.bold())
                LabeledContent(message.sender, value: message.time)
                    .font(.subheadline)
                Divider()
                Text(
                    """
                    Good morning,

                    the panels on the left are as we left them on Tuesday. The right half moved by half a hand so that \
                    nothing crosses the fold; the lettering kept its size.

                    Tell me whether the quay should end before the hinge or run through it.
                    """
                )
                if message.hasAttachment {
                    GroupBox("Attachment") {
                        Label("harbour-2.pdf", systemImage: "doc.richtext")
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
            .padding(20)
        }
        .navigationTitle(message.sender)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct ComposeView: View {
    @Environment(\.dismiss) private var dismiss
    @State var recipient: String
    @State private var subject = ""
    @State private var words = ""

    var body: some View {
        NavigationStack {
            Form {
                TextField("To", text: $recipient)
                TextField("Subject", text: $subject)
                TextEditor(text: $words)
                    .frame(minHeight: 160)
            }
            .navigationTitle("New Message")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", systemImage: "xmark") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Send", systemImage: "paperplane") { dismiss() }
                        .disabled(recipient.isEmpty)
                }
            }
        }
        .presentationDetents([.large])
    }
}

#Preview {
    MailView()
}

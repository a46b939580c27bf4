/// Makes the outlines of a tree's files, or takes them from the cache.
enum OutlineReader {
    /// One for each file of the tree, in its order.
    ///
    /// - Parameter folder: where outlines are kept; `nil` keeps none.
    static func outlines(of tree: SourceTree, below root: String, cache folder: String?) -> (
        outlines: [Outline], limit: String?
    ) {
        let now = SourceStamp.now
        let cache = folder.map { IndexCache.load(root, in: $0) } ?? IndexCache()
        let kept = cache.outlines
        let read = Threads.map(tree.files.count) { number -> (record: IndexCache.Record?, isNew: Bool) in
            let path = tree.files[number]
            guard let stamp = SourceStamp(path: root + "/" + path) else { return (nil, false) }
            if let record = cache.record(of: path, stamp) { return (record, false) }
            guard let bytes = try? FileReader.bytes(of: .path(root + "/" + path), limit: Document.sizeLimit) else {
                return (nil, false)
            }
            let content = ContentHash.of(bytes)
            let outline = kept[content] ?? OutlineScanner.outline(of: bytes)
            return (IndexCache.Record(stamp: stamp, content: content, outline: outline), true)
        }
        if let folder, read.contains(where: \.isNew) || read.count != cache.records.count {
            var records: [String: IndexCache.Record] = [:]
            for (path, one) in zip(tree.files, read) { records[path] = one.record }
            IndexCache(written: now, records: records).store(root, in: folder)
        }
        return limited(read.map { $0.record })
    }

    /// The outlines up to the budget of bytes, in the order of the paths: what is beyond it is as if it were not there.
    private static func limited(_ records: [IndexCache.Record?]) -> (outlines: [Outline], limit: String?) {
        var size: Int64 = 0
        var limit: String?
        let outlines = records.map { record -> Outline in
            size += record?.stamp.size ?? 0
            if size > ProjectIndex.byteLimit {
                limit =
                    "the project has more than \(ProjectIndex.byteLimit >> 20) MB of Swift, the rest is not looked at"
                return Outline()
            }
            return record?.outline ?? Outline()
        }
        return (outlines, limit)
    }
}

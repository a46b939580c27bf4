#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A value of the compiler's JSON.
enum CompilerNode: Decodable {
    case object([String: CompilerNode])
    case array([CompilerNode])
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let object = try? container.decode([String: CompilerNode].self) {
            self = .object(object)
        } else if let array = try? container.decode([CompilerNode].self) {
            self = .array(array)
        } else {
            self = .other
        }
    }

    subscript(key: String) -> CompilerNode? {
        guard case .object(let object) = self else { return nil }
        return object[key]
    }

    var kind: String { self["_kind"]?.text ?? "" }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var items: [CompilerNode] { if case .array(let items) = self { items } else { [] } }
    func items(_ key: String) -> [CompilerNode] { self[key]?.items ?? [] }
    func text(_ key: String) -> String? { self[key]?.text }
    /// Whether the node declares `$0` or the like.
    var isNumbered: Bool { declaredName.first == "$" && declaredName.dropFirst().allSatisfy(\.isNumber) }
    /// The base of a `decl_name`.
    var declaredName: String {
        let base = self["name"]?["base_name"]
        return base?.text("name") ?? base?.text("special") ?? "-"
    }
}

extension Shape {
    /// The shape of what `-dump-ast-format json` prints for a file.
    init(compiler root: CompilerNode) {
        self.init("file", Self.elements(root.items("items")))
    }

    private static func elements(_ nodes: [CompilerNode]) -> [Shape] { nodes.flatMap(element) }

    private static func block(_ node: CompilerNode?) -> Shape {
        Shape("block", elements(node?.items("elements") ?? []))
    }

    private static func optionalBlock(_ node: CompilerNode?) -> [Shape] { node == nil ? [] : [block(node)] }

    private static func optional(_ node: CompilerNode?) -> [Shape] { node.map { [expression($0)] } ?? [] }

    // MARK: Statements and declarations

    private static func element(_ node: CompilerNode) -> [Shape] {
        let attributes = node.items("attrs").filter { $0.kind == "custom_attr" && !$0["args"].isEmpty }.map {
            Shape("attribute", arguments($0["args"]))
        }
        switch node.kind {
        case "top_level_code_decl": return elements(node["body"]?.items("elements") ?? [])
        case "brace_stmt": return elements(node.items("elements"))
        case "import_decl":
            return [
                Shape(
                    "import "
                        + (node.items("module_path") + node.items("access_path")).compactMap(\.text)
                        .joined(separator: "."))
            ]
        case "struct_decl", "class_decl", "enum_decl", "protocol":
            return [Shape("type \(node.declaredName)", attributes + elements(node.items("members")))]
        case "extension_decl": return [Shape("extension", elements(node.items("members")))]
        case "pattern_binding_decl":
            return node.items("pattern_entries").map {
                Shape("variable", [pattern($0["pattern"])] + optional($0["original_init"]))
            }
        case "var_decl":
            if node["implicit"] != nil { return [] }
            return attributes + accessors(node)
        case "subscript_decl": return [Shape("subscript", attributes + accessors(node))]
        case "func_decl":
            return [Shape("func \(node.declaredName)", attributes + parameters(node) + optionalBlock(node["body"]))]
        case "constructor_decl":
            return [Shape("init", attributes + parameters(node) + optionalBlock(node["body"]))]
        case "destructor_decl": return [Shape("deinit", optionalBlock(node["body"]))]
        case "typealias": return [Shape("typealias \(node.declaredName)")]
        case "associated_type_decl": return [Shape("associatedtype \(node.declaredName)")]
        case "enum_case_decl":
            return node.items("elements").map { Shape("case \($0.declaredName)", parameters($0)) }
        case "enum_element_decl", "infix_operator_decl", "prefix_operator_decl", "postfix_operator_decl",
            "precedence_group_decl", "macro_decl":
            return []
        case "macro_expansion_decl":
            return [Shape("macro #\(node.text("macro_name") ?? node.declaredName)", arguments(node["args"]))]
        case "if_stmt": return [ifElse(node)]
        case "switch_stmt": return [switchOver(node)]
        case "guard_stmt": return [Shape("guard", node.items("conditions").map(condition) + [block(node["body"])])]
        case "while_stmt": return [Shape("while", node.items("conditions").map(condition) + [block(node["body"])])]
        case "repeat_while_stmt": return [Shape("repeat", [block(node["body"])] + optional(node["cond"]))]
        case "for_each_stmt":
            return [
                Shape(
                    "for",
                    [pattern(node["pattern"])] + optional(node["parsed_sequence"]) + optional(node["where"])
                        + [block(node["body"])])
            ]
        case "do_stmt", "do_catch_stmt":
            return [
                Shape(
                    "do",
                    [block(node["body"])]
                        + node.items("catch_stmts").map { Shape("catch", caseItems($0) + [block($0["body"])]) })
            ]
        case "defer_stmt": return [Shape("defer", [block(node["temp_decl"]?["body"])])]
        case "return_stmt": return [Shape("return", optional(node["result"]))]
        case "then_stmt": return optional(node["result"])
        case "throw_stmt": return [Shape("throw", optional(node["sub_expr"]))]
        case "break_stmt": return [Shape("break")]
        case "continue_stmt": return [Shape("continue")]
        case "fallthrough_stmt": return [Shape("fallthrough")]
        default: return [expression(node)]
        }
    }

    private static func accessors(_ node: CompilerNode) -> [Shape] {
        node.items("accessors").map { accessor in
            let word = ["get", "set", "willSet", "didSet", "_read", "_modify"].first { accessor[$0] != nil } ?? "?"
            return Shape("accessor \(word)", optionalBlock(accessor["body"]))
        }
    }

    private static func parameters(_ node: CompilerNode) -> [Shape] {
        // `$0` is a parameter to the compiler and a name in the text.
        (node["params"]?.items("params") ?? []).filter { !$0.isNumbered }.map {
            Shape("parameter \($0.declaredName)", optional($0["expression"]))
        }
    }

    private static func ifElse(_ node: CompilerNode) -> Shape {
        var parts = node.items("conditions").map(condition) + [block(node["then_stmt"])]
        if let otherwise = node["else_stmt"] {
            parts.append(otherwise.kind == "if_stmt" ? ifElse(otherwise) : block(otherwise))
        }
        return Shape("if", parts)
    }

    private static func condition(_ node: CompilerNode) -> Shape {
        switch node.kind {
        case "pattern":
            Shape("match", [pattern(node["pattern"])] + optional(node["initializer"]))
        case "#available": Shape(node.kind)
        default: expression(node)
        }
    }

    private static func switchOver(_ node: CompilerNode) -> Shape {
        Shape(
            "switch",
            optional(node["subject_expr"])
                + node.items("cases").map { Shape("case", caseItems($0) + [block($0["body"])]) })
    }

    private static func caseItems(_ node: CompilerNode) -> [Shape] {
        node.items("case_label_items").compactMap { item in
            if item["default"] != nil { return Shape("default") }
            if item["pattern"]?["implicit"] != nil { return nil }
            return Shape("item", [pattern(item["pattern"])] + optional(item["where_expr"]))
        }
    }

    // MARK: Patterns

    private static func pattern(_ node: CompilerNode?) -> Shape {
        guard let node else { return Shape("missing") }
        switch node.kind {
        case "pattern_any": return Shape("_")
        case "pattern_named": return Shape("named \(node.declaredName)")
        case "pattern_typed": return pattern(node["sub_pattern"])
        case "pattern_paren": return pattern(node["sub_pattern"])
        case "pattern_binding":
            return Shape(node.text("kind") ?? "?", [pattern(node["sub_pattern"])])
        case "pattern_tuple":
            let names = node.items("names").map { $0.text ?? "" }
            return Shape(
                "tuple",
                node.items("elements").enumerated().map { index, element in
                    index < names.count && !names[index].isEmpty
                        ? Shape("\(names[index]):", [pattern(element)]) : pattern(element)
                })
        case "pattern_is": return Shape("is")
        case "pattern_expr": return patternExpression(node["sub_expr"])
        default: return Shape(node.kind)
        }
    }

    /// The compiler keeps `case (1, let x)` as a tuple expression; here it is a pattern.
    private static func patternExpression(_ node: CompilerNode?) -> Shape {
        guard let node else { return Shape("missing") }
        switch node.kind {
        case "tuple_expr":
            let names = node.items("names").map { $0.text ?? "" }
            return Shape(
                "tuple",
                node.items("elements").enumerated().map { index, element in
                    let shape = patternExpression(element)
                    return index < names.count && !names[index].isEmpty ? Shape("\(names[index]):", [shape]) : shape
                })
        case "paren_expr": return patternExpression(node["sub_expr"])
        case "discard_assignment_expr": return Shape("_")
        default: return expression(node)
        }
    }

    // MARK: Expressions

    private static func expression(_ node: CompilerNode) -> Shape {
        guard node.kind == "sequence_expr" else { return operand(node) }
        var row: [Shape] = []
        var skipsNext = false
        for (index, item) in node.items("elements").enumerated() {
            if skipsNext {
                skipsNext = false
                continue
            }
            if index % 2 == 0 {
                row.append(operand(item))
                continue
            }
            switch item.kind {
            case "assign_expr": row.append(Shape("="))
            case "arrow": row.append(Shape("->"))
            case "ternary_expr": row.append(Shape("?:", optional(item["then_expr"])))
            case "coerce_expr": (skipsNext, row) = (true, row + [Shape("as")])
            case "conditional_checked_cast_expr": (skipsNext, row) = (true, row + [Shape("as?")])
            case "forced_checked_cast_expr": (skipsNext, row) = (true, row + [Shape("as!")])
            case "is_subtype_expr": (skipsNext, row) = (true, row + [Shape("is")])
            default: row.append(Shape(item.text("name") ?? item.kind))
            }
        }
        return .row(row)
    }

    private static func operand(_ node: CompilerNode?) -> Shape {
        guard let node else { return Shape("missing") }
        func inner() -> [Shape] { optional(node["sub_expr"]) }
        switch node.kind {
        case "sequence_expr": return expression(node)
        case "unresolved_decl_ref_expr": return Shape("name \(node.text("name") ?? "?")")
        case "declref_expr":
            // Only `$0` is resolved while parsing: `File.closure.$0@File.swift:1:2`.
            let path = node.text("decl") ?? "?"
            return Shape("name $\(path.split(separator: "$").last?.prefix { $0 != "@" } ?? "?")")
        case "super_ref_expr": return Shape("name super")
        case "discard_assignment_expr": return Shape("_")
        case "unresolved_member_expr": return Shape(".\(node.text("name") ?? "?")")
        case "unresolved_dot_expr": return Shape("member \(node.text("field") ?? "?")", optional(node["base"]))
        case "dot_self_expr": return Shape("member self", inner())
        case "unresolved_specialize_expr": return operand(node["sub_expr"])
        case "call_expr": return Shape("call", optional(node["fn"]) + arguments(node["args"]))
        case "subscript_expr": return Shape("subscript", optional(node["base"]) + arguments(node["args"]))
        case "integer_literal_expr", "float_literal_expr":
            return Shape("number \(node["negative"] == nil ? "" : "-")\(node.text("value") ?? "?")")
        case "string_literal_expr": return Shape("string \((node.text("value") ?? "").debugDescription)")
        case "interpolated_string_literal_expr": return interpolated(node)
        case "boolean_literal_expr": return Shape(node.text("value") ?? "?")
        case "nil_literal_expr": return Shape("nil")
        case "regex_literal_expr": return Shape("regex \(node.text("text") ?? "?")")
        case "array_expr": return Shape("array", node.items("elements").map(expression))
        case "dictionary_expr":
            return Shape("dictionary", node.items("elements").flatMap { $0.items("elements").map(expression) })
        case "paren_expr": return Shape("paren", inner())
        case "tuple_expr":
            let names = node.items("names").map { $0.text ?? "" }
            return Shape(
                "tuple",
                node.items("elements").enumerated().map { index, element in
                    let value = expression(element)
                    return index < names.count && !names[index].isEmpty ? Shape("\(names[index]):", [value]) : value
                })
        case "closure_expr":
            return Shape("closure", parameters(node) + [block(node["body"])])
        case "capture_list":
            let captures = node.items("captures").flatMap { $0.items("pattern_entries") }.map { entry in
                Shape("capture \(entry["pattern"]?.declaredName ?? "?")", optional(entry["original_init"]))
            }
            let closure = operand(node["closure_body"])
            return Shape("closure", captures + closure.parts)
        case "keypath_expr": return keyPath(node)
        case "prefix_unary_expr", "postfix_unary_expr":
            let word = node.kind == "prefix_unary_expr" ? "prefix" : "postfix"
            return Shape("\(word) \(node["fn"]?.text("name") ?? "?")", arguments(node["args"]))
        case "inout_expr": return Shape("inout", inner())
        case "bind_optional_expr": return Shape("?", inner())
        case "optional_evaluation_expr": return operand(node["sub_expr"])
        case "force_value_expr": return Shape("!", inner())
        case "macro_expansion_expr": return Shape("macro #\(node.text("name") ?? "?")", arguments(node["args"]))
        case "magic_identifier_literal_expr":
            let word = node.text("kind") ?? "?"
            return Shape("macro \(word.hasPrefix("#") ? word : "#\(word)")")
        case "objc_selector_expr": return Shape("macro #selector", inner())
        case "try_expr": return Shape("try", inner())
        case "optional_try_expr": return Shape("try?", inner())
        case "force_try_expr": return Shape("try!", inner())
        case "await_expr": return Shape("await", inner())
        case "pack_expansion_expr": return Shape("repeat", optional(node["pattern_expr"]))
        case "pack_element_expr": return Shape("each", optional(node["pack_ref_expr"]))
        case "object_literal": return Shape("macro #\(node.text("kind") ?? "?")Literal", arguments(node["args"]))
        case "unsafe_expr": return Shape("unsafe", inner())
        case "consume_expr": return Shape("consume", inner())
        case "copy_expr": return Shape("copy", inner())
        case "single_value_stmt_expr": return node["stmt"].map(element)?.first ?? Shape("missing")
        case "unresolved_pattern_expr": return pattern(node["sub_pattern"])
        case "editor_placeholder_expr": return Shape("placeholder")
        case "type_expr": return Shape("type")
        default: return Shape(node.kind)
        }
    }

    private static func arguments(_ list: CompilerNode?) -> [Shape] {
        (list?.items("args") ?? []).map { argument in
            let value = argument["expr"].map(expression) ?? Shape("missing")
            guard let label = argument.text("label"), !label.isEmpty else { return value }
            return Shape("\(label):", [value])
        }
    }

    /// The compiler lowers `"a\(b)"` to calls of `appendLiteral` and `appendInterpolation`.
    private static func interpolated(_ node: CompilerNode) -> Shape {
        let calls = node["appending_expr"]?["body"]?.items("elements") ?? []
        return Shape(
            "interpolated",
            calls.compactMap { call in
                guard call.kind == "call_expr" else { return nil }
                if call["fn"]?.text("field") != "appendLiteral(_:)" {
                    return Shape("interpolation", arguments(call["args"]))
                }
                let text = call["args"]?.items("args").first?["expr"]?.text("value") ?? ""
                return text.isEmpty ? nil : Shape("string \(text.debugDescription)")
            })
    }

    /// The compiler nests the steps of a key path; here they stand in a row.
    private static func keyPath(_ node: CompilerNode) -> Shape {
        Shape("key path", steps(node["parsed_root"], isRoot: true) + steps(node["parsed_path"], isRoot: false))
    }

    private static func steps(_ node: CompilerNode?, isRoot: Bool) -> [Shape] {
        guard let node else { return [] }
        switch node.kind {
        case "unresolved_dot_expr":
            return steps(node["base"], isRoot: isRoot) + [Shape(".\(node.text("field") ?? "?")")]
        case "dot_self_expr": return steps(node["sub_expr"], isRoot: isRoot) + [Shape(".self")]
        case "subscript_expr": return steps(node["base"], isRoot: isRoot) + [Shape("[]", arguments(node["args"]))]
        case "bind_optional_expr": return steps(node["sub_expr"], isRoot: isRoot) + [Shape("?")]
        case "optional_evaluation_expr": return steps(node["sub_expr"], isRoot: isRoot)
        case "force_value_expr": return steps(node["sub_expr"], isRoot: isRoot) + [Shape("!")]
        case "key_path_dot_expr": return []
        case "unresolved_decl_ref_expr": return [Shape("root \(node.text("name") ?? "?")")]
        case "unresolved_specialize_expr": return steps(node["sub_expr"], isRoot: isRoot)
        default: return [Shape("root")]
        }
    }
}

extension CompilerNode? {
    /// Whether an argument list has nothing in it.
    fileprivate var isEmpty: Bool { self?.items("args").isEmpty ?? true }
}

import Testing

@testable import CreaseLanguage

/// The grammar's rules about spacing and grouping, each as a text and the tree it has.
@Suite("Grammar")
struct GrammarTests {
    @Test(
        "operators group by precedence",
        arguments: [
            ("a + b * c - d", "(binary (binary (name a) + (binary (name b) * (name c))) - (name d))"),
            ("a ?? b ?? c", "(binary (name a) ?? (binary (name b) ?? (name c)))"),
            ("a - b - c", "(binary (binary (name a) - (name b)) - (name c))"),
            (
                "a = b ? c : d ? e : f",
                "(binary (name a) = (ternary (name b) (name c) (ternary (name d) (name e) (name f))))"
            ),
            (
                "!a && b || c == d",
                "(binary (binary (prefix ! (name a)) && (name b)) || (binary (name c) == (name d)))"
            ),
            ("a ... b + c", "(binary (name a) ... (binary (name b) + (name c)))"),
            ("a as B ?? c", "(binary (cast (name a) (typeName B)) ?? (name c))"),
            ("a + b as? C", "(cast/1 (binary (name a) + (name b)) (typeName C))"),
            ("a == b as C", "(binary (name a) == (cast (name b) (typeName C)))"),
            ("a << b * c", "(binary (binary (name a) << (name b)) * (name c))"),
            ("a += b && c", "(binary (name a) += (binary (name b) && (name c)))"),
            ("try a + b", "(tryMark (binary (name a) + (name b)))"),
            ("a = try await b", "(binary (name a) = (tryMark (awaitMark (name b))))"),
        ])
    func precedence(_ text: String, _ picture: String) { expect(text, picture) }

    @Test(
        "operators of the file group as their groups say, also before these are declared",
        arguments: [
            ("a ** b ** c", "(binary (name a) ** (binary (name b) ** (name c)))"),
            ("a * b ** c", "(binary (name a) * (binary (name b) ** (name c)))"),
            ("a ** b << c", "(binary (name a) ** (binary (name b) << (name c)))"),
            ("a |> b + c", "(binary (name a) |> (binary (name b) + (name c)))"),
            ("a |> b |> c", "(binary (binary (name a) |> (name b)) |> (name c))"),
            ("a ?? b |> c", "(binary (name a) ?? (binary (name b) |> (name c)))"),
            ("a ~> b + c", "(binary (binary (name a) ~> (name b)) + (name c))"),
            ("a <> b == c", "(binary (name a) <> (binary (name b) == (name c)))"),
            ("a !! b ? c : d", "(ternary (binary (name a) !! (name b)) (name c) (name d))"),
        ])
    func declaredOperators(_ text: String, _ picture: String) {
        let declarations = """
            precedencegroup Power { higherThan: MultiplicationPrecedence lowerThan: BitwiseShiftPrecedence
                associativity: right }
            infix operator ** : Power
            precedencegroup Forward { associativity: left lowerThan: AdditionPrecedence, Power }
            infix operator |> : Forward
            infix operator ~> : Late
            precedencegroup Late { higherThan: Later }
            precedencegroup Later { higherThan: AdditionPrecedence }
            infix operator <> : Nobody
            infix operator !! : NilCoalescingPrecedence
            """
        let tree = parse(SourceText(text + "\n" + declarations))
        #expect(outline(tree).split(separator: "\n").first.map(String.init) == picture, "\(text)")
        #expect(tree.diagnostics.isEmpty, "\(text)")
    }

    @Test(
        "( and [ go on with a call only on its line",
        arguments: [
            ("a (b)", "(call/1 (name a) (argument (name b)))"),
            ("a\n(b)", "(name a)\n(tuple (argument (name b)))"),
            ("a [b]", "(subscriptCall/1 (name a) (argument (name b)))"),
            ("a\n[b]", "(name a)\n(array (name b))"),
        ])
    func brackets(_ text: String, _ picture: String) { expect(text, picture) }

    @Test(
        "a dot may start a line, and so may the { of a trailing closure",
        arguments: [
            ("a\n  .b", "(member (name a) b)"),
            ("a // why\n\n  .b", "(member (name a) b)"),
            ("a\n{ b }", "(call (name a) (argument (closure (name b))))"),
            (
                "a { b } c: { d }\ne: { }",
                "(call (name a) (argument (closure (name b))) (argument c (closure (name d))) (argument e (closure)))"
            ),
        ])
    func lineStarts(_ text: String, _ picture: String) { expect(text, picture) }

    @Test(
        "an operator is infix when spaced alike on both sides",
        arguments: [
            ("a - b", "(binary (name a) - (name b))"), ("a-b", "(binary (name a) - (name b))"),
            ("a\n-b", "(name a)\n(prefix - (name b))"), ("a\n- b", "(binary (name a) - (name b))"),
            ("a -\nb", "(binary (name a) - (name b))"),
            (
                "f(-b, -.c)",
                "(call/1 (name f) (argument (prefix - (name b))) (argument (prefix - (implicitMember c))))"
            ),
            ("0...", "(postfix (integer 0) ...)"), ("f(+)", "(call/1 (name f) (argument (name +)))"),
        ])
    func spacing(_ text: String, _ picture: String) { expect(text, picture) }

    @Test(
        "? is the one of a ternary only after a space",
        arguments: [
            ("a ? b : c", "(ternary (name a) (name b) (name c))"),
            ("a ? .b : .c", "(ternary (name a) (implicitMember b) (implicitMember c))"),
            ("a?.b", "(member (optionalChain (name a)) b)"),
            ("a?[b]", "(subscriptCall/1 (optionalChain (name a)) (argument (name b)))"),
            ("a\n    ? b\n    : c", "(ternary (name a) (name b) (name c))"),
        ])
    func ternaries(_ text: String, _ picture: String) { expect(text, picture) }

    @Test(
        "in a condition { opens the body, inside brackets it is a closure again",
        arguments: [
            ("if a { b }", "(ifElse (name a) (block (name b)))"),
            (
                "if a(b { c }) { d }",
                "(ifElse (call/1 (name a) (argument (call (name b) (argument (closure (name c)))))) (block (name d)))"
            ),
            (
                "if a.contains { b } { c }",
                "(ifElse (call (member (name a) contains) (argument (closure (name b)))) (block (name c)))"
            ),
            (
                "switch a { case b: c }",
                "(switchOver (name a) (switchCase (caseItem (expressionPattern (name b))) (name c)))"
            ),
            ("while a { b }\n{ c }", "(whileLoop (name a) (block (name b)))\n(closure (name c))"),
        ])
    func conditions(_ text: String, _ picture: String) { expect(text, picture) }

    @Test(
        "< after a name with a capital opens generic arguments only if what follows > can be no operand",
        arguments: [
            ("A<B>(c)", "(call/1 (name A (typeName B)) (argument (name c)))"),
            ("A<B>.c", "(member (name A (typeName B)) c)"),
            ("A<B> { c }", "(call (name A (typeName B)) (argument (closure (name c))))"),
            ("A < B > c", "(binary (binary (name A) < (name B)) > (name c))"),
            ("a < b", "(binary (name a) < (name b))"),
            ("A<B<C>>()", "(call/1 (name A (typeName B (typeName C))))"),
        ])
    func generics(_ text: String, _ picture: String) { expect(text, picture) }

    @Test(
        "#if chooses between declarations, statements, links of a chain, arguments and cases",
        arguments: [
            (
                "#if a\nstruct B {}\n#elseif c\nd()\n#else\n#endif",
                "(conditional (clause (name a) (structDeclaration B)) (clause (name c) (call/1 (name d))) (clause))"
            ),
            (
                "a\n#if b\n.c()\n#else\n.d\n#endif\n.e",
                "(member (postfixConditional (name a) (clause (name b) (call/1 (member (chainBase) c))) "
                    + "(clause (member (chainBase) d))) e)"
            ),
            (
                "f(\n a,\n #if b\n c: d,\n #endif\n e)",
                "(call/1 (name f) (argument (name a)) (conditional (clause (name b) (argument c (name d)))) "
                    + "(argument (name e)))"
            ),
            (
                "switch a {\n#if b\ncase c: d\n#endif\ndefault: e\n#if f\ng\n#endif\n}",
                "(switchOver (name a) (conditional (clause (name b) (switchCase (caseItem (expressionPattern (name c))) "
                    + "(name d)))) (switchCase/1 (name e) (conditional (clause (name f) (name g)))))"
            ),
            ("a\n#if b\nc\n#endif", "(name a)\n(conditional (clause (name b) (name c)))"),
        ])
    func conditionals(_ text: String, _ picture: String) { expect(text, picture) }

    @Test(
        "a file is a view, or declarations, or previews, or all of them",
        arguments: [
            ("Text(a)", "(call/1 (name Text) (argument (name a)))"),
            ("", ""), ("// nothing\n", ""),
            ("import A.B\n.c", "(importDeclaration A B)\n(implicitMember c)"),
            (
                "#Preview { a }\nlet b = 1",
                "(macro #Preview (argument (closure (name a))))\n(variable (binding (namePattern b) (integer 1)))"
            ),
        ])
    func files(_ text: String, _ picture: String) { expect(text, picture) }

    @Test(
        "patterns bind names, compare with values and take enums apart",
        arguments: [
            (
                "if case .a(let b) = c {}",
                "(ifElse (caseCondition (expressionPattern (call/1 (implicitMember a) (argument (patternExpression (bindingPattern (namePattern b)))))) (name c)) (block))"
            ),
            (
                "if case let .a(b, 1)? = c {}",
                "(ifElse (caseCondition (bindingPattern (expressionPattern (optionalChain (call/1 (implicitMember a) (argument (patternExpression (namePattern b))) (argument (integer 1)))))) (name c)) (block))"
            ),
            (
                "if let a, var b: C = d {}",
                "(ifElse (bindingCondition (namePattern a)) (bindingCondition/1 (namePattern b) (typeName C) (name d)) (block))"
            ),
            (
                "for (a, _) in b {}",
                "(forLoop (tuplePattern (patternElement (namePattern a)) (patternElement (wildcardPattern _))) (name b) (block))"
            ),
            (
                "switch a { case is B, (1, let c): d }",
                "(switchOver (name a) (switchCase (caseItem (isPattern (typeName B))) (caseItem (tuplePattern (patternElement (expressionPattern (integer 1))) (patternElement (bindingPattern (namePattern c))))) (name d)))"
            ),
        ])
    func patterns(_ text: String, _ picture: String) { expect(text, picture) }

    @Test(
        "types keep their names, arguments and marks",
        arguments: [
            (
                "let a: A.B<C, [D: E]>?",
                "(typeOptional (typeName (typeName A) B (typeName C) (typeDictionary (typeName D) (typeName E))))"
            ),
            (
                "let a: (b: C, D...) async throws -> [E]!",
                "(typeFunction (typeElement b (typeName C)) (typeElement/1 (typeName D)) (typeOptional/1 (typeArray (typeName E))))"
            ),
            ("let a: some B & C", "(typeConstrained (typeComposition (typeName B) (typeName C)))"),
            ("let a: (any B)?", "(typeOptional (typeTuple (typeElement (typeConstrained/1 (typeName B)))))"),
            ("let a: (B) async throws(C) -> D", "(typeFunction (typeElement (typeName B)) (typeName D))"),
            ("let a: B<-1, C<let3>>", "(typeName B (typeUnknown -1) (typeName C (typeName let3)))"),
            ("let a: @MainActor (inout B) -> ()", "(typeFunction (typeElement/2 (typeName B)) (typeTuple))"),
        ])
    func types(_ text: String, _ picture: String) {
        expect(text, "(variable (binding (namePattern a) \(picture)))")
    }

    private func expect(_ text: String, _ picture: String) {
        let tree = parse(SourceText(text))
        #expect(outline(tree) == picture, "\(text)")
        #expect(tree.diagnostics.isEmpty, "\(text)")
    }
}

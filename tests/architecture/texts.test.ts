import { relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** A part that the caller passes, such as `children`. */
function isReactNode(type: ts.Type): boolean {
  return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.BigIntLike)
}

/** True if it changes between texts, or between a text and something else. */
function isChangingText(type: ts.Type): boolean {
  if (isReactNode(type)) return false
  const types = type.isUnion() ? type.types : [type]
  const texts = types.filter(({ flags }) => flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike))
  return texts.some((text) => (type.isUnion() ? !text.isStringLiteral() || text.value !== '' : !text.isLiteral()))
}

function isBlank(child: ts.JsxChild): boolean {
  return ts.isJsxText(child) ? child.containsOnlyTriviaWhiteSpaces : ts.isJsxExpression(child) && !child.expression
}

function tagOf(node: ts.Expression): string | undefined {
  const inner = ts.isParenthesizedExpression(node) ? node.expression : node
  if (!ts.isJsxElement(inner)) return undefined
  const { tagName, attributes } = inner.openingElement
  const hasKey = attributes.properties.some(({ name }) => name?.getText() === 'key')
  return hasKey || inner.children.filter((child) => !isBlank(child)).length < 2 ? undefined : tagName.getText()
}

function isSpace({ expression }: ts.JsxExpression): boolean {
  return expression !== undefined && ts.isStringLiteral(expression)
}

/**
 * A browser's translator puts elements in the place of text nodes. React still changes the replaced node, which nobody
 * sees, and throws when it removes that node or inserts something before it. If an element contains nothing but one
 * string, React replaces its whole content.
 */
// A busy machine needs minutes for the types.
it('puts each text that changes in its own element', { timeout: 300_000 }, () => {
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('src/tsconfig.json', (file) => ts.sys.readFile(file)).config,
    ts.sys,
    'src',
  )
  const program = ts.createProgram(fileNames, options)
  const checker = program.getTypeChecker()
  const found: string[] = []

  function visit(node: ts.Node): void {
    const report = (): void => {
      const file = node.getSourceFile()
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${relative('', file.fileName)}:${line + 1}: ${node.getText().replace(/\s+/g, ' ')}`)
    }
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child))
      const isAlone = children.length < 2 && ts.isJsxElement(node)
      const isAtRisk = children.some((child, index) => {
        const before = children[index - 1]
        if (ts.isJsxText(child))
          return ts.isJsxFragment(node) || (before !== undefined && ts.isJsxExpression(before) && !isSpace(before))
        return (
          ts.isJsxExpression(child) && child.expression && isChangingText(checker.getTypeAtLocation(child.expression))
        )
      })
      if (!isAlone && isAtRisk) report()
    }
    // Where a component returns a text alone, its element can have others.
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const [component] = checker.getTypeAtLocation(node.tagName).getCallSignatures()
      if (component !== undefined && isChangingText(component.getReturnType())) report()
    }
    // Without a key, React updates the texts of the first element instead of replacing it by the second.
    if (ts.isConditionalExpression(node)) {
      const tag = tagOf(node.whenTrue)
      if (tag !== undefined && tag === tagOf(node.whenFalse)) report()
    }
    ts.forEachChild(node, visit)
  }

  const files = program.getSourceFiles().filter(({ fileName }) => /(^|\/)src\/.*\.tsx$/.test(fileName))
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) visit(file)
  expect(found).toEqual([])
})

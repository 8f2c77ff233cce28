import { parseSync } from 'oxc-parser'

/** A condition that can be switched off: then it has the value that makes no difference where it stands. */
export type Switch = {
  /** Where its text begins and ends, in characters of the file. */
  readonly start: number
  readonly end: number
  /** What it is when it is off: false for `if (x) return` and for a part of `x || y`, true for a part of `x && y`. */
  readonly off: boolean
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>

/** Where a wrong answer only ends a loop, or never does. */
const LOOPS = ['WhileStatement', 'DoWhileStatement', 'ForStatement']
const LEAVES = ['ReturnStatement', 'ContinueStatement', 'BreakStatement', 'ThrowStatement']

/**
 * The conditions of a file: each part of `||` and `&&`, what decides whether a block is left early, and what an arrow
 * function answers to `filter`, `some` and `every`. Those in the heads of loops stay as they are.
 */
export function findSwitches(fileName: string, code: string): Switch[] {
  const switches: Switch[] = []
  const add = (node: Node, off: boolean) => switches.push({ start: node.start, end: node.end, off })
  const visit = (node: Node) => {
    if (node.type === 'LogicalExpression' && node.operator !== '??')
      // The parts of `(x || y) || z` are x, y and z.
      for (const part of [node.left, node.right] as Node[])
        if (part.operator !== node.operator || part.type !== node.type) add(part, node.operator === '&&')
    if (node.type === 'IfStatement' && leaves(node.consequent as Node)) add(node.test as Node, false)
    if (node.type === 'CallExpression') {
      const { test, off } = testOf(node) ?? {}
      if (test) add(test, off === true)
    }
    for (const [key, value] of Object.entries(node))
      if (!(LOOPS.includes(node.type) && key === 'test')) for (const child of nodesOf(value)) visit(child)
  }
  visit(parseSync(fileName, code, { preserveParens: false }).program as unknown as Node)
  return switches
}

const nodesOf = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is Node => typeof one === 'object' && one !== null && typeof one.type === 'string',
  )

const leaves = (node: Node): boolean =>
  LEAVES.includes(node.type) ||
  (node.type === 'BlockStatement' && (node.body as Node[]).some(({ type }) => LEAVES.includes(type)))

/** What keeps an item of `filter`, lets one pass `every`, or counts for `some`. */
function testOf(call: Node): { readonly test: Node; readonly off: boolean } | null {
  const name = ((call.callee as Node).property as Node | undefined)?.name
  const [first] = call.arguments as Node[]
  if (first?.type !== 'ArrowFunctionExpression' || !['filter', 'every', 'some'].includes(String(name)))
    return null
  const test = first.body as Node
  return test.type === 'BlockStatement' ? null : { test, off: name !== 'some' }
}

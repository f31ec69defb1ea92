/**
 * "Draw a 20 mm circle on the top face and cut it 5 mm deep": what is drawn is what is cut. Told in one sentence or in two,
 * the drawing becomes the cut, and "cut it" says no more.
 */
import { type Node, spanOf } from './nodes.ts'

const isDrawing = (node: Node | undefined): boolean => node?.kind === 'verb' && node.verb === 'add'

/** "it", "that", "the circle". */
const isDrawn = (node: Node | undefined, shape: Node | undefined): boolean =>
  node?.kind === 'phrase' &&
  (node.phrase.role === 'pronoun' ||
    (node.phrase.definite &&
      shape?.kind === 'phrase' &&
      (node.phrase.concept === shape.phrase.concept || node.phrase.name === 'shape'))) &&
  node.phrase.sizes.length === 0 &&
  node.phrase.bare.length === 0

/** What is drawn has no height of its own. */
const FLAT = /^(?:circle|rectangle|square|hexagon|octagon|slot shape|obround shape|stadium)$/u

/** Where what is drawn is said to be cut. */
function cutBehind(nodes: readonly Node[], shape: Node | undefined): number {
  return nodes.findIndex(
    (node, at) => node.kind === 'verb' && node.verb === 'cut' && isDrawn(nodes[at + 1], shape),
  )
}

const shapeOf = (nodes: readonly Node[]): Node | undefined =>
  nodes.find((node) => node.kind === 'phrase' && node.phrase.role === 'either' && FLAT.test(node.phrase.name))

const asCut = (nodes: readonly Node[], at: number): Node[] =>
  nodes.map((node, nth) => (nth === at && node.kind === 'verb' ? { ...node, verb: 'cut' } : node))

/** Without "cut it": what follows is said of what was drawn. */
const without = (nodes: readonly Node[], at: number): Node[] => [
  ...nodes.slice(0, at),
  { kind: 'word', text: ',', span: spanOf(nodes.slice(at, at + 2)) },
  ...nodes.slice(at + 2),
]

export function withDrawnCuts(lines: readonly (readonly Node[])[]): (readonly Node[])[] {
  const left = [...lines]
  for (const [nth, nodes] of lines.entries()) {
    const draws = nodes.findIndex(isDrawing)
    const shape = draws < 0 ? undefined : shapeOf(nodes.slice(draws))
    if (!shape) continue
    const behind = cutBehind(nodes, shape)
    const between = nodes.slice(draws + 1, behind < 0 ? nodes.length : behind)
    if (between.some(({ kind }) => kind === 'verb')) continue
    if (behind > draws) {
      left[nth] = asCut(without(nodes, behind), draws)
      continue
    }
    const next = lines[nth + 1]
    const cut = next ? cutBehind(next, shape) : -1
    const leads = next?.slice(0, cut).every(({ kind }) => kind === 'word')
    if (!next || cut < 0 || !leads) continue
    left[nth] = asCut(nodes, draws)
    left[nth + 1] = [...next.slice(0, cut), ...next.slice(cut + 1)]
  }
  return left
}

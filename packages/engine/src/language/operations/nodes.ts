/**
 * A sentence as a row of nodes that patterns read and shorten: a number becomes a size, sizes and words become a phrase,
 * phrases become places. Each node stands in the pattern's text as one word, so that whatever a pattern takes is known by
 * the words of the prompt that it came from.
 */
import type { AxisName } from '../../plan/geometry.ts'
import { findQuantities, type Piece } from '../quantities/quantities.ts'
import type { Quantity, Value } from '../quantities/quantity.ts'
import { mayHold } from '../text/needed.ts'
import type { Span } from '../text/normalise.ts'
import type { Sentence } from '../text/segment.ts'
import type { Phrase } from './phrases.ts'
import type { Place } from './places.ts'
import type { Size } from './sizes.ts'
import type { SaidRounding } from './sketches/roundings.ts'
import { SAME_WORD } from './words.ts'

/** A number of the prompt. */
export interface Figure {
  value: number
  unit: Value['unit']
  text: string
  span: Span
  axis?: AxisName
  label?: string
}

interface Base {
  /** As patterns see it: a word, or a capital letter for its kind. */
  text: string
  span: Span
}

export type Node = Base &
  (
    | { kind: 'word' }
    /** `Q` a length, `B` a bare number, `A` an angle, `H` an hour, `D` sizes side by side, `L` a list. */
    | { kind: 'figures'; figures: readonly Figure[] }
    | { kind: 'count'; count: number }
    | { kind: 'coordinates'; axis: AxisName; figures: readonly Figure[] }
    | { kind: 'points'; points: readonly number[][] }
    | { kind: 'size'; size: Size }
    | { kind: 'phrase'; phrase: Phrase }
    | { kind: 'place'; place: Place }
    | { kind: 'verb'; verb: string }
    | { kind: 'rounding'; rounding: SaidRounding }
    | { kind: 'look'; axis: AxisName }
    /** What nobody here reads: a thread, a ratio. */
    | { kind: 'closed' }
  )

const figureOf = ({ value, unit, text, span, axis, label }: Value): Figure => ({
  value,
  unit,
  text,
  span,
  ...(axis ? { axis } : {}),
  ...(label ? { label } : {}),
})

const MARK = { length: 'Q', number: 'B', angle: 'A', clock: 'H', list: 'L', size: 'D' } as const

function quantityNode(quantity: Quantity): Node {
  const { span, values } = quantity
  const figures = values.map(figureOf)
  switch (quantity.kind) {
    case 'length':
    case 'angle':
    case 'number':
    case 'clock':
    case 'list':
    case 'size': {
      const mark = quantity.kind === 'number' && figures[0]?.unit === 'length' ? 'Q' : MARK[quantity.kind]
      return {
        kind: 'figures',
        text: quantity.tolerance === undefined && !quantity.choice ? mark : 'U',
        span,
        figures,
      }
    }
    case 'marked':
      return { kind: 'size', text: 'S', span, size: { dimension: quantity.dimension, figures } }
    case 'count':
      // "one" is a pronoun as often as a number.
      if (/^one$/iu.test(quantity.text)) return { kind: 'word', text: 'one', span }
      return { kind: 'count', text: 'K', span, count: values[0]?.value ?? 1 }
    case 'coordinate':
    case 'coordinates':
    case 'range':
      return {
        kind: 'coordinates',
        text: quantity.kind === 'range' ? 'G' : 'C',
        span,
        axis: quantity.axis,
        figures,
      }
    case 'points':
      return { kind: 'points', text: quantity.axes ? 'U' : 'T', span, points: quantity.points }
    default:
      return { kind: 'closed', text: 'U', span }
  }
}

/** The minus of "-X". */
const isAxis = (piece: Piece | undefined): boolean =>
  piece?.kind === 'token' && /^[xyz]$/u.test(piece.token.text) && piece.token.tight

/** The words and numbers of a sentence. A hyphen between words is not there. */
export function nodesOf(sentence: Sentence, prompt: string): Node[] {
  const pieces = findQuantities(sentence.tokens, prompt)
  return pieces.flatMap((piece, at): Node[] => {
    if (piece.kind === 'quantity') return [quantityNode(piece.quantity)]
    const { text, span } = piece.token
    if (text === '-' && !isAxis(pieces[at + 1])) return []
    const words = (SAME_WORD[text] ?? text).split(' ')
    return words.map((word) => ({ kind: 'word', text: word, span }))
  })
}

/** What a pattern found: all its nodes, and those of its named groups. */
export interface Found {
  nodes: readonly Node[]
  group: (name: string) => readonly Node[] | undefined
  text: (name: string) => string | undefined
  phrase: (name: string) => Phrase | undefined
  figure: (name: string) => Figure | undefined
}

type Make = (found: Found) => Node | undefined

export const spanOf = (nodes: readonly Node[]): Span => [
  nodes[0]?.span[0] ?? 0,
  Math.max(...nodes.map(({ span }) => span[1])),
]

export const compiled = (source: string): RegExp => new RegExp(`(?<=^| )(?:${source})(?= |$)`, 'dgu')

function foundIn(match: RegExpExecArray, nodes: readonly Node[], starts: readonly number[]): Found {
  const within = (from: number, to: number): Node[] =>
    nodes.filter((_, at) => (starts[at] as number) >= from && (starts[at] as number) < to)
  const group = (name: string): Node[] | undefined => {
    const range = match.indices?.groups?.[name]
    return range && within(...range)
  }
  return {
    nodes: within(match.index, match.index + match[0].length),
    group,
    text: (name) => match.groups?.[name],
    phrase: (name) => group(name)?.flatMap((node) => (node.kind === 'phrase' ? [node.phrase] : []))[0],
    figure: (name) =>
      group(name)?.flatMap((node) =>
        node.kind === 'figures' ? node.figures : node.kind === 'size' ? node.size.figures : [],
      )[0],
  }
}

/** Every place that the pattern fits, from left to right, with one node instead. */
export function rewrite(nodes: readonly Node[], pattern: RegExp, make: Make): Node[] {
  const text = written(nodes)
  if (!mayHold(text, pattern)) return [...nodes]
  let starts: readonly number[] | undefined
  const left: Node[] = []
  let from = 0
  let next = 0
  for (const match of text.matchAll(pattern)) {
    if (match[0] === '' || match.index < from) continue
    starts ??= startsOf(nodes)
    const made = make(foundIn(match, nodes, starts))
    if (!made) continue
    while (next < nodes.length && (starts[next] as number) < match.index) left.push(nodes[next++] as Node)
    left.push(made)
    from = match.index + match[0].length + 1
    while (next < nodes.length && (starts[next] as number) < from) next++
  }
  for (; next < nodes.length; next++) left.push(nodes[next] as Node)
  return left
}

/** Where each stands in the text of all. */
function startsOf(nodes: readonly Node[]): number[] {
  let length = 0
  return nodes.map(({ text }) => {
    const start = length
    length += text.length + 1
    return start
  })
}

export const written = (nodes: readonly Node[]): string => nodes.map(({ text }) => text).join(' ')

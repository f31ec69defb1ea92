/** Of which form the sizes of a prompt can be. */
import type { Span } from '../../../text/normalise.ts'
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../../phrases.ts'
import type { Fact, Form, Shaped, Values } from '../form.ts'
import type { Found } from '../named/found.ts'
import { solve } from '../solve.ts'
import { settleEdge } from './edges.ts'
import { isIdleLead } from './leads.ts'
import { Listener } from './listener.ts'
import { isNumeric } from './numbers.ts'

interface Heard {
  shaped: Shaped
  rows: Chunk[][]
}

/** Of which form the sizes can be, and what is left of the rows. */
export function heardAs(
  form: Form,
  rows: readonly (readonly Chunk[])[],
  row: number,
  found: Found,
): Heard | undefined {
  const counts = { ...found.counts }
  const listener = new Listener(form, counts)
  const left = rows.map((each) => [...each])
  const chunks = rows[row] ?? []
  const own = phraseIn(chunks[found.next - 1])
  if (own && !ownSizes(listener, own)) return undefined
  const lead = chunks.slice(0, found.at)
  // "… extruded 8 mm to form a frame": told before it is named.
  const isNamedLast =
    isWord(lead.at(-1), 'form', 'make', 'create', 'forming', 'making', 'creating') && lead.some(isNumeric)
  if (!isNamedLast && !isIdleLead(lead, chunks.slice(found.at, found.next))) return undefined
  if (!isNamedLast && lead.some((chunk) => isWord(chunk, 'extrude', 'extruded', 'extruding')))
    listener.extrudes()
  const rest = heardRow(listener, chunks, isNamedLast ? 0 : found.next)
  if (rest === undefined) return undefined
  left[row] = rest
  let isOpen = rest.length === 0
  for (let next = row + 1; next < rows.length; next++) {
    const more = rows[next] ?? []
    const first = phraseIn(more[0])
    const isOf =
      isOpen ||
      (first !== undefined &&
        (listener.keyOf(first) !== undefined || first.concept === found.concept || first.name === found.name))
    if (!isOf) continue
    const before = listener.mark
    listener.owner = 'whole'
    const end = listener.hear(more, 0)
    if (end === more.length) {
      left[next] = []
      continue
    }
    listener.facts.splice(before)
    isOpen = false
  }
  const draw = (values: Values): boolean =>
    Object.values(values).every((value) => value > -1e-9) && form.draw(values, counts) !== undefined
  if (!settleEdge(listener)) return undefined
  const known = {
    ...(listener.runAxis ? { run: listener.runAxis } : {}),
    ...(listener.acrossAxis ? { across: listener.acrossAxis } : {}),
    ...(listener.edge === 'x' || listener.edge === 'y' ? { run: listener.edge } : {}),
  }
  const isEdge = ({ a = 0, l = 0 }: Values): boolean =>
    listener.edge === 'long' ? l >= a : listener.edge === 'short' ? l <= a : true
  const solved = solve(form, listener.facts, (values) => isEdge(values) && draw(values), known)
  const drawn = solved && form.draw(solved.values, counts)
  const run = solved?.values['l']
  if (!solved || !drawn || run === undefined || run <= 0) return undefined
  const { axes } = solved
  const shaped: Shaped = {
    form: form.name,
    drawn,
    run,
    figures: [...figuresOf(listener.facts), ...listener.corners],
    assumed: solved.assumed,
    axes,
  }
  const phrase = phraseOf(found.name, found.concept, own?.span ?? chunks[found.at]?.span ?? [0, 0], shaped)
  left[row]?.splice(0, 0, { kind: 'phrase', phrase, span: phrase.span })
  return { shaped, rows: left }
}

export const phraseOf = (name: string, concept: string, span: Span, form: Shaped): Phrase => ({
  concept,
  kind: 'body',
  name,
  plural: false,
  det: 'a',
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span,
  form,
})

const ownSizes = (listener: Listener, phrase: Phrase): boolean => {
  const bare: Phrase = { ...phrase, kind: 'whole', words: [], unknown: [] }
  return listener.hear([{ kind: 'phrase', phrase: bare, span: phrase.span }], 0) === 1
}

/** Behind these what comes next may be told of something else. */
const isBreak = (chunk: Chunk | undefined): boolean =>
  isWord(chunk, ',', ';', ':', 'and', 'with', '(', 'then', 'which', 'that')

/** What is left of the row of the form itself: nothing, or what is told of something else, from a break on. */
function heardRow(listener: Listener, chunks: readonly Chunk[], from: number): Chunk[] | undefined {
  const end = listener.hear(chunks, from)
  if (end === chunks.length) return []
  let cut = end
  while (cut > from && !isBreak(chunks[cut])) cut--
  // Once more, only as far as that.
  listener.facts.splice(0)
  listener.owner = 'whole'
  if (listener.hear(chunks.slice(0, cut), from) < cut) return undefined
  const rest = chunks.slice(cut)
  return isWord(rest[0], ',', ':', ';', 'and') && isWord(rest[1], 'with', 'and', 'then')
    ? rest.slice(1)
    : rest
}

const figuresOf = (facts: readonly Fact[]): Figure[] => [
  ...new Set(facts.flatMap(({ figures }) => [...figures])),
]

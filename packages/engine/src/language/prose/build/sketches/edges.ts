/** The sides of a figure, by the words for them: "the top edge", "each of the shorter sides", "the two corners of its top edge". */
import { isSame } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import type { Figured } from './sketches.ts'

/** A side: along which way it lies, and at which end. */
export interface Edge {
  k: 0 | 1
  sign: 1 | -1
}

export const EDGES: Readonly<Record<string, Edge>> = {
  left: { k: 0, sign: -1 },
  right: { k: 0, sign: 1 },
  top: { k: 1, sign: 1 },
  upper: { k: 1, sign: 1 },
  above: { k: 1, sign: 1 },
  back: { k: 1, sign: 1 },
  bottom: { k: 1, sign: -1 },
  lower: { k: 1, sign: -1 },
  below: { k: 1, sign: -1 },
  under: { k: 1, sign: -1 },
  front: { k: 1, sign: -1 },
}

const ALL: readonly Edge[] = [
  { k: 0, sign: -1 },
  { k: 0, sign: 1 },
  { k: 1, sign: -1 },
  { k: 1, sign: 1 },
]

/** What of a figure is asked for its sides. */
export type Sided = Pick<Figured, 'size' | 'sides' | 'straight'>

export interface Named {
  edges: readonly Edge[]
  corner: boolean
  both: boolean
  /** "the bottom of its right side": at which end of the side. */
  end?: Edge
}

/** The sides that a phrase names: "the top edge", "each of the shorter sides", "the corners". */
export function edgesOf(phrase: Phrase, host: Sided): Named | undefined {
  const inner = phrase.of?.kind === 'place' ? edgesOf(phrase.of, host) : undefined
  const { concept, words } = phrase
  const both = phrase.det !== 'one of' && (phrase.plural || /^(?:each|both|all)$/u.test(phrase.det))
  const edges = [concept, ...words].flatMap((word) => EDGES[word] ?? [])
  if (concept === 'corner')
    return { edges: edges.length > 0 ? edges : (inner?.edges ?? []), corner: true, both }
  const [end] = edges
  // "the bottom of its right side", "the left end of the top edge": level with that end of it.
  if (end && inner && !inner.corner && inner.edges.every(({ k }) => k !== end.k)) return { ...inner, end }
  if (end) return { edges: [end], corner: false, both: false }
  if (inner) return inner
  if (!/^(?:edge|side|end)$/u.test(concept)) return undefined
  return sidesTold(phrase, host, both)
}

/** Sides by how long they are, all of them, or any. */
function sidesTold({ concept, words, det, count }: Phrase, host: Sided, both: boolean): Named | undefined {
  const [w, h] = host.size
  if (words.some((word) => /^(?:straight|flat)$/u.test(word)) && host.straight)
    return { edges: [{ k: 1, sign: -1 }], corner: false, both: false }
  const isPlain = words.every((word) => !/^(?:long|longer|longest|short|shorter|shortest)$/u.test(word))
  if (isPlain && concept !== 'end' && both && (count ?? 4) === 4) return { edges: ALL, corner: false, both }
  // Any of the sides of a square is as good as another.
  const isAny = /^(?:a|one of)$/u.test(det) && host.sides === 'all' && isSame(w, h)
  if (isPlain && concept !== 'end' && isAny) return { edges: [{ k: 0, sign: 1 }], corner: false, both: false }
  const isLong = words.some((word) => /^(?:long|longer|longest)$/u.test(word))
  const isShort = words.some((word) => /^(?:short|shorter|shortest)$/u.test(word)) || concept === 'end'
  if (!isLong && !isShort) return undefined
  // The longer side runs along the longer way, so it lies at an end of the other.
  const k = isLong ? (w >= h ? 1 : 0) : w >= h ? 0 : 1
  const one: Edge = { k, sign: 1 }
  return { edges: both ? [one, { k, sign: -1 }] : [one], corner: false, both }
}

/** Edges that are rounded or broken. */
import type { Span } from '../../text/normalise.ts'
import type { Node } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import type { Size } from '../sizes.ts'
import type { SaidSize, Thing, Work } from '../things.ts'
import { isGloss, spokenOf, type Telling } from './telling.ts'

export function startWork(t: Telling, kind: Work['kind'], span: Span): Work {
  const clause = t.clause
  const of = spokenOf(t)
  const work: Work = {
    kind,
    sizes: [],
    targets: [],
    places: [],
    meeting: false,
    span,
    ...(of ? { of } : {}),
  }
  // "The vertical edges are rounded", "the end of the shank has a chamfer".
  if (clause.own) work.targets.push(clause.own)
  else if (clause.subject) work.of = clause.subject
  work.places.push(...clause.waiting)
  clause.waiting = []
  t.deeds.push({ kind: 'work', work })
  t.lastWork = work
  clause.work = work
  return work
}

export function readWorkPhrase(t: Telling, phrase: Phrase): void {
  const clause = t.clause
  const kind = phrase.concept as Work['kind']
  const again = phrase.definite && t.lastWork?.kind === kind ? t.lastWork : undefined
  const work = again ?? (clause.work?.kind === kind ? clause.work : startWork(t, kind, phrase.span))
  clause.work = work
  for (const size of phrase.sizes) sizeWork(t, work, size)
  for (const figure of phrase.bare) give(t, work, { dimension: 'radius', figure, gloss: isGloss(t) })
  if (phrase.owner) work.targets.push(phrase.owner)
  const edges = edgesOf(phrase)
  if (edges) work.targets.push(edges)
}

/** "corner fillets", "a top edge chamfer": the edges that its own words name. */
function edgesOf(phrase: Phrase): Phrase | undefined {
  const { adjectives } = phrase
  if (adjectives.length === 0 && !phrase.name.startsWith('corner')) return undefined
  const isCorner = phrase.name.startsWith('corner') || adjectives.includes('corner')
  return {
    ...phrase,
    role: 'part',
    concept: isCorner ? 'corner' : 'edge',
    name: isCorner ? 'corner' : 'edge',
    plural: true,
    each: true,
    definite: true,
    sizes: [],
    bare: [],
  }
}

export function sizeWork(t: Telling, work: Work, { dimension, figures }: Size): void {
  for (const figure of figures) give(t, work, { dimension, figure, gloss: isGloss(t) })
}

/** "6 mm on the left corners and 11 mm on the right ones": each size has its own edges. */
export function give(t: Telling, work: Work, said: SaidSize): void {
  const told = work.sizes.find(({ figure }) => figure.unit !== 'angle')
  const isOther =
    told !== undefined && said.figure.unit !== 'angle' && told.figure.value !== said.figure.value
  if (isOther && (work.targets.length > 0 || work.places.length > 0) && !said.gloss) {
    const next = anotherWork(t, work, said.figure.span)
    next.sizes.push(said)
  } else work.sizes.push(said)
}

function anotherWork(t: Telling, { kind, of }: Work, span: Span): Work {
  const work: Work = { kind, sizes: [], targets: [], places: [], meeting: false, span, ...(of ? { of } : {}) }
  t.deeds.push({ kind: 'work', work })
  t.lastWork = work
  t.clause.work = work
  return work
}

/** "… with 6 mm, the right corners with 11 mm": edges that a size of their own follows. */
export function targetWork(t: Telling, work: Work, phrase: Phrase, nodes: readonly Node[], at: number): void {
  const rest = nodes.slice(at + 1)
  const until = rest.findIndex(({ kind }) => kind === 'phrase' || kind === 'verb')
  const sizeFollows = (until < 0 ? rest : rest.slice(0, until)).some(
    ({ kind, text }) => kind === 'size' || (kind === 'figures' && text !== 'A'),
  )
  const isComplete = work.targets.length > 0 && work.sizes.length > 0
  const hasSize = sizeFollows || phrase.sizes.some(isWorkSize)
  const target = isComplete && hasSize && isLine(phrase) ? anotherWork(t, work, phrase.span) : work
  for (const size of phrase.sizes) if (isWorkSize(size)) sizeWork(t, target, size)
  target.targets.push({ ...phrase, sizes: phrase.sizes.filter((size) => !isWorkSize(size)) })
}

export const isLine = ({ concept }: Phrase): boolean => concept === 'edge' || concept === 'corner'

/** "a corner radius of 5 mm": of all of them. */
export const everyOne = (phrase: Phrase): Phrase =>
  phrase.concept === 'corner' && !phrase.plural && !phrase.definite && phrase.count === undefined
    ? { ...phrase, plural: true, each: true, definite: true }
    : phrase

/** "rounded corners", "chamfered edges": what is done to them is said of them. */
export function workIn({ adjectives, concept }: Phrase): 'fillet' | 'chamfer' | undefined {
  if (concept !== 'edge' && concept !== 'corner') return undefined
  if (adjectives.some((word) => /^(?:rounded|filleted|radiused)$/u.test(word))) return 'fillet'
  return adjectives.some((word) => /^(?:chamfered|beveled|bevelled)$/u.test(word)) ? 'chamfer' : undefined
}

/** A work whose size is told later: "The chamfer is 1 mm." */
export function oweWork(t: Telling, kind: Work['kind'], of: Thing): void {
  const work: Work = { kind, sizes: [], targets: [], places: [], meeting: false, span: of.span, of }
  t.deeds.push({ kind: 'work', work })
  t.lastWork = work
}

/** The edges that were spoken of are worked. */
export function workOwn(t: Telling, kind: Work['kind'], phrase: Phrase): Work {
  t.clause.own = everyOne({ ...phrase, sizes: [], bare: [] })
  return startWork(t, kind, phrase.span)
}

/** "Round the corners with a 10 mm radius": the radius is that of the rounding. */
const isWorkSize = ({ dimension }: Size): boolean => dimension === 'radius' || dimension === 'leg'

/** Edges that are rounded or broken. */
import type { Span } from '../../text/normalise.ts'
import type { Phrase } from '../phrases.ts'
import type { Size } from '../sizes.ts'
import type { Work } from '../things.ts'
import { isGloss, spokenOf, type Telling } from './telling.ts'

export function startWork(t: Telling, kind: 'fillet' | 'chamfer', span: Span): Work {
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
  for (const figure of phrase.bare) work.sizes.push({ dimension: 'radius', figure, gloss: isGloss(t) })
  if (phrase.owner) work.targets.push(phrase.owner)
}

export function sizeWork(t: Telling, work: Work, { dimension, figures }: Size): void {
  for (const figure of figures) work.sizes.push({ dimension, figure, gloss: isGloss(t) })
}

/** "Round the corners with a 10 mm radius": the radius is that of the rounding. */
export function withoutWorkSize(t: Telling, work: Work, phrase: Phrase): Phrase {
  const isWork = ({ dimension }: Size): boolean => dimension === 'radius' || dimension === 'leg'
  for (const size of phrase.sizes) if (isWork(size)) sizeWork(t, work, size)
  return { ...phrase, sizes: phrase.sizes.filter((size) => !isWork(size)) }
}

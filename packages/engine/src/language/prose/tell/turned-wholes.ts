/** A shaft, a spool, a bolt that is told by what it consists of along its axis: it makes nothing by itself. */
import { isRoundSize } from '../build/bodies/shaped.ts'
import type { Deed, SaidSize, Thing } from '../scene.ts'
import { isSection } from '../sections.ts'
import type { Telling } from './telling.ts'

const isLong = ({ dimension, words }: SaidSize): boolean =>
  /^(?:length|height)$/u.test(dimension) ||
  (dimension === 'thickness' && words.some((word) => /^(?:overall|total)$/u.test(word)))

const ROUND = /^(?:cylinder|cone|tube|turned|hemisphere|sphere|circle)$/u

const isRound = (thing: Thing): boolean =>
  ROUND.test(thing.concept) ||
  thing.words.some((word) => /^(?:round|cylindrical|circular|conical)$/u.test(word)) ||
  thing.sizes.some(isRoundSize)

/** What is no shape by its name: how long it is alone makes no body. */
const isNameOnly = ({ concept, kind }: Thing): boolean =>
  kind === 'body' && /^(?:any|tube|cylinder)$/u.test(concept)

/** What is said of the whole has to come true of its sections. */
export function settleTurned(told: Telling): void {
  const added = told.deeds.filter(
    (deed): deed is Deed & { kind: 'thing' } => deed.kind === 'thing' && deed.thing.role === 'add',
  )
  const [first, ...others] = added.map(({ thing }) => thing)
  const isTold = told.things.some(({ concept }) => concept === 'turned')
  // "A shaft with three steps": these are its sections.
  if (isTold)
    told.deeds = told.deeds.filter(
      (deed) =>
        !(
          deed.kind === 'thing' &&
          deed.thing.announced &&
          deed.thing.concept === 'step' &&
          deed.thing.sizes.length === 0
        ),
    )
  if (isTold)
    for (const thing of told.things)
      if (thing.announced && thing.sizes.length === 0) for (const said of thing.places) said.used = true
  // "The plate spans X=5 to X=45, Y=-30 to Y=30": it has its own levels.
  const spanned = new Set(first?.places.flatMap(({ place }) => (place.kind === 'range' ? [place.axis] : [])))
  if (!first || first.concept === 'turned' || !first.sizes.every(isLong) || spanned.size > 1) return
  const isMadeOf =
    isNameOnly(first) &&
    first.members.length === 0 &&
    first.group === undefined &&
    first.count === 1 &&
    !isSection(first) &&
    others.length > 0 &&
    others.every((thing) => !isSection(thing)) &&
    isRound(others[0] as Thing) &&
    others.filter(isRound).length > 1
  if (!isTold && !isMadeOf) return
  told.deeds = told.deeds.filter((deed) => deed.kind !== 'thing' || deed.thing !== first)
  told.overall.push(...first.sizes.splice(0).map((said) => ({ ...said, gloss: true })))
  for (const said of first.places) said.used = true
  first.announced = true
}

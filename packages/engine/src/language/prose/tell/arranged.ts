/** What the whole telling says of the order in which things are put together. */
import type { Phrase } from '../phrases.ts'
import type { Deed, Thing } from '../scene.ts'
import type { Telling } from './telling.ts'

/** "The two flanges are discs …, between them is a drum": what is between is there first, the two are at its ends. */
export function orderSandwiches(told: Telling): void {
  for (const deed of told.deeds) {
    if (deed.kind !== 'thing' || deed.thing.role !== 'add') continue
    const { thing } = deed
    const said = thing.places.find(({ place }) => place.kind === 'between' && place.refs.length === 1)
    if (said?.place.kind !== 'between') continue
    const at = told.deeds.indexOf(deed)
    const [ref] = said.place.refs
    const outer = told.deeds
      .slice(0, at)
      .findLast((each) => each.kind === 'thing' && isPairOf(each.thing, ref as Phrase))
    if (outer?.kind !== 'thing') continue
    said.used = true
    outer.thing.places.push({
      place: { kind: 'eachside', ref: namedBy(thing) },
      gloss: false,
      used: false,
      span: said.span,
    })
    told.deeds.splice(told.deeds.indexOf(outer), 1)
    told.deeds.splice(told.deeds.indexOf(deed) + 1, 0, outer)
  }
}

/** "There is a hole in the middle of a plate. The plate is …": what is cut waits for what it is cut into. */
export function cutLater(told: Telling): void {
  const isBody = (deed: Deed): boolean =>
    deed.kind === 'sketch' || (deed.kind === 'thing' && deed.thing.role === 'add')
  const first = told.deeds.findIndex(isBody)
  const isEarly = (deed: Deed): boolean =>
    deed.kind === 'work' || (deed.kind === 'thing' && deed.thing.role === 'cut')
  const early = told.deeds.slice(0, Math.max(0, first)).filter(isEarly)
  if (early.length === 0) return
  const body = told.deeds[first] as Deed
  told.deeds = told.deeds.filter((deed) => !early.includes(deed))
  told.deeds.splice(told.deeds.indexOf(body) + 1, 0, ...early)
}

const isPairOf = ({ role, count, places, name }: Thing, ref: Phrase): boolean =>
  role === 'add' && count === 2 && places.length === 0 && (ref.kind === 'pronoun' || ref.name === name)

/** A phrase that means a thing by its name. */
export const namedBy = ({ concept, name, span }: Thing): Phrase => ({
  concept,
  kind: 'body',
  name,
  plural: false,
  det: 'the',
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span,
})

/** "It is hollow from below, 60 mm diameter and 11 mm deep": a recess, where its own sizes are told. */
export function cutHollows(told: Telling): void {
  // "Hollow it out from the top. Cut a 44 x 24 mm rectangle 37 mm deep": the cut says how.
  told.deeds = told.deeds.filter((deed, at) => {
    const next = told.deeds[at + 1]
    const isSaid =
      deed.kind === 'hollow' &&
      deed.hollow.sizes.length === 0 &&
      told.things.every(({ sizes }) =>
        sizes.every(({ dimension, gloss }) => dimension !== 'wall' || gloss),
      ) &&
      next?.kind === 'thing' &&
      next.thing.role === 'cut' &&
      next.thing.sizes.length > 1 &&
      next.thing.sizes.some(({ dimension }) => dimension === 'depth')
    return !isSaid
  })
  for (const [at, deed] of told.deeds.entries()) {
    if (deed.kind !== 'hollow') continue
    const { sizes, open, places, span } = deed.hollow
    const isRound = sizes.some(({ dimension }) => dimension === 'diameter' || dimension === 'radius')
    const isFlat =
      sizes.some(({ rank }) => rank !== undefined) || sizes.some(({ dimension }) => dimension === 'length')
    if (!sizes.some(({ dimension }) => dimension === 'depth') || !(isRound || isFlat)) continue
    const thing: Thing = {
      id: `hollow-${at + 1}`,
      name: 'hollow',
      concept: isRound ? 'hole' : 'pocket',
      kind: 'cut',
      role: 'cut',
      words: [],
      count: 1,
      plural: false,
      sizes,
      places: [
        ...places,
        ...open.map((ref) => ({
          place: { kind: 'at' as const, how: 'from', ref },
          gloss: false,
          used: false,
          span: ref.span,
        })),
      ],
      members: [],
      parts: [],
      line: 0,
      announced: false,
      added: true,
      span,
    }
    told.things.push(thing)
    told.deeds[at] = { kind: 'thing', thing }
  }
}

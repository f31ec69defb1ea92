/** What the whole telling says of the order in which things are put together. */
import type { Phrase } from '../phrases.ts'
import type { Thing } from '../scene.ts'
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

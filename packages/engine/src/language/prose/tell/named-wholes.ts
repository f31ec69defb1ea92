/** "Create a rotor with a central cylinder of …", "a plate with a handle on it. Two posts …": a name for what the bodies told after it make up. */
import type { Thing } from '../scene.ts'
import { isSection } from '../sections.ts'
import type { Telling } from './telling.ts'

/** Names of what is put together from pieces, where they come later than the first. */
const PUT_TOGETHER =
  /^(?:handle|bridge|bracket|clevis|yoke|fork|stand|support|frame|housing|mount|rack|cradle|holder|ladder|gate|portal)$/u

const isBare = ({ role, kind, sizes, parts, members, group, plural, section }: Thing): boolean =>
  role === 'add' &&
  kind === 'body' &&
  sizes.length === 0 &&
  parts.length === 0 &&
  members.length === 0 &&
  !group &&
  !plural &&
  !section

const isBody = ({ role, sizes, group, places, members }: Thing): boolean =>
  role !== 'cut' &&
  !group &&
  (sizes.length > 0 || members.length > 0 || places.some(({ place }) => place.kind === 'range'))

/** "a bearing block whose base is …". */
const isName = ({ concept, words }: Thing): boolean =>
  concept === 'any' ||
  (concept === 'box' &&
    words.some((word) => !/^(?:solid|rectangular|square|simple|small|large)$/u.test(word)))

/** Where it lies in space, and nothing that has to be built. */
const isAnywhere = ({ places }: Thing): boolean =>
  places.every(
    ({ place, own }) => own === undefined && /^(?:centered|manner|perpendicular|way)$/u.test(place.kind),
  )

export function settleNames(told: Telling): void {
  for (const [nth, thing] of told.things.entries()) {
    if (thing.announced || !isBare(thing) || !isName(thing) || isSection(thing)) continue
    const after = told.things.slice(nth + 1).filter(isBody)
    if (after.length === 0) continue
    const isFirst = told.things.slice(0, nth).every(({ announced }) => announced)
    if (isFirst ? isAnywhere(thing) : PUT_TOGETHER.test(thing.name) && after.length > 1) {
      thing.announced = true
      for (const said of thing.places) said.gloss = true
    }
  }
}

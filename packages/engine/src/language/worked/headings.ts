/**
 * "A second bar extends from the right end of the first one towards the back", "a bar sticks out of the front face", "at the
 * top an arm extends to the right": which way its length goes, and that it goes out from that side. Its sizes lie that way,
 * whatever the order they were told in.
 */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, isOwnBody, shapeOf } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { SIDE_WORDS, WALL_WORDS } from '../lexicon/sides.ts'
import { findSpoken } from '../text/spoken.ts'
import { turnedOnto } from './turned-sizes.ts'

const SIDE = '(?<side>left|right|front|back|rear)'
const OUT = '(?:extends?|extending|projects?|projecting|protrudes?|protruding|sticks?|sticking|juts?|jutting)'
const GOES = `(?:${OUT}|goes|going|runs|running|points|pointing)`
/** "runs from left to right" goes over it, and from nowhere out. */
const OVER = '(?!from (?:the )?(?:left|right|front|back|rear) to )'
const ENDS_HERE = '(?= [,.;]|$| and | of | by | at | from )'
const TOWARDS_SIDE: readonly RegExp[] = [
  new RegExp(
    `${GOES}(?: out| straight| horizontally)*(?: ${OVER}[^,;]*?)? (?:towards?|out to) the ${SIDE}(?: (?:side|end))?${ENDS_HERE}`,
    'u',
  ),
  new RegExp(
    `(?:${OUT}|goes out|going out|points|pointing)(?: out| straight| horizontally)*(?: (?:from|of) (?:the|its) [a-z]+(?: at (?:the|its) (?:top|bottom))?)?(?: ,)? to the ${SIDE}${ENDS_HERE}`,
    'u',
  ),
]
const OUT_OF_SIDE = new RegExp(
  `${OUT}(?: out| outwards?| straight| horizontally| to the (?:front|back|left|right))*(?: of| from)+ (?:(?:the|its) (?:center|centre|middle) of )?(?:the|its) ${SIDE} (?:face|side|edge|end|surface)(?= |$)`,
  'u',
)

const LEVEL_SIDES: readonly SignedAxis[] = [...new Set(Object.values(WALL_WORDS))]
/** Told where it heads, and only where it comes from. */
const towards = (side: SignedAxis): string => `heads ${side}`
const outOf = (side: SignedAxis): string => `sticks out of ${side}`

export function takeHeadings({ items, mentions, entities, state }: Context): void {
  const heads = TOWARDS_SIDE.map((pattern) => findSpoken(items, pattern)).find((found) => found)
  const found = heads ?? findSpoken(items, OUT_OF_SIDE)
  const side = SIDE_WORDS[found?.match.groups?.['side'] ?? '']
  if (!found || !side) return
  const named = mentions.findLast(({ head, within, pointer }) => head < found.from && !within && !pointer)
  const body = (named && entities.get(named)) ?? state.discourse.subject
  if (isOwnBody(body)) body.manners.add(heads ? towards(side) : outOf(side))
}

/** A bar is longest where it goes; a tab of "40 x 10 mm" is 40 mm wide. */
const LONG: ReadonlySet<string> = new Set(['bar', 'arm', 'rail'])

/** "At the top it extends to the right": against the right side, level with the top; from the left end to the front likewise. */
function settleContact({ places }: Entity, side: SignedAxis): void {
  if (!places.some(({ place }) => place.kind === 'face' && place.face === side)) return
  for (const said of places.slice()) {
    const { place } = said
    if (place.kind !== 'face' || place.face === side) continue
    const { face } = place
    const level = places.some((each) => each.place.kind === 'flush' && each.place.side[1] === face[1])
    places.splice(places.indexOf(said), 1)
    if (!level) places.push({ place: { kind: 'flush', side: face }, items: said.items })
  }
}

export function settleHeadings(entities: readonly Entity[]): void {
  const base = entities.find(({ kind, cut }) => kind === 'solid' && !cut)
  for (const entity of entities) {
    if (entity === base || entity.family || entity.member || entity.concept in FIGURES) continue
    const head = LEVEL_SIDES.find((side) => entity.manners.has(towards(side)))
    const side = head ?? LEVEL_SIDES.find((each) => entity.manners.has(outOf(each)))
    if (!side) continue
    settleContact(entity, side)
    const byRow = head !== undefined || LONG.has(entity.concept)
    if (shapeOf(entity) === 'box') turnedOnto(entity, side[1] as 'x' | 'y', byRow)
  }
}

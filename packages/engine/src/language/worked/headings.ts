/**
 * "A second bar extends from the right end of the first one towards the back", "a bar sticks out of the front face": which way
 * its length goes. Its sizes lie that way, whatever the order they were told in.
 */
import type { Context } from '../context.ts'
import { type Entity, isOwnBody, shapeOf } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { SIDE_WORDS } from '../lexicon/sides.ts'
import { type Found, findSpoken } from '../text/spoken.ts'
import { turnedOnto } from './turned-sizes.ts'

type Level = 'x' | 'y'

/** Told where it heads, and only where it comes from. */
const TOWARDS: Readonly<Record<Level, string>> = { x: 'heads along x', y: 'heads along y' }
const OUT_OF: Readonly<Record<Level, string>> = { x: 'sticks out along x', y: 'sticks out along y' }

const HEADS =
  '(?:extends?|extending|goes|going|runs|running|points|pointing|projects?|projecting|protrudes?|protruding|sticks?|sticking|juts?|jutting)'
const SIDE = '(?<side>left|right|front|back|rear)'
const TOWARDS_SIDE = new RegExp(
  `${HEADS}(?: out| straight| horizontally)*(?: (?!from (?:the )?(?:left|right|front|back|rear) to )[^,;]*?)? (?:towards?|out to) the ${SIDE}(?: (?:side|end))?(?= [,.;]|$| and | of | by )`,
  'u',
)
const OUT = '(?:extends?|extending|projects?|projecting|protrudes?|protruding|sticks?|sticking|juts?|jutting)'
const OUT_OF_SIDE = new RegExp(
  `${OUT}(?: out| outwards?| straight| horizontally| to the (?:front|back|left|right))*(?: of| from)+ (?:(?:the|its) (?:center|centre|middle) of )?(?:the|its) ${SIDE} (?:face|side|edge|end|surface)(?= |$)`,
  'u',
)

function wayOf({ match }: Found): Level | undefined {
  const axis = SIDE_WORDS[match.groups?.['side'] ?? '']?.[1]
  return axis === 'x' || axis === 'y' ? axis : undefined
}

export function takeHeadings({ items, mentions, entities, state }: Context): void {
  const towards = findSpoken(items, TOWARDS_SIDE)
  const found = towards ?? findSpoken(items, OUT_OF_SIDE)
  const way = found && wayOf(found)
  if (!way) return
  const named = mentions.findLast(({ head, within, pointer }) => head < found.from && !within && !pointer)
  const body = (named && entities.get(named)) ?? state.discourse.subject
  if (isOwnBody(body)) body.manners.add((towards ? TOWARDS : OUT_OF)[way])
}

const headingOf = ({ manners }: Entity, told: Readonly<Record<Level, string>>): Level | undefined =>
  (['x', 'y'] as const).find((way) => manners.has(told[way]))

/** A bar is longest where it goes; a tab of "40 x 10 mm" is 40 mm wide. */
const LONG: ReadonlySet<string> = new Set(['bar', 'arm', 'rail'])

export function settleHeadings(entities: readonly Entity[]): void {
  const base = entities.find(({ kind, cut }) => kind === 'solid' && !cut)
  for (const entity of entities) {
    if (entity === base || entity.family || entity.member || entity.concept in FIGURES) continue
    const towards = headingOf(entity, TOWARDS)
    const way = towards ?? headingOf(entity, OUT_OF)
    const byRow = towards !== undefined || LONG.has(entity.concept)
    if (way && shapeOf(entity) === 'box') turnedOnto(entity, way, byRow)
  }
}

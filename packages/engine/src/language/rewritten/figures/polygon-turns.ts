/**
 * Which way a polygon lies: "with one vertex on the +X axis", "oriented so that the flats face up and down", "two of its flats
 * parallel to the Y axis". Told of the outline as it is drawn, seen from above; a body that lies down is not turned so.
 */
import { where } from '../../text/heard.ts'
import { type Item, isAnyOf, means, phraseOf, wordsOf } from '../../text/items.ts'
import { asOneTerm, type Found, findSpoken } from '../../text/spoken.ts'
import { sidesOfWord } from './point-circles.ts'

const WAYS: Readonly<Record<string, number>> = {
  x: 0,
  right: 0,
  y: 90,
  up: 90,
  top: 90,
  '-x': 180,
  left: 180,
  '-y': 270,
  down: 270,
  bottom: 270,
}

const AXIS = '(?:[+-] |positive |negative )?[xy](?: axis| axes| directions?)?'
const SIDE = '(?:up(?:wards?)?|down(?:wards?)?|left|right|top|bottom)(?: side)?'
const listOf = (way: string): string => `(?:the )?${way}(?:(?: ,)?(?: and| or| ,) (?:the )?${way})*`
const LEADS =
  '(?:(?:oriented|orientated|rotated|turned|placed|aligned|and|with|so that|such that|so|having|where) )*'
const POLYGON = '(?:(?:penta|hexa|hepta|octa|poly)gon|triangle|prism|sketch)'
const OF_ALL = `(?:(?:one|two|four|a|an|its|the|of|all|opposite|opposing|each|${POLYGON}'s) )*`
const LIES = `(?:(?:of (?:the|its) ${POLYGON}|should|must|are|is|be|being|both|lying|lies|lie|sits?|sitting|located|placed|aligned|oriented|on|along|at|in|to|towards?|with) )*`
const POINTS = '(?:(?:pointing|points?|facing|faces?|directed|turned) )'

const TOLD = new RegExp(
  `(?:, |\\( )?${LEADS}${OF_ALL}(?:(?<flat>flats?|flat sides?|flat faces?)|vertex|vertices|corners?|points?|tips?) ${LIES}(?:(?<along>parallel|perpendicular) to (?<axes>${listOf(AXIS)})|${POINTS}${LIES}(?<ways>${listOf(`(?:${AXIS}|${SIDE})`)})|(?<on>${listOf(AXIS)}))(?: \\))?(?= [,.;)]|$| and )`,
  'u',
)

const angleOf = (way: string): number => {
  const sign = /^(?:-|negative)/u.test(way) ? '-' : ''
  const word = way
    .replace(/^(?:[+-]|positive|negative) /u, '')
    .replace(/(?: axis| axes| directions?| side|wards?)$/u, '')
  return WAYS[`${sign}${word}`] ?? 0
}

/** Where one of its corners lies, by what was told: the least turn from the right; nothing where that cannot all be. */
function turnOf({ match }: Found, sides: number): number | undefined {
  const { flat, along, axes, ways, on } = match.groups ?? {}
  const listed = (axes ?? ways ?? on ?? '')
    .split(/(?: ,)?(?: and| or| ,) /u)
    .map((way) => way.replace(/^the /u, ''))
  // A flat along an axis faces across it; of an odd number of sides the one below.
  const across = along === 'parallel' ? (sides % 2 === 0 ? 90 : -90) : 0
  const step = 360 / sides
  const turns = listed.map((way) => {
    const corner = angleOf(way) + across + (flat ? step / 2 : 0)
    const turn = ((corner % step) + step) % step
    return step - turn < 1e-9 ? 0 : turn
  })
  const [first] = turns
  const alike = turns.every((turn) => Math.abs(turn - (first ?? 0)) < 1e-9)
  return alike && (flat || !along) ? first : undefined
}

/** "a hexagonal prism", "the hexagon": the outline of a body, and no "hexagonal hole". */
function isOfBody(items: readonly Item[], at: number): boolean {
  let next = at + 1
  while (isAnyOf(items[next], 'shape', 'filler')) next++
  return !means(items[at], 'shape') || !means(items[next], 'feature')
}

/** A way that it runs or lies, told besides. */
const LYING =
  /\b(?:horizontal(?:ly)?|lying|lies|on its side|along (?:the )?[xy]\b|(?:in|on) the (?:xz|yz) plane)/u

export const withPolygonTurns = where(
  [
    'gon|hex',
    ' x | y | x axis| y axis| up | down | left | right |upward|downward| top | bottom ',
    'flat|vert|corner|point|tip',
  ],
  (sentences) => {
    const words = sentences.flatMap((items) =>
      items.flatMap((item, at) => (sidesOfWord(item) === undefined ? [] : [{ items, item, at }])),
    )
    const sides = new Set(words.map(({ item }) => sidesOfWord(item)))
    const [count] = sides
    if (sides.size !== 1 || count === undefined || !words.every(({ items, at }) => isOfBody(items, at)))
      return sentences
    const told = sentences.map((items) => findSpoken(items, TOLD))
    const found = told.findIndex(Boolean)
    const phrase = told[found]
    if (!phrase || told.some((each, at) => each && at !== found)) return sentences
    const items = sentences[found] as Item[]
    const rest = sentences.map((each, at) =>
      at === found ? wordsOf([...each.slice(0, phrase.from), ...each.slice(phrase.to + 1)]) : wordsOf(each),
    )
    const turn = turnOf(phrase, count)
    const lies = LYING.test(rest.join(' ').toLowerCase())
    // What looks the same after a quarter of a turn does so however it lies.
    if (lies && !(count % 4 === 0 && turn !== undefined && Math.abs(turn - 180 / count) < 1e-9))
      return sentences
    const said = items.slice(phrase.from, phrase.to + 1) as [Item, ...Item[]]
    if (turn === undefined) {
      const unread: Item = { kind: 'unknown', ...phraseOf(said) }
      return sentences.with(found, [...items.slice(0, phrase.from), unread, ...items.slice(phrase.to + 1)])
    }
    const read = asOneTerm(items, phrase, { category: 'filler', concept: 'which way it lies' })
    const turned = new Set<Item>(words.map(({ item }) => item))
    return sentences
      .with(found, read)
      .map((each) =>
        each.map((item) => (turned.has(item) && item.kind === 'term' ? { ...item, turnDeg: turn } : item)),
      )
  },
)

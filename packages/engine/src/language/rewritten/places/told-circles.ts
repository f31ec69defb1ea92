/**
 * "evenly spaced around a 78 mm pitch circle, with the first one at the top", "in a circular pattern of radius 40 mm around
 * the center", "at 60° intervals on a circle with a radius of 37 mm": several on a circle, told as "evenly, apart 60°, on a
 * 78 mm bolt circle, first at +y".
 */
import type { Entry } from '../../lexicon/entry.ts'
import { FIRST_AT } from '../../places/bearings.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isMark, means } from '../../text/items.ts'
import { Scanner, type Stretch } from '../../text/scanner.ts'
import { spoken } from '../../text/spoken.ts'

const LAID = '(?:(?:arranged|placed|positioned|located|laid out|lying|set|distributed|spread|spaced) )?'
const EVENLY =
  '(?:evenly|equally|uniformly|regularly)(?: (?:spaced|distributed|arranged|spread|placed|positioned|divided|out))*'
const EVERY =
  '(?:(?:at|in) (?:intervals|steps|increments) of @|(?:at|in) @ (?:intervals|increments|steps|spacing|angles)|every @|(?:spaced |set )?@ apart|at @(?= (?:on|around|along)))'
const ROUND = '(?:(?:bolt|pitch|hole) circle diameter|bolt circle|pitch circle|hole circle|circle|pcd|bcd)'
const ABOUT =
  '(?: (?:around|about|concentric (?:with|to)|cent(?:ered|red) (?:on|at|in|about|around)|from) (?:the |its )?(?:cent(?:er|re)|axis|central axis|middle|disc|disk|plate|flange|cylinder|block|slab|part|circular plate|round plate|circular flange)(?: of (?:the|its) [a-z]+)?)?'
const PIECES = {
  evenly: new RegExp(
    `${LAID}${EVENLY}(?: (?:around|about) (?:the |its )(?:cent(?:er|re)|axis|middle))?`,
    'uy',
  ),
  every: new RegExp(`${LAID}${EVERY}`, 'uy'),
  circle: new RegExp(
    `${LAID}(?:on|along|around|about|in|at) (?:a |an |the )?(?:(?:imaginary|common|concentric|virtual) )?(?:(?:#|ø#) (?<before>diameter |dia |radius |in diameter )?${ROUND}|(?:${ROUND}|circular (?:pattern|arrangement|array|layout)) (?:of |with |having |whose |that has )*(?:a |an )?(?<behind>diameter |radius )?(?:of |is )?(?:#|ø#)(?<after> (?:in )?(?:diameter|radius))?)${ABOUT}(?= |$)`,
    'uy',
  ),
  radius:
    /(?:(?:at|with) (?:a )?(?:radius|radial distance|distance) of )?# (?:away )?from (?:it|(?:the |its )?cent(?:er|re)(?: of (?:the|its) [a-z]+)?)/uy,
  first:
    /(?:(?:with|and|where|so that) )*(?:(?:the )?first(?: one| of them| hole| pin| boss| post| stud| peg)?|one(?: of them| hole)?|starting|beginning|rotated|turned|offset)(?: (?:is|being|lies|located|placed|positioned))*(?: (?:at|on|from|along|by))? (?:(?<top>(?:the )?top|12 o['’]clock)|(?:the )?(?:(?<sign>positive|negative|\+|-|plus|minus) )?(?<axis>x|y)(?: axis)?|(?:an angle of )?@(?: (?:from|to|off|relative to|with) (?:the )?(?:(?:positive|\+) )?x(?: axis)?)?)(?= |$)/uy,
} as const

type Piece = keyof typeof PIECES

interface Found extends Stretch {
  piece: Piece
}

const JOINT = /(?:(?:,|and) )*/uy

/** Pieces right behind each other, in any order. */
function piecesFrom(scanner: Scanner, offset: number): Found[] {
  const found: Found[] = []
  for (let at = offset; ; ) {
    const joint = found.length > 0 ? scanner.at(JOINT, at) : undefined
    const start = joint ? scanner.next(joint.end) : at
    const next = scanner.firstOf(PIECES, start)
    if (!next || found.some(({ piece }) => piece === next.piece)) return found
    found.push(next)
    at = scanner.next(next.end)
  }
}

const term = (sense: Entry, { text, span }: Pick<Item, 'text' | 'span'>): Item =>
  asTerm({ text, span }, sense)

const isSize = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind !== 'count'

/** "four pins … at 90° intervals": all the way round, as that many are. */
const goesRound = (told: readonly Item[][], angle: Item): boolean => {
  const turns = 360 / degreesOf(angle)
  return told
    .flat()
    .some(
      (item) =>
        item.kind === 'quantity' &&
        (item.quantity.kind === 'count' || item.quantity.kind === 'number') &&
        Math.abs((item.quantity.values[0]?.value ?? 0) - turns) < 1e-6,
    )
}

const degreesOf = (item: Item): number =>
  item.kind === 'quantity' ? (item.quantity.values[0]?.value ?? 0) : 0

/** What a piece comes to: its number stays what it was. */
function spelled(scanner: Scanner, { piece, match, from, to }: Found, told: readonly Item[][]): Item[] {
  const said = scanner.items.slice(from, to + 1)
  const size = said.find(isSize)
  const words = { text: match[0].trim(), span: said[0]?.span ?? [0, 0] } as Pick<Item, 'text' | 'span'>
  const lead = { text: said[0]?.text ?? '', span: said[0]?.span ?? [0, 0] } as Pick<Item, 'text' | 'span'>
  const { before, behind, after, top, sign, axis } = match.groups ?? {}
  if (piece === 'evenly') return [term({ category: 'place', concept: 'evenly' }, words)]
  if (piece === 'first' && !(size && !top)) {
    const side = top ? '+y' : `${sign && /^(?:-|negative|minus)$/u.test(sign) ? '-' : '+'}${axis}`
    return [term({ category: 'place', concept: `${FIRST_AT}${side}` }, words)]
  }
  if (!size) return [...said]
  if (piece === 'first') return [term({ category: 'place', concept: `${FIRST_AT}${degreesOf(size)}` }, words)]
  if (piece === 'every' && goesRound(told, size))
    return [term({ category: 'place', concept: 'evenly' }, words)]
  if (piece === 'every') return [term({ category: 'place', concept: 'apart' }, lead), size]
  const radius = piece === 'radius' || [before, behind, after].some((word) => word?.includes('radius'))
  return [
    term({ category: 'preposition', concept: 'on' }, lead),
    asTerm({ text: '', span: [size.span[0], size.span[0]] }, { category: 'determiner', concept: 'a' }),
    size,
    asTerm(
      { text: '', span: [size.span[1], size.span[1]] },
      { category: 'portion', concept: radius ? 'bolt circle radius' : 'bolt circle' },
      { form: 'bolt circle' },
    ),
  ]
}

/** A distance that holds a circle, or the angle from one to the next besides it. */
const isCircle = (found: readonly Found[]): boolean =>
  found.some(({ piece }) => piece === 'circle') ||
  (found.some(({ piece }) => piece === 'radius') && found.length > 1)

const HINT = /\b(?:circle|circular|pcd|bcd|radius|radial|evenly|equally|uniformly|regularly)\b/u
const SEVERAL =
  /(?:^| )(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|holes|pins|bosses|posts|studs|pegs|slots) /u

/** A part by its name, such as a flange, has a bolt circle as a size of its own. */
const isOwnCircle = (item: Item): boolean => means(item, 'dimension') && /circle|pcd|bcd/iu.test(item.text)

function withCircle(items: Item[], before: readonly Item[][]): Item[] {
  const { text } = spoken(items)
  if (!HINT.test(text) || !SEVERAL.test(text) || items.some(isOwnCircle)) return items
  const scanner = new Scanner(items)
  for (const offset of scanner.starts()) {
    const found = piecesFrom(scanner, offset)
    const [first, last] = [found[0], found.at(-1)]
    if (!first || !last || !isCircle(found)) continue
    // Of one hole alone it is a place by itself, and of a drawn circle its size.
    if (!isLaid(scanner, first.from, last.to, found)) continue
    const told = found.flatMap((each) => spelled(scanner, each, [...before, items]))
    const fronted = first.from === 0 && isMark(items[last.to + 1], ',')
    return fronted
      ? withTail(items.slice(last.to + 2), told)
      : [...items.slice(0, first.from), ...told, ...items.slice(last.to + 1)]
  }
  return items
}

/** Behind what lies there, before what else the sentence tells: "… drill four holes, and a central bore". */
function withTail(rest: readonly Item[], told: readonly Item[]): Item[] {
  const thing = rest.findIndex(isThing)
  const next = rest.findIndex(
    (item, at) =>
      at > thing &&
      means(item, 'conjunction', 'and') &&
      means(rest[at + 1], 'determiner', 'a') &&
      isMark(rest[at - 1], ','),
  )
  return next < 0 ? [...rest, ...told] : [...rest.slice(0, next - 1), ...told, ...rest.slice(next - 1)]
}

const isThing = (item: Item): boolean =>
  item.kind === 'term' && item.plural && (means(item, 'feature') || means(item, 'solid'))

/** Several things lie on it: told before it, or right behind where it opens the sentence. */
function isLaid({ items }: Scanner, from: number, to: number, found: readonly Found[]): boolean {
  if (from === 0) return isMark(items[to + 1], ',') && items.slice(to + 1).some(isThing)
  const drawn = items.some((item) => means(item, 'operation', 'extrude'))
  return !drawn && items.slice(0, from).some(isThing) && found.length > 0
}

export const withToldCircles = where('circle|pcd|bcd|circular|from it|from the cent|from cent', (sentences) =>
  sentences.map((items, at) => withCircle(items, sentences.slice(0, at))),
)

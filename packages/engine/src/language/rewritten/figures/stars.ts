/**
 * Teeth drawn as a star: "16 teeth with a star-polygon profile, tips at 45 mm diameter, roots at 34 mm diameter". Where a
 * prompt draws them so, its gears are plain bodies with that outline, and "tip" and "root" say which circle a size is of.
 */

import type { Entry } from '../../lexicon/entry.ts'
import { asTerm, conceptOf, type Item, isMark, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const DRAWN_SO =
  /\bstar[ -](?:polygon|shaped (?:teeth|gear|tooth)|profile|tooth|teeth|wheel)|\b(?:triangular|sawtooth) teeth\b/u

/** Nouns for what has such teeth. */
const TOOTHED = /^(?:.* )?(?:gear|cog|cogwheel|gear wheel|ratchet wheel|ratchet|pinion|star wheel|star)$/u
/** What follows such a noun and names the same thing. */
const ITS_BODY = /^(?:disc|disk|plate|wheel|blank|body)s?$/u
/** What such a noun stands before in a title: "a triple gear stack". */
const ITS_TITLE = /^(?:stack|train|cluster|set|assembly)$/u
/** Only says what the outline is. */
const OUTLINE =
  /^(?:simplified|outline|star|polygon|polygonal|tooth|toothed|teeth|tooth profile|profile|tips?|roots?|(?:tip|root|outer|inner) (?:points?|vertices)|points?|vertices|tooth tips?|tooth roots?|triple|double|pointed)$/u

const ALTERNATES = /^(?:alternat(?:e|es|ing|ely)|zigzagg?(?:s|ing)?)$/u

const TEETH_WORD = /^(?:tooth|teeth)$/u
/** Words for the outline of one tooth, or of all of them. */
const TOOTH_KIND = /^(?:triangular|sawtooth|star|pointed)$/u
const OUTLINE_KIND = /^(?:triangular|sawtooth|star|pointed|polygon|polygonal|shaped|simplified)$/u

const text = (item: Item | undefined): string => item?.text.toLowerCase().replaceAll('-', ' ') ?? ''

const term = (item: Item, sense: Entry): Item =>
  item.kind === 'term'
    ? { ...item, senses: [sense] }
    : asTerm(item, sense, { form: text(item), plural: /(?:s|teeth)$/u.test(text(item)) })

const FILLER: Entry = { category: 'filler', concept: 'manner of speaking' }
const TEETH: Entry = { category: 'dimension', concept: 'teeth', counted: true }
/** Tips and roots together: two of them make a tooth. */
const VERTICES: Entry = { category: 'dimension', concept: 'vertices', counted: true }

const isToothed = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.kind !== 'quantity' &&
  TOOTHED.test(item.kind === 'term' ? item.form : text(item).replace(/s$/u, ''))

type Circle = 'tip' | 'root'

const circleOf = (item: Item): Circle | undefined => {
  const found = /\b(tip|root)s?\b/u.exec(text(item))
  return found?.[1] as Circle | undefined
}

const sized = (circle: Circle, dimension: string): Entry => ({
  category: 'dimension',
  concept: `${circle}${dimension === 'radius' ? 'Radius' : 'Diameter'}`,
})

const FARTHEST = 6

/** "a radius of 25 mm (tips)": the circle in parentheses behind the size. */
function circleBehind(items: readonly Item[], at: number): Circle | undefined {
  const open = items.findIndex((item, index) => index > at && isMark(item, '('))
  const size = items.slice(at + 1, open)
  const told = size.every((item) => item.kind === 'quantity' || means(item, 'preposition', 'of'))
  const [circle, close] = [items[open + 1], items[open + 2]]
  return open > 0 && told && circle && isMark(close, ')') ? circleOf(circle) : undefined
}

/** Which circle the diameter or radius at a place is of. */
function circleAt(items: readonly Item[], at: number): Circle | undefined {
  const own = circleOf(items[at] as Item) ?? circleBehind(items, at)
  if (own) return own
  for (let back = at - 1; back >= 0 && back >= at - FARTHEST; back--) {
    const item = items[back] as Item
    const circle = circleOf(item)
    if (circle) return circle
    if (means(item, 'dimension')) {
      // "54 mm tip diameter (27 mm radius)"
      const again = items.slice(back + 1, at).some((each) => isMark(each, '('))
      return again ? circleAt(items, back) : undefined
    }
    if (isMark(item, ',', ';') || means(item, 'solid') || means(item, 'feature')) return undefined
  }
  return undefined
}

/** "16 star-polygon teeth": how many, whatever is said of their outline. */
function countBefore(items: readonly Item[], at: number): number | undefined {
  const said = items.slice(0, at).findLast((item) => !OUTLINE_KIND.test(text(item)))
  return said?.kind === 'quantity' ? said.quantity.values[0]?.value : undefined
}

/** Vertices are tips and roots; so are points that alternate, or that are twice as many as the teeth beside them. */
function isOfBoth(items: readonly Item[], at: number, counted: number): boolean {
  if (!text(items[at]).startsWith('point')) return true
  const teeth = items.findIndex((item) => TEETH_WORD.test(text(item)))
  return (
    items.slice(at + 1, at + FARTHEST).some((item) => ALTERNATES.test(text(item))) ||
    (teeth >= 0 && countBefore(items, teeth) === counted / 2)
  )
}

function readAt(items: readonly Item[], at: number): Item {
  const item = items[at] as Item
  const [before, next] = [items[at - 1], items[at + 1]]
  // "with 20 teeth: 40 vertices …": the number behind it is not that of the teeth.
  if (isMark(item, ':') && TEETH_WORD.test(text(before)) && countBefore(items, at - 1) !== undefined)
    return { ...item, text: ',' }
  const dimension = conceptOf(item, 'dimension') ?? ''
  const isSize = /diameter|radius/iu.test(dimension)
  const circle = isSize ? circleAt(items, at) : undefined
  if (circle) return term(item, sized(circle, /radius/iu.test(dimension) ? 'radius' : 'diameter'))
  if (TOOTH_KIND.test(text(item)) && /^teeth$/u.test(text(next))) return term(item, FILLER)
  const counted = countBefore(items, at)
  if (counted !== undefined && TEETH_WORD.test(text(item))) return term(item, TEETH)
  if (counted !== undefined && /^(?:vertices|vertex|corners?|points?|pointed)$/u.test(text(item)))
    return term(item, isOfBoth(items, at, counted) ? VERTICES : TEETH)
  // "face width" is how thick it is.
  if (means(item, 'edge', 'face') && means(next, 'dimension', 'width')) return term(item, FILLER)
  if (ITS_BODY.test(text(item)) && isToothed(before))
    return term(item, { category: 'solid', concept: 'star wheel' })
  if (ITS_TITLE.test(text(item)) && isToothed(before)) return term(item, FILLER)
  // "A star polygon with 28 teeth …", where nothing else is named that has the outline: the body itself.
  if (/^polygon$/u.test(text(item)) && isToothed(before) && isAlone(items, at))
    return term(item, { category: 'solid', concept: 'star wheel' })
  if (isToothed(item)) {
    const adjective = /^(?:polygon|shaped|profile|tooth|toothed|pointed)/u.test(text(next))
    if (adjective || ITS_BODY.test(text(next)) || ITS_TITLE.test(text(next))) return term(item, FILLER)
    return term(item, { category: 'solid', concept: 'star wheel' })
  }
  // "alternating between tip points on … and root points on …": as a star does.
  if (ALTERNATES.test(text(item)) || (/^between$/u.test(text(item)) && ALTERNATES.test(text(before))))
    return term(item, FILLER)
  return OUTLINE.test(text(item)) ? term(item, FILLER) : item
}

const isAlone = (items: readonly Item[], at: number): boolean =>
  means(items[at - 2], 'determiner', 'a') &&
  items.every((item, index) => index === at || !means(item, 'solid'))

const ON_X =
  /(?:, )?(?:with )?(?:the |its |one )?(?:first )?(?:tip|tooth|point|vertex) (?:is |lies |lying |pointing )?(?:on|along|at|toward|towards) (?:the )?(?:\+ |positive )?x(?: axis| direction)?(?= |$)/u

const EVENLY =
  /(?:(?:at|in|with) )?(?:equal|even|uniform|regular) (?:angular )?(?:steps?|intervals?|spacings?|increments?|angles)(?= |$)/u

/** "at equal angular steps", "the first tip on the +X axis": as it is drawn anyway. */
const asDrawn = (items: readonly Item[]): Item[] =>
  [ON_X, EVENLY].reduce<readonly Item[]>((told, pattern) => {
    const found = findSpoken(told, pattern)
    return told.map((item, at) =>
      found && at >= found.from && at <= found.to && !isMark(item) ? term(item, FILLER) : item,
    )
  }, items) as Item[]

export function withStars(sentences: readonly Item[][]): Item[][] {
  const whole = sentences.map((items) => items.map(text).join(' ')).join('. ')
  if (!DRAWN_SO.test(whole)) return [...sentences]
  return sentences.map(asDrawn).map((items) => items.map((_, at) => readAt(items, at)))
}

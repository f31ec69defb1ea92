/**
 * "Offset the outline 3 mm towards the inside. Cut that inner profile down 22 mm": a pocket so deep that leaves a wall of that
 * size all around. Where the corners of the body are round, those of the pocket are rounder by the wall; an island that is
 * left standing is a boss on its floor.
 */

import type { Entry } from '../../lexicon/entry.ts'
import { impliedValue } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { asIdle, type Found, findSpoken } from '../../text/spoken.ts'

const OUTLINE =
  '(?:(?:top|outer|outside|whole) )*(?:outline|edges?|perimeter|profile|boundary|contour|rim)(?: of (?:the |this )?(?:top face|top|part|block|box|prism|tray|body|face|plate|disc|disk))?'
const INWARD = '(?:inwards?|to(?:wards?)? the (?:inside|cent(?:er|re)|middle|inner side)|to its inside)'
const OFFSET = new RegExp(
  `(?:offset(?:ting)? (?:the |its )?${OUTLINE} (?:(?:by )?# ${INWARD}|${INWARD} (?:by )?#)|(?:sketch|draw) (?:the |its )?${OUTLINE} offset (?:by )?# ${INWARD})(?= |$)`,
  'u',
)
const PROFILE =
  '(?:(?:inner|resulting|offset|new|smaller) )*(?:profile|outline|shape|sketch|contour|curve|area)'
const DEPTH = new RegExp(
  `(?:cut|extrude cut|mill|remove) (?:(?:it|this|that|(?:the|that|this) (?:${PROFILE}|pocket))(?: (?:down(?:wards?)?|into the (?:part|block|body|top face)))*(?: by| to a depth of)? #(?: deep| down(?:wards?)?)?|a pocket (?:with|of|in) (?:that|this|the) ${PROFILE} # deep(?: into the top face)?)(?= |$)|(?:the )?pocket is # deep(?= |$)`,
  'u',
)
const CORNERS =
  /(?:\( )?(?:so (?:that )?)?(?:the|its|their)(?: (?:offset|inner|pocket))* corners(?: of the pocket)?(?: then| now)? (?:have|has|get) (?:a |an )?(?:# radius|radius of #)(?: \))?/u
const ROUNDED =
  /(?:fillet|round|radius)[a-z]* .*(?:vertical|upright|corners?|long edges|parallel to (?:the )?z).* (?:#(?: radius)?|radius of #)|(?:#|r#) (?:radius|fillets?) (?:on|at|to|in) .*(?:vertical|upright|corners?)/u
const ISLAND =
  /(?:, )?(?:but )?(?:leave|leaving|keep)(?: behind)? (?:a|one) (?:round |circular |cylindrical )?island (?:of # diameter|# in diameter|with a diameter of #)(?: (?:standing|left|in))* (?:in|at) the (?:cent(?:er|re)|middle)(?: of the [a-z]+)?(?:(?: ,)? (?:which is |that is )?as (?:high|tall) as the (?:outer )?walls?)?(?= |$)/u
const ISLAND_LEVEL =
  /^the (?:top of the )?island(?:'s top)? (?:is|ends|reaches) (?:level|flush|even|as high as)(?: with| as)? the (?:top of the )?(?:outer )?(?:walls?|rim|block|part)$/u

/** Its top face is no longer as large as the body. */
const SMALLER_TOP =
  /(?:chamfer|bevel|fillet|round|break)[a-z]* .*(?:top|upper|all)(?: [a-z]+)* edges?|(?:top|upper|all)(?: [a-z]+)* edges? .*(?:chamfer|bevel|fillet|round)/u

interface Told {
  sentence: number
  found: Found
  size: Item
}

function toldIn(sentences: readonly Item[][], from: number, to: number, pattern: RegExp): Told | undefined {
  for (let sentence = from; sentence <= to; sentence++) {
    const items = sentences[sentence] ?? []
    const found = findSpoken(items, pattern)
    const size = items[found?.quantities.at(-1) ?? -1]
    if (found && size) return { sentence, found, size }
  }
  return undefined
}

const lengthOf = (item: Item): number =>
  item.kind === 'quantity' ? (item.quantity.values[0]?.value ?? 0) : 0

const SENSES: Readonly<Record<string, Entry>> = {
  cut: { category: 'operation', concept: 'cut' },
  a: { category: 'determiner', concept: 'a' },
  the: { category: 'determiner', concept: 'the' },
  pocket: { category: 'feature', concept: 'pocket' },
  deep: { category: 'dimension', concept: 'depth' },
  into: { category: 'preposition', concept: 'in' },
  in: { category: 'preposition', concept: 'in' },
  'top face': { category: 'face', concept: '+z' },
  with: { category: 'preposition', concept: 'with' },
  'corner radius': { category: 'feature', concept: 'fillet' },
  wall: { category: 'dimension', concept: 'wall' },
  'all around': { category: 'preposition', concept: 'beside' },
  middle: { category: 'place', concept: 'centre' },
  of: { category: 'preposition', concept: 'of' },
  stands: { category: 'make', concept: 'make' },
  boss: { category: 'solid', concept: 'boss' },
  diameter: { category: 'dimension', concept: 'diameter' },
  and: { category: 'conjunction', concept: 'and' },
  height: { category: 'dimension', concept: 'height' },
}

/** Words that nobody said so, between the sizes that were told. */
const line = (at: Item, ...parts: readonly (string | Item)[]): Item[] =>
  parts.map((part) => {
    if (typeof part !== 'string') return part
    const sense = SENSES[part]
    return sense
      ? unsaid(at, sense, part)
      : { kind: part === ',' ? 'mark' : 'unknown', text: part, span: [at.span[0], at.span[0]] }
  })

/** The radius of the pocket's corners, where only those of the body were told. */
function cornersOf(sentences: readonly Item[][], before: number, wall: Item): Item | undefined {
  const round = toldIn(sentences, 0, before, ROUNDED)
  const left = round && lengthOf(round.size) - lengthOf(wall)
  if (!round || !left || left <= 0 || round.size.kind !== 'quantity') return undefined
  return {
    ...round.size,
    span: [wall.span[0], wall.span[0]],
    quantity: { ...round.size.quantity, values: [impliedValue(left, 'length', wall.span)] },
  }
}

export const withOffsetPockets = where('offset', (sentences) => {
  const first = sentences.findIndex((items) => findSpoken(items, OFFSET))
  if (first < 0 || sentences.slice(0, first).some((items) => findSpoken(items, SMALLER_TOP))) return sentences
  const last = Math.min(first + 3, sentences.length - 1)
  const wall = toldIn(sentences, first, first, OFFSET)
  const depth = toldIn(sentences, first, last, DEPTH)
  if (!wall || !depth) return sentences
  const corners = toldIn(sentences, first, last, CORNERS)
  const island = toldIn(sentences, first, last, ISLAND)
  const radius = corners?.size ?? cornersOf(sentences, first, wall.size)
  const pocket = line(
    wall.size,
    'cut',
    'a',
    'pocket',
    depth.size,
    'deep',
    'into',
    'the',
    'top face',
    ...(radius ? ['with', 'corner radius', radius] : []),
    ',',
    'leaving',
    'a',
    wall.size,
    'wall',
    'all around',
  )
  const boss = island
    ? [
        line(
          island.size,
          'in',
          'the',
          'middle',
          'of',
          'the',
          'pocket',
          'stands',
          'a',
          'boss',
          'of',
          island.size,
          'diameter',
          'and',
          // As high as the pocket is deep.
          { ...depth.size, span: [island.size.span[0], island.size.span[0]] },
          'height',
        ),
      ]
    : []
  const taken = [wall, depth, corners, island].filter((each) => each !== undefined)
  return sentences.flatMap((items, at): Item[][] => {
    if (findSpoken(items, ISLAND_LEVEL) && island)
      return [asIdle(items, { from: 0, to: items.length - 1 }, 'as an island is')]
    const named = items.map((item) =>
      island && item.kind === 'unknown' && /^island$/iu.test(item.text)
        ? asTerm(item, SENSES['boss'] as Entry, { form: 'boss' })
        : item,
    )
    const own = taken.filter(({ sentence }) => sentence === at)
    if (own.length === 0) return [named]
    const left = items.filter(
      (_, place) => !own.some(({ found }) => place >= found.from && place <= found.to),
    )
    const rest = left.filter((item) => !isMark(item) && !LEADS.test(item.text) && !means(item, 'filler'))
    const told = own.some((each) => each === wall) ? [pocket] : []
    const bosses = own.some((each) => each === depth) ? boss : []
    // What leads to the offset, or says whose profile it is.
    const idle =
      rest.length > 0 && rest.every(isOfPocket)
        ? left.filter((item) => !isMark(item)).map((item) => asFiller(item, 'the pocket'))
        : []
    const other = rest.length > 0 && idle.length === 0 ? [trimmed(left)] : []
    return [...other, ...(idle.length > 0 ? [idle] : []), ...told, ...bosses]
  })
})

const LEADS = /^(?:and|then|but|the|a|to|get|of|on|its|by|so|this|that|,|now)$/iu

const isOfPocket = (item: Item): boolean =>
  means(item, 'feature', 'pocket') ||
  means(item, 'face', '+z') ||
  means(item, 'portion') ||
  means(item, 'make') ||
  means(item, 'preposition') ||
  means(item, 'operation')

const trimmed = (items: Item[]): Item[] => {
  const kept = [...items]
  while (
    kept.length > 0 &&
    (isMark(kept.at(-1)) || means(kept.at(-1), 'conjunction') || means(kept.at(-1), 'preposition'))
  )
    kept.pop()
  while (kept.length > 0 && (isMark(kept[0]) || means(kept[0], 'conjunction'))) kept.shift()
  return kept
}

/**
 * "with both ends fully rounded (15 mm radius)", "rounded on one end": ends that are half circles as wide as the body. A
 * radius that is not half of its width rounds only the corners, and is read as any other rounding.
 */

import { EngineError } from '../../errors.ts'
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Account } from '../account.ts'
import type { Context } from '../context.ts'
import { shapeOf } from '../entity.ts'
import { BODIES } from '../lexicon/bodies.ts'
import { describe } from '../nouns/phrase.ts'
import { type Discourse, mainBody } from '../references/discourse.ts'
import { cutBefore } from '../sizes/full-spans.ts'
import { quote } from '../sizes/sizes.ts'
import { amountOf, type Item, means } from '../text/items.ts'
import { type Found, findSpoken, sizeAt, spoken, useStretch } from '../text/spoken.ts'

const ROUND =
  '(?:a )?(?:fully |full |completely |entirely )?(?:rounded|round|radiused|semicircular|semi circular|half round|full radius|(?:a )?(?:semicircles?|semi circles?|half circles?|full rounds?|full radii))(?: (?:off|over))?'
/** "rounded to a full half circle", "rounded so that it's a semicircle". */
const INTO_HALF =
  "(?:to|into|as|in|so that it's|so that it is|so it's|so it is|so that it forms|to form|to make|to be|forming) (?:a |an )?(?:(?:full|complete|perfect) )*(?:half circle|semicircle|semi circle|half round|full radius|full round)"
const RADIUS =
  '(?: in(?: the)? (?:xy|xz|yz)(?: plane)?| in plan(?: view)?)?(?: (?:with|to|of|at|by|in|using|,))*(?: \\()?(?: with)?(?: (?:a|an))?(?: full)? (?:radius of #|radius #|# (?:radius|radii|in radius)|r#|(?<=\\( )#)(?: each)?(?: \\))?'
const SQUARE = '(?: (?:is|being|stays|remains))?(?: left| kept)? (?:square|flat|straight|squared off|plain)'
const AND_THE_OTHER = '(?: ,)?(?: (?:and|while|but|with))*(?: the)? other(?: end| side)?'
const OTHER = `${AND_THE_OTHER}${SQUARE}`
const ONE_END = 'one(?: of the| of its)?(?: short)? ends?'
const NAMED_END = '(?<side>left|right|front|back|rear)(?: hand)? end'
const FULL = '(?:fully |full |completely |entirely )(?:rounded|round|radiused)'

/** Both ends, in the order in which they are looked for. */
const BOTH: readonly RegExp[] = [
  new RegExp(
    `(?:(?:both|each)(?: of)?(?: the| its)?(?: short| two)?|the(?: two| short)?|its(?: two| short)?) ends?(?: (?:are|is|being))? ${ROUND}(?<radius>${RADIUS})?`,
    'u',
  ),
  new RegExp(`${ROUND} (?:at|on) both ends(?<radius>${RADIUS})?`, 'u'),
  // "Round both ends with a full radius", "…, ends fully rounded".
  /(?:fully |completely )?round(?:ed)?(?: off| over)? (?:both(?: of)?(?: the| its)?|the(?: two)?|its(?: two)?)(?: short)? ends (?:with|to|using|by) (?:a |an )?(?:full (?:radius|radii|round)|(?:full |complete )?half circles?)/u,
  new RegExp(`(?<=, )ends ${FULL}(?<radius>${RADIUS})?`, 'u'),
  new RegExp(
    `(?:(?:two )?(?:straight|parallel|flat) (?:parallel )?(?:sides|edges) (?:with|and) )?(?:two )?${ROUND} ends(?<radius>${RADIUS})?`,
    'u',
  ),
]
const ONE: readonly RegExp[] = [
  new RegExp(`${ROUND} (?:at|on) (?:only )?one end(?: only)?(?<radius>${RADIUS})?(?:${OTHER})?`, 'u'),
  new RegExp(`${ONE_END}${SQUARE}${AND_THE_OTHER}(?: (?:is|being))? ${ROUND}(?<radius>${RADIUS})?`, 'u'),
  new RegExp(`${ONE_END}(?: (?:is|being))? ${ROUND}(?: ends?)?(?<radius>${RADIUS})?(?:${OTHER})?`, 'u'),
  new RegExp(`(?:a|one) (?:${FULL}|semicircular|half round) end(?= |$)(?<radius>${RADIUS})?`, 'u'),
]
/** The end by its side. */
const NAMED: readonly RegExp[] = [
  new RegExp(
    `(?:the |its )?${NAMED_END}(?: (?:is|being))? ${ROUND}(?<radius>${RADIUS})?(?<full> to a full radius)?`,
    'u',
  ),
  new RegExp(`${ROUND} (?:(?:at|on)(?: the| its)? )?${NAMED_END}(?<radius>${RADIUS})?`, 'u'),
]
const NAMED_INTO_HALF: readonly RegExp[] = [
  new RegExp(
    `(?:the |its )?${NAMED_END} (?:is |being |gets )?(?:rounded|round)(?: off| over)? ${INTO_HALF}(?<radius>${RADIUS})?`,
    'u',
  ),
  new RegExp(
    `(?:round|rounding)(?: off| over)? (?:the |its )?${NAMED_END} ${INTO_HALF}(?<radius>${RADIUS})?`,
    'u',
  ),
]

export interface RoundEnds extends Found {
  /** Those of a slot are round by nature. */
  ends: 'obround' | 'one round end' | 'slot'
  /** The item of a stated radius. */
  radius: number | undefined
  /** Which end it is, where that is named. */
  side: SignedAxis | undefined
}

const SIDES: Readonly<Record<string, SignedAxis>> = {
  left: '-x',
  right: '+x',
  front: '-y',
  back: '+y',
  rear: '+y',
}

const valueAt = (items: readonly Item[], at: number | undefined): number | undefined =>
  amountOf(items[at ?? -1])

/** Whether something was said to be so wide. */
const isWidth = (items: readonly Item[], { entities }: Discourse, width: number): boolean =>
  [
    ...items.flatMap((item) => (item.kind === 'quantity' ? item.quantity.values : [])),
    ...entities.flatMap(({ given }) => given.flatMap(({ attribute }) => attribute.values)),
  ].some(({ value }) => Math.abs(value - width) < 1e-6)

const ROUND_ENDED = new Set(['stadium', 'stub'])
const STRAIGHT = new Set(['box', ...ROUND_ENDED])

const isOpening = (item: Item): boolean =>
  means(item, 'feature') && !means(item, 'feature', 'fillet', 'chamfer')

const SEEN_FROM_A_SIDE =
  /\b(?:looking|looked at|seen|viewed|viewing|looks?|view)(?: straight)? (?:at it )?from (?:the |one )?(?:front|back|side|left|right)\b/u

/** Round ends are drawn as seen from above: those that are round from the front are others. */
function refuseSeenFromSide(items: readonly Item[]): void {
  const seen = SEEN_FROM_A_SIDE.exec(spoken(items).text)
  if (seen)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can round such an end only as seen from above, not ${quote(seen[0])}. Say which edges are to be rounded, and by how much.`,
    )
}

/** Whose ends they are: the noun before them, or the next one. */
const nounAt = (items: readonly Item[], { from, to }: Found): Item | undefined =>
  items.slice(0, from).findLast((item) => means(item, 'solid') || isOpening(item)) ??
  items.slice(to + 1, to + 5).find((item) => means(item, 'solid') || isOpening(item))

/** A body with straight sides is spoken of, here or before. */
function hasBox(noun: Item | undefined, discourse: Discourse): boolean {
  if (noun)
    return (
      !isOpening(noun) &&
      noun.kind === 'term' &&
      noun.senses.some(({ concept }) => BODIES[concept]?.shape === 'box')
    )
  const main = mainBody(discourse)
  if (discourse.subject?.kind === 'feature' || !main) return false
  return STRAIGHT.has(shapeOf(main) ?? '')
}

export function roundEndsIn(items: readonly Item[], discourse: Discourse): RoundEnds | undefined {
  for (const [ends, patterns] of [
    ['one round end', ONE],
    ['one round end', NAMED_INTO_HALF],
    ['one round end', NAMED],
    ['obround', BOTH],
  ] as const)
    for (const pattern of patterns) {
      const found = findSpoken(items, pattern)
      // "a slot 50 mm long (including the rounded ends)" was understood as it stands.
      if (!found || means(items[found.from], 'filler', 'over its ends')) continue
      const radius = found.match.groups?.['radius'] === undefined ? undefined : found.quantities.at(-1)
      const value = valueAt(items, radius)
      const full = /\b(?:full|fully|completely|entirely|semi ?circ|half (?:round|circle))/u.test(
        found.match[0],
      )
      const side = SIDES[found.match.groups?.['side'] ?? '']
      // "with the left end rounded": how far, nobody knows.
      const fits = value === undefined ? full || !side : full || isWidth(items, discourse, 2 * value)
      const noun = nounAt(items, found)
      if (means(noun, 'feature', 'slot') && radius === undefined)
        return { ...found, ends: 'slot', radius, side }
      if (!fits || !hasBox(noun, discourse)) return undefined
      if (ends === 'one round end') refuseSeenFromSide(items)
      return { ...found, ends, radius, side }
    }
  return undefined
}

export function giveRoundEnds(context: Context, found: RoundEnds): void {
  if (found.ends === 'slot') return
  const { items, mentions, entities, state } = context
  const named = mentions.findLast(
    (mention) => mention.head < found.from && entities.get(mention)?.kind === 'solid',
  )
  const after = mentions.find((mention) => entities.get(mention)?.kind === 'solid')
  const entity = (named && entities.get(named)) ?? (after && entities.get(after)) ?? mainBody(state.discourse)
  if (!entity) return
  describe(entity, found.ends, items[found.from] as Item)
  entity.roundEnd = found.side
  if (found.ends === 'one round end' && !found.side)
    state.remarks.push(
      `The round end of ${quote(entity.item.text)} is the right or the back one, as none was named`,
    )
  const attribute = found.radius === undefined ? undefined : sizeAt(items, found.radius, 'endRadius')
  if (attribute)
    entity.given.push({ word: 'endRadius', attribute, items: [items[found.radius as number] as Item] })
}

const AT =
  '(?:at|in|on|through|near|concentric with|coaxial with|concentric to|centered (?:on|in|at)|centred (?:on|in|at)|centered|located at|placed at)'
const MIDDLE =
  '(?: (?:the )?(?:center|centre|centers|centres|middle|centerpoint|center point|arc center|arc centre|center of curvature|centre of curvature|focus)(?: point)? (?:of|for))?'
const ENDS =
  '(?<which>each|both|the two|the|each of the(?: two)?|both of the|either)(?: of)?(?: the| its)?(?: two)?(?: fully| full)?(?<bent> rounded| round| semicircular| curved| radiused| arc)* (?<noun>ends?|rounding|arcs?|semicircles?|semi circles?|half circles?|radius|radii|curves?)'

/** "one in each rounded end", "concentric with the rounded end", "at the centre of each end". */
const AT_ARCS = new RegExp(`${AT}(?: each of)?${MIDDLE} ${ENDS}`, 'u')

/** Where a sentence speaks of the round ends of a body: the words are then no rounding to be made. */
export function arcPlaceIn(
  items: readonly Item[],
  discourse: Discourse,
  ends: RoundEnds | undefined,
): Found | undefined {
  const main = mainBody(discourse)
  if ((!ends || ends.ends === 'slot') && !ROUND_ENDED.has((main && shapeOf(main)) ?? '')) return undefined
  return findSpoken(items, AT_ARCS)
}

export function takeArcPlaces(context: Context, found: Found): void {
  const { items } = context
  const cut = cutBefore(context, found.from + 1) ?? cutBefore(context, items.length)
  if (cut?.concept !== 'hole') return
  cut.places.push({ place: { kind: 'arcs' }, items: items.slice(found.from, found.to + 1) })
}

export const useRoundEnds = (account: Account, items: readonly Item[], found: Found): void =>
  useStretch(account, items, found, 'round ends')

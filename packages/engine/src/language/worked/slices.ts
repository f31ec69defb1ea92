/** "The bottom 5 mm of the sphere is cut off", "remove the top 10 mm": a slice taken from one side, all across. */
import { EngineError } from '../../errors.ts'
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import { dimensionsSoFar } from '../compile/bodies/dimensions.ts'
import type { Context } from '../context.ts'
import { type Entity, newEntity, shapeOf } from '../entity.ts'
import { impliedLength, type Value } from '../quantities/quantity.ts'
import { tidy } from '../quantities/scan.ts'
import { mainBody } from '../references/discourse.ts'
import { REGION } from '../rewritten/cuts/region-cuts.ts'
import { SLICE_PLANES } from '../rewritten/cuts/slice-words.ts'
import type { Attribute } from '../sizes/attributes.ts'
import { quote } from '../sizes/sizes.ts'
import { conceptOf, type Item, means, wordsOf } from '../text/items.ts'
import { findSpoken, sizeAt, useStretch } from '../text/spoken.ts'

/** A slice has no outline of its own: it reaches as far as its body does. */
export const SLICE = 'slice'

const isCutting = (item: Item | undefined): boolean =>
  means(item, 'operation', 'cut') && !means(item, 'feature')

/** A groove or a hole, which is what is cut then, and not the body. */
const isCutItself = (item: Item): boolean =>
  means(item, 'feature') && !means(item, 'operation') && !means(item, 'feature', 'flat')

export interface Slice {
  side: SignedAxis
  attribute: Attribute
  from: number
  end: number
  body: Entity | undefined
}

function sliceAt(context: Context, at: number): Slice | undefined {
  const { items, attributes, mentions, entities } = context
  const side = conceptOf(items[at], 'face') as SignedAxis | undefined
  const attribute = attributes.find((each) => each.at === at + 1 && each.dimension === 'bare')
  if (!side || !attribute) return undefined
  let end = at + 2
  const owner = means(items[end], 'preposition', 'of')
    ? mentions.find((mention) => mention.start === end + 1)
    : undefined
  if (owner) end = owner.end
  let verb = at - 1
  while (means(items[verb], 'determiner') || means(items[verb], 'preposition', 'of')) verb--
  const before = isCutting(items[verb])
  let after = end
  while (means(items[after], 'be')) after++
  const behind = after > end && isCutting(items[after])
  if (!before && !behind) return undefined
  return {
    side,
    attribute,
    from: before ? verb : at,
    end: behind ? after + 1 : end,
    body: owner?.category === 'solid' ? entities.get(owner) : undefined,
  }
}

const SIDES: Readonly<Record<string, SignedAxis>> = { top: '+z', upper: '+z', bottom: '-z', lower: '-z' }
const CENTRE = 'cent(?:er|re)(?: ?(?:point|line|plane))?|middle'

const FLAT =
  "(?:(?:with|has|have|having|there's|there is|and|which has|that has|cut|make|add|mill|grind|create|put|giving it|the|a) )*flat(?: (?:spot|face|area|side|surface|base|region|cut))?(?: (?:is|that is|which is|that's))?(?: (?:cut|milled|ground|sliced|made|machined|located))?"
const BUT = "(?: (?:,|\\(|that is|which is|that's|is|cut|made|located|at|exactly|it is|it's))*"

const MIDDLE = new RegExp(`^(?:${CENTRE})$`, 'u')

/** "Cut off the bottom of the sphere with a plane 15 mm below its center", "everything more than 8 mm above the middle is cut away". */
const PLANES: readonly RegExp[] = [
  ...SLICE_PLANES.map((told) => new RegExp(told, 'u')),
  new RegExp(
    `(?:cut|slice|sliced|trim|trimmed|chop|saw|remove|shave)(?: off| away)?(?: (?:the |its )?(?<side>top|bottom|upper|lower)(?: (?:part|portion|section|end|piece|cap|half))?)?(?: (?:of|off) (?:the |this )?(?:\\w+))?(?: off| flat| ,)*(?: (?:with|at|along|by|using|on))?(?: (?:a|the))?(?: (?:flat|horizontal|straight))*(?: (?:plane|cut|line|level))?(?: (?:that is|that's|which is|located|placed|positioned|at))*(?: ,)? # (?<way>above|below|under) (?:the |its )?(?<from>${CENTRE}|bottom|base|top)(?: of (?:the |this )?\\w+)?`,
    'u',
  ),
  new RegExp(
    `(?:everything|anything|all of it|the part|the material)(?: that is| that's)?(?: more than)? # (?<way>above|below|under) (?:the |its )?(?<from>${CENTRE})(?: of (?:the |this )?\\w+)?(?: is| should be)? (?:removed|cut off|cut away|sliced off|trimmed off)`,
    'u',
  ),
  // "a flat on the bottom, 16 mm below the center", "the flat is cut 16 mm below the center".
  new RegExp(
    `${FLAT}(?: (?:on|at|in) (?:the |its )?(?<side>top|bottom)(?: of (?:it|the \\w+))?)?${BUT} # (?<way>above|below|under|from) (?:the |its )?(?<from>${CENTRE})(?: of (?:it|(?:the |this )\\w+))?(?: \\))?`,
    'u',
  ),
]

/** "a flat on the bottom that is 20 mm in diameter": as wide as the ball is there. */
const FLAT_ACROSS = new RegExp(
  `${FLAT} (?:on|at|in) (?:the |its )?(?<side>top|bottom)(?: of (?:it|the \\w+))?${BUT}(?: with a diameter of)? #(?: (?:in diameter|diameter|wide|across))?(?: \\))?(?= [,.;)]|$| and | so )`,
  'u',
)
/** "with a flat on the bottom", where the next sentences say how much that takes off. */
const FLAT_NAMED = new RegExp(
  `${FLAT} (?:on|at|in) (?:the |its )?(?:top|bottom)(?: of (?:it|the \\w+))?(?=$|(?: ,)? so )`,
  'u',
)

/** How tall it is, and where its middle lies. */
function heightOf(body: Entity): number | undefined {
  if (body.family) return undefined
  const told = dimensionsSoFar(body)
  // Its sizes may still be to come: the slice would be measured on a guess.
  if (!told || told.assumed.length > 0) return undefined
  const { values } = told
  return (
    values.get('height') ??
    values.get('z') ??
    (shapeOf(body) === 'sphere' ? values.get('diameter') : undefined)
  )
}

/** A slice told by the plane that it ends at: as deep as that lies from the side. */
function planeIn(context: Context): (Slice & { at: number }) | undefined {
  const { items, attributes, mentions, entities, state } = context
  for (const pattern of PLANES) {
    const found = findSpoken(items, pattern)
    // "A groove is cut 15 mm below the top": where that lies.
    if (!found || items.slice(0, found.from).some(isCutItself)) continue
    const [at] = found.quantities
    const { way = '', from = '', side: named } = found.match.groups ?? {}
    const attribute = attributes.find((each) => each.at === at)
    const owner = mentions.find(
      ({ head, category }) =>
        head >= found.from && head <= found.to && category === 'solid' && items[head]?.text !== from,
    )
    const body = (owner && entities.get(owner)) ?? mainBody(state.discourse)
    const height = body && heightOf(body)
    const [value] = attribute?.values ?? []
    if (at === undefined || !attribute || !value || !height) continue
    const start = /^(?:|bottom|base)$/u.test(from) ? 0 : MIDDLE.test(from) ? height / 2 : height
    const up = /^(?:|above)$/u.test(way) || (way === 'from' && named === 'top')
    const level = start + (up ? 1 : -1) * value.value
    // "cut off 10 mm below the top": what stays stands on its base.
    const side = named ? (SIDES[named] ?? '+z') : up || start === height ? '+z' : '-z'
    if (way === 'from' && !named) continue
    const deep = side === '+z' ? height - level : level
    if (deep <= 0 || deep >= height) continue
    const values = [{ ...value, value: tidy(deep) }]
    return { side, attribute: { ...attribute, values }, from: found.from, end: found.to + 1, body, at }
  }
  return undefined
}

/** A slice of a ball told by the flat that it leaves. */
function flatIn(context: Context): (Slice & { at: number }) | undefined {
  const { items, attributes, state } = context
  const found = findSpoken(items, FLAT_ACROSS)
  const [at] = found?.quantities ?? []
  const attribute = attributes.find((each) => each.at === at)
  const [value] = attribute?.values ?? []
  const body = mainBody(state.discourse)
  const height = body && shapeOf(body) === 'sphere' ? heightOf(body) : undefined
  if (!found || at === undefined || !attribute || !value || !height || value.value >= height) return undefined
  const deep = height / 2 - Math.sqrt((height / 2) ** 2 - (value.value / 2) ** 2)
  const side = SIDES[found.match.groups?.['side'] ?? ''] ?? '-z'
  const values = [{ ...value, value: tidy(deep) }]
  return { side, attribute: { ...attribute, values }, from: found.from, end: found.to + 1, body, at }
}

/** The flat of a ball that the sentences behind tell. */
function takeAnnouncedFlat({ items, state }: Context): void {
  const found = findSpoken(items, FLAT_NAMED)
  const body = found && mainBody(state.discourse)
  if (!body || shapeOf(body) !== 'sphere') return
  const told = state.ahead.some((said) => PLANES.some((pattern) => findSpoken(said, pattern)))
  if (told) useStretch(state.account, items, found, 'the slice that is told next')
}

const FLAT_CUT =
  /(?:with|has|having) a (?:flat|planar) (?:cut|face|base|top|surface) (?:on|at) (?:the |its )?(?<side>top|bottom)/u
const REMOVED = '(?:removed|cut off|cut away|cut|sliced off|trimmed off|trimmed|discarded)'
const MATERIAL =
  '(?:everything|anything|(?:all|any)(?: of)?(?: the)?(?: material)?|the (?:part|portion|material|region))(?: (?:that is|that lies|lying|located))?'
/** "everything below Z=-12 is removed", "cut away all material above Z=30". */
const LEVELS: readonly RegExp[] = [
  new RegExp(
    `${MATERIAL} (?<way>above|below|under|over) z=#(?: is| gets| should be| must be)? ${REMOVED}`,
    'u',
  ),
  new RegExp(
    `(?:remove|cut off|cut away|cut|slice off|trim off|trim|discard) ${MATERIAL} (?<way>above|below|under|over) z=#`,
    'u',
  ),
]

/** Where the ground of the part's coordinates lies on a body: below it, or through the middle of a ball at the origin. */
function groundOf(body: Entity, height: number): number | undefined {
  const atOrigin = body.places.some(
    ({ place, items }) => place.kind === 'centre' || items.some((item) => means(item, 'place', 'origin')),
  )
  if (!atOrigin) return 0
  return shapeOf(body) === 'sphere' ? height / 2 : undefined
}

/** A slice told by a coordinate that it ends at. */
function levelIn(context: Context): (Slice & { at: number }) | undefined {
  const { items, state } = context
  if (items.some((item) => item.kind === 'term' && item.form === REGION)) return undefined
  for (const pattern of LEVELS) {
    const found = findSpoken(items, pattern)
    const [at] = found?.quantities ?? []
    const attribute = at === undefined ? undefined : sizeAt(items, at, 'bare')
    const [value] = attribute?.values ?? []
    if (!found || at === undefined || !attribute || !value) continue
    const body = mainBody(state.discourse)
    const height = body && heightOf(body)
    const ground = height && groundOf(body, height)
    const above = /above|over/u.test(found.match.groups?.['way'] ?? '')
    const level = (ground ?? 0) + value.value
    const deep = above ? (height ?? 0) - level : level
    if (!height || ground === undefined || deep <= 0 || deep >= height)
      throw new EngineError(
        'prompt_too_ambiguous',
        `I cannot tell which slice ${quote(wordsOf(items.slice(found.from, found.to + 1)))} takes off. Say how thick it is, such as “the top 8 mm is cut off”.`,
      )
    const values = [{ ...value, value: tidy(deep), unit: 'length' as const }]
    const quantity = impliedLength(values[0] as Value, value)
    return {
      side: above ? '+z' : '-z',
      attribute: { ...attribute, quantity, values },
      from: found.from,
      end: found.to + 1,
      body,
      at,
    }
  }
  return undefined
}

/** Words that only say what comes of it: "to create a flat surface". */
const saysResult = (item: Item): boolean => means(item, 'edge', 'face') || means(item, 'filler')

export function takeSlices(context: Context): void {
  const plane = planeIn(context) ?? levelIn(context) ?? flatIn(context)
  takeAnnouncedFlat(context)
  for (const at of context.items.keys()) {
    const slice = at === plane?.at ? plane : sliceAt(context, at)
    if (slice) takeSlice(context, slice, at)
  }
}

/** The slice as a body that is taken away from its own. */
export function takeSlice(context: Context, { side, attribute, from, end, body }: Slice, at: number): void {
  const { items, state, sentence } = context
  const entity = newEntity('solid', SLICE, items[at] as Item, sentence)
  entity.cut = true
  entity.host = body
  const word = `axis ${side[1] as AxisName}`
  entity.given.push({ word, attribute, items: [items[attribute.at] as Item] })
  entity.places.push({ place: { kind: 'face', face: side }, items: [items[at] as Item] })
  state.discourse.entities.push(entity)
  useStretch(state.account, items, { from, to: end - 1 }, 'a slice taken off')
  context.attributes = context.attributes.filter((other) => other.at !== attribute.at)
  // "with a flat cut on the bottom: everything below …": the same cut, announced.
  const announced = findSpoken(items, FLAT_CUT)
  if (announced && SIDES[announced.match.groups?.['side'] ?? ''] === side)
    useStretch(state.account, items, announced, 'a slice taken off')
  for (const item of items.slice(end)) if (saysResult(item)) state.account.dismiss(item, 'what comes of it')
}

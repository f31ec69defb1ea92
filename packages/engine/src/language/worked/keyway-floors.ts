/**
 * "its flat bottom is 13 mm from the axis", "reaching out to X=13", "22.8 mm from the bottom of the keyway to the opposite
 * wall", "2 mm beyond the wall of the bore": how deep a keyway is, told from its floor.
 */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { acrossOf, BODY_BY_SIZE } from '../names/sized-bodies.ts'
import { asPointers } from '../nouns/pointers.ts'
import { impliedValue } from '../quantities/quantity.ts'
import { tidy } from '../quantities/scan.ts'
import { amountOf, type Item } from '../text/items.ts'
import { type Found, findSpoken, sizeAt, useStretch } from '../text/spoken.ts'

const CUT = '(?:keyway|key way|keyseat|key seat|slot|groove|notch|it)'
const FLOOR = `(?:the |its |whose )?(?:flat )?(?:bottom|floor|bottom face|bottom surface|base|outer wall|end face)(?: of (?:the |this )?${CUT})?`
const TOP = `(?:the |its |whose )(?:flat )?(?:top|top face|outer end|outer face|far end|far face|far side)(?: of (?:the |this )?${CUT})?`
const OF_BODY = '(?: of (?:the |its |this |that )?[a-z]+)?'
const AXIS = `(?:the |its )?(?:[a-z]+'s )?(?:(?:cent(?:er|re)|central|main|shaft) )?(?:axis|cent(?:er|re)(?: ?line| point)?|middle)${OF_BODY}`
const IS =
  "(?:(?:is|are|lies|sits|being|lying|located|should|must|be|at|a|distance|radius|of|flat|and|it's|it|,) )*"
const REACHES = '(?:reach|reaches|reaching|extends|extending|goes|going|cut)'
const BORE_WALL =
  '(?:the )?(?:(?:bore|hole|shaft)(?: (?:surface|wall|edge|circumference|radius))?|(?:wall|surface|edge) of the (?:bore|hole|shaft))'
const ACROSS = `(?:the |its )?(?:opposite|opposing|far|other) (?:side|wall|edge|surface)${OF_BODY}`

const SURFACE = `(?:the |its )?(?:(?:outer|outside|outermost|cylindrical|shaft|round) )*(?:surface|circumference|outside|(?:#|r#) radius)${OF_BODY}`
/** "below the very top of the shaft", "the top of the 24 mm diameter": the highest point of its round. */
const CREST =
  '(?:the |its )(?:very top|highest point|topmost point|top)(?: of (?:the |its |this |that )?(?:(?:#|ø#|[\\d.]+ ?mm) (?:diameter|section|shaft|part|portion)|shaft|cylinder|bar|rod|round|section))'

/** "its flat bottom is 13 mm from the axis": of whatever is cut in from a round side. */
export const FLOOR_FROM_AXIS = new RegExp(
  `(?:(?:and|with|so that|,) )*${FLOOR} ${IS}# (?:away |out |off )?from ${AXIS}(?= |$)`,
  'u',
)

const STATEMENTS: readonly (readonly [RegExp, 'floorRadius' | 'floorAcross' | 'depth' | 'length'])[] = [
  // "i.e. 3 mm below the surface of the shaft".
  [
    new RegExp(`(?:i\\.?e\\.? |that is |which is )?# (?:below|beneath|under|in from) ${SURFACE}(?= |$)`, 'u'),
    'depth',
  ],
  [
    new RegExp(
      `(?:${FLOOR} ${IS})?(?:i\\.?e\\.? |that is |which is )?# (?:below|beneath|under) ${CREST}(?= |$)`,
      'u',
    ),
    'depth',
  ],
  // "4 mm deep measured from the very top of the round".
  [new RegExp(`# deep(?: ,)?(?: as)?(?: measured)?(?: down)? from ${CREST}(?= |$)`, 'u'), 'depth'],
  // "(so 8.5 mm from the shaft axis)".
  [
    new RegExp(`(?<=\\( )(?:so|i\\.?e\\.?|that is|which is|or) # (?:away |out )?from ${AXIS}(?= |$)`, 'u'),
    'floorRadius',
  ],
  // "over its full 40 mm length".
  [
    /(?:over|along|for|through) (?:the|its) (?:full|entire|whole) # length(?: of (?:the|its|that) [a-z]+)?(?= |$)/u,
    'length',
  ],
  [FLOOR_FROM_AXIS, 'floorRadius'],
  // "its flat top is 13 mm from the center": of one that is cut outwards from a bore.
  [
    new RegExp(`(?:(?:and|with|so that|,) )*${TOP} ${IS}# (?:away |out |off )?from ${AXIS}(?= |$)`, 'u'),
    'floorRadius',
  ],
  [
    new RegExp(
      `(?:the |a )?distance (?:(?:from|between) ${AXIS} (?:to|and) ${FLOOR}|(?:from|between|of) ${FLOOR} (?:to|and|from) ${AXIS}) (?:is|of|being|measures|should be|equals) #(?= |$)`,
      'u',
    ),
    'floorRadius',
  ],
  [
    new RegExp(
      `(?:(?:and|that|which|it|,) )*${REACHES}(?: out| up| outwards?)* (?:to|until)(?: it is)?(?: a (?:distance|radius) of)? # (?:away |out )?from ${AXIS}(?= |$)`,
      'u',
    ),
    'floorRadius',
  ],
  [
    new RegExp(
      `(?:(?:and|that|which|it|,) )*${REACHES}(?: out| up| outwards?)* (?:to|until) (?:a |an |the )?(?:outer )?radius (?:of )?#(?= [,.;)]|$| and | from | on | at | with | over | along | through )`,
      'u',
    ),
    'floorRadius',
  ],
  [
    new RegExp(
      `(?:(?:and|with|so that|,|it|measures|the|distance|is) )*# (?:measured )?(?:from|between) ${FLOOR} (?:to|and) ${ACROSS}(?= |$)`,
      'u',
    ),
    'floorAcross',
  ],
  [
    new RegExp(
      `(?:the )?distance (?:from|between) ${FLOOR} (?:to|and) ${ACROSS} (?:is|of|being|measures) #(?= |$)`,
      'u',
    ),
    'floorAcross',
  ],
]

/** Where the floor lies, by a coordinate: that also says the side. */
const FLOOR_AT: readonly RegExp[] = [
  new RegExp(`(?:(?:and|with|so that|,) )*${FLOOR} ${IS}[xy]=#(?= |$)`, 'u'),
  new RegExp(
    `(?:(?:and|that|which|it|,) )*(?:${REACHES} )?(?:from ${BORE_WALL} )?(?:(?:out|up|outwards?) )*(?:to|until) [xy]=#(?= |$)`,
    'u',
  ),
]

/** "radially, from the journal surface at radius 12 mm down to a flat floor at X=8.5": from the wall to the floor. */
const FROM_SURFACE = new RegExp(
  `(?:(?:measured|radially|,) )*from (?:the |its )?(?:(?:outer|outside|cylindrical|curved|round) )*(?:[a-z]+ )?(?:surface|wall|circumference|outside)${OF_BODY} (?:, )?(?:\\( )?(?:at |with )?(?:a )?(?:radius(?: of)? #|r#|# radius)(?: \\))?(?: ,)?(?: (?:down|in|inwards?|inward))* to (?:(?:a|the|its) (?:flat )?(?:floor|bottom|base)(?: (?:lying|located|that is|which is))? (?:at|on) )?[xy]=#(?= |$)`,
  'u',
)

/** How deep it is, told as what it goes beyond; how far out that is may stand beside it. */
const BEYOND = new RegExp(
  `(?:(?:and|that|which|it|,) )*(?:${REACHES} )?# (?:beyond|past|outside|outward from|deep from) ${BORE_WALL}(?: \\(?at (?:a )?(?:radius(?: of)? #|# radius))?(?= |$)`,
  'u',
)

/** Half of what the shaft measures across. */
const isRadiusOf = (body: Entity, radius: number): boolean =>
  Math.abs((acrossOf(body) ?? 0) - 2 * radius) < 1e-6

/** "below the 12 mm radius", "the top of the 24 mm diameter": a size of the shaft, said again. */
function isSaidAgain({ state }: Context, { host }: Entity, size: number | undefined, words: string): boolean {
  const bodies = host ? [host] : state.discourse.entities.filter(({ kind }) => kind === 'solid')
  const radius = words.includes('radius') ? size : (size ?? 0) / 2
  return radius !== undefined && bodies.some((body) => isRadiusOf(body, radius))
}

function keywayIn({ mentions, entities, state }: Context): Entity | undefined {
  const said = mentions.findLast((mention) => entities.get(mention)?.concept === 'keyway')
  const { subject } = state.discourse
  if (said) return entities.get(said)
  return subject?.concept === 'keyway'
    ? subject
    : state.discourse.entities.findLast(({ concept }) => concept === 'keyway')
}

/** Where every keyway in a bore runs. */
const ALONG: readonly RegExp[] = [
  /(?:(?:is|and|that|which) )*(?:open|opens|opening|breaking|breaks) (?:out )?(?:to|into|toward|towards) the (?:bore|hole)(?= |$)/u,
  /(?:cut )?(?:into|in|along) (?:the|its) (?:(?:inner|inside) (?:wall|surface|side|face)|wall)(?: of (?:the|its) [a-z]+)?(?= |$)/u,
  /(?:cut )?(?:into|in|on) (?:the|one) side(?: of (?:the|its) [a-z]+)?(?= |$)/u,
  /(?:as )?measured (?:down |in )?from the (?:outermost|outer|highest) (?:point|surface|edge)(?: of the (?:shaft|cylinder|bar|rod))?(?: surface)?(?= |$)/u,
  /(?:along|over|through|across) (?:the|its) (?:full|entire|whole) (?:height|length|thickness|depth)(?: of (?:the|its) [a-z]+)?(?= |$)/u,
]

function take(context: Context, keyway: Entity, found: Found, at: number, word: string): boolean {
  const { items, state, mentions } = context
  const size = sizeAt(items, at, word)
  if (!size || state.account.isUsed(items[at])) return false
  // A coordinate on the other side is as far from the axis.
  const values = size.values.map((value) => ({ ...value, value: Math.abs(value.value) }))
  keyway.given.push({ word, attribute: { ...size, values }, items: items.slice(at, found.to + 1) })
  context.attributes = context.attributes.filter((attribute) => !found.quantities.includes(attribute.at))
  state.account.use(items[at], 'keyway depth')
  useStretch(state.account, items, found, 'keyway depth')
  asPointers(mentions, found)
  return true
}

/** "reaching out to X=13": on that side. */
function takeFloorAt(context: Context, keyway: Entity, found: Found): void {
  const [at, ...more] = found.quantities
  if (at !== undefined && more.length === 0) takeLevel(context, keyway, found, at)
}

function takeLevel(context: Context, keyway: Entity, found: Found, at: number): boolean {
  const item = context.items[at]
  if (item?.kind !== 'quantity' || item.quantity.kind !== 'coordinate') return false
  if (!take(context, keyway, found, at, 'floorRadius')) return false
  const face: SignedAxis = `${(amountOf(item) ?? 0) < 0 ? '-' : '+'}${item.quantity.axis}`
  keyway.places.push({ place: { kind: 'face', face }, items: [item] })
  return true
}

/** From one radius to another, of which one must be that of the wall. */
function placeRadii(keyway: Entity, said: Item, radii: readonly [number, number]): void {
  const [from, to] = radii.map((each) => impliedValue(each, 'length', said.span))
  if (from && to) keyway.places.push({ place: { kind: 'radii', from, to }, items: [said] })
}

function takeFromSurface(context: Context, keyway: Entity, found: Found): void {
  const [wall, at] = found.quantities
  const [said, level] = [wall, at].map((each) => (each === undefined ? undefined : context.items[each]))
  if (!said || at === undefined || !takeLevel(context, keyway, found, at)) return
  saidOf(context, keyway, found)
  placeRadii(keyway, said, [amountOf(said) ?? 0, Math.abs(amountOf(level) ?? 0)])
}

/** What follows is said of the keyway again, not of the bore or shaft that is named there. */
function saidOf({ mentions, entities }: Context, keyway: Entity, { from, to }: Found): void {
  const own = mentions.findLast((mention) => entities.get(mention) === keyway)
  for (const mention of mentions) if (mention.head >= from && mention.head <= to) mention.within = own
}

function takeBeyond(context: Context, keyway: Entity, found: Found): void {
  const [at, wall] = found.quantities
  if (at === undefined || !take(context, keyway, found, at, 'depth')) return
  saidOf(context, keyway, found)
  if (wall === undefined) return
  const said = context.items[wall] as Item
  const [radius, depth] = [amountOf(said) ?? 0, amountOf(context.items[at]) ?? 0]
  placeRadii(keyway, said, [radius, tidy(radius + depth)])
}

export function takeKeywayFloors(context: Context): void {
  const keyway = keywayIn(context)
  if (!keyway) return
  const { items, state, mentions, entities } = context
  const named = mentions.some((mention) => entities.get(mention) === keyway)
  for (const pattern of named ? ALONG : []) {
    const found = findSpoken(items, pattern)
    if (!found || found.quantities.length > 0) continue
    useStretch(state.account, items, found, 'place of the keyway')
    asPointers(mentions, found)
  }
  for (const [pattern, word] of STATEMENTS) {
    const found = findSpoken(items, pattern)
    // "3.5 mm below the 12 mm radius": the radius is only said again.
    const [at, again, ...more] = found?.quantities ?? []
    if (!found || at === undefined || more.length > 0) continue
    if (again !== undefined && !isSaidAgain(context, keyway, amountOf(items[again]), found.match[0])) continue
    if (again !== undefined) state.account.use(items[again], BODY_BY_SIZE)
    take(context, keyway, found, at, word)
  }
  const walled = named ? findSpoken(items, FROM_SURFACE) : undefined
  if (walled) takeFromSurface(context, keyway, walled)
  for (const pattern of named && !walled ? FLOOR_AT : []) {
    const found = findSpoken(items, pattern)
    if (found) takeFloorAt(context, keyway, found)
  }
  const beyond = named ? findSpoken(items, BEYOND) : undefined
  if (beyond) takeBeyond(context, keyway, beyond)
}

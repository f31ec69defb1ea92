/**
 * Slots and pockets that are open at a side: "a slot cut 25 mm into the right edge", "a recess in the top, open at the left
 * end". What reaches the rim of its body is a notch there: so far inward, so wide, and through unless a depth is told.
 */
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import { dimensionsOf } from '../compile/bodies/dimensions.ts'
import { type Entity, type Given, isHollow, newEntity, type SaidPlace, shapeOf } from '../entity.ts'
import { impliedValue } from '../quantities/quantity.ts'
import { tidy } from '../quantities/scan.ts'
import { impliedGiven } from '../sizes/implied.ts'

const OPENING: ReadonlySet<string> = new Set(['slot', 'pocket', 'groove'])
/** Of grooves only what is called a slot: "an open slot". */
const isSlot = ({ concept, item }: Entity): boolean =>
  concept === 'slot' || (concept === 'groove' && item.kind === 'term' && item.form.endsWith('slot'))

const ROUND_END = 'one round end'
const ROUND_ENDED = /round|oblong|obround|stadium|racetrack|oval/u

const isUpright = (side: SignedAxis): boolean => side[1] !== 'z'

interface Sides {
  /** The side it is open at. */
  open: SignedAxis
  /** Told as the side that its end is level with. */
  flush: boolean
  top: boolean
}

function sidesOf({ places }: Entity): Sides | undefined {
  const faces = places.flatMap(({ place }) => (place.kind === 'face' ? [place.face] : []))
  const flush = places.flatMap(({ place }) => (place.kind === 'flush' ? [place.side] : [])).filter(isUpright)
  const upright = [...faces.filter(isUpright), ...flush]
  const [open, second] = upright
  if (!open || second) return undefined
  return { open, flush: flush.length > 0, top: faces.some((face) => !isUpright(face)) }
}

const find = ({ given }: Entity, word: string): Given | undefined => given.find((each) => each.word === word)

const as = (given: Given, word: string): Given => ({
  ...given,
  word,
  attribute: { ...given.attribute, dimension: word },
})

/** "from the right end to the middle": so much of the way across its body. */
function partOf({ places }: Entity, host: Entity, open: SignedAxis): Given | undefined {
  const said = places.find(({ place }) => place.kind === 'stops' && place.part !== undefined)
  const [item] = said?.items ?? []
  const whole = dimensionsOf(host).values.get(open[1] as string)
  if (said?.place.kind !== 'stops' || !item || whole === undefined) return undefined
  const value = impliedValue(tidy(whole * (said.place.part ?? 1)), 'length', item.span, item.text)
  return impliedGiven('depth', value, item)
}

/** "a slot in the front face, along the length": it runs in that face, and opens none beside it. */
const runsInFace = ({ places }: Entity, open: SignedAxis): boolean =>
  places.some(
    ({ place }) =>
      (place.kind === 'along' || place.kind === 'runs') && place.axis !== 'z' && place.axis !== open[1],
  )

const NOTCHED: ReadonlySet<string> = new Set(['length', 'width', 'depth', 'endRadius', 'endCentre'])

/** Told to the middle of its round end, it goes on by half of its width. */
function toTip(entity: Entity, width: Given): Given | undefined {
  const centre = find(entity, 'endCentre')
  const [told] = centre?.attribute.values ?? []
  const [wide] = width.attribute.values
  if (!centre || !told || !wide || !entity.adjectives.has(ROUND_END)) return undefined
  const value = tidy(told.value + wide.value / 2)
  return { ...centre, attribute: { ...centre.attribute, values: [{ ...told, value }] } }
}

/** With a length, a depth of its own is told as well. */
const isBlind = (given: readonly Given[]): boolean => given.some(({ word }) => word === 'length')

/** The sizes of the notch; none where what is told is a slot or pocket that stays inside its face. */
function sizesFor(entity: Entity, host: Entity, { open, flush, top }: Sides): Given[] | undefined {
  const [length, width, depth] = ['length', 'width', 'depth'].map((word) => find(entity, word))
  const radius = entity.given.filter(({ word }) => word === 'endRadius')
  const sized = entity.given.every(({ word }) => NOTCHED.has(word))
  if (!width || !sized || runsInFace(entity, open)) return undefined
  const part = partOf(entity, host, open)
  // "from the left end to the middle, 6 mm deep": so deep from above, and so far as the middle is.
  if (part && depth && !length) return [as(part, 'length'), width, depth, ...radius]
  // Told twice, by its end and by its middle.
  if (find(entity, 'endCentre') && (length || depth)) return undefined
  if (length && depth) return flush || top ? [length, width, depth, ...radius] : undefined
  const inward = length ?? depth ?? toTip(entity, width) ?? partOf(entity, host, open)
  // A pocket in a side is cut into that side.
  if (!inward || (!isSlot(entity) && !flush && !top)) return undefined
  if (top && depth) return undefined
  return [width, as(inward, 'depth'), ...radius]
}

function asNotch(entity: Entity, { open, top }: Sides, given: readonly Given[]): Entity {
  const notch = newEntity('solid', 'notch', entity.item, entity.sentence)
  const blind = isBlind(given)
  const places = entity.places.flatMap((said): SaidPlace[] => {
    if (said.place.kind === 'flush' && said.place.side === open)
      return [{ ...said, place: { kind: 'face', face: open } }]
    // A row of words for where it runs says no more than its sizes.
    if (said.place.kind === 'along' || said.place.kind === 'runs' || said.place.kind === 'stops') return []
    return said.place.kind === 'face' && !isUpright(said.place.face) && !blind ? [] : [said]
  })
  if (blind && !top) places.unshift({ place: { kind: 'face', face: '+z' }, items: [] })
  notch.places.push(...places)
  notch.given.push(...given)
  notch.cut = true
  notch.count = entity.count
  notch.plural = entity.plural
  notch.host = entity.host
  notch.names.add('notch')
  for (const [adjective, item] of entity.adjectives) notch.adjectives.set(adjective, item)
  notch.spoken = entity.spoken
  return notch
}

const OPPOSITE = { '+': '-', '-': '+' } as const

/** The end of a notch that is round is the inner one. */
function settleRoundNotches(entities: readonly Entity[]): void {
  for (const notch of entities) {
    if (notch.concept !== 'notch' || !notch.adjectives.has(ROUND_END)) continue
    const open = sidesOf(notch)?.open
    if (open) notch.roundEnd = `${OPPOSITE[open[0] as '+' | '-']}${open[1] as AxisName}`
  }
}

/** "a notch on the front edge, 20 mm wide and 6 mm deep": so far into that edge, with no length to run along it. */
function settleEdgeNotches(entities: readonly Entity[]): void {
  for (const entity of entities) {
    const into = entity.concept === 'notch' && find(entity, 'width') && find(entity, 'depth')
    if (!into || entity.given.length > 2) continue
    for (const said of entity.places)
      if (
        said.place.kind === 'flush' &&
        isUpright(said.place.side) &&
        said.items.some(({ text }) => /\bedge$/iu.test(text))
      )
        said.place = { kind: 'face', face: said.place.side }
  }
}

export function settleOpenCuts(entities: Entity[], remarks: string[]): void {
  settleEdgeNotches(entities)
  const body = entities.find(({ kind, cut }) => kind === 'solid' && !cut)
  for (const [at, entity] of entities.entries()) {
    if (entity.kind !== 'feature' || !OPENING.has(entity.concept) || entity.members.length > 0) continue
    if (entity.item.kind === 'term' && ROUND_ENDED.test(entity.item.form)) continue
    const host = entity.host ?? body
    if (!host || host.family || shapeOf(host) !== 'box' || isHollow(host)) continue
    const sides = sidesOf(entity)
    const given = sides && sizesFor(entity, host, sides)
    if (!sides || !given) continue
    entities[at] = asNotch(entity, sides, given)
    remarks.push(
      `The ${entity.concept} is open at the side it starts from and ends ${entity.adjectives.has(ROUND_END) ? 'round' : 'square'}${isBlind(given) ? '' : ', through the whole thickness'}`,
    )
  }
  settleRoundNotches(entities)
}

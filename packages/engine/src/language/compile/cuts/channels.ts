/** Grooves and slots that run from side to side of a body: a prism of their section, taken away. */

import { EngineError } from '../../../errors.ts'
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity, Given } from '../../entity.ts'
import { impliedValue } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Item } from '../../text/items.ts'
import { AROUND_IT } from '../../worked/runs.ts'
import { type Dimensions, dimensionsOf } from '../bodies/dimensions.ts'
import { along, cutInto, ROUND_SHAPES, type Stand } from '../faces/stand.ts'
import { all, clash, facesTold, placedAlong, type Said, words } from '../layout/statements.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import { isFaceGroove } from './face-grooves.ts'
import { startDepth } from './floors.ts'
import { grooveShape, isCalled, VEE } from './groove-sections.ts'

const AXES = ['x', 'y', 'z'] as const

export type Section = 'box' | 'triangle' | 'trapezoid' | 'semicircle'

function sectionOf(entity: Entity): Section {
  if (isCalled(entity, VEE) || entity.adjectives.has('triangular')) return 'triangle'
  if (grooveShape(entity) === 'round') return 'semicircle'
  if (isCalled(entity, /dovetail/u) || entity.adjectives.has('trapezoidal')) return 'trapezoid'
  return 'box'
}

const has = (entity: Entity, word: string): boolean => entity.given.some((given) => given.word === word)

/** Around a round body a groove is a ring; else it is a channel, and so is a slot that runs through to its sides. */
export function isChannel(entity: Entity, stands: readonly Stand[]): boolean {
  if (entity.concept === 'groove') return !isFaceGroove(entity) && !isRing(entity, stands)
  if (entity.concept !== 'slot' && entity.concept !== 'pocket') return false
  if ((has(entity, 'length') && !isLongAcross(entity)) || has(entity, 'centres') || has(entity, 'sequence'))
    return false
  const runs = all(entity.places, 'runs').length > 0
  const sideways = all(entity.places, 'along').some(({ place }) => place.axis !== 'z')
  const open = entity.manners.has('through') && (sideways || all(entity.places, 'full').length > 0)
  return runs || (open && has(entity, 'depth') && has(entity, 'width'))
}

/** "0.1 long, across the whole width": its length lies across the way it runs, and is all that it has. */
const isLongAcross = (entity: Entity): boolean =>
  !has(entity, 'width') && all(entity.places, 'runs').some(({ place }) => place.by && place.by !== 'length')

export const isRing = (entity: Entity, stands: readonly Stand[]): boolean => {
  const host = cutInto(entity.host, stands)
  return host !== undefined && ROUND_SHAPES.has(host.shape) && all(entity.places, 'runs').length === 0
}

interface Course {
  normal: SignedAxis
  along: AxisName
  across: AxisName
}

/** "a slot in the top, along the right edge": how far from it is not said, and in the middle it is not. */
function refuseAtEdge(entity: Entity, normal: SignedAxis): void {
  const beside = all(entity.places, 'face').find(({ place }) => place.face[1] !== normal[1])
  const placed = entity.places.some(({ place }) =>
    ['from', 'coordinate', 'range', 'points'].includes(place.kind),
  )
  if (!beside || placed) return
  throw new EngineError(
    'prompt_too_ambiguous',
    `How far does ${quote(entity.item.text)} lie from ${quote(words(beside.source))}? Give the distance, or call it a step if it is open there.`,
  )
}

const saysAcross = (items: readonly Item[]): boolean => items.some(({ text }) => /\bacross$/iu.test(text))

/** Which way it runs: an axis that was named, the way that is as long as was said, else the longer one. */
function courseOf(entity: Entity, host: Stand, ledger: Ledger): Course {
  const normal = all(entity.places, 'face')[0]?.place.face ?? facesTold(entity.places)?.[0] ?? '+z'
  const free = AXES.filter((axis) => axis !== normal[1])
  const extent = (axis: AxisName): number => tidy(along(host.max, axis) - along(host.min, axis))
  const [full] = all(entity.places, 'full')
  // "12 mm wide (X)": it runs the other way.
  const broad = entity.given.find(({ word, attribute }) => word === 'width' && attribute.axis)?.attribute.axis
  const run = all(entity.places, 'runs').find(({ place }) => place.axis)
  if (run && broad === run.place.axis && !run.place.by) throw clash(entity, [run])
  const said = [
    broad && free.includes(broad) ? free.find((axis) => axis !== broad) : undefined,
    run?.place.axis,
    full?.place.axis,
    ...free.filter((axis) => full && Math.abs(extent(axis) - full.place.value.value) < 1e-6),
    all(entity.places, 'along')[0]?.place.axis,
  ]
  const [a, b] = free as [AxisName, AxisName]
  const [widest, other] = extent(a) >= extent(b) ? [a, b] : [b, a]
  const atEnd = all(entity.places, 'from').some(
    ({ place }) => place.of === 'end' && !place.all && !place.side && !place.axis,
  )
  const placed = placedAlong(entity.places) ?? (atEnd ? widest : undefined)
  // "across the top, 30 mm from the left end": along the bar it could not lie so far from its end.
  if (placed && free.includes(placed)) said.push(free.find((axis) => axis !== placed))
  const first = said.find((axis) => axis !== undefined && free.includes(axis))
  refuseAtEdge(entity, normal)
  // "A slot across the bar": from one long side to the other.
  const across = all(entity.places, 'runs').some(({ source }) => saysAcross(source.items))
  const usual = across && extent(other) < extent(widest) ? other : widest
  if (!first)
    ledger.assume('groove-way', `The ${entity.concept} runs along ${usual}, as no direction was given`)
  const way = first ?? usual
  if (full && Math.abs(extent(way) - full.place.value.value) > 1e-6)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(full.source.items.map((item) => item.text).join(' '))} is said of the ${entity.concept}, but its body is ${extent(way)} mm long there.`,
    )
  for (const { place, source } of all(entity.places, 'full'))
    ledger.require({
      name: `${entity.concept}-full`,
      says: `${entity.concept} along all of ${place.value.value} mm`,
      measure: { kind: 'extent', axis: way },
      value: extent(way),
      source,
    })
  return { normal, along: way, across: way === a ? b : a }
}

const WORDS: Readonly<Record<Section, (course: Course) => Readonly<Record<string, string>>>> = {
  box: ({ normal, along: way, across }) => ({
    width: `axis ${across}`,
    diameter: `axis ${across}`,
    depth: `axis ${normal[1]}`,
    length: `axis ${way}`,
  }),
  triangle: () => ({ width: '!base', depth: '!rise', length: '!height' }),
  // As deep as its radius, or it is another groove.
  semicircle: () => ({
    width: '!diameter',
    diameter: '!diameter',
    radius: '!radius',
    depth: '!radius',
    length: '!height',
  }),
  trapezoid: () => ({ width: '!top', bottom: '!bottom', depth: '!rise', length: '!height' }),
}

const ADJECTIVES: Readonly<Record<Section, string>> = {
  box: 'rectangular',
  triangle: 'triangular',
  trapezoid: 'trapezoidal',
  semicircle: 'semicircular',
}
const NOT_KEPT = new Set(['runs', 'full', 'along'])

type Stated = Dimensions['stated']

/** A vee told by its angle: the size that this leaves open, or the same width once more. */
function withoutAngle(section: Section, stated: Stated): Stated {
  const angle = stated.find(({ dimension }) => dimension === 'angle')
  if (section !== 'triangle' || !angle) return stated
  const told = (name: string): number | undefined => stated.find(({ dimension }) => dimension === name)?.value
  const [depth, width] = [told('depth'), told('width')]
  const slope = Math.tan((angle.value * Math.PI) / 360)
  const [dimension, value] =
    depth === undefined ? ['depth', (width ?? 0) / 2 / slope] : ['width', 2 * depth * slope]
  const { attribute } = angle.given
  const size = {
    said: { ...angle.said, unit: 'length' as const },
    given: {
      ...angle.given,
      attribute: { ...attribute, quantity: { ...attribute.quantity, kind: 'length' as const } },
    },
  }
  return stated.map((each) => (each === angle ? { ...size, dimension, value: tidy(value) } : each))
}

/** The body that ends where a cut is said to begin, and reaches down to where it is said to end. */
const spannedBy = (levels: readonly Said<'range'>[], stands: readonly Stand[]): Stand | undefined =>
  stands.find(
    ({ entity, min, max }) =>
      !entity.cut &&
      levels.some(({ place: { axis, from, to } }) => {
        const [low, high] = [Math.min(from.value, to.value), Math.max(from.value, to.value)]
        const [bottom, top] = [along(min, axis), along(max, axis)]
        const inside = low > bottom - 1e-6 && high < top + 1e-6
        return inside && (Math.abs(high - top) < 1e-6 || Math.abs(low - bottom) < 1e-6)
      }),
  )

const PLACED: ReadonlySet<string> = new Set(['from', 'lifted', 'mid height'])

/** "a groove in each of the long sides, its lower edge 8 mm above the bottom": placed in each as if it were alone there. */
export function channelsOf(entity: Entity): Entity[] {
  const faces = facesTold(entity.places)
  if (!faces || !entity.places.some(({ place }) => PLACED.has(place.kind))) return [entity]
  return faces.map((face) => ({
    ...entity,
    count: undefined,
    plural: false,
    places: entity.places.map((said) =>
      said.place.kind === 'faces' || said.place.kind === 'ends'
        ? { ...said, place: { kind: 'face', face } as const }
        : said,
    ),
  }))
}

/**
 * How much higher a slot at the point of a V begins than there: at the mouth of the V. Cut from its point it would leave a sliver
 * on either side, and touch the V in a line.
 */
function liftedIntoVee(entity: Entity, width: number | undefined): number {
  const { floor } = entity
  if (!floor || floor.within || sectionOf(floor.of) !== 'triangle') return 0
  const mouth = withoutAngle('triangle', dimensionsOf(floor.of).stated).find(
    ({ dimension }) => dimension === 'width',
  )?.value
  if (width === undefined || mouth === undefined) return 0
  if (width > mouth + 1e-6)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.item.text)} is ${millimetres(width)} wide, and cannot be at the bottom of ${quote(floor.of.item.text)}, which is ${millimetres(mouth)} wide at the top.`,
    )
  return tidy(startDepth(entity) - startDepth(floor.of))
}

/** The groove as a body to be cut away. */
export function channelOf(entity: Entity, stands: readonly Stand[], ledger: Ledger): Entity {
  const levels = all(entity.places, 'range')
  const spanned = entity.host ? undefined : spannedBy(levels, stands)
  const host: Stand | undefined = spanned ?? cutInto(entity.host, stands)
  if (!host) throw new EngineError('prompt_too_ambiguous', `What is ${quote(entity.item.text)} cut into?`)
  if (entity.manners.has(AROUND_IT))
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot make ${quote(entity.item.text)} around ${quote(host.entity.item.text)}. A groove goes around what is round; tell the groove of each side by itself.`,
    )
  const section = sectionOf(entity)
  const course = courseOf(entity, host, ledger)
  if (section !== 'box' && course.normal[1] !== 'z')
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only cut ${quote(entity.item.text)} from the top or the bottom. Describe the part lying so.`,
    )
  const across = isLongAcross(entity) ? { length: `axis ${course.across}` } : {}
  const words: Readonly<Record<string, string>> = {
    ...WORDS[section](course),
    ...(section === 'box' ? { x: `axis ${course.across}`, y: `axis ${course.across}`, ...across } : {}),
  }
  const stated = withoutAngle(section, dimensionsOf(entity).stated)
  const wordOf = (dimension: string): string | undefined =>
    dimension.startsWith('along ') ? dimension.replace('along', 'axis') : words[dimension]
  const isAcross = ({ dimension }: Stated[number]): boolean => wordOf(dimension) === `axis ${course.across}`
  const lifted = section === 'box' ? liftedIntoVee(entity, stated.find(isAcross)?.value) : 0
  const given = stated.flatMap(({ dimension, value, given: from, said }): Given[] => {
    const word = wordOf(dimension)
    if (word === undefined)
      throw new EngineError(
        'prompt_too_ambiguous',
        `I cannot tell what ${quote(from.items.map((item) => item.text).join(' '))} should be of ${quote(entity.item.text)}. Give its width and its depth.`,
      )
    const own = word === `axis ${course.normal[1]}` ? tidy(value + lifted) : value
    return [{ ...from, word, attribute: { ...from.attribute, values: [{ ...said, value: own }] } }]
  })
  // "from Z=52 to Z=80": as deep as that.
  const ranged = levels.some(({ place }) => place.axis === course.normal[1]) && section === 'box'
  if (!ranged && section !== 'semicircle' && !stated.some(({ dimension }) => dimension === 'depth'))
    throw new EngineError(
      'prompt_too_ambiguous',
      `How deep is ${quote(entity.item.text)}? Say, for example, “5 mm deep”.`,
    )
  const start = tidy(startDepth(entity) - lifted)
  const top = tidy(along(host.max, 'z') - start)
  const value = impliedValue(top, 'length', entity.item.span)
  const face = {
    place:
      start > 0
        ? ({ kind: 'level', side: '+z', value } as const)
        : ({ kind: 'face', face: course.normal } as const),
    items: [entity.item],
  }
  return {
    ...entity,
    kind: 'solid',
    concept: 'channel',
    adjectives: new Map([[ADJECTIVES[section], entity.item]]),
    cut: true,
    orientation: section === 'box' ? undefined : course.along,
    manners: new Set(),
    given,
    host: host.entity,
    places: [
      ...(facesTold(entity.places) ? [] : [face]),
      ...entity.places.filter(({ place }) => !NOT_KEPT.has(place.kind) && place.kind !== 'face'),
    ],
  }
}

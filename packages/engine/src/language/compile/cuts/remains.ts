/** Material that is said to be left beside or below a cut: it sizes a cut that has no other size, and is measured. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point2, Point3 } from '../../../plan/geometry.ts'
import type { Remain } from '../../context.ts'
import { type Entity, type Given, shapeOf } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { impliedGiven } from '../../sizes/implied.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import { stackBehind } from '../faces/stack-behind.ts'
import { along, onFace, ROUND_SHAPES, type Stand } from '../faces/stand.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import { betweenOpenings } from './between-openings.ts'
import { type Cut, mouthSize } from './cut.ts'

const AXES = ['x', 'y', 'z'] as const

interface Gap {
  axis: AxisName
  from: number
  to: number
  /** In a wall that is round on one side or the other: there are no two levels to measure it between. */
  at?: Point3
  /** Where it is not measured along its axis. */
  direction?: Point3
  /** Behind the cut: a floor, never a wall. */
  behind?: true
}

const within = (host: Stand, min: (axis: AxisName) => number, max: (axis: AxisName) => number): Gap[] =>
  AXES.flatMap((axis) => [
    { axis, from: along(host.min, axis), to: min(axis) },
    { axis, from: max(axis), to: along(host.max, axis) },
  ])

/** On each side of an opening, and behind it. */
function besideOpening(cut: Cut, host: Stand, position = cut.laid.positions[0] as Point2): Gap[] {
  const { face, depth, through, diameter } = cut
  const [x, y] = mouthSize(cut)
  if (x === 0 || y === 0) return []
  const centre = onFace(face, position)
  const floor = onFace(face, position, through ? face.depth : depth)
  const half = (axis: AxisName): number => (axis === face.u ? x / 2 : axis === face.v ? y / 2 : 0)
  const gaps = within(
    host,
    (axis) => Math.min(along(centre, axis), along(floor, axis)) - half(axis),
    (axis) => Math.max(along(centre, axis), along(floor, axis)) + half(axis),
  )
  const round = diameter > 0 || ROUND_SHAPES.has(host.shape)
  return gaps.map((gap): Gap => {
    if (gap.axis === face.normal[1]) return { ...gap, behind: true }
    if (!round) return gap
    const at = AXES.map((axis, index) =>
      tidy(
        axis === gap.axis
          ? (gap.from + gap.to) / 2
          : ((centre[index] as number) + (floor[index] as number)) / 2,
      ),
    ) as Point3
    return { ...gap, at }
  })
}

/** Behind a hole that goes on into what stands on its body: as far as there is material, from body to body. */
function behindInStack(cut: Cut, host: Stand, added: readonly Stand[]): Gap[] {
  const { face, depth, through } = cut
  const position = cut.laid.positions[0] as Point2
  const axis = face.normal[1] as AxisName
  const behind = stackBehind({ ...face, centre: onFace(face, position) }, added, undefined)
  const floor = along(onFace(face, position, depth), axis)
  if (through || (floor >= along(host.min, axis) && floor <= along(host.max, axis))) return []
  const end = along(onFace(face, position, behind), axis)
  return [{ axis, from: Math.min(floor, end), to: Math.max(floor, end), behind: true }]
}

/** From each side of the body to the pocket that is next to it. */
function outerWalls(cuts: readonly Cut[], host: Stand): Gap[] {
  const beside = cuts
    .filter(({ entity }) => entity.concept === 'pocket')
    .flatMap((cut) => cut.laid.positions.map((position) => besideOpening(cut, host, position)))
  const [first = []] = beside
  return first.flatMap((gap, side) => {
    if (gap.behind) return []
    const all = beside.flatMap((gaps) => gaps[side] ?? [])
    return all.toSorted((a, b) => a.to - a.from - (b.to - b.from)).slice(0, 1)
  })
}

const BALLS: ReadonlySet<string> = new Set(['sphere', 'hemisphere'])

/** Where the middle of a ball is, or of that whose half it is. */
const ballCentre = ({ shape, downward, min, max }: Stand): Point3 => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  shape === 'sphere' ? (min[2] + max[2]) / 2 : downward ? max[2] : min[2],
]

/** Between a ball, or half of one, and a smaller one that is cut out of its middle: straight outwards, halfway up its flank. */
function aroundBall(cut: Stand, host: Stand): Gap[] {
  if (!BALLS.has(cut.shape) || !BALLS.has(host.shape) || host.axis !== 'z') return []
  const [centre, inner] = [ballCentre(host), ballCentre(cut)]
  if (centre.some((value, index) => Math.abs(value - (inner[index] as number)) > 1e-6)) return []
  const [from, to] = [cut, host].map(({ min, max }) => (max[0] - min[0]) / 2) as [number, number]
  const way = host.downward ? -1 : 1
  const flank = ((from + to) / 2) * Math.SQRT1_2
  const at: Point3 = [centre[0] + flank, centre[1], centre[2] + way * flank]
  return [{ axis: 'x', from, to, at, direction: [1, 0, way] }]
}

type Outline = { start?: Point2; segments?: readonly { to: Point2 }[] }

/** Just inside the rim of the body, where a groove with sloping flanks is as wide as it was told. */
const AT_RIM = 1 - 1e-6

/** On either side of a groove that is turned into a round body. */
function besideRings(features: readonly FeatureInput[], { origin, min, max }: Stand): Gap[] {
  return features.flatMap((feature) => {
    if (!('operation' in feature) || feature.operation !== 'cut') return []
    const levels = ringLevels(feature)
    if (!levels) return []
    const at = (low: number, high: number): Point3 => [
      origin[0] + (AT_RIM * (max[0] - min[0])) / 2,
      origin[1],
      (low + high) / 2,
    ]
    return [
      { axis: 'z' as const, from: min[2], to: levels[0], at: at(min[2], levels[0]) },
      { axis: 'z' as const, from: levels[1], to: max[2], at: at(levels[1], max[2]) },
    ]
  })
}

function ringLevels(feature: FeatureInput): readonly [number, number] | undefined {
  if (feature.kind === 'cylinder' && feature.innerDiameter && feature.frame?.origin) {
    const low = feature.frame.origin[2]
    return [low, low + feature.height]
  }
  if (feature.kind !== 'revolve') return undefined
  const { start, segments = [] } = feature.sketch.add[0] as Outline
  const heights = [...(start ? [start] : []), ...segments.map(({ to }) => to)].map(([, height]) => height)
  return heights.length > 0 ? [Math.min(...heights), Math.max(...heights)] : undefined
}

/** Below a step along a side. */
const underLedges = (ledges: readonly Entity[], { min, max }: Stand): Gap[] =>
  ledges.flatMap((ledge) => {
    const depth = dimensionsOf(ledge).values.get('depth')
    return depth === undefined ? [] : [{ axis: 'z' as const, from: min[2], to: max[2] - depth }]
  })

/** From each body to the next one that stands apart from it, and across what is cut out between two. */
function betweenBodies(stands: readonly Stand[]): Gap[] {
  const added = stands.filter(({ entity }) => !entity.cut)
  const apart = added.flatMap((low) =>
    added.flatMap((high) =>
      AXES.map((axis) => ({ axis, from: along(low.max, axis), to: along(high.min, axis) })),
    ),
  )
  const cut = stands
    .filter(({ entity }) => entity.cut)
    .flatMap(({ min, max }) => AXES.map((axis) => ({ axis, from: along(min, axis), to: along(max, axis) })))
  return [...apart, ...cut]
}

/** Whether that is why a prompt was refused: it was understood, and contradicts itself. */
export const isLeftOtherwise = ({ code, message }: EngineError): boolean =>
  code === 'geometry_validation_failed' && message.includes(SAID_LEFT)

const SAID_LEFT = 'is said to be left'

export function requireRemains(
  remains: readonly Remain[],
  stands: readonly Stand[],
  {
    cuts,
    features,
    ledges,
  }: { cuts: readonly Cut[]; features: readonly FeatureInput[]; ledges: readonly Entity[] },
  ledger: Ledger,
): void {
  const [host] = stands
  if (remains.length === 0 || !host) return
  const bodies = stands
    .filter(({ entity, shape }) => entity.cut && shape === 'box')
    .flatMap(({ min, max }) =>
      within(
        host,
        (axis) => along(min, axis),
        (axis) => along(max, axis),
      ),
    )
  const balls = stands.filter(({ entity }) => entity.cut).flatMap((cut) => aroundBall(cut, host))
  const added = stands.filter(({ entity }) => !entity.cut)
  const openings = cuts.flatMap((cut) => [...besideOpening(cut, host), ...behindInStack(cut, host, added)])
  const open = ({ from, to }: Gap): boolean => to - from > 1e-6
  const walls = [
    ...bodies,
    ...balls,
    ...openings,
    ...besideRings(features, host),
    ...underLedges(ledges, host),
  ].filter(open)
  const apart = betweenBodies(stands).filter(open)
  const between = betweenOpenings(cuts)
  const floors = openings.filter((gap) => gap.behind && open(gap))
  for (const { value, item, gap: isGap, wall, every, floor, between: isBetween } of remains) {
    const sides = wall ? walls.filter(({ behind }) => !behind) : walls
    const around = floor ? floors : outerWalls(cuts, host)
    const beside = isBetween && between.length > 0 ? between : sides
    const gaps: readonly Gap[] = isGap ? apart : every ? around : beside
    const isSo = ({ from, to }: Gap): boolean =>
      Math.abs(to - from - value.value) < 1e-6 * Math.max(1.5, value.value)
    const gap = gaps.find(isSo)
    if (!gap || (every && !gaps.every(isSo))) {
      const left = [...new Set(gaps.map(({ from, to }) => millimetres(to - from)))].join(', ')
      throw new EngineError(
        left ? 'geometry_validation_failed' : 'prompt_too_ambiguous',
        left
          ? `${quote(item.text)} ${isGap ? 'between them' : 'of material'} ${SAID_LEFT}, but what was described leaves ${left}.`
          : `I cannot tell what leaves ${quote(item.text)}${isGap ? '' : ' of material'}. Give the ${isGap ? 'bodies their places' : 'cut its sizes'}.`,
      )
    }
    ledger.require({
      name: 'left',
      says: `${millimetres(value.value)} ${isGap ? 'between them' : 'of material left'}`,
      measure: gap.at
        ? { kind: 'wall-thickness', at: gap.at, direction: gap.direction ?? `+${gap.axis}` }
        : { kind: 'levels', axis: gap.axis, from: tidy(gap.from), to: tidy(gap.to) },
      value: value.value,
      source: { items: [item], values: [] },
    })
  }
}

/** How deep something is cut says nothing of how large it is. */
const DEPTHS: ReadonlySet<string> = new Set(['extrusion', 'depth', 'height', 'thickness'])

/** A pocket, or a body that is taken away, of which neither a length nor a width is told. */
function isUnsized(entity: Entity): boolean {
  if (entity.kind === 'solid')
    return entity.cut && shapeOf(entity) === 'box' && entity.given.every(({ word }) => DEPTHS.has(word))
  if (entity.concept !== 'pocket') return false
  const { values } = dimensionsOf(entity)
  return !['x', 'y', 'side', 'diameter'].some((dimension) => values.has(dimension))
}

/** A size that comes of what is left. */
function reckonedBy({ value, item }: Remain, word: string, size: number): Given {
  const said = { ...value, value: tidy(size) }
  return impliedGiven(word, said, item, word.startsWith('axis') ? 'axis' : word)
}

const SHEET_SIDES = ['-x', '+x', '-y', '+y'] as const

/** Cuts that a floor can be left under. */
const SUNK: ReadonlySet<string> = new Set(['pocket', 'hole', 'slot', 'groove', 'channel'])

/** "leaving a floor of 5 mm": as deep as that, where nothing else says how deep. */
function deepenByFloor(entities: readonly Entity[], floor: Remain, host: Stand): void {
  const open = entities.filter(
    ({ concept, given, manners }) =>
      SUNK.has(concept) && !manners.has('through') && !given.some(({ word }) => DEPTHS.has(word)),
  )
  const [entity, second] = open
  // Which of several it is said of would be a guess.
  if (!entity || second) return
  const side = entity.places.flatMap(({ place }) => (place.kind === 'face' ? [place.face] : []))[0] ?? '+z'
  const axis = side[1] as AxisName
  const extent = along(host.max, axis) - along(host.min, axis)
  if (floor.value.value < extent) entity.given.push(reckonedBy(floor, 'depth', extent - floor.value.value))
}

/** "5 mm from each edge", of what has no size of its own: so much smaller than its body on every side, or along one way. */
function sizeByInset(entity: Entity, host: Stand): void {
  const isInset = ({ place }: Entity['places'][number]): boolean =>
    place.kind === 'from' && place.of === 'edge' && place.all && !place.side && !place.which
  const insets = entity.places.filter(isInset)
  const face = entity.places.find(({ place }) => place.kind === 'face')?.place
  const [first] = insets
  if (!first || host.entity === entity || (face?.kind === 'face' && face.face[1] !== 'z')) return
  const told = (axis: AxisName): Entity['places'][number] | undefined =>
    insets.find(({ place }) => place.kind === 'from' && (place.axis ?? axis) === axis)
  for (const axis of ['x', 'y'] as const) {
    const said = told(axis)
    const item = said?.items.find(({ kind }) => kind === 'quantity') ?? said?.items[0]
    if (said?.place.kind !== 'from' || !item) return
    const { distance } = said.place
    const size = along(host.max, axis) - along(host.min, axis) - 2 * distance.value
    entity.given.push(reckonedBy({ value: distance, item }, `axis ${axis}`, size))
  }
  const others = entity.places.filter((said) => !isInset(said))
  entity.places.splice(0, entity.places.length, ...others)
}

/** "a bore that leaves a rim of 5 mm": so wide, in what is round. */
function boreByWall(entities: readonly Entity[], wall: Remain, host: Stand): void {
  const open = entities.filter(
    ({ concept, given }) =>
      (concept === 'hole' || concept === 'pocket') && given.every(({ word }) => DEPTHS.has(word)),
  )
  const [entity, second] = open
  const width = along(host.max, 'x') - along(host.min, 'x')
  // Lying down, or beside another: how wide it is would be a guess.
  const round = Math.abs(width - (along(host.max, 'y') - along(host.min, 'y'))) < 1e-6
  if (!entity || second || !round || 2 * wall.value.value >= width) return
  entity.given.push(reckonedBy(wall, 'diameter', width - 2 * wall.value.value))
}

/** Before channels are laid: how deep they are decides how they run. */
export function deepenByRemains(entities: readonly Entity[], remains: readonly Remain[], host: Stand): void {
  const floor = remains.find((remain) => remain.floor)
  const wall = remains.some(({ gap, floor: below }) => !gap && !below)
  if (floor && !wall && entities.length > 1) deepenByFloor(entities, floor, host)
}

/** It is as large as the walls around it let it be, and open where none is left. */
export function sizeByRemains(entities: readonly Entity[], remains: readonly Remain[], host: Stand): void {
  const wall = remains.find(({ gap, floor, between }) => !gap && !floor && !between)
  const floor = remains.find((remain) => remain.floor)
  if (wall?.wall && !wall.sides && ROUND_SHAPES.has(host.shape)) boreByWall(entities, wall, host)
  if (host.shape !== 'box') return
  for (const entity of entities) if (isUnsized(entity)) sizeByInset(entity, host)
  if (!wall) return
  const sides = wall.sides ?? SHEET_SIDES
  for (const entity of entities.filter(isUnsized)) {
    const isBody = entity.kind === 'solid'
    if (isBody ? host.entity.family || sides.length < 3 : wall.sides?.length === 3) continue
    const walls = isBody ? sides : SHEET_SIDES
    for (const side of SHEET_SIDES)
      if (!walls.includes(side)) entity.places.push({ place: { kind: 'flush', side }, items: [wall.item] })
    const extent = (axis: AxisName): number => along(host.max, axis) - along(host.min, axis)
    for (const axis of ['x', 'y'] as const) {
      const many = walls.filter((side) => side[1] === axis).length
      entity.given.push(reckonedBy(wall, `axis ${axis}`, extent(axis) - many * wall.value.value))
    }
    if (floor && !entity.given.some(({ word }) => DEPTHS.has(word)))
      entity.given.push(reckonedBy(floor, isBody ? 'extrusion' : 'depth', extent('z') - floor.value.value))
  }
}

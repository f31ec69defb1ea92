/** Spokes, splines, trunnions: told from radius to radius, from a hub to a rim, or as rods, among other bodies. */
import type { Point3 } from '../../../../../plan/geometry.ts'
import { type Box, isSame, middleOf, union } from '../../../../operations/space.ts'
import { missing, nowhere } from '../../../../operations/unread.ts'
import type { Phrase } from '../../../phrases.ts'
import { isShaped, placesOf, sizeOf, type Thing } from '../../../scene.ts'
import { across, isRoundSize } from '../../bodies/shaped.ts'
import { siteOf } from '../../sites/sites.ts'
import type { Arm, Feature, Solid, World } from '../../world.ts'
import { levelsOf as coordinatesOf } from '../coordinates.ts'
import { reopen } from '../joined.ts'
import { anglesOf } from './angles.ts'
import { isCenter } from './hub.ts'
import { levelsOf } from './levels.ts'
import { radiusAt, toldReach } from './reach.ts'

const ARM =
  /^(?:arm|spoke|blade|fin|vane|bar|rib|tooth|paddle|finger|lobe|rod|beam|strut|wing|spline|trunnion|pin|key|peg|branch|boom|web|stub|stem|dowel|lug|tab|gusset|brace|journal)$/u

const placedBy = (thing: Thing, ...kinds: string[]): boolean =>
  placesOf(thing).some(({ place }) => kinds.includes(place.kind))

/** At which angles they go out, the words tell. */
const isAngled = (thing: Thing): boolean =>
  placedBy(thing, 'angles', 'even') ||
  placesOf(thing).some(({ place }) => place.kind === 'apart' && place.figure.unit === 'angle')

const radiiOf = (thing: Thing): number => thing.sizes.filter(({ dimension }) => dimension === 'radius').length

/** How far out they go is told by how far it is from the axis, or by what they join. */
const isReaching = (thing: Thing): boolean =>
  radiiOf(thing) > 0 ||
  placesOf(thing).some(
    ({ place }) =>
      place.kind === 'joins' ||
      (place.kind === 'beyond' && place.side === 'beyond') ||
      (place.kind === 'from' && isCenter(place.refs[0])) ||
      (place.kind === 'manner' && /^(?:radially|outward)$/u.test(place.word)),
  )

/** The bodies that its places speak of. */
function namedIn(world: World, thing: Thing): Solid[] {
  const refs = placesOf(thing).flatMap(({ place }): Phrase[] =>
    place.kind === 'joins' || place.kind === 'from'
      ? [...place.refs]
      : place.kind === 'at' || place.kind === 'until'
        ? [place.ref]
        : place.kind === 'beyond' && place.ref
          ? [place.ref]
          : [],
  )
  return refs.flatMap((ref) => {
    const told = ref.kind === 'place' && ref.of ? ref.of : ref
    return told.kind === 'body' ? (siteOf(told, { world, self: thing })?.solid ?? []) : []
  })
}

const widthOf = ({ box }: Solid): number => box.max[0] - box.min[0]

/** The body that they go out from. */
export function spokedOf(world: World, thing: Thing): Solid | undefined {
  if (!ARM.test(thing.name) || thing.count < 2 || thing.group || !isAngled(thing)) return undefined
  const isRod = isRodded(thing)
  const isLong = isReaching(thing) || sizeOf(thing, 'length') !== undefined
  if (
    !isLong ||
    !(radiiOf(thing) > 1 || isRod || placedBy(thing, 'joins', 'between') || world.bodies.length > 1)
  )
    return undefined
  const hubs = world.bodies.filter(
    ({ thing: other, axis, shape, boxes }) =>
      other !== thing &&
      boxes.length === 1 &&
      (shape === 'box' || (axis === 'z' && /^(?:round|polygon|tube|star)$/u.test(shape))),
  )
  const named = namedIn(world, thing).filter((solid) => hubs.some((hub) => hub.thing === solid.thing))
  // Of two that they are told to join the narrower one is the hub.
  const [narrow] = [...named].sort((a, b) => widthOf(a) - widthOf(b))
  const called = hubs.find(({ thing: { name } }) => /^(?:hub|core|shaft|boss)$/u.test(name))
  return narrow ?? called ?? (hubs.length === 1 ? hubs[0] : undefined)
}

const isRodded = (thing: Thing): boolean =>
  thing.sizes.some((said) => isRoundSize(said) && said.dimension === 'diameter') &&
  sizeOf(thing, 'width') === undefined

/** Rods go out of the middle of what they are on, where no level is told. */
function levelsOfRod(world: World, thing: Thing, hub: Solid, rod: number): { from: number; to: number } {
  const level = coordinatesOf(world, thing).find(({ axis }) => axis === 'z')
  if (level) level.said.used = true
  const middle = level?.value ?? (hub.box.min[2] + hub.box.max[2]) / 2
  return { from: middle - rod / 2, to: middle + rod / 2 }
}

/** Its diameter, where they are rods. */
function rodOf(world: World, thing: Thing): number | undefined {
  const said = thing.sizes.find((each) => isRoundSize(each) && each.dimension === 'diameter')
  if (!said || sizeOf(thing, 'width')) return undefined
  if (isShaped(thing, 'square', 'rectangular')) throw nowhere(thing.name)
  return across(world, thing, said)
}

export function addSpokes(world: World, thing: Thing, hub: Solid): void {
  const [cx, cy] = [middleOf(hub.box, 'x'), middleOf(hub.box, 'y')]
  const rod = rodOf(world, thing)
  const { from, to } = rod === undefined ? levelsOf(world, thing, hub) : levelsOfRod(world, thing, hub, rod)
  const angles = anglesOf(world, thing)
  const { start, end } = toldReach(world, thing, hub, angles)
  const wide =
    sizeOf(thing, 'width') ?? (to - from > 0 && rod === undefined ? sizeOf(thing, 'thickness') : undefined)
  if (!wide && rod === undefined) throw missing('width', thing.name)
  const width = rod ?? world.takeSize(thing, wide as NonNullable<typeof wide>)
  const features: string[] = []
  const boxes: Box[] = []
  const arms: Arm[] = []
  for (const degrees of angles) {
    const id = features.length === 0 ? thing.id : `${thing.id}-${features.length + 1}`
    const turn = (degrees * Math.PI) / 180
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const half = (start + end) / 2
    const bar: Feature = {
      kind: 'extrude',
      id,
      operation: 'add',
      sketch: {
        add: [
          {
            kind: 'rectangle',
            width: end - start,
            height: width,
            at: [cx + half * c, cy + half * s],
            rotateDeg: degrees,
          },
        ],
        cut: [],
      },
      plane: { on: 'frame', origin: [0, 0, 0], normal: '+z', x: '+x' },
      extent: { kind: 'between', from, to },
    }
    const round: Feature = {
      kind: 'cylinder',
      id,
      operation: 'add',
      diameter: width,
      height: end - start,
      frame: { origin: [cx + start * c, cy + start * s, (from + to) / 2], normal: [c, s, 0] },
    }
    world.features.push(rod === undefined ? bar : round)
    features.push(id)
    arms.push({ degrees, outside: radiusAt(hub, degrees), reach: end, center: [cx, cy] })
    const corners = [start, end].flatMap((along) =>
      [-width / 2, width / 2].map((off): [number, number] => [
        cx + along * c - off * s,
        cy + along * s + off * c,
      ]),
    )
    const bounds = (nth: 0 | 1): [number, number] => [
      Math.min(...corners.map((each) => each[nth])),
      Math.max(...corners.map((each) => each[nth])),
    ]
    const [[x0, x1], [y0, y1]] = [bounds(0), bounds(1)]
    boxes.push({ min: [x0, y0, from] as Point3, max: [x1, y1, to] as Point3 })
  }
  const isSquare = angles.every((degrees) => isSame(degrees % 90, 0))
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis: 'z',
    round: false,
    shape: rod !== undefined ? 'rods' : isSquare ? 'box' : 'radial',
    features,
    on: hub,
    arms,
  })
  reopen(world, thing)
}

/** Rims, lips, borders that run all around the top of a plate or a disc: "a rim 3 mm wide and 8 mm high all around its edge". */
import type { Point3 } from '../../../../plan/geometry.ts'
import { type Box, middleOf, sizeAlong } from '../../../operations/space.ts'
import { missing, nowhere } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { placesOf, type SaidPlace, sizeOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'
import { reachOf } from './levels.ts'

const RIM =
  /^(?:rim|lip|wall|border|flange|fence|curb|brim|ridge|edge|ledge|bead|frame|parapet|upstand|skirt|side wall)$/u

const isAll = ({ det, plural, count }: Phrase): boolean =>
  (plural && (count === undefined || count === 4)) || /^(?:each|all)$/u.test(det)

/** "around its edge", "around the perimeter of the top", "along all four edges", "on all sides". */
function isAround({ place, own }: SaidPlace, isRound: boolean): boolean {
  if (own !== undefined || place.kind !== 'at') return false
  const { ref, how } = place
  if (/^(?:around|about)$/u.test(how))
    return /^(?:edge|outside|top|side|face)$/u.test(ref.concept) || /^(?:body|pronoun)$/u.test(ref.kind)
  const isEdge =
    /^(?:edge|side)$/u.test(ref.concept) &&
    !ref.words.some((word) => /^(?:long|short|top|bottom|left|right|front|back)$/u.test(word))
  const isWhole = ref.name === 'perimeter' || ref.name === 'circumference' || ref.name === 'boundary'
  return /^(?:along|on|at)$/u.test(how) && isEdge && (isWhole || isRound || (isAll(ref) && ref.count !== 2))
}

const isBase = ({ shape, round, axis, boxes, thing }: Solid): boolean =>
  boxes.length === 1 &&
  thing.role === 'add' &&
  (shape === 'box' || (round && axis === 'z' && shape === 'round'))

/** On what it runs around, where it is told as a rim. */
export function rimmed(world: World, thing: Thing): Solid | undefined {
  if (!RIM.test(thing.name) || thing.count > 1 || thing.group) return undefined
  const bases = world.bodies.filter((solid) => solid.thing !== thing && isBase(solid))
  const told = placesOf(thing).filter((said) =>
    isAround(said, bases.length === 1 && bases[0]?.round === true),
  )
  const isTold = told.length > 0
  if (!isTold || sizeOf(thing, 'length', 'diameter', 'radius')) return undefined
  const named = told.flatMap(({ place }) => {
    const solid = place.kind === 'at' ? siteOf(place.ref, { world, self: thing })?.solid : undefined
    return solid && bases.includes(solid) ? [solid] : []
  })
  return named[0] ?? (bases.length === 1 ? bases[0] : undefined)
}

const within = ({ min, max }: Box, wall: number): Box => ({
  min: [min[0] + wall, min[1] + wall, min[2]],
  max: [max[0] - wall, max[1] - wall, max[2]],
})

export function addRim(world: World, thing: Thing, host: Solid): void {
  // A rim on rounded corners goes around them.
  if (world.features.some(({ kind }) => kind === 'fillet' || kind === 'chamfer')) throw nowhere(thing.name)
  const reach = reachOf(world, thing, 'z')
  const tall = sizeOf(thing, 'height', 'depth')
  const wide = sizeOf(thing, 'width', 'thickness', 'wall', 'bare')
  if (!wide) throw missing('thickness', thing.name)
  const isLevel = !reach && tall === undefined
  if (isLevel) throw missing('height', thing.name)
  const wall = world.takeSize(thing, wide)
  const low = reach?.from ?? host.box.max[2]
  const high = reach?.to ?? low + world.takeSize(thing, tall as NonNullable<typeof tall>)
  if (reach && tall && Math.abs(world.takeSize(thing, tall) - (reach.to - reach.from)) > 1e-6)
    throw nowhere(thing.name)
  if (low > host.box.max[2] + 1e-6 || high <= host.box.max[2] + 1e-6) throw nowhere(thing.name)
  const [x, y] = [sizeAlong(host.box, 'x'), sizeAlong(host.box, 'y')]
  if (2 * wall >= Math.min(x, y)) throw nowhere(thing.name)
  const at: [number, number] = [middleOf(host.box, 'x'), middleOf(host.box, 'y')]
  world.features.push({
    kind: 'extrude',
    id: thing.id,
    operation: 'add',
    plane: { on: 'frame', origin: [0, 0, 0], normal: '+z', x: '+x' },
    sketch: host.round
      ? { add: [{ kind: 'circle', diameter: x, at }], cut: [{ kind: 'circle', diameter: x - 2 * wall, at }] }
      : {
          add: [{ kind: 'rectangle', width: x, height: y, at }],
          cut: [{ kind: 'rectangle', width: x - 2 * wall, height: y - 2 * wall, at }],
        },
    extent: { kind: 'between', from: low, to: high },
  })
  for (const said of placesOf(thing)) {
    const { place, own } = said
    const isOn = place.kind === 'at' && /^(?:on|to|above|around|along|at)$/u.test(place.how)
    const isOutside = place.kind === 'flush' && (own === undefined || typeof own === 'object')
    if (isOn || isOutside || (place.kind === 'manner' && /^(?:up|upward)$/u.test(place.word)))
      said.used = true
  }
  const box: Box = {
    min: [host.box.min[0], host.box.min[1], low] as Point3,
    max: [host.box.max[0], host.box.max[1], high] as Point3,
  }
  world.solids.push({
    thing,
    boxes: [box],
    box,
    axis: 'z',
    round: host.round,
    shape: host.round ? 'tube' : 'frame',
    features: [thing.id],
    on: host,
    side: { axis: 'z', sign: 1 },
    wall,
    inner: within(box, wall),
  })
}

/** Arms, spokes, blades that go out from a hub: "four arms at 45, 135, 225 and 315 degrees, reaching 73 mm from the center". */
import type { Point3 } from '../../../../../plan/geometry.ts'
import { type Box, isSame, sizeAlong, union } from '../../../../operations/space.ts'
import { missing, nowhere } from '../../../../operations/unread.ts'
import { placesOf, type SaidPlace, type SaidSize, sizeOf, type Thing } from '../../../scene.ts'
import { siteOf } from '../../sites/sites.ts'
import type { Arm, Solid, World } from '../../world.ts'
import { anglesOf } from './angles.ts'
import { isCenter, middleOfHub, outsideAt } from './hub.ts'
import { isFlatBlade, levelsOf } from './levels.ts'

interface Reach {
  /** From the middle of the hub. */
  out?: number
  /** From its outside. */
  beyond?: number
  start?: number
}

const settle = (thing: Thing, before: number | undefined, value: number): number => {
  if (before !== undefined && !isSame(before, value)) throw nowhere(thing.name)
  return value
}

/** "to a distance of 80 mm": from the middle, where they are told from there. */
const isToDistance = (world: World, { span }: SaidPlace): boolean =>
  /\b(?:to|at) an? (?:total )?(?:distance|radius) of\b/iu.test(
    world.quote([Math.max(0, span[0] - 24), span[1]]),
  )

/** How far each goes, as its places tell. */
function reachTold(world: World, thing: Thing, hub: Solid): Reach {
  const told: Reach = {}
  for (const said of placesOf(thing)) {
    const { place } = said
    if (said.used) continue
    if (place.kind === 'from' && place.figures.length === 1 && place.figures[0]) {
      const value = world.level(place.figures[0])
      const ref = place.refs[0]
      const isStart = said.own === 'start'
      if (isCenter(ref)) {
        if (isStart) told.start = value
        else told.out = settle(thing, told.out, value)
      } else if (ref && (ref.kind === 'body' || ref.kind === 'place' || ref.kind === 'pronoun') && !isStart)
        told.beyond = settle(thing, told.beyond, value)
      else continue
    } else if (place.kind === 'beyond' && place.side === 'beyond')
      told.beyond = settle(thing, told.beyond, world.level(place.figure))
    else if (place.kind === 'apart' && !place.ref && isToDistance(world, said))
      told.out = settle(thing, told.out, world.level(place.figure))
    else if (place.kind === 'circle' && said.own !== 'start')
      told.out = settle(thing, told.out, world.level(place.figure) / (place.radius ? 1 : 2))
    else if (place.kind === 'at' && /^(?:at|from|off|out|to|on|around|of|in)$/u.test(place.how)) {
      const site = siteOf(place.ref, { world, self: thing, host: hub })
      const isHub = site?.solid === hub && /^(?:body|side|center)$/u.test(site.part)
      if (!isHub && !isCenter(place.ref)) continue
    } else if (
      !(
        place.kind === 'manner' && /^(?:radially|diagonally|outward|out|horizontally|flat)$/u.test(place.word)
      ) &&
      !/^(?:concentric|eachside)$/u.test(place.kind)
    )
      continue
    said.used = true
  }
  return told
}

/** "reaching out to a radius of 40 mm", "the diameter over the tips is 80 mm". */
function radiusTold(world: World, thing: Thing): number | undefined {
  const own = sizeOf(thing, 'radius', 'diameter')
  const over = world.told.overall.find(({ dimension, used }) => dimension === 'diameter' && !used)
  const said = own ?? over
  if (!said) return undefined
  said.used = true
  const value = world.level(said.figure)
  return said.dimension === 'radius' ? value : value / 2
}

/** How wide they are, seen from above: of a blade that is how thick. */
function widthOf(thing: Thing): SaidSize | undefined {
  const thick = sizeOf(thing, 'thickness')
  return sizeOf(thing, 'width') ?? (sizeOf(thing, 'height') || isFlatBlade(thing) ? thick : undefined)
}

export function addArms(world: World, thing: Thing, hub: Solid): void {
  const [cx, cy] = middleOfHub(hub)
  const angles = anglesOf(world, thing)
  const { from, to } = levelsOf(world, thing, hub)
  const told = reachTold(world, thing, hub)
  const long = sizeOf(thing, 'length', 'bare')
  const isFromCenter =
    long !== undefined &&
    placesOf(thing).some(({ place }) => place.kind === 'at' && place.how === 'from' && isCenter(place.ref))
  const length =
    long && world.takeSize(thing, long, told.out === undefined ? undefined : { kind: 'somewhere', of: 'any' })
  if (long) world.unmeasured(long.figure)
  const radius = radiusTold(world, thing)
  const reachAt = (degrees: number): number => {
    const outside = outsideAt(hub, degrees)
    const out = told.out ?? radius
    if (out !== undefined) {
      if (
        outside !== undefined &&
        length !== undefined &&
        !isSame(out - outside, length) &&
        !isSame(out, length)
      )
        throw nowhere(thing.name)
      return out
    }
    const beyond = told.beyond ?? length
    if (beyond === undefined) throw missing('length', thing.name)
    if (isFromCenter && told.beyond === undefined) return beyond
    if (told.beyond !== undefined && length !== undefined && !isSame(length, told.beyond))
      throw nowhere(thing.name)
    if (outside === undefined) throw nowhere(thing.name)
    if (told.beyond === undefined)
      world.assume(`The ${thing.name}s are ${length} mm long from the outside of the ${hub.thing.name}`)
    return outside + beyond
  }
  const wide = widthOf(thing)
  if (!wide) throw missing('width', thing.name)
  const width = world.takeSize(thing, wide)
  const features: string[] = []
  const boxes: Box[] = []
  const arms: Arm[] = []
  for (const degrees of angles) {
    const outside = outsideAt(hub, degrees)
    const inside = Math.min(sizeAlong(hub.box, 'x'), sizeAlong(hub.box, 'y')) / 2
    const reach = reachAt(degrees)
    if (told.start !== undefined && told.start > (outside ?? inside) + 1e-6) throw nowhere(thing.name)
    if (reach <= (outside ?? inside) + 1e-6) throw nowhere(thing.name)
    const start = hub.inner ? (inside + sizeAlong(hub.inner, 'x') / 2) / 2 : Math.min(told.start ?? 0, inside)
    const id = features.length === 0 ? thing.id : `${thing.id}-${features.length + 1}`
    const turn = (degrees * Math.PI) / 180
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const middle = (start + reach) / 2
    world.features.push({
      kind: 'extrude',
      id,
      operation: 'add',
      sketch: {
        add: [
          {
            kind: 'rectangle',
            width: reach - start,
            height: width,
            at: [cx + middle * c, cy + middle * s],
            rotateDeg: degrees,
          },
        ],
        cut: [],
      },
      plane: { on: 'frame', origin: [0, 0, 0], normal: '+z', x: '+x' },
      extent: { kind: 'between', from, to },
    })
    features.push(id)
    arms.push({ degrees, outside: outside ?? inside, reach, center: [cx, cy] })
    boxes.push(boxOf([cx, cy], [c, s], [outside ?? start, reach], width, [from, to]))
  }
  thing.count = angles.length
  const isSquare = angles.every((degrees) => isSame(degrees % 90, 0))
  thing.words = thing.words.filter((word) => word !== 'diagonal' || isSquare)
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis: 'z',
    round: false,
    shape: isSquare ? 'box' : 'radial',
    features,
    on: hub,
    arms,
  })
}

/** What an arm that goes out that way takes up. */
function boxOf(
  [cx, cy]: readonly [number, number],
  [c, s]: readonly [number, number],
  ends: readonly number[],
  width: number,
  [from, to]: readonly [number, number],
): Box {
  const corners = ends.flatMap((along) =>
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
  return { min: [x0, y0, from] as Point3, max: [x1, y1, to] as Point3 }
}

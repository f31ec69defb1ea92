/** Arms, spokes, blades that go out from a hub: "four arms at 45, 135, 225 and 315 degrees, reaching 73 mm from the center". */
import type { Point3 } from '../../../../plan/geometry.ts'
import { type Box, isSame, middleOf, sizeAlong, union } from '../../../operations/space.ts'
import { missing, nowhere } from '../../../operations/unread.ts'
import { placesOf, type SaidPlace, sizeOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'
import { reachOf } from './levels.ts'

const ARM = /^(?:arm|spoke|blade|fin|vane|bar|leg|rib|tooth|paddle|finger|lobe|rod|beam|strut|wing)$/u

const isRadial = (thing: Thing): boolean =>
  thing.words.some((word) => /^(?:radial|radiating)$/u.test(word)) ||
  placesOf(thing).some(
    ({ place }) =>
      place.kind === 'angles' ||
      place.kind === 'clock' ||
      (place.kind === 'manner' && /^(?:radially|outward|out)$/u.test(place.word)) ||
      place.kind === 'even' ||
      ((place.kind === 'from' || place.kind === 'until') &&
        isCenter(place.kind === 'from' ? place.refs[0] : place.ref)),
  )

const isCenter = (ref: { concept: string } | undefined): boolean =>
  ref !== undefined && /^(?:center|axis|origin)$/u.test(ref.concept)

/** The round body that they go out from, where they are told as arms of it. */
export function hubOf(world: World, thing: Thing): Solid | undefined {
  if (!ARM.test(thing.name) || thing.count < 2 || thing.group || !isRadial(thing)) return undefined
  const hubs = world.bodies.filter(
    ({ thing: other, axis, shape, boxes }) =>
      other !== thing && axis === 'z' && boxes.length === 1 && /^(?:round|polygon|tube)$/u.test(shape),
  )
  const [hub] = hubs
  const isOnTop = placesOf(thing).some(
    ({ place }) => place.kind === 'at' && place.how === 'on' && place.ref.concept === 'top',
  )
  // Bars that stand around on a disc are no arms of it.
  return hubs.length === 1 && world.bodies.length === 1 && !isOnTop ? hub : undefined
}

export function addArms(world: World, thing: Thing, hub: Solid): void {
  const places = placesOf(thing)
  const take = (said: SaidPlace): void => {
    said.used = true
  }
  const [cx, cy] = [middleOf(hub.box, 'x'), middleOf(hub.box, 'y')]
  const hubRadius = sizeAlong(hub.box, 'x') / 2
  const { from, to } = levelsOf(world, thing, hub)
  const angles = anglesOf(world, thing)
  let reach: number | undefined
  let start = hub.inner ? (hubRadius + sizeAlong(hub.inner, 'x') / 2) / 2 : 0
  const setReach = (value: number): void => {
    if (reach !== undefined && !isSame(reach, value)) throw nowhere(thing.name)
    reach = value
  }
  for (const said of places) {
    const { place } = said
    if (said.used) continue
    if (place.kind === 'from' && place.figures.length === 1 && place.figures[0]) {
      const value = world.level(place.figures[0])
      const ref = place.refs[0]
      const isStart = said.own === 'start'
      if (isCenter(ref)) {
        if (isStart) start = Math.min(value, hubRadius)
        else setReach(value)
        if (isStart && value > hubRadius + 1e-6) throw nowhere(thing.name)
      } else if (ref && (ref.kind === 'body' || ref.kind === 'place') && !isStart) setReach(hubRadius + value)
      else continue
      take(said)
    } else if (place.kind === 'beyond' && place.side === 'beyond') {
      setReach(hubRadius + world.level(place.figure))
      take(said)
    } else if (place.kind === 'circle' && said.own !== 'start') {
      setReach(world.level(place.figure) / (place.radius ? 1 : 2))
      take(said)
    } else if (place.kind === 'at' && /^(?:at|from|off|out|to|on|around|of)$/u.test(place.how)) {
      const site = siteOf(place.ref, { world, self: thing, host: hub })
      const isHub =
        site?.solid === hub && (site.part === 'body' || site.part === 'side' || site.part === 'center')
      if (isHub || isCenter(place.ref)) take(said)
    } else if (place.kind === 'manner' && /^(?:radially|outward|out|horizontally|flat)$/u.test(place.word))
      take(said)
    else if (place.kind === 'concentric') take(said)
  }
  const long = sizeOf(thing, 'length')
  if (long) {
    const isFromCenter = places.some(
      ({ place }) => place.kind === 'at' && place.how === 'from' && isCenter(place.ref),
    )
    const length = world.takeSize(
      thing,
      long,
      reach === undefined ? undefined : { kind: 'somewhere', of: 'any' },
    )
    if (reach === undefined) {
      reach = isFromCenter ? length : hubRadius + length
      if (!isFromCenter)
        world.assume(`The ${thing.name}s are ${length} mm long from the outside of the ${hub.thing.name}`)
    } else if (!isSame(reach - hubRadius, length) && !isSame(reach, length)) throw nowhere(thing.name)
    world.unmeasured(long.figure)
  }
  if (reach === undefined) throw missing('length', thing.name)
  const wide = sizeOf(thing, 'width') ?? (sizeOf(thing, 'height') ? sizeOf(thing, 'thickness') : undefined)
  if (!wide) throw missing('width', thing.name)
  const width = world.takeSize(thing, wide)
  if (reach <= hubRadius + 1e-6) throw nowhere(thing.name)
  const features: string[] = []
  const boxes: Box[] = []
  for (const degrees of angles) {
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
    const corners = [start, reach].flatMap((along) =>
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
    shape: isSquare ? 'box' : 'radial',
    features,
    on: hub,
  })
}

function anglesOf(world: World, thing: Thing): number[] {
  let angles: number[] | undefined
  let step: number | undefined
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'angles') {
      for (const figure of place.figures) world.count(figure)
      const isStep = place.step || (place.figures.length === 1 && thing.count > 1)
      if (isStep) step = place.figures[0]?.value
      else angles = place.figures.map(({ value }) => value)
      said.used = true
    } else if (place.kind === 'even') said.used = true
  }
  if (angles && angles.length !== thing.count) throw nowhere(thing.name)
  if (angles) return angles
  const turn = step ?? 360 / thing.count
  if (!isSame(turn * thing.count, 360) && step !== undefined) throw nowhere(thing.name)
  return Array.from({ length: thing.count }, (_, nth) => nth * turn)
}

/** From which level to which: told, flush with the hub's top or bottom, in its middle, or as high as it. */
function levelsOf(world: World, thing: Thing, hub: Solid): { from: number; to: number } {
  const [low, high] = [hub.box.min[2], hub.box.max[2]]
  const told = reachOf(world, thing, 'z')
  const said =
    sizeOf(thing, 'height') ?? (sizeOf(thing, 'width') ? sizeOf(thing, 'thickness', 'depth') : undefined)
  const tall = said && world.takeSize(thing, said)
  if (told && tall !== undefined && !isSame(told.to - told.from, tall)) throw nowhere(thing.name)
  if (told) {
    if (told.from > high + 1e-6 || told.to < low - 1e-6) throw nowhere(thing.name)
    return told
  }
  for (const each of placesOf(thing)) {
    const { place, own } = each
    const ref = place.kind === 'flush' ? place.ref : undefined
    const side = ref?.concept ?? ''
    if (place.kind === 'flush' && /^(?:top|bottom)$/u.test(side) && tall !== undefined) {
      if (typeof own === 'object' && own.concept !== side) throw nowhere(thing.name)
      each.used = true
      return side === 'bottom' ? { from: low, to: low + tall } : { from: high - tall, to: high }
    }
    const isMiddle =
      tall !== undefined &&
      ((place.kind === 'centered' &&
        place.refs.some(({ concept }) => /^(?:height|thickness)$/u.test(concept))) ||
        (place.kind === 'centered' && place.axes.includes('z')) ||
        (place.kind === 'at' && place.ref.concept === 'center' && place.ref.name !== 'center') ||
        (place.kind === 'full' && /halfway up/u.test(place.word)))
    if (isMiddle && tall !== undefined) {
      each.used = true
      return { from: (low + high - tall) / 2, to: (low + high + tall) / 2 }
    }
  }
  if (tall === undefined || isSame(tall, high - low)) return { from: low, to: high }
  throw nowhere(thing.name)
}

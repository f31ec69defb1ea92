/** Edges that are rounded or broken, to a radius or a size. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { indexOf, isSame } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { SaidSize, Work } from '../../scene.ts'
import { addFullRound, fullRoundOfEdges, fullRoundTold, radiusOf } from '../full-rounds.ts'
import type { World } from '../world.ts'
import { legsOf } from './chamfer-legs.ts'
import { edgesOf } from './chosen.ts'
import type { Edges } from './selectors.ts'

export function workEdges(world: World, work: Work, nth: number): void {
  // "5 mm x 45 degrees".
  for (const said of work.sizes) if (said.figure.unit === 'angle') said.dimension = 'angle'
  const size = work.sizes.find(({ dimension }) => dimension !== 'angle')
  // "break the edges with a 1 mm radius": they are rounded.
  if (work.kind === 'chamfer' && size?.dimension === 'radius') {
    if (!work.broken) throw unread(size.figure.text)
    work.kind = 'fillet'
  }
  // "with rounded corners", whose radius is told later.
  const isToldLater = world.told.deeds
    .slice(nth + 1)
    .some((deed) => deed.kind === 'work' && deed.work.kind === work.kind && deed.work.sizes.length > 0)
  const round = fullRoundTold(world, work, size)
  if (round) {
    if (size) takeRadius(world, work, size)
    else world.assume(`“${world.quote(work.span)}”: to a half circle, ${radiusOf(round)} mm`)
    for (const said of work.places)
      if (said.place.kind === 'perpendicular' && said.place.axis === round.run) said.used = true
    addFullRound(world, round, `${work.kind}-${nth + 1}`)
    return
  }
  if (!size && isToldLater) return
  if (!size) throw missing(work.kind === 'fillet' ? 'radius' : 'size', work.kind)
  for (const said of work.sizes)
    if (said.dimension === 'angle') {
      if (Math.abs(said.figure.value - 45) > 1e-6) throw unread(said.figure.text)
      world.count(said.figure)
      said.used = true
    }
  const legs = legsOf(world, work)
  const edges = edgesOf(world, work)
  holdLevel(world, work, edges)
  holdWalls(world, edges, size)
  if (legs) {
    world.features.push({ kind: 'chamfer', id: `chamfer-${nth + 1}`, edges, ...legs })
    return
  }
  const others = world.told.deeds.filter(
    (deed) =>
      deed.kind === 'work' &&
      deed.work.kind === work.kind &&
      deed.work.sizes.some(
        ({ figure, dimension }) => dimension !== 'angle' && figure.value !== size.figure.value,
      ),
  )
  const half = fullRoundOfEdges(world, work, edges, size.figure.value)
  if (half) {
    takeRadius(world, work, size)
    addFullRound(world, half, `${work.kind}-${nth + 1}`)
    return
  }
  const given = world.take(size.figure, `${work.kind} ${work.kind === 'fillet' ? 'radius' : 'size'}`, {
    kind: work.kind === 'fillet' ? 'fillet-radius' : 'chamfer-size',
    ...(others.length > 0 ? { near: pointOn(world, edges) } : {}),
  })
  size.used = true
  for (const said of work.sizes)
    if (said !== size && said.figure.value === size.figure.value) {
      said.used = true
      world.count(said.figure)
    }
  const radius = size.dimension === 'diameter' ? given / 2 : given
  for (const said of work.places)
    said.used = said.place.kind === 'between' || said.place.kind === 'even' || said.used
  const id = `${work.kind}-${nth + 1}`
  world.features.push(
    work.kind === 'fillet'
      ? { kind: 'fillet', id, edges, radius }
      : { kind: 'chamfer', id, edges, distance: radius },
  )
}

/** "The top edge (Z=0)", "(the ones parallel to the Z axis)": there they have to be, and lie that way. */
function holdLevel(world: World, { places, targets }: Work, edges: Edges): void {
  const isUpright = targets.some(({ words }) => words.includes('vertical'))
  for (const said of places) {
    const { place } = said
    const along = place.kind === 'parallel' && said.gloss ? place.axis : undefined
    const runs = edges.flatMap(({ parallelTo }) => (typeof parallelTo === 'string' ? [parallelTo[1]] : []))
    if (along && (runs.some((run) => run !== along) || (isUpright && along !== 'z'))) world.fail(said)
    if (!said.gloss || place.kind !== 'coordinate') continue
    const levels = edges.flatMap(({ at }) => (at?.axis === place.axis ? [at.value] : []))
    if (levels.some((level) => place.figures.every(({ value }) => !isSame(value, level)))) world.fail(said)
  }
}

/** The corners of what is hollow already: broken by more than its wall, they leave less of it than was said. */
function holdWalls(world: World, edges: Edges, { figure }: SaidSize): void {
  const hollow = world.bodies.find(({ wall, inner, shape }) => wall !== undefined && inner && shape === 'box')
  const isUpright = edges.some(({ parallelTo, feature }) => parallelTo === '+z' && feature === undefined)
  if (hollow?.wall !== undefined && isUpright && figure.value > hollow.wall + 1e-6) throw unread(figure.text)
}

function takeRadius(world: World, work: Work, size: SaidSize): void {
  world.take(size.figure, `${work.kind} radius`)
  for (const said of work.sizes) said.used = said.used || isSame(said.figure.value, size.figure.value)
  size.used = true
}

/** Where such an edge is, to tell one rounding from another. */
function pointOn(world: World, edges: Edges): Point3 {
  const [first] = edges
  const feature = first?.feature ?? first?.between?.[0]
  const solid = world.solids.find(({ features }) => feature !== undefined && features.includes(feature))
  // The corners inside of what is hollow.
  const room =
    first?.convexity === 'concave' && !first.between
      ? world.bodies.findLast(({ inner }) => inner)?.inner
      : undefined
  const box = room ?? solid?.boxes[solid.features.indexOf(feature ?? '')] ?? solid?.box ?? world.whole
  const point: Point3 = first?.near ? [...first.near] : [...box.max]
  const axis = first?.parallelTo
  if (typeof axis === 'string') {
    const k = indexOf(axis[1] as AxisName)
    point[k] = (box.min[k] + box.max[k]) / 2
  }
  if (first?.at) point[indexOf(first.at.axis)] = first.at.value
  return point
}

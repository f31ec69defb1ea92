/** Between two others: a rod that joins two balls, a core between two discs. */
import type { Point3 } from '../../../plan/geometry.ts'
import { type Shaped, shapeOf } from '../bodies.ts'
import type { Build } from '../build.ts'
import type { Phrase } from '../phrases.ts'
import { findThings } from '../references.ts'
import { siteOf } from '../site.ts'
import { AXES, around, type Box, centerOf, indexOf, isSame, middleOf } from '../space.ts'
import { placesOf, type SaidPlace, type Thing } from '../things.ts'

interface Bridge {
  shaped: Shaped
  spots: Point3[]
}

export function bridge(build: Build, thing: Thing): Bridge | undefined {
  const places = placesOf(thing).filter(({ used }) => !used)
  const said = places.find(({ place }) => place.kind === 'joining' || place.kind === 'between')
  if (!said) return undefined
  const ends = endsOf(build, thing, said)
  if (!ends) return undefined
  const [a, b] = ends
  const axis = AXES.find((each) => !isSame(middleOf(a, each), middleOf(b, each)))
  const others = AXES.filter((each) => each !== axis)
  if (!axis || !others.every((each) => isSame(middleOf(a, each), middleOf(b, each)))) return undefined
  const k = indexOf(axis)
  const [low, high] = middleOf(a, axis) < middleOf(b, axis) ? [a, b] : [b, a]
  // From one middle to the other, as far as they are balls; from face to face otherwise.
  const [from, to] = isCentral(build, thing, said, places)
    ? [middleOf(low, axis), middleOf(high, axis)]
    : [low.max[k], high.min[k]]
  if (to <= from) return undefined
  for (const each of places) if (isJoin(build, thing, each)) each.used = true
  const shaped = shapeOf(build, thing, {
    side: { axis, sign: 1 },
    reach: (each) => (each === axis ? to - from : undefined),
    spans: () => undefined,
  })
  const spot = centerOf(low)
  spot[k] = (from + to) / 2
  return { shaped, spots: [spot] }
}

/** What a place on the way from one to the other says besides. */
function isJoin(build: Build, thing: Thing, { place }: SaidPlace): boolean {
  if (place.kind === 'joining' || place.kind === 'between') return true
  if (place.kind !== 'at' || !/^(?:from|to|until|in)$/u.test(place.how)) return false
  const site = siteOf(place.ref, { build, self: thing })
  return site?.part === 'center' || site?.part === 'body'
}

function isCentral(build: Build, thing: Thing, said: SaidPlace, places: readonly SaidPlace[]): boolean {
  if (/center|centre/u.test(build.quote(said))) return true
  if (build.bodies.slice(-2).every(({ thing: { concept } }) => concept === 'sphere')) return true
  void thing
  return places.some(
    ({ place }) => place.kind === 'at' && /^(?:from|to)$/u.test(place.how) && place.ref.concept === 'center',
  )
}

/** The two that it joins: of one thing told twice, or of two. */
function endsOf(build: Build, thing: Thing, { place }: SaidPlace): [Box, Box] | undefined {
  const refs = 'refs' in place ? place.refs : []
  const solids = refs.flatMap((ref) => solidsOf(build, thing, ref))
  const boxes = solids.flatMap(({ box, spots }) => {
    const [one] = spots
    if (spots.length < 2 || !one) return [box]
    const size = sizeOfEach(box, spots)
    return spots.map((spot) => around(spot, size))
  })
  const [a, b] = boxes.length === 2 ? boxes : []
  return a && b ? [a, b] : undefined
}

function sizeOfEach(box: Box, spots: readonly Point3[]): Point3 {
  return AXES.map((axis) => {
    const k = indexOf(axis)
    const levels = spots.map((spot) => spot[k])
    return box.max[k] - box.min[k] - (Math.max(...levels) - Math.min(...levels))
  }) as Point3
}

function solidsOf(build: Build, thing: Thing, ref: Phrase): Build['bodies'] {
  const owner = ref.role === 'part' && ref.owner ? ref.owner : ref
  if (owner.bound) return build.solidOf(owner.bound) ? [build.solidOf(owner.bound) as Build['bodies'][0]] : []
  if (owner.role === 'pronoun' || owner.role === 'part') {
    const others = build.bodies.filter((solid) => solid.thing !== thing)
    const pair = others.findLast(({ spots }) => spots.length === 2)
    return pair ? [pair] : others.slice(-2)
  }
  const things = findThings(
    build.bodies.map((solid) => solid.thing).filter((each) => each !== thing),
    owner,
  )
  return things.flatMap((each) => build.solidOf(each) ?? [])
}

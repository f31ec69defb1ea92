/** The circles at the ends of what is round: outer and inner, at the end that the words mean. */
import type { Build, Feature } from '../build.ts'
import { AXES, isSame, levelOf, type Side, type Solid } from '../space.ts'
import { sizeOf } from '../things.ts'
import type { Asked } from './asked.ts'
import type { Selector } from './work.ts'

/** Undefined where the words choose neither end, or a side that is none. */
export function roundEdges(build: Build, solid: Solid, asked: Asked): Selector[] | undefined {
  const { words } = asked
  if (asked.length !== undefined || words.has('vertical') || words.has('long') || words.has('short'))
    return undefined
  const sides = endsAsked(build, solid, asked)
  if (!sides || sides.length === 0) return undefined
  const inner = words.has('inner') || words.has('inside') || asked.of.includes('inside')
  const outer = words.has('outer') || words.has('outside') || words.has('outermost')
  const bore = boreOf(build, solid)
  const both = bore !== undefined && !inner && !outer && isBoth(asked, sides)
  const rims = inner ? [] : sides.flatMap((side) => rimOf(build, solid, side))
  const bores = inner || both ? sides.flatMap((side) => boreRim(build, solid, side)) : []
  const found = [...rims, ...bores]
  if (asked.count !== undefined && asked.count !== found.length) return undefined
  return found.length > 0 ? found : undefined
}

/** "all edges", "both top edges" of a ring. */
const isBoth = (asked: Asked, sides: readonly Side[]): boolean =>
  asked.every &&
  asked.concept === 'edge' &&
  (asked.count ?? (asked.groups[0]?.length === 0 ? 4 : 2)) > sides.length

/** At which of its ends. */
function endsAsked(build: Build, solid: Solid, asked: Asked): Side[] | undefined {
  const { axis } = solid
  const told = asked.groups.flat()
  if (told.length > 0) {
    if (asked.groups.some((group) => group.length !== 1) || told.some((side) => side.axis !== axis))
      return undefined
    return told
  }
  const ends: Side[] = [
    { axis, sign: 1 },
    { axis, sign: -1 },
  ]
  const free = ends.filter((side) => !isCovered(build, solid, side))
  const { words } = asked
  if (words.has('free') || words.has('far') || words.has('other')) return free.length === 1 ? free : undefined
  if (asked.every) return free.length === 2 || asked.count !== 2 ? free : undefined
  if (asked.one && free.length === 2)
    build.assume(`Of the two ends of the ${solid.thing.name} the upper or right one is meant`)
  // "the edge" of a disc that has two.
  return free.length === 1 || asked.one || /^(?:end|edge|face)$/u.test(asked.concept)
    ? free.slice(0, 1)
    : undefined
}

/** Where another body goes on. */
const isCovered = (build: Build, solid: Solid, side: Side): boolean =>
  build.bodies.some((other) => other !== solid && meets(other, solid, side))

/** Whether that end of it lies against the other. */
export function meets(other: Solid, solid: Solid, side: Side): boolean {
  const level = levelOf(solid.box, side)
  return AXES.every((axis, n) => {
    const [low, high] = [other.box.min[n] as number, other.box.max[n] as number]
    if (axis === side.axis) return low <= level + 1e-6 && high >= level - 1e-6
    return low < (solid.box.max[n] as number) - 1e-6 && high > (solid.box.min[n] as number) + 1e-6
  })
}

const featureOf = (build: Build, id: string | undefined): Feature | undefined =>
  build.features.find((feature) => feature.id === id)

export function rimOf(build: Build, solid: Solid, side: Side): Selector[] {
  if (side.axis !== solid.axis) return []
  const at = { axis: side.axis, value: levelOf(solid.box, side) }
  return solid.features.map((feature): Selector => {
    const diameter = diameterAt(featureOf(build, feature), side)
    return { feature, at, curve: 'circle', ...(diameter === undefined ? {} : { diameter }) }
  })
}

function diameterAt(feature: Feature | undefined, side: Side): number | undefined {
  const told = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
  if (feature?.kind === 'cylinder') return told(feature.diameter)
  if (feature?.kind !== 'cone') return undefined
  const turned = typeof feature.frame?.normal === 'string' && feature.frame.normal.startsWith('-')
  return told(side.sign > 0 === turned ? feature.bottomDiameter : feature.topDiameter)
}

function boreOf(build: Build, solid: Solid): number | undefined {
  const feature = featureOf(build, solid.features[0])
  return feature?.kind === 'cylinder' && typeof feature.innerDiameter === 'number'
    ? feature.innerDiameter
    : undefined
}

/** Of a tube its own bore, else the hole that opens there. */
function boreRim(build: Build, solid: Solid, side: Side): Selector[] {
  const at = { axis: side.axis, value: levelOf(solid.box, side) }
  const own = boreOf(build, solid)
  if (own !== undefined)
    return solid.features.map((feature) => ({ feature, at, curve: 'circle' as const, diameter: own }))
  const holes = build.solids.filter(
    (other) =>
      other.thing.role === 'cut' &&
      other.round &&
      other.axis === side.axis &&
      other.spots.length === 1 &&
      sizeOf(other.thing, 'diameter', 'radius', 'bare') !== undefined &&
      isSame(levelOf(other.box, side), at.value),
  )
  const [hole] = holes
  return holes.length === 1 && hole
    ? hole.features.map((feature) => ({ feature, at, curve: 'circle' as const }))
    : []
}

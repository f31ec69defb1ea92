/** Every figure of a sketch must exist, and what a sketch cuts must leave some of what it adds. */
import { type Loops, profileLoops, sketchBox } from '../../kernel/build/sketch/loops.ts'
import { contains, regionOf } from '../../kernel/build/sketch/nesting.ts'
import type { Feature } from '../features.ts'
import type { Profile, Sketch } from '../profile.ts'
import { type Contradictions, mm, NEARLY, refusalOf } from './gate.ts'

export function sketchesOf(feature: Feature): Sketch[] {
  if ('sketch' in feature) return [feature.sketch]
  if (feature.kind === 'prism' || feature.kind === 'pyramid') return [feature.base]
  if (feature.kind === 'loft') return feature.sections.map(({ sketch }) => sketch)
  return []
}

const boxOf = (profile: Profile) => sketchBox({ add: [profile], cut: [] })

function sizeOf(profile: Profile): string {
  const { min, max } = boxOf(profile)
  return `${mm(max[0] - min[0])} by ${mm(max[1] - min[1])}`
}

const apart = (a: Profile, b: Profile): boolean => {
  const [p, q] = [boxOf(a), boxOf(b)]
  return ([0, 1] as const).some((axis) => p.min[axis] >= q.max[axis] || p.max[axis] <= q.min[axis])
}

const covers = (cut: Loops, added: Loops): boolean =>
  cut.inner.length === 0 && contains(regionOf(cut.outer), regionOf(added.outer))

function* cuts({ add, cut }: Sketch): Contradictions {
  for (const profile of cut) {
    const [only] = add
    if (add.every((added) => apart(profile, added))) {
      yield `the sketch cuts a ${profile.kind} of ${sizeOf(profile)} that lies outside all it adds`
    } else if (only && add.length === 1 && covers(profileLoops(profile), profileLoops(only))) {
      yield `the sketch cuts a ${profile.kind} of ${sizeOf(profile)} out of a ${only.kind} of ${sizeOf(only)}: nothing is left`
    }
  }
}

/** Walls that lean inwards must not meet before the end. */
function* tapers(feature: Feature): Contradictions {
  if (!('taperDeg' in feature) || feature.taperDeg <= 0) return
  const height =
    feature.kind === 'extrude'
      ? feature.extent.kind === 'length' && feature.extent.length
      : feature.kind === 'pocket'
        ? feature.depth
        : feature.height
  if (height === false) return
  const { min, max } = sketchBox(feature.sketch)
  const width = Math.min(max[0] - min[0], max[1] - min[1])
  const meet = width / 2 / Math.tan((feature.taperDeg * Math.PI) / 180)
  // Half the length each way leans half as far.
  const both =
    feature.kind === 'extrude' && feature.extent.kind === 'length' && feature.extent.direction === 'both'
  if (!both && height > meet + NEARLY) {
    yield `walls ${mm(width)} apart that lean by ${feature.taperDeg}° meet after ${mm(meet)}, before the ${mm(height)} asked for`
  }
}

/** A profile on both sides of its axis would sweep over itself; a cut may have taken one side away. */
function* axes(feature: Feature): Contradictions {
  if (feature.kind !== 'revolve' || feature.sketch.cut.length > 0) return
  const { origin, direction } = feature.axis
  const size = Math.hypot(...direction)
  if (size === 0 || (direction[0] !== 0 && direction[1] !== 0)) return
  const across = direction[0] === 0 ? 0 : 1
  for (const profile of feature.sketch.add) {
    const { min, max } = boxOf(profile)
    const [below, above] = [origin[across] - min[across], max[across] - origin[across]]
    const margin = 1e-4 * (above + below)
    if (below > margin && above > margin) {
      yield `the ${profile.kind} reaches ${mm(below)} to one side of the axis and ${mm(above)} to the other; it must lie on one side`
    }
  }
}

/** Whether an extrusion has any height, and a rib any area. */
function* flat(feature: Feature): Contradictions {
  if (feature.kind === 'extrude' && feature.extent.kind === 'between') {
    const { from, to } = feature.extent
    if (Math.abs(from - to) < NEARLY) yield `from ${mm(from)} to ${mm(to)} there is no height`
  }
  if (feature.kind === 'rib') {
    const { points } = feature
    const area = points.reduce((sum, [x, y], index) => {
      const [u, v] = points[(index + 1) % points.length] as [number, number]
      return sum + x * v - u * y
    }, 0)
    if (Math.abs(area) < NEARLY) yield `its ${points.length} points enclose no area`
  }
}

export function* sketches(feature: Feature): Contradictions {
  const drawn = sketchesOf(feature)
  const profiles = drawn.flatMap((sketch) => sketch.add.concat(sketch.cut))
  const refused = profiles.flatMap((profile) =>
    Array.from(refusalOf(feature, () => profileLoops(profile, feature.id))),
  )
  yield* refused
  if (refused.length === 0) {
    for (const sketch of drawn) yield* cuts(sketch)
    yield* tapers(feature)
    yield* axes(feature)
  }
  yield* flat(feature)
}

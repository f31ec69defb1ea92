/** Which way a cut goes where nothing tells it: through what is thin, along or across what is round, else from above. */

import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, type Box, sizeAlong } from '../../../operations/space.ts'
import type { Figure, Phrase } from '../../phrases.ts'
import { placesOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'

const WALLS =
  /^(?:wall|leg|flange|arm|web|tab|lug|ear|upright|side|plate|panel|lip|fin|rib|prong|cheek|base|standing|lying)$/u

/** Of what lies, its length is the longer way and its width the shorter. */
export function levelWay(box: Box, concept: string): AxisName | undefined {
  const [x, y] = [sizeAlong(box, 'x'), sizeAlong(box, 'y')]
  if (Math.abs(x - y) < 1e-6) return undefined
  if (concept === 'width') return x > y ? 'y' : 'x'
  return concept === 'length' ? (x > y ? 'x' : 'y') : undefined
}

/** Across what is round; of a block the way from front to back. */
export const sideAxis = (solid: Solid): AxisName =>
  solid.round
    ? solid.axis === 'x'
      ? 'y'
      : 'x'
    : sizeAlong(solid.box, 'x') < sizeAlong(solid.box, 'y') - 1e-9
      ? 'x'
      : 'y'

export const thinOf = (box: Box): AxisName | undefined => {
  const sorted = [...AXES].sort((a, b) => sizeAlong(box, a) - sizeAlong(box, b))
  const [thin, next] = sorted as [AxisName, AxisName]
  return sizeAlong(box, thin) < 0.5 * sizeAlong(box, next) ? thin : undefined
}

/** "10 mm up from the bottom edge" of a plate that lies flat and is as thick, "in the upper left corner": as seen from above. */
function isInPlan(box: Box, { concept }: Phrase, axis: AxisName, figures: readonly Figure[]): boolean {
  if (axis !== 'z' || thinOf(box) !== 'z') return false
  return (
    /^(?:edge|corner)$/u.test(concept) || figures.some(({ value }) => value >= sizeAlong(box, 'z') - 1e-6)
  )
}

/** Through what is thin, along what is round, else from above. */
export function defaultAxis(world: World, thing: Thing, host: Solid): AxisName {
  // A distance from the top or the bottom says that it does not go that way.
  const levels = new Set<AxisName>()
  for (const said of placesOf(thing)) {
    const { place } = said
    const refs = place.kind === 'from' ? place.refs : place.kind === 'beyond' && place.ref ? [place.ref] : []
    const figures = place.kind === 'from' ? place.figures : place.kind === 'beyond' ? [place.figure] : []
    for (const ref of refs)
      for (const side of siteOf(ref, { world, self: thing, host })?.sides ?? [])
        if (!isInPlan(host.box, ref, side.axis, figures)) levels.add(side.axis)
    if (place.kind === 'coordinate') levels.add(place.axis)
    // "centered along the Z axis" of a prism is how it goes.
    const isOwn = place.kind === 'centered' && place.axes.length === 1 && host.shape !== 'box'
    if (place.kind === 'centered')
      for (const axis of place.axes) if (!(isOwn && axis === host.axis)) levels.add(axis)
  }
  const left = AXES.filter((axis) => !levels.has(axis))
  if (host.round && levels.size === 0) return host.axis
  if (host.round && levels.has(host.axis)) return sideAxis(host)
  const thin = thinOf(host.box)
  if (thin && left.includes(thin) && (WALLS.test(host.thing.name) || thin === 'z' || !left.includes('z')))
    return thin
  if (left.includes('z')) return 'z'
  if (left.length === 2)
    return sizeAlong(host.box, 'x') < sizeAlong(host.box, 'y') && left.includes('x')
      ? 'x'
      : left.includes('y')
        ? 'y'
        : (left[0] as AxisName)
  return left[0] ?? 'z'
}

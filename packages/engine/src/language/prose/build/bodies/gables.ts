/** A roof with two slopes, a tent: a triangle over its width, along its ridge. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { indexOf } from '../../../operations/space.ts'
import { missing } from '../../../operations/unread.ts'
import { allSizes, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { extruded } from './profiled.ts'
import type { Ground, Shaped } from './shaped.ts'

/** The way its ridge is told to run: "along X", "along the length". */
function ridgeWay(thing: Thing): AxisName | 'length' | 'width' | undefined {
  for (const said of placesOf(thing)) {
    const { place } = said
    const isRidge = said.own === undefined || (typeof said.own === 'object' && said.own.concept === 'apex')
    if (!isRidge) continue
    if ((place.kind === 'way' || place.kind === 'parallel') && place.axis) {
      said.used = true
      return place.axis
    }
    if (place.kind === 'at' && place.how === 'along' && /^(?:length|width)$/u.test(place.ref.concept)) {
      said.used = true
      return place.ref.concept as 'length' | 'width'
    }
    if (place.kind === 'centered') said.used = true
  }
  return undefined
}

export function gable(world: World, thing: Thing, ground: Ground): Shaped {
  const take = (said: SaidSize | undefined): number | undefined => said && world.takeSize(thing, said)
  const ranked = allSizes(thing).filter(({ rank }) => rank !== undefined)
  const tagged = (axis: AxisName): SaidSize | undefined => allSizes(thing).find((said) => said.axis === axis)
  const high = take(tagged('z') ?? sizeOf(thing, 'height') ?? ranked[2]) ?? ground.reach('z')
  if (high === undefined) throw missing('height', thing.name)
  const told = ridgeWay(thing)
  const [length, width] = [sizeOf(thing, 'length'), sizeOf(thing, 'width', 'depth')]
  // Its own length is that of its ridge, and without one the longer way of what it stands on.
  const [hostX, hostY] = [ground.spans('x'), ground.spans('y')]
  const isAlongY =
    told === 'y' ||
    (told !== 'x' &&
      hostX !== undefined &&
      hostY !== undefined &&
      (told === 'width' ? hostX > hostY : hostY > hostX))
  const run: AxisName = isAlongY ? 'y' : 'x'
  const [first, second] = isAlongY ? [width, length] : [length, width]
  const x = take(tagged('x') ?? ranked[0] ?? first) ?? hostX
  const y = take(tagged('y') ?? ranked[1] ?? second) ?? hostY
  if (x === undefined || y === undefined) throw missing(x === undefined ? 'length' : 'width', thing.name)
  if (told === undefined) world.assume(`The ridge of the ${thing.name} runs along ${run.toUpperCase()}`)
  const size: Point3 = [x, y, high]
  return {
    shape: extruded(run, (min, max) => ({
      kind: 'outline',
      start: [min[0], min[1]],
      segments: [
        { kind: 'line', to: [max[0], min[1]] },
        { kind: 'line', to: [(min[0] + max[0]) / 2, max[1]] },
      ],
    })),
    size,
    axis: run,
    round: false,
    name: 'wedge',
    middle: size.map((_, k) => (k === indexOf('z') ? high / 3 - high / 2 : 0)) as Point3,
  }
}

/** Slots that point at the middle of what they are in: "four radial slots on a 56 mm circle", "each pointing toward the center". */
import { AXES, indexOf, middleOf } from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import { allSizes, placesOf, type SaidPlace, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { Feature, World } from '../world.ts'
import type { Aim } from './aim.ts'
import { type CutFigure, flatSize, slot } from './figures.ts'

const pointing = ({ place }: SaidPlace): boolean => place.kind === 'manner' && place.word === 'radially'

/** With a length of its own, seen from above; a slot into a rim goes in from the side. */
export const isRadialSlot = (thing: Thing): boolean =>
  thing.concept === 'slot' &&
  (thing.words.includes('radial') || placesOf(thing).some(pointing)) &&
  (sizeOf(thing, 'length', 'centers') !== undefined ||
    allSizes(thing).some(({ rank }) => rank !== undefined)) &&
  placesOf(thing).some(({ place }) => /^(?:circle|angles|clock|even|points|from)$/u.test(place.kind))

/** As long as it is told, turned to the middle wherever it lies. */
export function radialSlot(
  world: World,
  thing: Thing,
  aim: Aim,
  round: SaidSize | undefined,
): CutFigure | undefined {
  if (!isRadialSlot(thing)) return undefined
  const plain = slot(world, thing, aim, round)
  if (plain.shape.kind !== 'slot') return plain
  const { length, width } = plain.shape
  for (const said of placesOf(thing)) if (pointing(said)) said.used = true
  const [u, v] = AXES.filter((axis) => axis !== aim.axis) as ['x', 'y']
  const middle = [u, v].map((axis) => middleOf(aim.host.box, axis)) as [number, number]
  return {
    shape: { kind: 'slot', length, width, along: u },
    size: flatSize(aim.axis, length, length),
    round: true,
    turn: (feature: Feature, center): Feature => {
      const across = [center[indexOf(u)] - middle[0], center[indexOf(v)] - middle[1]] as const
      if (Math.hypot(...across) < length / 2 - 1e-6 || feature.kind !== 'extrude')
        throw unread(world.quote(thing.span))
      const [drawn] = 'add' in feature.sketch ? (feature.sketch.add ?? []) : []
      if (drawn?.kind !== 'slot') throw unread(world.quote(thing.span))
      const rotateDeg = (Math.atan2(across[1], across[0]) * 180) / Math.PI
      return { ...feature, sketch: { add: [{ ...drawn, rotateDeg }] } }
    },
  }
}

/** Coordinates that are only said again, "its top face (Z=8)", "(Z=8 to Z=30)": each has to be a level of what was built. */
import type { AxisName } from '../../../plan/geometry.ts'
import { AXES, type Box, indexOf, middleOf } from '../../operations/space.ts'
import type { Figure } from '../phrases.ts'
import type { SaidPlace, Thing } from '../scene.ts'
import type { World } from './world.ts'

/** As exactly as it is written: 51.6 may be 51.62. */
function toleranceOf({ text }: Figure): number {
  const decimals = /\.(\d+)/u.exec(text)?.[1]?.length ?? 0
  return decimals > 0 ? 0.5 * 10 ** -decimals + 1e-6 : 1e-6
}

const levelsIn = (box: Box, axis: AxisName): number[] => [
  box.min[indexOf(axis)],
  box.max[indexOf(axis)],
  middleOf(box, axis),
]

/** Of what it is said, where that is built; else of anything. */
const boxesFor = (world: World, thing: Thing | undefined): readonly Box[] => {
  const own = world.solids.filter((solid) => solid.thing === thing || solid.thing.group === thing)
  return (own.length > 0 ? own : world.solids).flatMap(({ boxes }) => [...boxes])
}

const isAt = (figure: Figure, value: number, boxes: readonly Box[], axis: AxisName): boolean =>
  boxes.some((box) => levelsIn(box, axis).some((level) => Math.abs(level - value) <= toleranceOf(figure)))

/** Whether it comes true; its numbers are then accounted for. */
export function isHeld(world: World, said: SaidPlace, thing: Thing | undefined): boolean {
  const { place } = said
  if (!said.gloss) return false
  const all = world.solids.flatMap(({ boxes }) => [...boxes])
  if (place.kind === 'coordinate' || place.kind === 'range') {
    const isTrue = place.figures.every((figure) => isAt(figure, figure.value, all, place.axis))
    if (isTrue) for (const figure of place.figures) world.level(figure)
    return isTrue
  }
  if (place.kind !== 'points') return false
  const boxes = boxesFor(world, thing)
  const [rough] = place.figures
  const isTrue = place.points.every((point) =>
    boxes.some((box) =>
      point.every((value, nth) => {
        const axis = place.axes[nth] ?? AXES[nth] ?? 'x'
        const near = rough ? toleranceOf(rough) : 1e-6
        return levelsIn(box, axis).some((level) => Math.abs(level - value) <= near)
      }),
    ),
  )
  if (isTrue) for (const figure of place.figures) world.level(figure)
  return isTrue
}

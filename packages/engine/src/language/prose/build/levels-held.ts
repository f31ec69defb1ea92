/** Coordinates that are only said again, "its top face (Z=8)", "(Z=8 to Z=30)": each has to be a level of what was built. */
import type { AxisName } from '../../../plan/geometry.ts'
import { AXES, type Box, indexOf, middleOf } from '../../operations/space.ts'
import type { Figure } from '../phrases.ts'
import type { SaidPlace, Thing } from '../scene.ts'
import { siteOf } from './sites/sites.ts'
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

/** "at its left end, flush with the edge", "its outer faces flush with the ends": each of them is, at some side. */
function isFlushAlready(world: World, { place, own }: SaidPlace, thing: Thing | undefined): boolean {
  if ((place.kind !== 'flush' && place.kind !== 'aligned') || thing?.role !== 'add') return false
  const isOuter =
    own === undefined ||
    (typeof own === 'object' && /^(?:outside|face|side|edge|end|surface)$/u.test(own.concept))
  const site = place.ref && siteOf(place.ref, { world, self: thing })
  if (!isOuter || !site?.solid || site.solid.thing === thing) return false
  if (site.part !== 'body' && !/^(?:edge|side|end|face|outside)$/u.test(place.ref?.concept ?? ''))
    return false
  // Which of its sides is told: there it would have been put.
  if (site.sides.some(({ axis }) => axis !== 'z')) return false
  const hosts = site.boxes.length > 1 ? [site.box, ...site.boxes] : [site.box]
  const own_ = world.solids.filter((solid) => solid.thing === thing || solid.thing.group === thing)
  const boxes = own_.flatMap((solid) => [...solid.boxes])
  const meets = (box: Box, host: Box, axis: AxisName): boolean => {
    const k = indexOf(axis)
    return Math.abs(box.min[k] - host.min[k]) < 1e-6 || Math.abs(box.max[k] - host.max[k]) < 1e-6
  }
  const axes = site.along && site.along !== 'z' ? [site.along] : (['x', 'y'] as const)
  return (
    boxes.length > 0 &&
    boxes.every((box) => hosts.some((host) => axes.some((axis) => meets(box, host, axis))))
  )
}

/** Whether it comes true; its numbers are then accounted for. */
export function isHeld(world: World, said: SaidPlace, thing: Thing | undefined): boolean {
  const { place } = said
  if (isFlushAlready(world, said, thing)) return true
  // "a flange disc at the bottom (Z=0 to Z=12)": there it is.
  const end = place.kind === 'at' && place.how === 'at' && said.own === undefined ? place.ref : undefined
  if (end && /^(?:top|bottom)$/u.test(end.concept) && !end.of && thing?.role === 'add') {
    const own = world.solidOf(thing)?.box
    const side = end.concept === 'top' ? 'max' : 'min'
    return own !== undefined && Math.abs(own[side][2] - world.whole[side][2]) < 1e-6
  }
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

/** A flange, a collar on what is hollow: its bore goes on through it; of a length told overall it is a part. */
import type { Point3 } from '../../../../plan/geometry.ts'
import {
  AXES,
  type Box,
  indexOf,
  isSame,
  levelOf,
  middleOf,
  type Side,
  sizeAlong,
} from '../../../operations/space.ts'
import { allSizes, type Thing } from '../../scene.ts'
import type { Solid, World } from '../world.ts'

const FLANGE = /^(?:flange|collar|shoulder|rim|lip|band|brim)$/u

const isFlange = ({ name, words }: Thing): boolean =>
  FLANGE.test(name) && !words.some((word) => /^(?:blind|solid|closed)$/u.test(word))

/** How wide the bore of a pipe is, told with it or drilled through it before. */
function boreOf(world: World, { inner, axis, box }: Solid): number | undefined {
  const cross = AXES.find((each) => each !== axis) ?? 'x'
  const drilled = world.solids.find(
    (cut) =>
      cut.thing.role === 'cut' &&
      cut.shape === 'round' &&
      cut.through &&
      cut.axis === axis &&
      cut.boxes.length === 1 &&
      AXES.every((each) => each === axis || isSame(middleOf(cut.box, each), middleOf(box, each))),
  )
  const bore = inner ?? drilled?.box
  return bore && sizeAlong(bore, cross)
}

/** The bore of a pipe through the flange that is put on its end, which would close it. */
export function boreThrough(world: World, host: Solid, side: Side, made: Solid, both: boolean): void {
  const { axis } = host
  if (!host.round || side.axis !== axis || !isFlange(made.thing) || made.shape !== 'round' || made.inner)
    return
  // On one end alone of a pipe a flange may as well close it.
  if (host.inner && !both) return
  const bore = boreOf(world, host)
  const k = indexOf(axis)
  const isBeside = (box: Box): boolean =>
    isSame(box.min[k], host.box.max[k]) || isSame(box.max[k], host.box.min[k])
  if (bore === undefined || !made.boxes.every(isBeside)) return
  for (const [nth, box] of made.boxes.entries()) {
    const id = `${made.features[nth]}-bore`
    if (world.features.some((feature) => feature.id === id)) continue
    const origin: Point3 = [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')]
    origin[k] = box.min[k]
    world.features.push({
      kind: 'cylinder',
      id,
      operation: 'cut',
      diameter: bore,
      height: sizeAlong(box, axis),
      frame: { origin, normal: `+${axis}` },
    })
  }
  world.assume(`The bore goes on through the ${made.thing.name}`)
  const inner: Box = { min: [...made.box.min], max: [...made.box.max] }
  for (const each of AXES) {
    if (each === axis) continue
    inner.min[indexOf(each)] = middleOf(made.box, each) - bore / 2
    inner.max[indexOf(each)] = middleOf(made.box, each) + bore / 2
  }
  world.solids[world.solids.indexOf(made)] = { ...made, inner }
}

/** "80 mm long overall with a flange at each end": within that length, around the pipe. */
export function withinLength(
  world: World,
  thing: Thing,
  host: Solid,
  side: Side,
  half: number,
): number | undefined {
  if (!isFlange(thing) || !host.round || side.axis !== host.axis) return undefined
  const isOverall = allSizes(host.thing).some(
    ({ dimension, words }) =>
      /^(?:length|height)$/u.test(dimension) && words.some((word) => /^(?:overall|total)$/u.test(word)),
  )
  // "including a flange on each end", "their outer faces are flush with the ends of the pipe".
  const isIncluded = /\b(?:includ(?:es|ed|ing)|flush)\b/iu.test(world.prompt)
  return isOverall || isIncluded ? levelOf(host.box, side) - side.sign * half : undefined
}

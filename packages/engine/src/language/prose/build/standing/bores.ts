/** The bore of a sleeve stays open where another body of the same axis reaches across it: a flange at its end, a collar around it. */
import type { Point3 } from '../../../../plan/geometry.ts'
import { AXES, type Box, indexOf, isSame, middleOf, sizeAlong } from '../../../operations/space.ts'
import { missing } from '../../../operations/unread.ts'
import type { Solid, World } from '../world.ts'

const isCoaxial = (a: Solid, b: Solid): boolean =>
  a.axis === b.axis &&
  AXES.every((axis) => axis === a.axis || isSame(middleOf(a.box, axis), middleOf(b.box, axis)))

/** Where both are, along their axis. */
function shared(a: Solid, b: Solid): [number, number] | undefined {
  const k = indexOf(a.axis)
  const [low, high] = [Math.max(a.box.min[k], b.box.min[k]), Math.min(a.box.max[k], b.box.max[k])]
  return high > low + 1e-6 ? [low, high] : undefined
}

/** Cut again through what was put across it. */
export function openBores(world: World, made: Solid): void {
  if (!made.round) return
  const box = made.boxes.at(-1)
  if (made.boxes.length > 1 && box) {
    // At each end one: the one that was put there now.
    openBores(world, { ...made, boxes: [box], box, features: made.features.slice(-1) })
    return
  }
  // A bore that was drilled before.
  for (const cut of world.solids) {
    if (cut.thing.role !== 'cut' || !cut.round || !cut.through || cut.boxes.length > 1) continue
    const common = cut.shape === 'round' && isCoaxial(made, cut) ? shared(made, cut) : undefined
    if (common) open(world, made, cut.box, common)
  }
  for (const other of world.bodies) {
    if (other.thing === made.thing || !other.round || other.boxes.length > 1 || !isCoaxial(made, other))
      continue
    const pipe = other.inner ? other : made.inner ? made : undefined
    const across = pipe === other ? made : other
    const common = shared(made, other)
    if (!pipe?.inner || across.inner || across.shape !== 'round' || !common) continue
    open(world, across, pipe.inner, common)
  }
  for (const other of world.bodies) if (other.thing !== made.thing) openAcross(world, made, other)
}

const overlap = (a: Box, b: Box): boolean =>
  a.min.every(
    (low, k) => Math.max(low, b.min[k] as number) < Math.min(a.max[k] as number, b.max[k] as number) - 1e-6,
  )

/** A pipe that goes into another across it: each bore goes on through the other's wall. */
function openAcross(world: World, made: Solid, other: Solid): void {
  if (!made.inner || !other.inner || made.shape !== 'round' || other.shape !== 'round') return
  if (made.axis === other.axis || other.boxes.length > 1 || !overlap(made.box, other.inner)) return
  for (const pipe of [made, other]) {
    const { inner, axis, box } = pipe
    if (inner) open(world, pipe, inner, [box.min[indexOf(axis)], box.max[indexOf(axis)]])
  }
  world.assume(`The bores of the ${other.thing.name} and the ${made.thing.name} open into each other`)
}

function open(world: World, across: Solid, bore: Box, [low, high]: readonly [number, number]): void {
  const { axis, box, thing } = across
  const origin = AXES.map((each) => middleOf(box, each)) as Point3
  origin[indexOf(axis)] = low
  const wide = AXES.find((each) => each !== axis) ?? 'x'
  const diameter = sizeAlong(bore, wide)
  if (diameter >= sizeAlong(box, wide) - 1e-6) return
  world.features.push({
    kind: 'cylinder',
    id: `${thing.id}-opened-${world.features.length}`,
    operation: 'cut',
    diameter,
    height: high - low,
    frame: { origin, normal: `+${axis}` },
  })
}

const OPEN = /^(?:flange|collar|rim|lip)$/u

/** A flange on the end of a pipe, and no bore through it: that has to be told. */
export function assertOpened(world: World): void {
  const pipes = world.bodies.filter(({ inner, round }) => round && inner !== undefined)
  for (const solid of world.bodies) {
    if (!OPEN.test(solid.thing.name) || !solid.round || solid.inner || solid.boxes.length > 1) continue
    const k = indexOf(solid.axis)
    const pipe = pipes.find(
      (each) =>
        each !== solid &&
        isCoaxial(each, solid) &&
        (isSame(each.box.max[k], solid.box.min[k]) || isSame(each.box.min[k], solid.box.max[k])),
    )
    const isBored = world.solids.some(
      (cut) =>
        cut.thing.role === 'cut' &&
        cut.round &&
        cut.axis === solid.axis &&
        cut.boxes.some(
          (box) => box.min[k] <= solid.box.min[k] + 1e-6 && box.max[k] >= solid.box.max[k] - 1e-6,
        ),
    )
    if (pipe && !isBored) throw missing('bore', solid.thing.name)
  }
}

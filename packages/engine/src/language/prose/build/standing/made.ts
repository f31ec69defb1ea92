/** A body with its size and its places, as features of the plan. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { featuresOf } from '../../../operations/shapes.ts'
import { AXES, around, type Box, indexOf, middleOf, type Side, union } from '../../../operations/space.ts'
import type { Thing } from '../../scene.ts'
import type { Shaped } from '../bodies/shaped.ts'
import type { Solid, World } from '../world.ts'
import { openBores } from './bores.ts'
import { UP } from './supports.ts'

export function made(
  world: World,
  thing: Thing,
  shaped: Shaped,
  centers: readonly Point3[],
  side: Side = UP,
  on?: Solid,
): Solid {
  const { shape, size, axis, round, name, middle, wall, bore } = shaped
  const features: string[] = []
  const known = world.solids.find((solid) => solid.thing === thing)
  for (const center of centers) {
    const id =
      known || features.length > 0
        ? `${thing.id}-${(known?.features.length ?? 0) + features.length + 1}`
        : thing.id
    // A hemisphere under something hangs down.
    const turned = side.sign < 0 && (shape.kind === 'hemisphere' || shape.kind === 'cone')
    const own = featuresOf(id, shape, around(center, size), axis, 'add')
    world.features.push(
      ...(turned && shape.kind === 'hemisphere'
        ? own.map(
            (feature) =>
              ({
                ...feature,
                frame: { origin: topOf(center, size, axis), normal: `-${axis}` as const },
              }) as typeof feature,
          )
        : turned
          ? own.map(
              (feature) =>
                ({
                  ...feature,
                  frame: { origin: topOf(center, size, axis), normal: `-${axis}` as const },
                }) as typeof feature,
            )
          : own),
    )
    features.push(id)
  }
  const boxes = [...(known?.boxes ?? []), ...centers.map((center) => around(center, size))]
  const within = bore === undefined ? undefined : innerOf(boxes[0] as Box, axis, bore)
  const found: Solid = {
    thing,
    boxes,
    box: union(boxes),
    axis,
    round,
    shape: name,
    features: [...(known?.features ?? []), ...features],
    ...(middle && centers[0]
      ? { middle: middle.map((each, k) => each + (centers[0]?.[k] ?? 0)) as Point3 }
      : {}),
    ...(on ? { on, side } : {}),
    ...(wall === undefined ? {} : { wall }),
    ...(within ? { inner: within } : {}),
  }
  if (known) world.solids.splice(world.solids.indexOf(known), 1)
  world.solids.push(found)
  openBores(world, found)
  return found
}

const topOf = (center: Point3, size: Point3, axis: AxisName): Point3 => {
  const point: Point3 = [...center]
  point[indexOf(axis)] += size[indexOf(axis)] / 2
  return point
}

const innerOf = (box: Box, axis: AxisName, bore: number): Box => {
  const inner: Box = { min: [...box.min], max: [...box.max] }
  for (const each of AXES) {
    if (each === axis) continue
    inner.min[indexOf(each)] = middleOf(box, each) - bore / 2
    inner.max[indexOf(each)] = middleOf(box, each) + bore / 2
  }
  return inner
}

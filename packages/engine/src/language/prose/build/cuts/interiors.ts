/** What is hollow as it is shaped outside: a smaller cylinder in each cylinder, a smaller cone in each cone, its wall measured from the axis. */

import type { AxisName } from '../../../../plan/geometry.ts'
import { featuresOf, type Shape } from '../../../operations/shapes.ts'
import { AXES, type Box, indexOf, isSame, middleOf, sizeAlong, union } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { Feature, Solid, World } from '../world.ts'

/** The same, so much narrower all around. */
function within(feature: Feature, wall: number): Shape | undefined {
  if (feature.kind === 'cylinder' && feature.innerDiameter === undefined)
    return { kind: 'round', diameter: feature.diameter - 2 * wall }
  if (feature.kind === 'cone')
    return {
      kind: 'cone',
      bottom: feature.bottomDiameter - 2 * wall,
      top: (feature.topDiameter ?? 0) - 2 * wall,
    }
  return undefined
}

const widths = (shape: Shape): number[] =>
  shape.kind === 'round' ? [shape.diameter] : shape.kind === 'cone' ? [shape.bottom, shape.top] : []

/** The bores are told one by one: so thick is the wall around one of them, and around none is it thinner. */
function holdWall(world: World, said: SaidSize): void {
  const wall = said.figure.value
  const cuts = world.solids.filter(({ thing, round }) => thing.role === 'cut' && round)
  const walls = cuts.flatMap(({ axis, box: inner }) => {
    const across = AXES.find((each) => each !== axis) as AxisName
    return world.bodies
      .filter(
        ({ round, axis: other, box }) =>
          round &&
          other === axis &&
          isSame(middleOf(box, across), middleOf(inner, across)) &&
          meets(box, inner, axis),
      )
      .map(({ box }) => (sizeAlong(box, across) - sizeAlong(inner, across)) / 2)
  })
  if (!walls.some((each) => isSame(each, wall)) || walls.some((each) => each > 1e-6 && each < wall - 1e-6))
    throw unread(said.figure.text)
  said.used = true
  world.count(said.figure)
}

const meets = (a: Box, b: Box, axis: AxisName): boolean => {
  const k = indexOf(axis)
  return Math.min(a.max[k], b.max[k]) > Math.max(a.min[k], b.min[k]) + 1e-6
}

/** Open at both ends: what is hollow runs through all of it. */
export function addInterior(world: World, thing: Thing): boolean {
  if (thing.concept !== 'interior') return false
  const said = sizeOf(thing, 'wall')
  if (!said) throw missing('wall thickness', thing.name)
  if (thing.words.includes('told')) {
    holdWall(world, said)
    return true
  }
  const wall = world.takeSize(thing, said)
  const [first] = world.bodies
  const { axis } = first ?? {}
  if (!first || !axis) throw unread(thing.name)
  const boxes: Box[] = []
  const features: string[] = []
  const isFlange = ({ thing: { name } }: Solid): boolean => /flange|collar|rim|lip/u.test(name)
  for (const solid of world.bodies) {
    const isCoaxial =
      solid.round &&
      solid.axis === axis &&
      AXES.every((each) => each === axis || isSame(middleOf(solid.box, each), middleOf(first.box, each)))
    // How wide it is within a flange, the wall does not tell.
    if (!isCoaxial || isFlange(solid)) throw unread(said.figure.text)
    for (const [nth, box] of solid.boxes.entries()) {
      const made = world.features.find(({ id }) => id === solid.features[nth])
      const shape = made && within(made, wall)
      if (!shape || widths(shape).some((each) => each <= 0)) throw unread(said.figure.text)
      const id = features.length === 0 ? thing.id : `${thing.id}-${features.length + 1}`
      world.features.push(...featuresOf(id, shape, box, axis, 'cut'))
      boxes.push(box)
      features.push(id)
    }
  }
  world.assume('What is hollow is open at both ends, and its wall is measured square to the axis')
  const box = union(boxes)
  world.solids.push({
    thing,
    boxes: [box],
    box,
    axis,
    round: true,
    through: true,
    mouth: { axis, sign: 1 },
    shape: 'interior',
    features,
  })
  return true
}

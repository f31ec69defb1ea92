/** Slits through the wall on one side of a ring or a tube: parallel sides, from the bore out, over the whole length. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { featuresOf } from '../../../operations/shapes.ts'
import { AXES, around, indexOf, middleOf, sizeAlong } from '../../../operations/space.ts'
import { missing } from '../../../operations/unread.ts'
import { placesOf, sizeOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'

const isRing = (solid: Solid | undefined): solid is Solid =>
  solid?.round === true && solid.inner !== undefined && solid.thing.role === 'add'

/** The ring that it goes through, where it is cut through one side. */
export function ringOfSlit(world: World, thing: Thing): Solid | undefined {
  if (!/^(?:channel|slot|notch)$/u.test(thing.concept) || thing.count > 1 || sizeOf(thing, 'depth'))
    return undefined
  const isSided = placesOf(thing).some(
    ({ place }) =>
      (place.kind === 'through' &&
        place.refs.some(({ concept, name }) => concept === 'side' || name === 'wall')) ||
      (place.kind === 'at' && place.ref.concept === 'side') ||
      (place.kind === 'manner' && place.word === 'radially'),
  )
  const rings = world.bodies.filter(isRing)
  return isSided && rings.length === 1 ? rings[0] : undefined
}

export function addSlit(world: World, thing: Thing, ring: Solid): void {
  const said = sizeOf(thing, 'width', 'bare', 'thickness')
  if (!said) throw missing('width', thing.name)
  const width = world.takeSize(thing, said)
  const length = sizeOf(thing, 'length')
  if (length) world.takeSize(thing, length)
  const { axis, box } = ring
  const [out, across] = AXES.filter((each) => each !== axis) as [AxisName, AxisName]
  const radius = sizeAlong(box, out) / 2
  const size: Point3 = [0, 0, 0]
  size[indexOf(axis)] = sizeAlong(box, axis)
  size[indexOf(out)] = radius
  size[indexOf(across)] = width
  const center: Point3 = [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')]
  center[indexOf(out)] += radius / 2
  const found = around(center, size)
  world.features.push(...featuresOf(thing.id, { kind: 'box' }, found, axis, 'cut'))
  for (const each of placesOf(thing)) {
    const { place } = each
    const refs = place.kind === 'at' ? [place.ref] : place.kind === 'through' ? place.refs : []
    const isHeard =
      refs.every(
        (ref) =>
          ref.kind === 'dimension' ||
          ref.name === 'bore' ||
          siteOf(ref, { world, self: thing }) !== undefined,
      ) &&
      (refs.length > 0 ||
        place.kind === 'manner' ||
        place.kind === 'centered' ||
        place.kind === 'through' ||
        place.kind === 'aligned')
    if (isHeard && !('figures' in place && place.figures.length > 0)) each.used = true
  }
  world.solids.push({
    thing,
    boxes: [found],
    box: found,
    axis: across,
    round: false,
    mouth: { axis: out, sign: 1 },
    through: true,
    shape: 'box',
    features: [thing.id],
  })
}

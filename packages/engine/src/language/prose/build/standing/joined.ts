/** What connects two bodies: "a pedestal connects it down to the base", "joined by a rod": from one to the other. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, type Box, indexOf, isSame, middleOf, union } from '../../../operations/space.ts'
import { placesOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Feature, Solid, World } from '../world.ts'
import type { Support } from './supports.ts'

interface End {
  solid: Solid
  box: Box
}

const overlaps = (a: Box, b: Box, axis: AxisName): boolean => {
  const k = indexOf(axis)
  return Math.min(a.max[k], b.max[k]) > Math.max(a.min[k], b.min[k]) + 1e-6
}

/** The way from one to the other: where their middles differ, or the only one along which they are apart. */
function wayBetween(a: Box, b: Box): AxisName | undefined {
  const off = AXES.filter((axis) => !isSame(middleOf(a, axis), middleOf(b, axis)))
  const apart = AXES.filter((axis) => !overlaps(a, b, axis))
  return off.length === 1 ? off[0] : apart.length === 1 ? apart[0] : undefined
}

/** As far as its face; into the middle of what is round across the way. */
function levelAt({ solid, box }: End, axis: AxisName, other: number): number {
  const k = indexOf(axis)
  const middle = middleOf(box, axis)
  if (solid.round && solid.axis !== axis) return middle
  return other > middle ? box.max[k] : box.min[k]
}

function endsOf(world: World, thing: Thing): [End, End] | undefined {
  const said = placesOf(thing).find(({ place, used }) => place.kind === 'joins' && !used)
  if (said?.place.kind !== 'joins') return undefined
  const bodies = world.bodies.filter((solid) => solid.thing !== thing)
  const named = said.place.refs.flatMap((ref): End[] => {
    if (ref.kind === 'pronoun' && ref.plural)
      return bodies
        .slice(-2)
        .flatMap((solid) => solid.boxes.map((box) => ({ solid, box })))
        .slice(-2)
    const solid = siteOf(ref, { world, self: thing })?.solid
    return solid?.thing.role === 'add' ? solid.boxes.map((box) => ({ solid, box })) : []
  })
  const [first, second] = named
  if (!first || !second || named.length !== 2 || first.box === second.box) return undefined
  said.used = true
  return [first, second]
}

export function joining(world: World, thing: Thing): Support | undefined {
  const ends = endsOf(world, thing)
  if (!ends) return undefined
  const [first, second] = ends
  const axis = wayBetween(first.box, second.box)
  if (!axis) return undefined
  const levels = [
    levelAt(first, axis, middleOf(second.box, axis)),
    levelAt(second, axis, middleOf(first.box, axis)),
  ]
  const host = { ...first.solid, box: union([first.box, second.box]) }
  return {
    host,
    side: { axis, sign: 1 },
    box: host.box,
    reach: { from: Math.min(...levels), to: Math.max(...levels) },
  }
}

/** Holes that are there stay open where it is put across them. */
export function reopen(world: World, thing: Thing): void {
  const solid = world.solidOf(thing)
  if (!solid) return
  const again: Feature[] = []
  for (const cut of world.solids) {
    if (
      cut.thing.role !== 'cut' ||
      !cut.boxes.some((box) => AXES.every((axis) => overlaps(box, solid.box, axis)))
    )
      continue
    for (const feature of world.features)
      if (cut.features.includes(feature.id)) again.push({ ...feature, id: `${feature.id}-in-${thing.id}` })
  }
  world.features.push(...again)
}

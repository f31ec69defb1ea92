/** Figures of one sketch set against each other: which side of the other they touch, and how they are laid there. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { type Entity, shapeOf } from '../../entity.ts'
import { opposite } from '../../lexicon/sides.ts'
import { AS_DRAWN, type Way } from '../bodies/drawn.ts'
import { along, ROUND_SHAPES, type Stand } from '../faces/stand.ts'

const joinOf = (entity: Entity) => {
  const place = entity.places.map((said) => said.place).find((each) => each.kind === 'joined')
  return place?.kind === 'joined' ? place : undefined
}

/** The side of the host that was named: an end lies across its longer way, a long edge along it. */
export function joinedSide(entity: Entity, host: Stand): SignedAxis | undefined {
  const join = joinOf(entity)
  if (!join) return undefined
  // Every side of a round figure is alike: a long one is set against it end on.
  if (ROUND_SHAPES.has(host.shape) && join.to.length === 2) return '+x'
  const extent = (axis: AxisName): number => along(host.max, axis) - along(host.min, axis)
  const long: AxisName = extent('x') >= extent('y') ? 'x' : 'y'
  const across: AxisName = long === 'x' ? 'y' : 'x'
  switch (join.to) {
    case 'end':
    case 'short':
      return `+${long}`
    case 'long':
      return `+${across}`
    case 'side':
      return '+x'
    default:
      return join.to
  }
}

/** A vee and a half circle are widest at their mouth, a dovetail at its floor. */
function channelWay(entity: Entity, side: SignedAxis | undefined): Way {
  const mouth: SignedAxis = side === '-z' ? '-y' : '+y'
  const open = entity.adjectives.has('triangular') || entity.adjectives.has('semicircular')
  return { base: open ? mouth : opposite(mouth) }
}

/** A base lies on what it is attached to; one that is cut away lies on the edge it is cut from. */
export function wayOf(entity: Entity, side: SignedAxis | undefined): Way {
  const corner = entity.places.map(({ place }) => place).find((place) => place.kind === 'corner')
  if (corner?.kind === 'corner') {
    const sign = (axis: 'x' | 'y'): number =>
      corner.sides.find((each) => each[1] === axis)?.[0] === '+' ? 1 : -1
    return { base: '-y', corner: [sign('x'), sign('y')] }
  }
  if (entity.concept === 'channel') return channelWay(entity, side)
  if (!side || side[1] === 'z') return AS_DRAWN
  const inverted = joinOf(entity)?.by === 'top'
  const base = entity.cut !== inverted ? side : opposite(side)
  if (shapeOf(entity) !== 'triangle' || !entity.adjectives.has('right')) return { base }
  // A right triangle keeps its sides along the axes: one of the two at its right angle lies there.
  const sign = base[0] === '+' ? 1 : -1
  return { base: '-y', corner: base[1] === 'x' ? [sign, -1] : [-1, sign] }
}

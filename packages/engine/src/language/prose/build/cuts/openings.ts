/** Cuts that are open at a side: "a notch in the front edge", "a slot into one end", "a groove in the top and the bottom". */
import type { AxisName } from '../../../../plan/geometry.ts'
import { type Box, type Side, sizeAlong } from '../../../operations/space.ts'
import { placesOf, sizeOf, type Thing } from '../../scene.ts'
import { endTaken } from '../sites/one-end.ts'
import type { Site } from '../sites/site.ts'
import type { World } from '../world.ts'

const LEVEL: readonly AxisName[] = ['x', 'y']

const INTO = /^(?:in|into|at|on|from|to|through)$/u

/** What is told by how wide it is and how far it goes in. */
const NOTCH = /^(?:slot|channel|notch|groove|cut|pocket|vee|half|rectangle|square|triangle)$/u

/** A piece that lies flat: its edges are sides that something is cut into. */
export const isFlatPiece = (box: Box): boolean =>
  LEVEL.every((axis) => sizeAlong(box, 'z') < 0.6 * sizeAlong(box, axis) + 1e-9)

export interface Opening {
  sides: readonly Side[]
  /** Which way it runs along the side, where the words tell no other: a notch in an edge goes through the thickness. */
  run?: AxisName
}

/** Out of which sides it is open, where the words say a side by its edge or its end, or say several. */
export function openingOf(world: World, thing: Thing, site: Site, how: string): Opening | undefined {
  const { phrase, solid } = site
  if (site.part !== 'side' || !INTO.test(how) || solid?.thing.role !== 'add' || solid.shape !== 'box')
    return undefined
  const isEdge = /^(?:edge|end|side|left|right|front|back)$/u.test(phrase.concept)
  const isFace = /^(?:face|top|bottom)$/u.test(phrase.concept)
  const sides = sidesOf(world, site)
  if (isFace) return sides.length > 1 ? { sides } : undefined
  if (!isEdge || !NOTCH.test(thing.concept) || sides.length === 0) return undefined
  if (sides.some(({ axis }) => axis === 'z')) return undefined
  return isFlatPiece(site.box) || goesIn(thing, site) ? { sides, run: 'z' } : undefined
}

/** "open at that end", "through the full height", deeper than the piece is high: in from the side, and not down from the top. */
function goesIn(thing: Thing, { phrase, box }: Site): boolean {
  const depth = sizeOf(thing, 'depth')
  return (
    (depth !== undefined && depth.figure.value > sizeAlong(box, 'z') + 1e-6) ||
    (/^(?:end|left|right)$/u.test(phrase.concept) && sizeOf(thing, 'length') !== undefined) ||
    placesOf(thing).some(
      ({ place }) =>
        place.kind === 'through' && place.refs.some(({ concept }) => /^(?:height|thickness)$/u.test(concept)),
    )
  )
}

function sidesOf(world: World, { sides, along, several, phrase, solid }: Site): readonly Side[] {
  if (sides.length === 1) return sides
  if (sides.length === 2 && sides[0]?.axis === sides[1]?.axis) return sides
  if (sides.length > 0) return []
  const both = (axis: AxisName): Side[] => [
    { axis, sign: -1 },
    { axis, sign: 1 },
  ]
  if (along && along !== 'z')
    return several ? both(along) : [{ axis: along, sign: endTaken(world, solid, along, phrase, 1) }]
  if (phrase.concept === 'end') return []
  // "in all four edges".
  return several && phrase.count === 4 ? LEVEL.flatMap(both) : []
}

/** "in the top and bottom faces", "in the left and the right side": each of the two. */
export function acrossFrom(sites: readonly Site[]): Opening | undefined {
  const sides = sites.flatMap(({ part, sides: own }) => (part === 'side' && own.length === 1 ? own : []))
  const [first, second] = sides
  if (!first || !second || sides.length !== 2 || sites.length !== 2) return undefined
  return first.axis === second.axis && first.sign !== second.sign ? { sides } : undefined
}

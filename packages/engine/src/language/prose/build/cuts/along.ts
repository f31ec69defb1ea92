/** Which way a cut is as large as was said: "15 mm along the length", "12 mm along the edge". */
import type { AxisName } from '../../../../plan/geometry.ts'
import { isSame, longest, shortest } from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { placesOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { World } from '../world.ts'

const LEVEL: readonly AxisName[] = ['x', 'y']
const across = (axis: AxisName): AxisName => (axis === 'x' ? 'y' : 'x')

/** The edge that the cut is in, where "the edge" is no other. */
function edgeOf(world: World, thing: Thing): AxisName | undefined {
  const refs = placesOf(thing).flatMap(({ place }): readonly Phrase[] =>
    place.kind === 'at' ? [place.ref] : place.kind === 'centered' ? place.refs : [],
  )
  for (const ref of [...(thing.host ? [thing.host] : []), ...refs]) {
    const site = siteOf(ref, { world, self: thing })
    const side = site?.sides.find(({ axis }) => axis !== 'z')
    const way = side?.axis ?? (site?.along === 'z' ? undefined : site?.along)
    if (way && site?.part !== 'corner') return across(way)
  }
  return undefined
}

function wayOf(world: World, thing: Thing, ref: Phrase): AxisName | undefined {
  const { whole } = world
  const long = longest(whole, [...LEVEL])
  const has = (pattern: RegExp): boolean => ref.words.some((word) => pattern.test(word))
  if (ref.kind === 'dimension') {
    if (ref.concept === 'length') return long
    if (ref.concept === 'width') return across(long)
    return ref.concept === 'thickness' ? shortest(whole) : 'z'
  }
  if (has(/^(?:long|longer|longest)$/u)) return long
  if (has(/^(?:short|shorter|shortest)$/u) || ref.name === 'other') return across(long)
  const side = siteOf(ref, { world, self: thing })?.sides.find(({ axis }) => axis !== 'z')
  if (side) return across(side.axis)
  return /^(?:edge|side)$/u.test(ref.concept) ? edgeOf(world, thing) : undefined
}

/** Of "20 x 12 mm, the 12 mm along the edge" the second one is measured that way. */
export function resolveWays(world: World, thing: Thing): void {
  for (const said of thing.sizes.slice()) {
    if (!said.along || said.axis) continue
    const axis = wayOf(world, thing, said.along)
    if (!axis) throw unread(world.quote(said.along.span))
    const ranked = thing.sizes.find(
      (other) => other.rank !== undefined && !other.axis && isSame(other.figure.value, said.figure.value),
    )
    if (!ranked) {
      said.axis = axis
      continue
    }
    ranked.axis = axis
    world.count(said.figure)
    thing.sizes.splice(thing.sizes.indexOf(said), 1)
    const others = thing.sizes.filter((other) => other.rank !== undefined && !other.axis)
    const [only] = others
    if (only && others.length === 1 && LEVEL.includes(axis)) only.axis = across(axis)
  }
}

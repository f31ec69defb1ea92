/** A figure told by what it leaves of the one that it is drawn in: "leaving a margin of 5 mm on all sides". */
import { unread } from '../../operations/unread.ts'
import type { Phrase } from '../phrases.ts'
import { allSizes, placesOf, type SaidPlace, type Thing } from '../scene.ts'
import type { World } from './world.ts'

/** Sides in the plane of the figure: left and right along its first way, low and high along its second. */
const SIDE: Readonly<Record<string, readonly [0 | 1, -1 | 1]>> = {
  left: [0, -1],
  right: [0, 1],
  bottom: [1, -1],
  front: [1, -1],
  top: [1, 1],
  back: [1, 1],
}

interface Margins {
  /** Along each way at the low and at the high end; where none is left it is flush. */
  left: readonly [readonly [number, number], readonly [number, number]]
  size: readonly [number, number]
}

type Ends = [[number | undefined, number | undefined], [number | undefined, number | undefined]]

/** What is left of a rectangle of this size on each side of it. */
export function marginsOf(world: World, thing: Thing, outer: readonly [number, number]): Margins | undefined {
  const told = placesOf(thing).filter(({ place }) => place.kind === 'margin')
  if (told.length === 0) return undefined
  if (allSizes(thing).some(({ dimension }) => /^(?:side|sides|diameter|radius)$/u.test(dimension)))
    return undefined
  if (/^(?:circle|half|quarter|[a-z]+agon|triangle|trapezoid)$/u.test(thing.concept))
    throw unread(world.quote(told[0]?.span ?? thing.span))
  const ends: Ends = [
    [undefined, undefined],
    [undefined, undefined],
  ]
  for (const said of told) {
    if (said.place.kind !== 'margin') continue
    const value = world.take(said.place.figure, `margin around the ${thing.name}`)
    said.used = true
    for (const [k, sign] of sidesOf(world, said, said.place.refs)) ends[k][sign < 0 ? 0 : 1] ??= value
  }
  const left = ends.map(([low, high]) => [low ?? 0, high ?? 0] as const) as unknown as Margins['left']
  const size = outer.map((length, k) => length - left[k as 0 | 1][0] - left[k as 0 | 1][1])
  if (size.some((length) => length <= 0)) throw unread(world.quote(told[0]?.span ?? [0, 0]))
  return { left, size: size as [number, number] }
}

function sidesOf(world: World, said: SaidPlace, refs: readonly Phrase[]): (readonly [0 | 1, -1 | 1])[] {
  const all = Object.values(SIDE)
  if (refs.length === 0) return all
  return refs.flatMap((ref) => {
    const named = [ref.concept, ...ref.words].flatMap((word) => (SIDE[word] ? [SIDE[word]] : []))
    if (named.length > 0) return named
    if (ref.count !== undefined && ref.count !== 4 && refs.length === 1) return world.fail(said)
    // "on the sides and the top": left and right.
    return refs.length > 1 ? all.slice(0, 2) : all
  })
}

/** The corners of a section: inside, where two of its parts meet, and outside. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import type { Chosen } from '../edges/chosen.ts'
import type { Selector } from '../edges/work.ts'
import type { Phrase } from '../phrases.ts'
import { across, type Box, indexOf, isSame, middleOf, type Solid } from '../space.ts'
import type { Thing, Work } from '../things.ts'

/** Undefined where the words are not of a section's corners. */
export function sectionCorners(
  build: Build,
  work: Work,
  phrases: readonly Phrase[],
  solidOf: (phrase: Phrase) => Solid | undefined,
): Chosen | undefined {
  const section = build.solids.find(({ parts }) => parts)
  if (!section?.parts) return undefined
  const isCorner = ({ concept }: Phrase): boolean => concept === 'corner' || concept === 'edge'
  const corners = phrases.filter((phrase) => isCorner(phrase) && phrase.role === 'part')
  const sided = (...words: string[]): boolean =>
    corners.some(({ adjectives }) => adjectives.some((word) => words.includes(word)))
  const named = phrases.flatMap((phrase) => {
    const solid = phrase.role === 'part' ? phrase.owner && solidOf(phrase.owner) : solidOf(phrase)
    return solid ? [solid] : []
  })
  const of = named.length > 0 ? named : [build.solidOf(work.of)]
  if (of.some((solid) => solid !== section && !partOfIt(solid?.thing, section.thing))) return undefined
  const parts = section.parts.filter(({ thing }) => thing.partOf?.key !== 'both')
  if (sided('outside', 'outer', 'outermost', 'external')) return counted(outer(section, parts), corners)
  if (!sided('inside', 'inner', 'internal') && !meets(work)) return undefined
  const chosen = parts.filter((part) => named.includes(part))
  const meet = chosen.length === 2 ? chosen : parts
  const edges = meet.flatMap((a, at) =>
    meet
      .slice(at + 1)
      .filter((b) => touching(a.box, b.box))
      .map(
        (b): Selector => ({
          between: [a.features[0] as string, b.features[0] as string],
          convexity: 'concave',
        }),
      ),
  )
  return counted(edges, corners)
}

/** "the four inside corners": as many as there are. */
function counted(edges: Selector[], corners: readonly Phrase[]): Chosen {
  const count = corners.find((corner) => corner.count !== undefined)?.count
  return { edges, ...(count === undefined ? {} : { count }) }
}

const meets = ({ meeting, places }: Work): boolean =>
  meeting || places.some(({ place }) => place.kind === 'between')

const touching = (a: Box, b: Box): boolean =>
  ([0, 1, 2] as const).every((k) => a.min[k] <= b.max[k] + 1e-6 && b.min[k] <= a.max[k] + 1e-6)

const partOfIt = (thing: Thing | undefined, section: Thing): boolean =>
  thing !== undefined && (thing === section || thing.partOf?.section === section)

/** Where two parts come together at the outside. */
function outer({ axis, box }: Solid, parts: readonly Solid[]): Selector[] {
  const [u, v] = across(axis).map(indexOf) as [0 | 1 | 2, 0 | 1 | 2]
  const ends = ['min', 'max'] as const
  return ends.flatMap((a) =>
    ends.flatMap((b): Selector[] => {
      const isAt = (part: Box): boolean => isSame(part[a][u], box[a][u]) && isSame(part[b][v], box[b][v])
      if (parts.filter((part) => isAt(part.box)).length < 2) return []
      const near: Point3 = [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')]
      near[u] = box[a][u]
      near[v] = box[b][v]
      return [{ parallelTo: `+${axis}`, near }]
    }),
  )
}

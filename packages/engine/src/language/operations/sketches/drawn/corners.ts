/** Corners of a drawn body: "the four inside corners" are those that turn inwards. */
import type { Build } from '../../build.ts'
import type { Chosen } from '../../edges/chosen.ts'
import type { Phrase } from '../../phrases.ts'
import type { Solid } from '../../space.ts'
import type { Work } from '../../things.ts'
import { unread } from '../../unread.ts'

const INNER = /^(?:inside|inner|internal|concave)$/u
const OUTER = /^(?:outside|outer|outermost|external|convex)$/u
/** What chooses nothing among corners that stand upright. */
const IDLE = /^(?:vertical|upright|sharp|corner|side|all)$/u

/** Undefined where the words are not of such corners. */
export function drawnCorners(
  build: Build,
  work: Work,
  phrases: readonly Phrase[],
  solidOf: (phrase: Phrase) => Solid | undefined,
): Chosen | undefined {
  const corners = phrases.filter(
    ({ concept, role, adjectives }) =>
      role === 'part' &&
      (concept === 'corner' || concept === 'edge') &&
      adjectives.some((word) => INNER.test(word) || OUTER.test(word)),
  )
  const [corner, ...more] = corners
  if (!corner || more.length > 0) return undefined
  const owner = phrases.find(({ role }) => role !== 'part') ?? corner.owner
  const [only] = build.bodies
  const solid = !owner || owner.role === 'whole' || owner.role === 'pronoun' ? only : solidOf(owner)
  if (!solid?.thing.drawing || build.bodies.length > 1) return undefined
  if (!corner.adjectives.every((word) => INNER.test(word) || OUTER.test(word) || IDLE.test(word)))
    throw unread(build.quote(work))
  const inner = corner.adjectives.some((word) => INNER.test(word))
  const { count } = corner
  return {
    edges: [
      {
        parallelTo: `+${solid.axis}`,
        convexity: inner ? 'concave' : 'convex',
        feature: solid.thing.id,
        curve: 'line',
      },
    ],
    ...(count === undefined ? {} : { count }),
  }
}

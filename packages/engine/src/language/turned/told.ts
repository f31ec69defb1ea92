/**
 * "Both end discs are 40 mm in diameter and 4 mm thick, and the core between them is 20 mm in diameter and 42 mm long", "a
 * cone with its tip at the bottom that opens up to 30 mm": round bodies on one axis, told in the words of who would turn
 * them. Each is told anew from the lowest up; holes and edges are left as they were said.
 */
import { asFiller, type Item } from '../text/items.ts'
import { cutsOf } from './cuts.ts'
import { type Named, namesOf, ofEach, renamed } from './names.ts'
import { read } from './read.ts'
import { overall, sentenceOf } from './sentences.ts'
import { shapeOf } from './shapes.ts'
import { type Stack, stackOf } from './stack.ts'
import { withoutLead, withoutTitle } from './titles.ts'

/** The sentences with the round bodies of them told anew; nothing where they are not told so. */
export function withTurned(said: readonly Item[][]): Item[][] | undefined {
  const sentences = withoutLead(said)
  const found = read(sentences)
  const stack: Stack | undefined = found && stackOf(found.told)
  if (!found || !stack || stack.again.length > 0) return undefined
  const { bodies } = stack
  // One cylinder alone is asked for in words that everybody reads.
  if (bodies.every((body) => shapeOf(body) === 'cylinder') && bodies.length < 2) return undefined
  const names = namesOf(bodies)
  const told = bodies.map((body, at) => sentenceOf(body, names[at] as Named, at > 0))
  const cuts = cutsOf(bodies)
  if (!cuts || told.some((items) => items === undefined)) return undefined
  const first = Math.min(...found.told.map(({ sentence }) => sentence))
  if (found.opens && cuts.length !== bodies.length) return undefined
  const others: Item[][] = []
  const before: Item[][] = []
  for (const [at, items] of sentences.entries()) {
    if (found.taken.has(at)) continue
    if (found.asides.includes(at)) {
      others.push(items.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'what it looks like'))))
      continue
    }
    if (at < first) {
      const title = withoutTitle(items, bodies)
      if (!title) return undefined
      before.push(title)
    } else others.push(...ofEach(renamed(items, bodies, names), names))
  }
  return [
    ...before,
    ...(told as Item[][]),
    ...cuts,
    ...found.totals.map(({ item }) => overall(item)),
    ...others,
  ]
}

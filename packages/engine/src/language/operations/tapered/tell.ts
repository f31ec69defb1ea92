/** Whose ends are told: "The base is 60 mm in diameter" is of the cone, which has that base. */
import type { Size } from '../sizes.ts'
import type { Telling } from '../tell/telling.ts'
import { titledThing } from '../tell/titles.ts'
import type { SaidSize, Thing } from '../things.ts'
import { contradiction, unread } from '../unread.ts'

const TAPERED = /^(?:cone|truncated cone|conical|tapered|frustum|pyramid)$/u

const isTapered = ({ concept, name, adjectives, role }: Thing): boolean =>
  role === 'add' && [concept, name, ...adjectives].some((word) => TAPERED.test(word))

/** Whether the size was one of an end. */
export function readEnds(t: Telling, { dimension, figures }: Size): boolean {
  if (dimension !== 'low' && dimension !== 'high') return false
  const thing = t.things.findLast(isTapered) ?? titledThing(t)
  if (!thing || !isTapered(thing)) throw unread(figures[0]?.text ?? '')
  t.focus = thing
  // "from 50 mm to 20 mm": both ends at once; "60 mm x 40 mm": one of them.
  const isBoth =
    dimension === 'low' && figures.length === 2 && figures[0]?.label === undefined && !isSides(figures)
  for (const [rank, figure] of figures.entries())
    put(
      t,
      thing,
      isBoth && rank === 1
        ? { dimension: 'high', figure, gloss: false }
        : { dimension, figure, gloss: false, ...(isBoth ? {} : { rank }) },
    )
  return true
}

/** Told in one breath, with no words between them. */
const isSides = ([a, b]: Size['figures']): boolean =>
  a !== undefined && b !== undefined && b.span[0] - a.span[1] < 5

function put(t: Telling, thing: Thing, said: SaidSize): void {
  const told = thing.sizes.find(({ dimension, rank }) => dimension === said.dimension && rank === said.rank)
  if (!told) thing.sizes.push(said)
  else if (told.figure.value === said.figure.value) t.glossed.push(said.figure)
  else throw contradiction(told.figure.text, said.figure.text)
}

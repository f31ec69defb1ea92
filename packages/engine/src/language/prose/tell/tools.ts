/** What a verb and a number make, "bore it 12 mm", and tools, whose size is that of what they leave. */
import { unread } from '../../operations/unread.ts'
import type { Dimension, Figure, Phrase } from '../phrases.ts'
import type { SaidSize, Thing } from '../scene.ts'
import { giveSize } from './given-sizes.ts'
import { bareOf } from './said-sizes.ts'
import { asideOf, type Clause, quote, type Telling } from './telling.ts'
import { newThing } from './things.ts'
import { flush } from './waiting.ts'

export const DRILLS =
  /^(?:drill|drills|drilling|drilled|bore|bores|boring|bored|ream|reamed|punch|punched|counterdrill)$/u

const isCut = (thing: Thing | undefined): thing is Thing => thing?.role === 'cut'

/** Only a verb has told so far that there is a hole. */
export const isMaking = (c: Clause): boolean =>
  c.making === 'hole' && !(c.theme?.kind === 'thing' && isCut(c.theme.thing)) && c.theme?.kind !== 'work'

/** "drill 8 mm through the block": the hole that the number is the size of. */
export function makeHole(t: Telling, c: Clause): Thing {
  const span = c.making === 'hole' && c.madeAt ? c.madeAt : ([0, 0] as const)
  const hole = newThing(
    t,
    { concept: 'hole', kind: 'cut', name: 'hole', plural: false, words: [], span: [...span] },
    'cut',
    c.line,
  )
  const into = c.into ?? (c.theme?.kind === 'thing' ? hostOf(c.theme.thing) : undefined)
  if (into) hole.host = into
  c.theme = { kind: 'thing', thing: hole }
  c.making = undefined
  t.topic = hole
  flush(t, c)
  return hole
}

const hostOf = (thing: Thing): Phrase => ({
  concept: thing.concept,
  kind: 'body',
  name: thing.name,
  plural: false,
  det: 'the',
  words: thing.words.filter((word) => word !== thing.name),
  unknown: [],
  sizes: [],
  bare: [],
  span: thing.span,
})

/** What the size of a tool is of what it cuts. */
const LEAVES: Readonly<Record<string, Dimension>> = { drill: 'diameter', mill: 'width' }

const NARROW = /^(?:slot|channel|groove|keyway)$/u

/** "with an 8 mm end mill", "4 mm drill", "a 3 mm wide saw". */
export function readTool(t: Telling, c: Clause, phrase: Phrase): void {
  const said: SaidSize[] = [
    ...phrase.bare.map((figure) => bareOf(figure, asideOf(c))),
    ...phrase.sizes.flatMap(({ dimension, figures, words }) =>
      figures.map(
        (figure: Figure): SaidSize => ({ dimension, figure, words, gloss: asideOf(c), used: false }),
      ),
    ),
  ]
  if (said.length === 0) return
  if (phrase.words.some((word) => /^(?:ball|tapered|dovetail|round|bull)$/u.test(word)))
    throw unread(quote(t, phrase.span))
  const sizes = said.map(
    (each): SaidSize => ({
      ...each,
      dimension: /^(?:bare|diameter|width|thickness)$/u.test(each.dimension)
        ? (LEAVES[phrase.concept] ?? each.dimension)
        : each.dimension,
    }),
  )
  if (phrase.concept === 'drill' && !(c.theme?.kind === 'thing' && isCut(c.theme.thing))) makeHole(t, c)
  const theme =
    c.theme ?? (t.topic && isCut(t.topic) ? { kind: 'thing' as const, thing: t.topic } : undefined)
  if (phrase.concept === 'mill') {
    const cut = theme?.kind === 'thing' ? theme.thing : undefined
    if (isCut(cut) && NARROW.test(cut.concept))
      for (const size of sizes) giveSize(t, c, { kind: 'thing', thing: cut }, size)
    else c.tools.push(...sizes)
    return
  }
  if (!theme) throw unread(quote(t, phrase.span))
  for (const size of sizes) giveSize(t, c, theme, size)
}

/** Of a tool that was told before what it cuts. */
export function takeTools(t: Telling, c: Clause, thing: Thing): void {
  if (c.tools.length === 0 || !isCut(thing)) return
  if (!NARROW.test(thing.concept)) throw unread(c.tools[0]?.figure.text ?? '')
  for (const size of c.tools.splice(0)) giveSize(t, c, { kind: 'thing', thing }, size)
}

/** What is told first where something else stands: "a boss sits on a plate 60 mm square", "a hole in the middle of a disc". */
import { candidates } from '../find.ts'
import type { Phrase } from '../phrases.ts'
import type { Place, Thing } from '../scene.ts'
import { readThing } from './nouns/bodies.ts'
import { isSized } from './numeric.ts'
import { takeSizes } from './taken-sizes.ts'
import type { Clause, Telling } from './telling.ts'
import { newThing } from './things.ts'

const ON = /^(?:on|onto|above|in|into|through|at|from|to)$/u

const CALLED = /^(?:circle|row|line|grid)$/u

/** The thing that a place is of, where nothing was told of it: it is there before what stands on it. */
export function introduce(t: Telling, c: Clause, place: Place): Thing | undefined {
  if (c.gloss > 0 || c.consequence || c.purpose !== 'none' || c.theme?.kind !== 'thing') return undefined
  if (t.body && t.body !== c.theme.thing && !t.body.announced) return undefined
  const isTitled = t.body !== undefined && t.body !== c.theme.thing
  const ref =
    place.kind === 'at' && ON.test(place.how)
      ? place.ref
      : place.kind === 'through' && place.refs.length === 1
        ? place.refs[0]
        : undefined
  const named = ref && innermost(ref)
  const isNew =
    named !== undefined &&
    ((named.kind === 'body' && !isTitled) ||
      (named.kind === 'figure' && place.kind === 'at' && isSized(named))) &&
    named.det === 'a' &&
    !named.plural &&
    !CALLED.test(named.concept) &&
    candidates(t.things, named).length === 0
  if (!named || !isNew) return undefined
  const { thing: theme } = c.theme
  const body = newThing(
    t,
    {
      concept: named.concept,
      kind: named.kind === 'figure' ? 'figure' : 'body',
      name: named.name,
      plural: false,
      words: [],
      span: named.span,
    },
    'add',
    c.line,
  )
  body.announced = c.title
  if (named.kind === 'figure') {
    body.role = undefined
    body.drawn = true
  }
  const deed = t.deeds.pop()
  const at = t.deeds.findIndex((each) => each.kind === 'thing' && each.thing === theme)
  if (deed) t.deeds.splice(Math.max(0, at), 0, deed)
  takeSizes(t, c, body, named)
  t.body = body
  return body
}

/** "On a 90 x 50 mm plate, mill …", "Start from a 60 x 40 mm plate": the first that is there. */
export function introduceFirst(t: Telling, c: Clause, place: Place): boolean {
  const ref = place.kind === 'at' && /^(?:on|in|into|from|with|out)$/u.test(place.how) ? place.ref : undefined
  const isFirst =
    ref?.kind === 'body' &&
    ref.det === 'a' &&
    ref.bare.length + ref.sizes.length > 0 &&
    c.theme === undefined &&
    c.gloss === 0 &&
    c.purpose === 'none' &&
    !c.title &&
    t.things.every(({ announced }) => announced)
  if (!isFirst || !ref) return false
  readThing(t, c, ref, [], 0, false)
  return true
}

const innermost = (phrase: Phrase): Phrase => (phrase.of ? innermost(phrase.of) : phrase)

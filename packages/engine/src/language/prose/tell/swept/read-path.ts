/** What a sentence tells of a path, given to what follows it. */
import { unread } from '../../../operations/unread.ts'
import type { Thing } from '../../scene.ts'
import { type Clause, quote, type Telling } from '../telling.ts'
import { newThing } from '../things.ts'
import type { ToldPath } from './statements.ts'
import { SWEPT_NAME } from './words.ts'

const isSwept = ({ concept, name, role, group }: Thing): boolean =>
  role === 'add' && !group && (/^(?:elbow|tube|cylinder)$/u.test(concept) || SWEPT_NAME.test(name))

export function readPath(t: Telling, c: Clause, { statements, span }: ToldPath): void {
  const theme = c.theme?.kind === 'thing' && isSwept(c.theme.thing) ? c.theme.thing : undefined
  const found =
    theme ??
    t.things.findLast(({ path }) => path !== undefined) ??
    t.things.findLast(({ concept }) => concept === 'elbow') ??
    t.things.findLast(isSwept)
  const others = t.things.filter((thing) => thing.path && thing !== found)
  // "another pipe bends …": of two paths it has to be told which.
  if (others.length > 0 || (found && found.count > 1)) throw unread(quote(t, span))
  const thing =
    found ??
    newThing(
      t,
      { concept: 'elbow', kind: 'body', name: 'rod', plural: false, words: [], span },
      'add',
      c.line,
    )
  for (const word of thing.words.filter((word) => /^[usljz]$/u.test(word)))
    statements = [{ kind: 'form', letter: word }, ...statements]
  thing.words = thing.words.filter((word) => !/^(?:[usljz]|shaped|bent|curved|swept)$/u.test(word))
  thing.concept = 'elbow'
  thing.announced = false
  thing.path = [...(thing.path ?? []), ...statements]
  t.body = thing
  t.topic = thing
  c.theme = { kind: 'thing', thing }
}

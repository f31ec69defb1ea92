/** A form that was heard with all its sizes: a body of its own. */
import type { Shaped } from '../../forms/form.ts'
import type { Phrase } from '../../phrases.ts'
import type { Clause, Telling } from '../telling.ts'
import { newThing } from '../things.ts'
import { flush } from '../waiting.ts'

export function readForm(t: Telling, c: Clause, phrase: Phrase, form: Shaped): void {
  const { concept, name, plural, words, span } = phrase
  const thing = newThing(t, { concept, kind: 'body', name, plural, words, span }, 'add', c.line)
  thing.form = form
  thing.added = c.verb === 'add'
  t.body = thing
  t.topic = thing
  c.theme = { kind: 'thing', thing }
  flush(t, c)
}

/** What a sentence says comes of the rest, "that leaves two ears": it makes nothing. */

import type { Phrase } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import { takeSizes } from '../taken-sizes.ts'
import type { Clause, Telling } from '../telling.ts'

/** "That leaves two ears, each 9 mm thick": nothing is made of it; its numbers have to be there. */
export function readGhost(t: Telling, c: Clause, phrase: Phrase): void {
  const thing: Thing = {
    id: `ghost-${t.ghosts.length + 1}`,
    name: phrase.name,
    concept: phrase.concept,
    kind: 'body',
    role: 'add',
    words: [...phrase.words],
    count: phrase.count ?? 1,
    plural: phrase.plural,
    sizes: [],
    places: [],
    members: [],
    parts: [],
    line: c.line,
    announced: false,
    added: false,
    span: phrase.span,
  }
  t.ghosts.push(thing)
  takeSizes(t, c, thing, phrase)
  c.theme = { kind: 'thing', thing }
}

/** A colon and an opening bracket: of what is told behind them. */

import type { Chunk, Phrase } from '../phrases.ts'
import type { Clause, Telling } from './telling.ts'

/** "a bottom disc (50 mm in diameter, Z=0 to Z=5)": nothing else tells its sizes. */
export function tellsSizes(c: Clause, chunks: readonly Chunk[], at: number): boolean {
  const before = chunks[at - 1]
  const next = chunks[at + 1]
  return (
    before?.kind === 'phrase' &&
    /^(?:body|cut|figure)$/u.test(before.phrase.kind) &&
    before.phrase.bare.length === 0 &&
    (next?.kind === 'size' ||
      (next?.kind === 'figures' && before.phrase.kind === 'figure' && next.what === 'length')) &&
    c.gloss === 0 &&
    c.theme?.kind === 'thing' &&
    c.theme.thing.sizes.length === 0
  )
}

/** "Pin: 16 mm head": of the first thing; "all rims get a chamfer: top and bottom": which, told again. */
export function readColon(t: Telling, c: Clause, next: Phrase | undefined): void {
  // "Create the opening: a rectangle with …": what is drawn is called so.
  const named = c.theme?.kind === 'thing' ? c.theme.thing : undefined
  if (named && named.sizes.length === 0 && next?.kind === 'figure' && next.det === 'a') {
    named.announced = true
    c.called = named.name
    if (named.role === 'cut') c.calledCut = true
    return
  }
  const [first] = t.things
  // "Chamfer the edge unequally: 10 mm on the top, …": its sizes.
  const isBare = next === undefined && c.theme?.kind === 'work' && c.theme.work.sizes.length === 0
  if (c.theme?.kind === 'work') c.gloss += isBare ? 0 : 1
  // "with a step at one end: 25 mm long": of the step.
  else if (c.theme?.kind === 'thing' && c.theme.thing.role === 'cut') return
  else if (first?.line === c.line && first.role === 'add') c.theme = { kind: 'thing', thing: first }
}

/** A counterbore or a countersink of a hole that was told. */

import type { Span } from '../../text/normalise.ts'
import type { Thing } from '../scene.ts'
import type { Clause, Telling } from './telling.ts'
import { newThing } from './things.ts'

export function widened(
  t: Telling,
  c: Clause,
  hole: Thing,
  concept: 'counterbore' | 'countersink',
  span: Span,
): Thing {
  const thing = newThing(
    t,
    { concept, kind: 'cut', name: concept, plural: false, words: [], span },
    'cut',
    c.line,
  )
  thing.holes = [hole]
  thing.count = 1
  c.theme = { kind: 'thing', thing }
  return thing
}

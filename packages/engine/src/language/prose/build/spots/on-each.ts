/** One thing at each of several that were told. */

import { middleOf } from '../../../operations/space.ts'
import type { SaidPlace } from '../../scene.ts'
import type { Site } from '../sites/site.ts'
import type { Spots } from './request.ts'

/** One at each of several that were told: at the centre of each half circle, on each post. */
export function onEach(s: Spots, said: SaidPlace, found: Site): void {
  if (s.count === 0 || (s.count === 1 && s.thing.group === undefined)) s.count = found.boxes.length
  s.direct ??= found.boxes.map((box) => [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')])
  said.used = true
}

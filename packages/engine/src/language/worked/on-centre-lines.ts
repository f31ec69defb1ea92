/**
 * "Two holes on the center line of the slot, one 15 mm from each end": the slot is named as what they lie in the middle of, and
 * nothing else is said of it there. Across the slot they lie where it does.
 */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isCut } from '../references/cut-reference.ts'
import { RUNNING } from '../sizes/runs-by-size.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'
import { withPlacesOf } from './floors.ts'

const LINE =
  /(?:(?:all|both|each|and|is|are|lie|lies|lying|centered|centred|placed|located) )*(?:on|along) the (?:(?:long|longitudinal) )?(?:cent(?:er|re) ?line|midline) of (?:the|this|that|its) (?:(?:dove ?tail|t|v|narrow|wide|first|long) )?(?:slot|groove|channel|dove ?tail|keyway)(?: \( [xyz] \))?(?= |$)/u

const DRILLED: ReadonlySet<string> = new Set(['hole', 'pocket'])

export function takeCentreLines(context: Context): void {
  const { items, entities, sentence, state } = context
  const found = findSpoken(items, LINE)
  const [named, ...more] = context.mentions.filter(
    ({ head }) => found !== undefined && head >= found.from && head <= found.to,
  )
  const slot = named && entities.get(named)
  if (!found || !slot || more.length > 0 || slot.sentence >= sentence || !RUNNING.has(slot.concept)) return
  const isDrilled = (entity: Entity | undefined): entity is Entity =>
    entity !== undefined && entity !== slot && isCut(entity) && DRILLED.has(entity.concept)
  const told = (mention: Mention): boolean => isDrilled(entities.get(mention))
  const cut = context.mentions.findLast((mention) => mention.head < found.from && told(mention))
  const hole = (cut && entities.get(cut)) ?? state.discourse.subject
  if (!isDrilled(hole)) return
  entities.delete(named)
  context.mentions = context.mentions.filter((mention) => mention !== named)
  useStretch(state.account, items, found, 'in the middle of the slot')
  withPlacesOf(hole, slot)
}

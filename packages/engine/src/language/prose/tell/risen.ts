/** "45 mm high, measured from the bottom of the base": up to that level, and not so much above the base. */
import { unread } from '../../operations/unread.ts'
import type { Span } from '../../text/normalise.ts'
import { findThing } from '../find.ts'
import type { Place } from '../scene.ts'
import { type Clause, quote, type Telling, topicTheme } from './telling.ts'

const LEVELS = /^(?:range|coordinate|centered)$/u

export function risenFrom(t: Telling, c: Clause, place: Place, span: Span): boolean {
  if (place.kind !== 'at' || place.how !== 'from' || place.ref.concept !== 'bottom') return false
  const theme = c.theme ?? topicTheme(t)
  const first = t.things.find(
    ({ role, announced, sizes }) => role === 'add' && !announced && sizes.length > 0,
  )
  if (theme?.kind !== 'thing' || theme.thing.role !== 'add' || !first || theme.thing === first) return false
  const { thing } = theme
  const { latest } = c
  if (thing.section || !latest || latest.dimension !== 'height' || !thing.sizes.includes(latest)) return false
  const of = place.ref.of && findThing(t.things, place.ref.of)
  if (place.ref.of && of !== first) return false
  // Where that bottom lies is not the ground.
  if (first.places.some((said) => LEVELS.test(said.place.kind))) throw unread(quote(t, span))
  thing.sizes = thing.sizes.filter((said) => said !== latest)
  thing.places.push({
    place: { kind: 'coordinate', axis: 'z', figures: [latest.figure], how: 'up to' },
    gloss: false,
    used: false,
    span: latest.figure.span,
  })
  return true
}

/**
 * What is said of where a body is, where there is no other body that it could be at: "hollowed out from below" says
 * where it is open, "a wedge, 20 mm high at the back" where it is high. What else is said so must not be lost.
 */
import { EngineError } from '../../errors.ts'
import type { SignedAxis } from '../../plan/geometry.ts'
import { type Entity, isHollow, type SaidPlace, shapeOf } from '../entity.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, wordsOf } from '../text/items.ts'

/** Places that need something else to be at. */
const AT_ANOTHER: ReadonlySet<string> = new Set(['face', 'flush', 'near', 'beside'])
const SIDE = /\b(?:left|right|front|back|rear)\b/iu

const sideOf = ({ place }: SaidPlace): SignedAxis | undefined =>
  place.kind === 'face' ? place.face : place.kind === 'on' || place.kind === 'flush' ? place.side : undefined

/** The place is taken off the body: it says something else of it. */
function take(body: Entity, fits: (side: SignedAxis, said: SaidPlace) => boolean): SaidPlace | undefined {
  const at = body.places.findIndex((said) => {
    const side = sideOf(said)
    return side !== undefined && fits(side, said)
  })
  return at < 0 ? undefined : body.places.splice(at, 1)[0]
}

/** The top or the underside, as where it was hollowed out from. */
function settleHollow(body: Entity): void {
  if (!isHollow(body) || body.open.size > 0 || body.closed) return
  const said = take(body, (side, { place }) => side[1] === 'z' && place.kind !== 'flush')
  if (said) body.open.set(sideOf(said) as SignedAxis, said.items.at(-1) as Item)
}

/** "20 mm high at the back", "a height of 20 mm at the left end": right behind its height, the side to which it rises. */
function settleRise(body: Entity): void {
  if (shapeOf(body) !== 'ramp' || body.rises) return
  const heights = body.given.flatMap(({ word, items }) => (word === 'height' ? items : []))
  const end = Math.max(...heights.map(({ span }) => span[1]))
  const said = take(
    body,
    (side, { place, items }) => side[1] !== 'z' && place.kind !== 'on' && items[0]?.span[0] === end + 1,
  )
  const side = said && sideOf(said)
  if (side) body.rises = side
}

export function settleLonePlaces(entities: readonly Entity[]): void {
  const [body, ...others] = entities.filter(({ kind, loose }) => kind === 'solid' && !loose)
  if (!body || others.length > 0 || body.family) return
  settleHollow(body)
  settleRise(body)
  const lost = body.places.find(
    ({ place, items }) => AT_ANOTHER.has(place.kind) && items.some(({ text }) => SIDE.test(text)),
  )
  if (lost)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell what ${quote(wordsOf(lost.items))} means for ${quote(body.item.text)}, as there is nothing else that it could be at. Say which side or end of it is so high, so wide or cut.`,
    )
}

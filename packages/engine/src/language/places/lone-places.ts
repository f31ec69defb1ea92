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

/** The top or the underside, as where it was hollowed out from. */
const openSide = ({ place }: SaidPlace): '+z' | '-z' | undefined => {
  const side = place.kind === 'face' ? place.face : place.kind === 'on' ? place.side : undefined
  return side === '+z' || side === '-z' ? side : undefined
}

function settleHollow(body: Entity): void {
  if (!isHollow(body) || body.open.size > 0 || body.closed) return
  const at = body.places.findIndex((said) => openSide(said) !== undefined)
  const [said] = at < 0 ? [] : body.places.splice(at, 1)
  const side = said && openSide(said)
  if (side) body.open.set(side, said.items.at(-1) as Item)
}

const sideOf = ({ place }: SaidPlace): SignedAxis | undefined =>
  place.kind === 'face' ? place.face : place.kind === 'flush' ? place.side : undefined

/** "20 mm high at the back", "a height of 20 mm at the left end": right behind its height, the side to which it rises. */
function settleRise(body: Entity): void {
  if (shapeOf(body) !== 'ramp' || body.rises) return
  const heights = body.given.flatMap(({ word, items }) => (word === 'height' ? items : []))
  const end = Math.max(...heights.map(({ span }) => span[1]))
  const at = body.places.findIndex((said) => sideOf(said)?.[1] !== 'z' && said.items[0]?.span[0] === end + 1)
  const [said] = at < 0 ? [] : body.places.splice(at, 1)
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

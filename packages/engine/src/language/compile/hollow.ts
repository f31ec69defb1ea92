/** Bodies hollowed out to a wall: boxes, trays, cups. */
import { EngineError } from '../../errors.ts'
import type { SignedAxis } from '../../plan/geometry.ts'
import { bodyOf, type Entity, isHollow } from '../entity.ts'
import { quote } from '../sizes.ts'
import type { FeatureInput } from './bodies.ts'
import type { Cut } from './cut.ts'
import { need } from './dimensions.ts'
import type { Ledger } from './ledger.ts'
import type { Stand } from './stand.ts'

/** The sides left open: as said, else the top of what is always open there, else none. */
export function openSides(entity: Entity): SignedAxis[] {
  if (entity.open.size > 0) return [...entity.open.keys()]
  return bodyOf(entity)?.hollow === 'open top' && !entity.closed ? ['+z'] : []
}

/** An explicit cut from an open side is the room itself: the wall is then only measured. */
const isRoom = (cut: Cut, stand: Stand): boolean =>
  cut.diameter === 0 && cut.face.normal === '+z' && cut.depth > 0 && !cut.through && stand.axis === 'z'

const isRoomBody = (body: Stand, stand: Stand): boolean =>
  body.entity.cut && Math.abs(body.max[2] - stand.max[2]) < 1e-6 && body.min[2] > stand.min[2]

export function makeShell(
  stand: Stand,
  cuts: readonly Cut[],
  stands: readonly Stand[],
  ledger: Ledger,
): FeatureInput | undefined {
  const { entity, dimensions } = stand
  if (!isHollow(entity)) return undefined
  const open = openSides(entity)
  if (entity.closed && entity.open.size > 0)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.item.text)} cannot be both ${quote(entity.closed.text)} and ${quote([...entity.open.values()][0]?.text ?? 'open')}.`,
    )
  if (entity.open.size === 0 && !entity.closed)
    ledger.assume(
      `${stand.id}-open`,
      open.length > 0
        ? `The ${entity.concept} is open at the top, as nothing else was said`
        : `The ${entity.concept} is closed all round, as no open side was named`,
    )
  if (cuts.some((cut) => isRoom(cut, stand)) || stands.some((body) => isRoomBody(body, stand)))
    return undefined
  return {
    kind: 'shell',
    id: ledger.name('shell'),
    thickness: need(dimensions, 'wall', entity),
    open: open.map((facing) => ({ facing })),
  }
}

/** Only the body that everything else is added to can be hollowed. */
export function refuseHollowGuests(stands: readonly Stand[]): void {
  const guest = stands.slice(1).find(({ entity }) => isHollow(entity))
  if (guest)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only hollow out the first body, not ${quote(guest.entity.item.text)}. Describe the hollow body first.`,
    )
}

/** Bodies hollowed out to a wall: boxes, trays, cups. */
import { EngineError } from '../../../errors.ts'
import type { SignedAxis } from '../../../plan/geometry.ts'
import { bodyOf, type Entity, isHollow, shapeOf } from '../../entity.ts'
import { INVERTED } from '../../rewritten/figures/ways-up.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Cut } from '../cuts/cut.ts'
import type { Stand } from '../faces/stand.ts'
import type { Ledger } from '../ledger.ts'
import type { FeatureInput } from './bodies.ts'
import { need } from './dimensions.ts'

/** Half a ball that holds what is poured into it: told to be open at the top, or a bowl of which nothing else is said. */
export const opensUp = (entity: Entity): boolean =>
  entity.open.has('+z') ||
  entity.manners.has(INVERTED) ||
  (bodyOf(entity)?.hollow === 'open top' && entity.open.size === 0)

/** The sides left open: as said, else the top of what is always open there, else none. */
export function openSides(entity: Entity): SignedAxis[] {
  // Half a ball is open at its flat side, whichever way that faces.
  if (shapeOf(entity) === 'hemisphere') return entity.closed ? [] : [opensUp(entity) ? '+z' : '-z']
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
        ? `The ${entity.concept} is open at the ${open[0] === '+z' ? 'top' : 'bottom'}, as nothing else was said`
        : `The ${entity.concept} is closed all round, as no open side was named`,
    )
  if (cuts.some((cut) => isRoom(cut, stand)) || stands.some((body) => isRoomBody(body, stand)))
    return undefined
  const [wall, floor] = [need(dimensions, 'wall', entity), need(dimensions, 'floor', entity)]
  if (Math.abs(wall - floor) > 1e-9) return roomOf(stand, wall, floor, open, ledger)
  return {
    kind: 'shell',
    id: ledger.name('shell'),
    thickness: wall,
    open: open.map((facing) => ({ facing })),
  }
}

/** A floor of another thickness than the walls: the room is cut out from the open top. */
function roomOf(
  { shape, min, max, entity }: Stand,
  wall: number,
  floor: number,
  open: readonly SignedAxis[],
  ledger: Ledger,
): FeatureInput {
  if ((shape !== 'box' && shape !== 'round') || open.length !== 1 || open[0] !== '+z')
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only make the floor of ${quote(entity.item.text)} thicker or thinner than its walls where it is a plain box or cup that is open at the top.`,
    )
  const [x, y, deep] = [0, 1, 2].map(
    (axis) => (max[axis] as number) - (min[axis] as number) - (axis < 2 ? 2 * wall : floor),
  ) as [number, number, number]
  if (Math.min(x, y, deep) <= 0)
    throw new EngineError(
      'geometry_validation_failed',
      `The walls of ${quote(entity.item.text)} leave no room inside.`,
    )
  const frame = { origin: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, min[2] + floor] }
  const room = { id: ledger.name('room'), operation: 'cut', frame }
  return (
    shape === 'box'
      ? { kind: 'box', ...room, size: [x, y, deep] }
      : { kind: 'cylinder', ...room, diameter: x, height: deep }
  ) as FeatureInput
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

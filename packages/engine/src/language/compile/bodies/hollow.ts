/** Bodies hollowed out to a wall: boxes, trays, cups. */
import { EngineError } from '../../../errors.ts'
import type { SignedAxis } from '../../../plan/geometry.ts'
import { bodyOf, type Entity, isHollow, shapeOf } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { INVERTED } from '../../rewritten/figures/ways-up.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Cut } from '../cuts/cut.ts'
import type { Stand } from '../faces/stand.ts'
import type { Ledger } from '../ledger.ts'
import { type FeatureInput, insetPolygon } from './bodies.ts'
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
  cut.diameter === 0 &&
  (cut.face.normal === '+z' || opensBelow(stand, cut.face.normal)) &&
  cut.depth > 0 &&
  !cut.through &&
  stand.axis === 'z'

const opensBelow = ({ entity: { open } }: Stand, side: SignedAxis): boolean =>
  side === '-z' && open.size === 1 && open.has('-z')

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

/** Shapes whose room is of the same kind as they are. */
const ROOMY: ReadonlySet<string> = new Set(['box', 'round', 'polygon'])

/** A floor of another thickness than the walls: the room is cut out from the open top, or from the open bottom. */
function roomOf(
  stand: Stand,
  wall: number,
  floor: number,
  open: readonly SignedAxis[],
  ledger: Ledger,
): FeatureInput {
  const { shape, min, max, entity, origin } = stand
  const [side] = open
  if (!ROOMY.has(shape) || open.length !== 1 || side?.[1] !== 'z' || stand.axis !== 'z')
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only make the floor of ${quote(entity.item.text)} thicker or thinner than its walls where it is a plain box or cup that is open at the top or at the bottom.`,
    )
  const [x, y, deep] = [0, 1, 2].map(
    (axis) => (max[axis] as number) - (min[axis] as number) - (axis < 2 ? 2 * wall : floor),
  ) as [number, number, number]
  if (Math.min(x, y, deep) <= 0)
    throw new EngineError(
      'geometry_validation_failed',
      `The walls of ${quote(entity.item.text)} leave no room inside.`,
    )
  const level = side === '+z' ? min[2] + floor : min[2]
  const middle = shape === 'polygon' ? origin : [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2]
  const frame = { origin: [middle[0], middle[1], level] }
  const room = { id: ledger.name('room'), operation: 'cut', frame }
  if (shape === 'box') return { kind: 'box', ...room, size: [x, y, deep] } as FeatureInput
  if (shape === 'round') return { kind: 'cylinder', ...room, diameter: x, height: deep } as FeatureInput
  const base = insetPolygon(entity, need(stand.dimensions, 'acrossCorners', entity), wall)
  return { kind: 'prism', ...room, base: { add: [base] }, height: deep } as FeatureInput
}

/** How far inside a bevel of 45° the corner of a wall of thickness 1 lies from the corner of the bevel. */
const BEVEL = 2 - Math.SQRT2

/** A shell follows the corners that were worked before it; a room that is cut is drawn so, and the wall is as thick there. */
export function withinCorners(
  room: FeatureInput,
  early: readonly FeatureInput[],
  { dimensions, entity }: Stand,
): FeatureInput {
  if (room.kind !== 'box') return room
  const wall = need(dimensions, 'wall', entity)
  const rounded = early.filter((edges) => edges.kind === 'fillet' && edges.radius > wall + 1e-9)
  const beveled = early.filter((edges) => edges.kind === 'chamfer' && edges.distance > BEVEL * wall + 1e-9)
  const [fillet, ...more] = rounded
  if (!fillet && beveled.length === 0) return room
  const alike = more.length + beveled.length === 0
  if (fillet?.kind !== 'fillet' || !alike || fillet.edges.some(({ near, face }) => near || face))
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only make the floor of ${quote(entity.item.text)} thicker or thinner than its walls where all four of its corners are rounded alike.`,
    )
  const { id, operation, frame, size } = room
  const [width, height, deep] = size
  const outline = { kind: 'rectangle', width, height, cornerRadius: tidy(fillet.radius - wall) }
  return { kind: 'prism', id, operation, frame, base: { add: [outline] }, height: deep } as FeatureInput
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

/** Bolts with their nuts and washers: a nut near the tip, a washer under the head and one on each nut. */
import { EngineError } from '../../../errors.ts'
import { parseThread } from '../../../library/threads.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Item } from '../../text/items.ts'
import { millimetres } from '../ledger.ts'
import type { Arrangement, Piece, Spot } from './joined.ts'
import type { Product } from './products.ts'

type Role = 'bolt' | 'nut' | 'washer'

const ROLES: Readonly<Record<string, Role>> = {
  'hex bolt': 'bolt',
  'socket head cap screw': 'bolt',
  'button head screw': 'bolt',
  'pan head screw': 'bolt',
  'countersunk screw': 'bolt',
  'hex nut': 'nut',
  'square nut': 'nut',
  'lock nut': 'nut',
  'wing nut': 'nut',
  washer: 'washer',
}

const roleOf = ({ family }: Entity): Role | undefined => family && ROLES[family.family.id]

/** One kind of bolt, and nothing but nuts and washers besides. */
export function isBolted(products: readonly Product[]): boolean {
  const roles = products.map(({ root }) => roleOf(root))
  return roles.every(Boolean) && roles.length > 1 && roles.filter((role) => role === 'bolt').length === 1
}

const hasSize = (entity: Entity): boolean =>
  entity.thread !== undefined || entity.given.length > 0 || (entity.family?.names.length ?? 0) > 0

/** "an M10 bolt with a nut", "a bolt and an M10 nut": one thread for all that were given none. */
export function shareThread(products: readonly Product[]): void {
  const roots = products.map(({ root }) => root)
  const thread =
    roots.find((root) => roleOf(root) === 'bolt' && root.thread)?.thread ??
    roots.find((root) => root.thread)?.thread
  const designation = thread && parseThread(thread.designation)?.designation
  if (!thread || !designation) return
  // Of M10 x 40 the nut takes the thread, not the length.
  const { item } = thread
  const size: Item = item.kind === 'quantity' ? { ...item, quantity: { ...item.quantity, values: [] } } : item
  for (const root of roots)
    if (!root.thread && (roleOf(root) === 'bolt' || !hasSize(root))) root.thread = { designation, item: size }
}

const value = (piece: Piece, dimension: string): number => piece.family?.values.get(dimension) ?? 0
const heightOf = ({ min, max }: Piece): number => max[2] - min[2]

/** A nut of another thread, or a washer too narrow, does not go on. */
function assertFits(bolt: Piece, guest: Piece, role: Role): void {
  const shank = value(bolt, 'nominal')
  const [own, called] =
    role === 'nut' ? [value(guest, 'nominal'), 'thread'] : [value(guest, 'innerDiameter'), 'hole']
  const fits = role === 'nut' ? Math.abs(own - shank) < 1e-6 : own === 0 || own >= shank - 1e-6
  if (!fits)
    throw new EngineError(
      'geometry_validation_failed',
      `The ${called} of ${quote(guest.root.item.text)} is ${millimetres(own)}, but ${quote(bolt.root.item.text)} is ${millimetres(shank)} thick: they do not go together.`,
    )
}

/** How many of a guest each bolt gets: as many as there are, or one each where only the plural was said. */
function perBolt(bolt: Piece, guest: Piece): number {
  if (!guest.root.count) return 1
  const each = guest.count / bolt.count
  if (!Number.isInteger(each))
    throw new EngineError(
      'geometry_validation_failed',
      `${guest.count} × ${quote(guest.root.item.text)} cannot be shared evenly by ${bolt.count} × ${quote(bolt.root.item.text)}.`,
    )
  return each
}

export function bolted(pieces: readonly Piece[]): Arrangement {
  const bolt = pieces.find(({ root }) => roleOf(root) === 'bolt') as Piece
  const guests = pieces.filter((piece) => piece !== bolt)
  const underHead =
    value(bolt, 'length') -
    (bolt.root.family?.family.id === 'countersunk screw' ? value(bolt, 'headHeight') : 0)
  const pitch = parseThread(`M${value(bolt, 'nominal')}`)?.pitch ?? 0.15 * value(bolt, 'nominal')
  const widest = Math.max(...pieces.map(({ min, max }) => max[0] - min[0]))
  const spots: Spot[] = []
  const touching: [number, number][] = []
  const engaged: [number, number, string][] = []
  for (let copy = 0; copy < bolt.count; copy++) {
    const x = copy * 1.5 * widest
    const shank = spots.push({ piece: bolt, at: [x, 0, 0] }) - 1
    // From the tip upwards: two threads stand out of the nut, as good practice has it.
    let level = 2 * pitch
    let below: number | undefined
    let above: number | undefined
    let ceiling = underHead
    for (const role of ['nut', 'washer'] as const)
      for (const guest of guests.filter(({ root }) => roleOf(root) === role)) {
        assertFits(bolt, guest, role)
        for (let each = 0; each < perBolt(bolt, guest); each++) {
          const index = spots.length
          const high = heightOf(guest)
          if (role === 'washer' && above === undefined) {
            ceiling -= high
            spots.push({ piece: guest, at: [x, 0, ceiling - guest.min[2]] })
            touching.push([index, shank])
            above = index
          } else {
            spots.push({ piece: guest, at: [x, 0, level - guest.min[2]] })
            if (below !== undefined) touching.push([index, below])
            if (role === 'nut') engaged.push([index, shank, 'the nut is screwed onto the bolt'])
            level += high
            below = index
          }
        }
      }
    if (level > ceiling + 1e-6)
      throw new EngineError(
        'geometry_validation_failed',
        `The shank of ${quote(bolt.root.item.text)} is ${millimetres(underHead)} long, too short for ${guests.map(({ root }) => quote(root.item.text)).join(' and ')}: they need ${millimetres(level + underHead - ceiling)}.`,
      )
  }
  const has = (role: Role): boolean => guests.some(({ root }) => roleOf(root) === role)
  const names = [bolt, ...guests].map(({ plan }) => plan.name)
  return {
    name: names.join(' with '),
    spots,
    touching,
    engaged,
    assumptions: [
      'They come as parts of their own, put together',
      ...(has('nut') ? ['Two threads of the bolt stand out of the nut'] : []),
      ...(has('washer') ? ['A washer lies under the head; further ones lie on the nut'] : []),
    ],
  }
}

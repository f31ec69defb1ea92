/** Recesses for the tool, and the words for heads that have one. */
import { CAP_HEADS, PAN_HEADS, rowFor } from '../../fasteners.ts'
import { type Table, tabled } from '../choose.ts'
import type { Family, FeatureInput, Measured, Order, Portion } from '../family.ts'
import { flats } from '../measure.ts'

const DRIVES = {
  hex: 'socket|hex socket|allen|hexagon socket|hexagonal socket|hex key|hex drive|internal hex',
  slot: 'slotted|slot drive|slot|flathead drive|straight slot',
  cross: 'phillips|cross recessed|crosshead|cross head|cross|pozidriv|philips|cross recess',
  none: 'plain headed|driveless|blank',
} as const

/** The recess for the tool, sunk from the top. */
export function drive(order: Order, top: number): FeatureInput[] {
  const { id, need, option } = order
  const [size, depth] = [need('driveSize'), need('driveDepth')]
  const base = {
    kind: 'prism' as const,
    operation: 'cut' as const,
    height: depth,
    frame: { origin: [0, 0, top - depth] as [number, number, number] },
  }
  const wide = need('headDiameter')
  switch (option('drive')) {
    case 'hex':
      return [
        { ...base, id: `${id}-socket`, base: { add: [{ kind: 'polygon', sides: 6, acrossFlats: size }] } },
      ]
    case 'slot':
      return [
        {
          ...base,
          id: `${id}-slot`,
          base: { add: [{ kind: 'rectangle', width: 1.1 * wide, height: size }] },
        },
      ]
    case 'cross':
      return [
        {
          ...base,
          id: `${id}-cross`,
          base: { add: [{ kind: 'cross', width: 0.55 * wide, height: 0.55 * wide, armWidth: size }] },
        },
      ]
    default:
      return []
  }
}

export const measuredDrive = ({ need, option }: Order, top: number): Record<string, Measured> =>
  option('drive') === 'hex'
    ? { driveSize: flats(need('driveSize'), [0, 0, top - need('driveDepth') / 2]) }
    : {}

export const driven = (
  table: Table,
  standard: string,
  usual: 'hex' | 'slot',
  share: number,
): Family['dimensions'] => ({
  driveSize: {
    says: 'size of the drive',
    forms: 'key size|socket size|hex size|allen size|hex key size|slot width|drive size|socket width',
    default: (wanted) => {
      const by = wanted.option('drive')
      if (by === usual) return tabled(table, 3, share, standard)(wanted)
      const diameter = wanted.need('nominal')
      const row = by === 'hex' ? rowFor(CAP_HEADS, diameter)?.[3] : rowFor(PAN_HEADS, diameter)?.[3]
      return { value: row ?? (by === 'hex' ? 0.5 : 0.25) * diameter, because: 'the key for this size has it' }
    },
  },
  driveDepth: {
    says: 'depth of the drive',
    forms: 'socket depth|key depth|slot depth|drive depth|recess depth',
    default: (wanted) => {
      const listed = tabled(table, 4, 0.4, standard)(wanted)
      return { ...listed, value: Math.min(listed.value, 0.7 * wanted.need('headHeight')) }
    },
  },
})

export const headWords = (across: string): Portion => ({
  forms: 'head|bolt head|screw head|cap',
  words: {
    diameter: across,
    outerDiameter: across,
    width: across,
    height: 'headHeight',
    thickness: 'headHeight',
    length: 'headHeight',
  },
  bare: across,
  sequence: { 2: [across, 'headHeight'] },
})

export const drives = (usual: keyof typeof DRIVES): NonNullable<Family['options']> => ({
  drive: { values: DRIVES, default: usual },
})

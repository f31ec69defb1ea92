/** Guards for computer fans: a square frame with rings and spokes in it, and the hole pattern of the fan. */
import { handy } from '../choose.ts'
import type { Family, FeatureInput } from '../family.ts'
import { extent, holeSpacing, holes } from '../measure.ts'
import { block, rod, usual } from '../shape.ts'

/** Between the screw holes, by the size of the fan. */
const SPACING: Readonly<Record<number, number>> = {
  30: 24,
  40: 32,
  50: 40,
  60: 50,
  70: 60,
  80: 71.5,
  92: 82.5,
  120: 105,
  140: 124.5,
  200: 154,
}

export const fanGuard: Family = {
  id: 'fan guard',
  forms: [
    [
      'fan guard|fan grill|fan grille|fan cover|fan filter frame|fan vent cover|pc fan grill|fan finger guard|fan shroud grill',
    ],
  ],
  agrees: 'square',
  dimensions: {
    size: {
      says: 'fan size',
      words: 'size width length diameter axis-x axis-y',
      forms: 'fan size',
      default: usual(120, 'it is the common case fan'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness height depth axis-z',
      default: usual(3, 'it is stiff'),
    },
    spacing: {
      says: 'hole spacing',
      forms: 'hole spacing|screw spacing|mounting hole spacing',
      default: ({ need }) => ({
        value: SPACING[need('size')] ?? handy(0.875 * need('size')),
        because: 'fans of this size have it so',
      }),
    },
    hole: {
      says: 'hole diameter',
      forms: 'hole diameter|screw hole diameter',
      default: usual(4.3, 'fan screws go through'),
    },
  },
  bare: 'size',
  portions: {
    hole: {
      forms: 'mounting hole|screw hole|hole|corner hole',
      words: { diameter: 'hole', size: 'hole' },
      bare: 'hole',
      plural: true,
      apart: 'spacing',
    },
    fan: {
      forms: 'fan|pc fan|computer fan|case fan',
      words: { size: 'size', diameter: 'size' },
      bare: 'size',
    },
  },
  below: [['spacing', 'size']],
  build: ({ id, need }) => {
    const [s, t, pitch, d] = [need('size'), need('thickness'), need('spacing'), need('hole')]
    const open = 0.94 * s
    const bar = Math.max(0.02 * s, 1.5)
    const rings = [0.72, 0.48, 0.24].map(
      (share, index): FeatureInput => ({
        kind: 'cylinder',
        id: `${id}-ring-${index + 1}`,
        diameter: share * s + bar,
        innerDiameter: share * s - bar,
        height: t,
      }),
    )
    const corner = ([-1, 1] as const).flatMap((x) =>
      ([-1, 1] as const).map((y) => [(x * pitch) / 2, (y * pitch) / 2] as const),
    )
    return {
      features: [
        block(id, [-s / 2, -s / 2, 0], [s / 2, s / 2, t]),
        rod(`${id}-opening`, open, [0, 0, -1], t + 2, '+z', 'cut'),
        ...rings,
        block(`${id}-spoke-1`, [-open / 2 - 0.01 * s, -bar / 2, 0], [open / 2 + 0.01 * s, bar / 2, t]),
        block(`${id}-spoke-2`, [-bar / 2, -open / 2 - 0.01 * s, 0], [bar / 2, open / 2 + 0.01 * s, t]),
        ...corner.map(([x, y], index) =>
          rod(`${id}-hole-${index + 1}`, d, [x, y, -1], t + 2, '+z' as const, 'cut' as const),
        ),
      ],
      min: [-s / 2, -s / 2, 0],
      max: [s / 2, s / 2, t],
      measures: {
        size: extent('x', s),
        thickness: extent('z', t),
        spacing: holeSpacing(pitch, d, [-pitch / 2, -pitch / 2, t / 2], [pitch / 2, -pitch / 2, t / 2]),
        hole: holes(4, d),
      },
    }
  },
}

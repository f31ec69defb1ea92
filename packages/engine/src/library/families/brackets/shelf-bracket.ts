/** Shelf brackets: a leg on the wall, a leg under the shelf, and a brace between them. x runs out from the wall, z up. */
import { handy, usual } from '../choose.ts'
import type { Family, PieceFace } from '../family.ts'
import { extent, levels, wall } from '../measure.ts'
import { lines, outline, wide } from '../shape.ts'
import { plateThickness, usualHoles, usualHolesSay, usualScrewHole } from './words.ts'

/** Where the brace meets the legs, as parts of their free lengths. */
const BRACED = 0.75

export const shelfBracket: Family = {
  id: 'shelf bracket',
  forms: [
    [
      'shelf bracket|shelf support|shelf support bracket|shelving bracket|braced bracket|triangular shelf bracket|wall shelf bracket|floating shelf bracket|bracket for a shelf|countertop bracket|corbel bracket|gallows bracket|triangle bracket|triangular bracket',
    ],
  ],
  agrees: 'triangular right',
  dimensions: {
    length: {
      says: 'depth',
      words: 'length depth axis-x',
      forms: 'shelf depth|arm length|horizontal length|horizontal leg length|projection|reach|top leg length',
      default: usual(200, 'a shelf is about so deep'),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      forms: 'wall leg length|vertical length|vertical leg length|vertical height|leg height',
      default: ({ need }) => ({
        value: handy(0.75 * need('length')),
        because: 'three quarters of the depth carry it',
      }),
    },
    width: {
      says: 'width',
      words: 'width axis-y',
      forms: 'strip width|bracket width|arm width|leg width',
      default: ({ need }) => ({ value: handy(0.125 * need('length')), because: 'it takes a row of screws' }),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness wall',
      forms: 'material thickness|plate thickness|leg thickness|strip thickness',
      default: (wanted) => {
        const chosen = plateThickness('length', 'height')
        const value = typeof chosen === 'function' ? chosen(wanted) : undefined
        return typeof value === 'object'
          ? { value: Math.max(1, Math.round(value.value / 4)), because: 'the brace stiffens it' }
          : undefined
      },
    },
  },
  sequence: {
    2: ['length', 'height'],
    3: ['length', 'height', 'width'],
    4: ['length', 'height', 'width', 'thickness'],
  },
  bare: 'length',
  below: [
    ['thickness', 'length'],
    ['thickness', 'height'],
  ],
  portions: {
    arm: {
      forms: 'arm|horizontal leg|top leg|shelf leg|horizontal arm|top|horizontal plate',
      words: { length: 'length', width: 'width', thickness: 'thickness' },
      bare: 'length',
    },
    wall: {
      forms: 'wall leg|vertical leg|vertical arm|wall plate|back plate|vertical plate|back leg',
      words: { length: 'height', height: 'height', width: 'width', thickness: 'thickness' },
      bare: 'height',
    },
    brace: {
      forms:
        'brace|diagonal brace|strut|diagonal strut|diagonal support|support brace|diagonal|diagonal arm|gusset',
      words: { thickness: 'thickness', width: 'width' },
    },
  },
  build: (order) => {
    const { id, need } = order
    const [l, h, w, t] = [need('length'), need('height'), need('width'), need('thickness')]
    // The brace is a bar of the same strip: its sides lie half a thickness off the line between its ends.
    const [fromX, fromZ] = [t / 2, h - t - BRACED * (h - t)]
    const [toX, toZ] = [t + BRACED * (l - t), h - t / 2]
    const run = Math.hypot(toX - fromX, toZ - fromZ)
    const [offX, offZ] = [((toZ - fromZ) / run) * (t / 2), ((toX - fromX) / run) * (t / 2)]
    const face = (normal: '-x' | '+z', min: PieceFace['min'], max: PieceFace['max']): PieceFace => ({
      normal,
      min,
      max,
      row: normal === '+z' ? 'x' : 'z',
      free: normal === '+z' ? '+x' : '-z',
      hole: usualScrewHole(1.4 * w),
    })
    const pieces = {
      wall: [face('-x', [0, -w / 2, 0], [t, w / 2, h])],
      arm: [face('+z', [0, -w / 2, h - t], [l, w / 2, h])],
      legs: [face('-x', [0, -w / 2, 0], [t, w / 2, h]), face('+z', [0, -w / 2, h - t], [l, w / 2, h])],
    }
    const holes =
      order.untouched && !order.lacks('hole')
        ? pieces.legs.map((each, index) => usualHoles(`${id}-holes-${index + 1}`, each, 2))
        : []
    return {
      features: [
        wide(id, [outline([0, 0], ...lines([t, 0], [t, h - t], [l, h - t], [l, h], [0, h]))], w),
        wide(
          `${id}-brace`,
          [
            outline(
              [fromX - offX, fromZ + offZ],
              ...lines([fromX + offX, fromZ - offZ], [toX + offX, toZ - offZ], [toX - offX, toZ + offZ]),
            ),
          ],
          w,
        ),
        ...holes,
      ],
      min: [0, -w / 2, 0],
      max: [l, w / 2, h],
      pieces,
      shares: 'legs',
      chose: [
        'A brace of the same strip runs from the wall leg to the arm',
        ...(holes.length > 0 ? [usualHolesSay(pieces.legs, 2)] : []),
      ],
      measures: {
        length: extent('x', l),
        height: extent('z', h),
        width: extent('y', w),
        thickness: [levels('z', h - t, h), wall(t, [t / 2, 0.45 * w, 0.02 * h], '+x')],
      },
    }
  },
}

/** Figures with four slanted sides: parallelogram, rhombus, kite. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family } from '../family.ts'
import { angle, extent, through } from '../measure.ts'
import { share, usual } from '../shape.ts'
import { figureFamily, lineTo, within } from './figure.ts'

const RAD = Math.PI / 180

export const parallelogram: Family = figureFamily({
  id: 'parallelogram',
  names: 'parallelogram|rhomboid|parallelogram shape',
  large: 'base',
  dimensions: {
    base: {
      says: 'base',
      words: 'length width baseLength axis-x',
      forms: 'base|base length|base side|bottom side|long side|bottom edge|horizontal side',
      default: usual(60, 'it is a handy size'),
    },
    rise: {
      says: 'height of the parallelogram',
      words: 'height width axis-y',
      forms: 'perpendicular height|slant distance',
      default: share(0.5, 'base', 'half of its base'),
    },
    lean: {
      says: 'angle of the slanted sides',
      unit: 'deg',
      words: 'angle',
      forms: 'interior angle|acute angle|skew angle|lean angle|slant angle|corner angle',
      default: ({ get }) => {
        const [rise, side] = [get('rise'), get('slant')]
        if (rise !== undefined && side !== undefined && rise < side)
          return {
            value: Math.asin(rise / side) / RAD,
            because: 'its slanted side and its height make it so',
          }
        return { value: 60, because: 'it shows the slant plainly' }
      },
    },
    slant: {
      says: 'slanted side',
      words: 'side',
      forms: 'slanted side|slanted edge|side length|other side|short side|slanted side length',
    },
  },
  draw: ({ need }) => {
    const [base, rise, lean] = [need('base'), need('rise'), need('lean')]
    const shift = rise / Math.tan(lean * RAD)
    const [x, y] = [(base + Math.abs(shift)) / 2, rise / 2]
    const left = shift >= 0 ? -x : -x - shift
    return {
      start: [left, -y],
      segments: lineTo([left + base, -y], [left + base + shift, y], [left + shift, y]),
    }
  },
  measures: ({ need }, box) => {
    const [base, rise, lean] = [need('base'), need('rise'), need('lean')]
    const width = box.max[0] - box.min[0]
    const shift = rise / Math.tan(lean * RAD)
    const left: Point2 = [(shift >= 0 ? box.min[0] : box.min[0] - shift) + shift / 2, 0]
    const slope = angle(lean, within([0, box.max[1]], box), within(left, box))
    return {
      base: through(extent('x', width), `overall ${Number(width.toFixed(3))} mm`),
      rise: extent('y', rise),
      lean: slope,
      slant: through(extent('y', rise), `height ${rise} mm, base ${base} mm`),
    }
  },
  more: {
    idle: 'lean|leaning|leans|slanted|slant|slanting|inclined|tilted',
    formulas: [
      { gives: 'slant', from: ['rise', 'lean'], compute: (rise, lean) => rise / Math.sin(lean * RAD) },
      { gives: 'rise', from: ['slant', 'lean'], compute: (side, lean) => side * Math.sin(lean * RAD) },
    ],
    sequence: { 2: ['base', 'rise'], 3: ['base', 'rise', 'thickness'] },
    bare: 'base',
    portions: {
      sides: {
        forms: 'side|slanted side|slanted edge|end',
        words: { length: 'slant', angle: 'lean' },
        bare: 'lean',
        plural: true,
      },
    },
  },
})

export const rhombus: Family = figureFamily({
  id: 'rhombus',
  names: 'rhombus|diamond|lozenge|rhombic|diamond shape',
  large: 'length',
  dimensions: {
    length: {
      says: 'longer diagonal',
      words: 'length height majorAxis axis-y size',
      forms: 'long diagonal|longer diagonal|vertical diagonal|first diagonal|tip to tip|point to point',
      default: usual(60, 'it is a handy size'),
    },
    width: {
      says: 'shorter diagonal',
      words: 'width minorAxis axis-x',
      forms: 'short diagonal|shorter diagonal|horizontal diagonal|second diagonal|wide diagonal',
      default: share(0.6, 'length', 'it looks like a diamond'),
    },
    side: { says: 'side', words: 'side', forms: 'side length|edge length' },
  },
  draw: ({ need }) => {
    const [x, y] = [need('width') / 2, need('length') / 2]
    return { start: [0, -y], segments: lineTo([x, 0], [0, y], [-x, 0]) }
  },
  measures: ({ need }) => ({
    length: extent('y', need('length')),
    width: extent('x', need('width')),
    side: through(extent('x', need('width')), `${need('width')} mm wide`),
  }),
  more: {
    formulas: [
      { gives: 'side', from: ['length', 'width'], compute: (a, b) => Math.hypot(a, b) / 2 },
      {
        gives: 'width',
        from: ['side', 'length'],
        compute: (side, a) => 2 * Math.sqrt(Math.max(0, side ** 2 - a ** 2 / 4)),
      },
    ],
    sequence: { 2: ['width', 'length'], 3: ['width', 'length', 'thickness'] },
    bare: 'length',
    portions: {
      diagonals: {
        forms: 'diagonal',
        words: { length: 'length|width' },
        bare: 'length|width',
        plural: true,
      },
    },
  },
})

export const kite: Family = figureFamily({
  id: 'kite',
  names: 'kite',
  large: 'length',
  dimensions: {
    length: {
      says: 'height of the kite',
      words: 'length height axis-y size',
      forms: 'long diagonal|longer diagonal|vertical diagonal',
      default: usual(80, 'it is a handy size'),
    },
    width: {
      says: 'width',
      words: 'width axis-x',
      forms: 'short diagonal|shorter diagonal|horizontal diagonal|cross diagonal',
      default: share(0.6, 'length', 'it looks like a kite'),
    },
    shoulder: {
      says: 'distance of the wide corners from the top',
      forms: 'from the top|below the top|shoulder distance',
      default: share(1 / 3, 'length', 'a third of the way down is usual for a kite'),
    },
  },
  draw: ({ need }) => {
    const [x, y, down] = [need('width') / 2, need('length') / 2, need('shoulder')]
    return { start: [0, -y], segments: lineTo([x, y - down], [0, y], [-x, y - down]) }
  },
  measures: ({ need }) => ({
    length: extent('y', need('length')),
    width: extent('x', need('width')),
    shoulder: through(extent('y', need('length')), `${need('length')} mm high`),
  }),
  more: {
    sequence: { 2: ['width', 'length'], 3: ['width', 'length', 'thickness'] },
    bare: 'length',
    below: [['shoulder', 'length']],
  },
})

/** Pieces of discs and rings: a pie slice, a quarter of a ring; its apex is the origin, its first side lies along x. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family, Order } from '../family.ts'
import { angle, cylinder, through, wall } from '../measure.ts'
import { share, usual } from '../shape.ts'
import { type Box, type Drawn, figureFamily, lineTo, within } from './figure.ts'

const RAD = Math.PI / 180

const on = (radius: number, degrees: number): Point2 => [
  radius * Math.cos(degrees * RAD) + 0,
  radius * Math.sin(degrees * RAD) + 0,
]

const PARTS: Readonly<Record<string, number>> = {
  quarter: 90,
  third: 120,
  half: 180,
  eighth: 45,
  sixth: 60,
  threequarter: 270,
}

const part: NonNullable<Family['options']> = {
  part: {
    values: {
      open: '',
      quarter: 'quarter',
      half: 'half',
      third: 'one third',
      eighth: 'eighth|one eighth',
      sixth: 'sixth|one sixth',
      threequarter: 'three quarter|three quarters',
    },
    default: 'open',
  },
}

const angleOf: Family['dimensions'][string] = {
  says: 'angle',
  unit: 'deg',
  words: 'angle',
  forms:
    'sector angle|included angle|central angle|arc angle|sweep angle|swept angle|opening angle|sweep|spanning|span',
  default: ({ option }) => {
    const known = PARTS[option('part')]
    return known === undefined
      ? { value: 60, because: 'it looks like a slice' }
      : { value: known, because: 'its name says so' }
  },
}

const between = (box: Box, radius: number, degrees: number) => ({
  ...angle(Math.abs(180 - degrees), within(on(radius, 0), box), within(on(radius, degrees), box)),
  note: `${Math.abs(180 - degrees)}° between the outward sides`,
})

const every = (parts: string, nouns: string): string =>
  parts
    .split('|')
    .flatMap((each) => nouns.split('|').map((noun) => `${each} ${noun}`))
    .join('|')

export const sector: Family = figureFamily({
  id: 'sector',
  names:
    'sector|circular sector|circle sector|disc sector|disk sector|pie slice|pie wedge|pie piece|slice of pie|pizza slice|cake slice|slice of a disc',
  nouns: [
    [every('quarter', 'disc|disk|circle|circular plate|round plate|cylinder|round'), { part: 'quarter' }],
    ['three quarter disc|three quarter disk|three quarter circle', { part: 'threequarter' }],
  ],
  large: 'diameter',
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter',
      forms: 'disc diameter|disk diameter|circle diameter',
      default: usual(60, 'it is a handy size'),
    },
    radius: { says: 'radius', words: 'radius outerRadius length side', forms: 'straight side|straight edge' },
    angle: angleOf,
  },
  draw: ({ need }): Drawn => {
    const [r, degrees] = [need('radius'), need('angle')]
    return {
      start: [0, 0],
      segments: [...lineTo(on(r, 0)), { kind: 'arc', via: on(r, degrees / 2), to: on(r, degrees) }],
    }
  },
  measures: ({ need }, box) => {
    const [d, degrees] = [need('diameter'), need('angle')]
    const round = cylinder(d, within(on(d / 2, degrees / 2), box))
    return { diameter: round, radius: through(round, `diameter ${d}`), angle: between(box, d / 4, degrees) }
  },
  more: {
    options: part,
    linear: [
      [
        [1, 'diameter'],
        [-2, 'radius'],
      ],
    ],
    bare: 'radius',
    agrees: 'circular xy',
  },
})

const ringDrawn = ({ need }: Order): Drawn => {
  const [outer, inner, degrees] = [need('diameter') / 2, need('innerDiameter') / 2, need('angle')]
  return {
    start: on(inner, 0),
    segments: [
      ...lineTo(on(outer, 0)),
      { kind: 'arc', via: on(outer, degrees / 2), to: on(outer, degrees) },
      ...lineTo(on(inner, degrees)),
      { kind: 'arc', via: on(inner, degrees / 2), to: on(inner, 0) },
    ],
  }
}

export const ringSegment: Family = figureFamily({
  id: 'ring segment',
  names:
    'ring segment|ring sector|annular sector|annular segment|arc segment|segment of a ring|section of a ring|curved segment|ring section|arc shaped plate|arc shaped bar',
  nouns: [
    [every('quarter', 'ring|annulus|washer|tube'), { part: 'quarter' }],
    [every('half|half a|half of a', 'ring|annulus|washer'), { part: 'half' }],
    ['three quarter ring', { part: 'threequarter' }],
  ],
  large: 'diameter',
  dimensions: {
    diameter: {
      says: 'outer diameter',
      words: 'outerDiameter diameter',
      default: usual(80, 'it is a handy size'),
    },
    radius: { says: 'outer radius', words: 'outerRadius radius' },
    innerDiameter: {
      says: 'inner diameter',
      words: 'innerDiameter',
      default: share(0.7, 'diameter', 'it looks like a ring'),
    },
    innerRadius: { says: 'inner radius', words: 'innerRadius' },
    band: { says: 'width of the ring', words: 'width wall', forms: 'band width|ring width|radial width' },
    angle: angleOf,
  },
  draw: ringDrawn,
  measures: ({ need }, box) => {
    const [d, inner, degrees] = [need('diameter'), need('innerDiameter'), need('angle')]
    const round = cylinder(d, within(on(d / 2, degrees / 2), box))
    const middle = (d + inner) / 4
    // Close to its first side, straight through the band.
    const band = wall((d - inner) / 2, within([middle, 1e-6 * d], box), '+x')
    return {
      diameter: round,
      radius: through(round, `diameter ${d}`),
      innerDiameter: through(band, `band ${(d - inner) / 2}`),
      innerRadius: through(band, `band ${(d - inner) / 2}`),
      band,
      angle: between(box, middle, degrees),
    }
  },
  more: {
    options: part,
    linear: [
      [
        [1, 'diameter'],
        [-2, 'radius'],
      ],
      [
        [1, 'innerDiameter'],
        [-2, 'innerRadius'],
      ],
      [
        [1, 'radius'],
        [-1, 'innerRadius'],
        [-1, 'band'],
      ],
    ],
    below: [['innerDiameter', 'diameter']],
    idle: 'arch|arc|lying flat|laid flat|lying down|bow',
    bare: 'diameter',
    agrees: 'circular xy',
  },
})

export const SECTORS: readonly Family[] = [sector, ringSegment]

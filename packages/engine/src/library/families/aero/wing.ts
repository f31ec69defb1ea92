/** Wings of a NACA section, with spar tubes and lightening holes along the span. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Family, FeatureInput, Measured } from '../family.ts'
import { extent, holes } from '../measure.ts'
import { rod, share, usual } from '../shape.ts'
import { camberAt, thicknessAt } from './naca.ts'

export const wing: Family = {
  id: 'wing',
  forms: [
    [
      'wing|aircraft wing|airplane wing|wing section|aircraft wing section|airfoil wing|aerofoil wing|airfoil|aerofoil|plane wing|tapered wing|airfoil section|naca airfoil|naca wing|wing segment|aileron|hydrofoil',
    ],
  ],
  idle: 'over|real|few|a few|using|from|spanwise|several',
  options: {
    plan: {
      values: { tapered: 'tapered|tapering', straight: 'straight|rectangular|untapered' },
      default: 'straight',
    },
  },
  designation: (name) => {
    const digits = /^naca\s?-?(\d{4})$/u.exec(name)?.[1]
    return digits ? { section: Number(digits) } : undefined
  },
  dimensions: {
    section: {
      says: 'NACA section',
      unit: 'count',
      forms: 'naca section',
      default: usual(2412, 'NACA 2412 is a docile all-round section'),
    },
    root: {
      says: 'root chord',
      words: 'width depth',
      forms: 'root chord|chord|chord length|root chord length|root',
      default: usual(120, 'it suits a model aircraft'),
    },
    tip: {
      says: 'tip chord',
      forms: 'tip chord|tip chord length|tip',
      default: ({ option, need }) =>
        option('plan') === 'tapered'
          ? {
              value: Number((0.65 * need('root')).toPrecision(3)),
              because: 'this taper comes near the best lift distribution',
            }
          : { value: need('root'), because: 'no taper was asked for' },
    },
    span: {
      says: 'span',
      words: 'length height',
      forms: 'span|wing span|wingspan|span length',
      default: share(1.8, 'root', 'the section shows its taper'),
    },
    sweep: { says: 'sweep', words: 'angle', forms: 'sweep|sweep angle|sweepback', unit: 'deg', default: 0 },
    spars: {
      says: 'number of spar tubes',
      forms: 'spar count',
      unit: 'count',
      default: ({ has }) => (has('spar') ? { value: 2, because: 'two spars take bending and twist' } : 0),
    },
    spar: {
      says: 'spar tube diameter',
      forms: 'spar diameter|tube diameter|spar tube diameter|spar hole diameter',
      default: ({ need }) =>
        need('spars') > 0
          ? {
              value: Number((0.05 * Math.min(need('root'), need('tip'))).toPrecision(2)),
              because: 'it stays inside the skin up to the tip',
            }
          : 0,
    },
    lightening: {
      says: 'number of lightening holes',
      forms: 'lightening hole count',
      unit: 'count',
      default: ({ has }) => (has('hole') ? { value: 3, because: 'a few leave enough skin' } : 0),
    },
    hole: {
      says: 'lightening hole diameter',
      forms: 'lightening hole diameter',
      default: ({ need }) =>
        need('lightening') > 0
          ? {
              value: Number(
                (
                  Math.min(0.19 / (need('lightening') + 1), (need('section') % 100) / 200) *
                  Math.min(need('root'), need('tip'))
                ).toPrecision(2),
              ),
              because: 'it stays clear of the spars and of the skin',
            }
          : 0,
    },
  },
  bare: 'span',
  portions: {
    spar: {
      forms:
        'spar|spar tube|spanwise spar tube|spanwise spar|spar hole|tube spar|spar channel|hollow spar tube',
      words: { diameter: 'spar' },
      bare: 'spar',
      count: 'spars',
      plural: true,
    },
    hole: {
      forms: 'lightening hole|lightning hole|weight saving hole|hole',
      words: { diameter: 'hole' },
      bare: 'hole',
      count: 'lightening',
      plural: true,
    },
    root: { forms: 'root|wing root', words: { width: 'root', length: 'root' }, bare: 'root' },
    tip: { forms: 'tip|wing tip|wingtip', words: { width: 'tip', length: 'tip' }, bare: 'tip' },
    foil: {
      forms:
        'airfoil|aerofoil|naca airfoil|airfoil section|airfoil profile|aerofoil profile|naca profile|profile|airfoil shape|airfoil cross section|cross section',
      words: { length: 'root', width: 'root' },
    },
  },
  below: [['spar', 'tip']],
  build: ({ id, need, called }) => {
    const [root, tip, span] = [need('root'), need('tip'), need('span')]
    const naca = String(Math.round(need('section'))).padStart(4, '0')
    const back = span * Math.tan((need('sweep') * Math.PI) / 180)
    const [n, d] = [Math.round(need('spars')), need('spar')]
    const [m, hole] = [Math.round(need('lightening')), need('hole')]
    const camber = (x: number): number => camberAt(Number(naca), x)
    const figure = (chord: number, y: number, shift: number) => ({
      sketch: { add: [{ kind: 'airfoil' as const, naca, chord }] },
      plane: {
        on: 'frame' as const,
        origin: [shift, y, 0] as Point3,
        normal: '-y' as const,
        x: '+x' as const,
      },
    })
    // The quarter line stays straight unless the wing is swept.
    const shift = 0.25 * (root - tip) + back
    const stations =
      n === 1 ? [0.3] : Array.from({ length: n }, (_, i) => 0.22 + (i * 0.38) / Math.max(n - 1, 1))
    // Tubes along the span follow the taper, so that they stay in the middle of the section.
    const along = (name: string, x: number, diameter: number): FeatureInput => {
      const a: Point3 = [x * root, 0, camber(x) * root]
      const b: Point3 = [shift + x * tip, span, camber(x) * tip]
      const way: Point3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
      const over = 0.05
      return rod(
        name,
        diameter,
        [a[0] - over * way[0], a[1] - over * way[1], a[2] - over * way[2]],
        Math.hypot(...way) * (1 + 2 * over),
        way,
        'cut',
      )
    }
    const tubes = stations.map((x, i) => along(`${id}-spar-${i + 1}`, x, d))
    // Lightening holes run beside them, between the first two spars.
    const [front = 0.22, rear = 0.6] = stations
    const lightening = Array.from({ length: m }, (_, i) =>
      along(`${id}-light-${i + 1}`, front + ((rear - front) * (i + 1)) / (m + 1), hole),
    )
    // A chord shows in the thickness of its section, behind the spars.
    const chordAt = (chord: number, from: number, y: number): Measured => {
      const x = 0.7
      const value = thicknessAt(naca, x) * chord
      return {
        measure: { kind: 'wall-thickness', at: [from + x * chord, y, camber(x) * chord], direction: '+z' },
        value,
        note: `its section is ${value.toFixed(3)} thick at ${100 * x} % of the chord`,
      }
    }
    const thick = (Number(naca.slice(2)) / 100) * root
    const box = {
      min: [0, 0, -thick / 2] as Point3,
      max: [Math.max(root, shift + tip), span, thick] as Point3,
    }
    return {
      features: [
        { kind: 'loft', id, ruled: true, sections: [figure(root, 0, 0), figure(tip, span, shift)] },
        ...tubes,
        ...lightening,
      ],
      ...box,
      name: `${called} NACA ${naca}, ${root} to ${tip} over ${span} mm`,
      measures: {
        section: [],
        root: chordAt(root, 0, 1e-6 * span),
        tip: chordAt(tip, shift, span * (1 - 1e-6)),
        span: extent('y', span),
        spars: n > 0 ? { measure: { kind: 'hole-count', diameter: d }, value: n } : [],
        spar: n > 0 ? { measure: { kind: 'hole-count', diameter: d }, value: n } : [],
        lightening: m > 0 ? holes(m, hole) : [],
        hole: m > 0 ? holes(m, hole) : [],
      },
    }
  },
}

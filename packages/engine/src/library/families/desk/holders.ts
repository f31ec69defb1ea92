/** Holders: for pens, for tools, for filament spools, for toothbrushes and the like. */
import { EngineError } from '../../../errors.ts'
import type { Family } from '../family.ts'
import { bore, extent, holes, levels, wall } from '../measure.ts'
import { block, rod, share, standing, usual } from '../shape.ts'

/** Holes of one diameter, or of several sizes in a row. */
const DRILLS = [4, 5, 6, 8, 10, 12, 14, 16, 18, 20]

export const toolHolder: Family = {
  id: 'tool holder',
  forms: [
    [
      'tool holder|screwdriver holder|tool rack|tool organizer|tool organiser|drill bit holder|bit holder|tool stand|pliers holder|file holder',
    ],
    [
      'pencil block|pen block|pencil stand|pen stand|pen rack|toothbrush holder|brush holder|marker holder|tooth brush holder',
      { sizes: 'equal' },
    ],
  ],
  options: {
    sizes: {
      values: {
        various:
          'various hole sizes|various sizes|various hole size|various size|different sizes|different hole sizes|various|different|graduated',
        equal: 'equal holes|same size|equal sizes',
      },
      default: 'various',
    },
    magnets: { values: { yes: 'magnetic|magnet|magnetised|magnetized', no: 'non magnetic' }, default: 'no' },
  },
  dimensions: {
    count: {
      says: 'number of holes',
      forms: 'hole count|slot count|position',
      unit: 'count',
      default: usual(6, 'a row of six is a handy set'),
    },
    hole: {
      says: 'hole diameter',
      words: 'innerDiameter',
      forms: 'hole diameter|hole size',
      default: ({ option }) =>
        option('sizes') === 'equal' ? { value: 11, because: 'pens and brushes fit' } : 0,
    },
    length: {
      says: 'length',
      words: 'length axis-x',
      default: ({ need, option }) => {
        const n = Math.max(1, Math.round(need('count')))
        const widest =
          option('sizes') === 'equal' || need('hole') > 0
            ? need('hole')
            : (DRILLS[Math.min(n, DRILLS.length) - 1] ?? 20)
        return { value: Math.round(n * (widest + 8) + 8), because: 'the holes stand clear of each other' }
      },
    },
    width: { says: 'width', words: 'width depth axis-y', default: usual(40, 'it does not tip') },
    height: {
      says: 'height',
      words: 'height thickness axis-z',
      default: usual(30, 'tools stand upright in it'),
    },
    depth: {
      says: 'hole depth',
      forms: 'hole depth',
      default: share(0.8, 'height', 'a floor stays under the holes'),
    },
    magnet: {
      says: 'magnet diameter',
      forms: 'magnet diameter|magnet size',
      default: ({ option }) =>
        option('magnets') === 'yes' ? { value: 10.2, because: 'magnets of 10 x 3 mm press in' } : 0,
    },
  },
  sequence: { 3: ['length', 'width', 'height'] },
  bare: 'length',
  portions: {
    hole: {
      forms:
        'hole|tool hole|slot|socket|pen hole|round hole|compartment|tool|pen|pencil|brush|toothbrush|marker|screwdriver|file|drill bit|drill|chisel|pliers|tooth brush|hole for toothbrush',
      words: { diameter: 'hole', size: 'hole', depth: 'depth' },
      bare: 'hole',
      count: 'count',
    },
    magnet: {
      forms: 'magnet pocket|magnet hole|magnet recess|magnet',
      words: { diameter: 'magnet' },
      bare: 'magnet',
    },
  },
  below: [
    ['hole', 'width'],
    ['depth', 'height'],
  ],
  build: ({ id, need }) => {
    const [n, l, w, h, deep] = [
      Math.round(need('count')),
      need('length'),
      need('width'),
      need('height'),
      need('depth'),
    ]
    const [hole, magnet] = [need('hole'), need('magnet')]
    const step = l / n
    const bores = Array.from({ length: n }, (_, index) => {
      const given = hole > 0 ? hole : (DRILLS[index % DRILLS.length] ?? 8)
      return { x: -l / 2 + (index + 0.5) * step, d: Math.min(given, step - 2, w - 4) }
    })
    return {
      features: [
        block(id, [-l / 2, -w / 2, 0], [l / 2, w / 2, h]),
        ...bores.map(({ x, d }, index) =>
          rod(`${id}-hole-${index + 1}`, d, [x, 0, h - deep], deep, '+z' as const, 'cut' as const),
        ),
        ...(magnet > 0
          ? [-l / 3, l / 3].map((x, index) =>
              rod(
                `${id}-magnet-${index + 1}`,
                magnet,
                [x, w / 2 - 3.2, h / 2],
                3.2,
                '+y' as const,
                'cut' as const,
              ),
            )
          : []),
      ],
      ...standing(l, w, h),
      measures: {
        count: {
          measure: { kind: 'crossings', from: [-l, 0, h - deep / 2], to: [l, 0, h - deep / 2] },
          value: n + 1,
          note: `${n + 1} walls about ${n} holes`,
        },
        hole: hole > 0 ? holes(n, hole) : [],
        length: extent('x', l),
        width: extent('y', w),
        height: extent('z', h),
        depth: levels('z', h - deep, h),
        magnet: bore(magnet, [-l / 3, w / 2, h / 2], '+y'),
      },
    }
  },
}

export const spoolHolder: Family = {
  id: 'spool holder',
  forms: [
    [
      'spool holder|filament spool holder|filament holder|spool stand|spool rack|filament spool stand|filament roll holder|spool mount',
    ],
  ],
  options: {
    spool: {
      values: {
        bambu: 'bambu lab compatible|bambu lab|bambulab|bambu|bambu compatible',
        other: 'prusa|creality|ender|universal|prusament|esun|standard spool',
      },
      default: 'other',
    },
  },
  dimensions: {
    spool: {
      says: 'spool diameter',
      words: 'diameter',
      forms: 'spool diameter|reel diameter',
      default: usual(200, 'one-kilogram spools measure 200 mm'),
    },
    spoolWidth: {
      says: 'spool width',
      forms: 'spool width|reel width',
      default: ({ option }) =>
        option('spool') === 'bambu'
          ? { value: 67, because: 'spools of that maker are 67 mm wide' }
          : { value: 70, because: 'one-kilogram spools are up to 70 mm wide' },
    },
    axle: {
      says: 'axle diameter',
      forms: 'axle diameter|rod diameter|shaft diameter|hub diameter',
      default: ({ option }) =>
        option('spool') === 'bambu'
          ? { value: 50, because: 'the bore of these spools is 53 mm' }
          : { value: 48, because: 'most spools have bores from 52 mm up' },
    },
    thickness: {
      says: 'wall thickness',
      words: 'thickness wall',
      default: usual(8, 'it carries a kilogram'),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      default: ({ need }) => ({
        value: need('spool') / 2 + 15 + need('axle') / 2 + need('thickness'),
        because: 'the spool turns clear of the base',
      }),
    },
    base: {
      says: 'base length',
      words: 'length',
      forms: 'base length|base width',
      default: share(0.7, 'spool', 'it does not tip'),
    },
  },
  bare: 'spool',
  portions: {
    axle: {
      forms: 'axle|rod|shaft|hub|arm',
      words: { diameter: 'axle', length: 'spoolWidth' },
      bare: 'axle',
    },
    base: { forms: 'base|base plate|foot', words: { length: 'base', thickness: 'thickness' } },
    spool: {
      forms: 'spool|filament spool|reel',
      words: { diameter: 'spool', width: 'spoolWidth' },
      bare: 'spool',
      sequence: { 2: ['spool', 'spoolWidth'] },
    },
  },
  build: ({ id, need }) => {
    const [s, w, axle, t, h, b] = [
      need('spool'),
      need('spoolWidth'),
      need('axle'),
      need('thickness'),
      need('height'),
      need('base'),
    ]
    const room = w + 6
    const deep = room + 3 * t
    const z = h - axle / 2 - t
    if (z - t < s / 2)
      throw new EngineError(
        'geometry_validation_failed',
        `A spool of ${s} mm does not turn in a holder ${h} mm high: its axle is only ${z - t} mm above the base. Make the holder at least ${s / 2 + axle / 2 + 2 * t} mm high.`,
      )
    const plate = (name: string, y: number) => ({
      kind: 'extrude' as const,
      id: name,
      sketch: {
        add: [
          {
            kind: 'trapezoid' as const,
            bottom: b,
            top: axle + 2 * t,
            height: z,
            at: [0, z / 2] as [number, number],
          },
          { kind: 'circle' as const, diameter: axle + 2 * t, at: [0, z] as [number, number] },
        ],
      },
      plane: {
        on: 'frame' as const,
        origin: [0, y, 0] as [number, number, number],
        normal: '-y' as const,
        x: '+x' as const,
      },
      extent: { kind: 'length' as const, length: t },
    })
    return {
      features: [
        block(id, [-b / 2, -deep / 2, 0], [b / 2, deep / 2, t]),
        plate(`${id}-upright`, deep / 2),
        rod(`${id}-axle`, axle, [0, deep / 2 - t, z], room, '-y'),
        rod(`${id}-stop`, axle + 2, [0, deep / 2 - t - room, z], t, '-y'),
      ],
      min: [-b / 2, -deep / 2, 0],
      max: [b / 2, deep / 2, h],
      faces: { '+z': { min: [-b / 2, -deep / 2, 0], max: [b / 2, deep / 2 - t, t] } },
      measures: {
        spool: {
          measure: {
            kind: 'distance',
            between: [
              [0, 0, z - axle / 2],
              [0, 0, t],
            ],
          },
          value: z - axle / 2 - t,
          note: `${z - t} from the base to the middle of the axle`,
        },
        spoolWidth: wall(room + 2 * t, [0, 0, z], '+y'),
        axle: { measure: { kind: 'cylinder-diameter', near: [axle / 2, 0, z], axis: '+y' }, value: axle },
        thickness: levels('z', 0, t),
        height: extent('z', h),
        base: extent('x', b),
      },
    }
  },
}

/** Stands that hold things: for a phone or tablet, for headphones. */
import type { Family } from '../family.ts'
import { extent, levels, wall } from '../measure.ts'
import { block, lines, outline, share, usual, wide } from '../shape.ts'

const RAD = Math.PI / 180

export const phoneStand: Family = {
  id: 'phone stand',
  forms: [
    [
      'phone stand|mobile phone stand|smartphone stand|cell phone stand|phone holder|mobile phone holder|smartphone holder|cellphone stand|phone dock|mobile stand|iphone stand|desk phone stand|phone cradle',
    ],
    [
      'laptop stand|notebook stand|laptop riser|laptop holder|macbook stand|keyboard stand',
      { device: 'laptop' },
    ],
    ['tablet stand|ipad stand|book stand|recipe stand|cookbook stand|tablet holder', { device: 'tablet' }],
  ],
  options: {
    device: {
      values: { phone: 'phone|smartphone|mobile', tablet: 'tablet|ipad', laptop: 'laptop|notebook' },
      default: 'phone',
    },
  },
  dimensions: {
    width: {
      says: 'width',
      words: 'width axis-y',
      default: ({ option }) =>
        option('device') === 'laptop'
          ? { value: 240, because: 'a laptop lies steady on it' }
          : option('device') === 'tablet'
            ? { value: 160, because: 'a tablet stands steady on it' }
            : { value: 75, because: 'a phone is 70 to 80 mm wide' },
    },
    angle: {
      says: 'lean angle',
      words: 'angle',
      forms: 'viewing angle|tilt angle|lean angle|back angle|tilt',
      unit: 'deg',
      default: ({ option }) =>
        option('device') === 'laptop'
          ? { value: 25, because: 'hands still type on it' }
          : { value: 65, because: 'this is comfortable to look at from a chair' },
    },
    thickness: {
      says: 'thickness',
      words: 'thickness wall',
      forms: 'material thickness',
      default: ({ option }) => ({
        value: option('device') === 'phone' ? 5 : 6,
        because: 'it is stiff when printed or bent',
      }),
    },
    slot: {
      says: 'slot width',
      forms: 'slot width|phone thickness|device thickness|groove width|lip depth|ledge depth',
      default: usual(13, 'a phone in its case fits'),
    },
    lip: {
      says: 'lip height',
      forms: 'lip height|ledge height|front lip height',
      default: usual(12, 'it holds the phone and leaves the screen free'),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      default: ({ option }) =>
        option('device') === 'laptop'
          ? { value: 120, because: 'the screen comes up to the eyes' }
          : option('device') === 'tablet'
            ? { value: 170, because: 'it supports two thirds of a tablet' }
            : { value: 105, because: 'it supports two thirds of a phone' },
    },
    depth: {
      says: 'base depth',
      words: 'depth length axis-x',
      forms: 'base depth|base length',
      default: ({ option, need }) => ({
        value: Number(((option('device') === 'laptop' ? 2 : 0.9) * need('height')).toPrecision(4)),
        because: 'the base reaches under the top edge, so that it does not tip',
      }),
    },
    store: {
      says: 'compartment height',
      forms: 'compartment height|storage height|compartment depth',
      default: ({ has }) => (has('store') ? { value: 20, because: 'cables and earphones fit' } : 0),
    },
  },
  bare: 'height',
  portions: {
    store: {
      forms:
        'compartment|hidden storage compartment|storage compartment|hidden compartment|storage|hidden storage|storage space|secret compartment',
      words: { height: 'store' },
      bare: 'store',
    },
    lip: {
      forms: 'lip|ledge|front lip|stopper|retaining lip|bottom lip',
      words: { height: 'lip', depth: 'slot' },
      bare: 'lip',
    },
    cable: {
      forms:
        'cable hole|charging hole|cable slot|cable cutout|charging slot|cable opening|charging cable hole|charging cutout|cable pass through',
      words: {},
    },
    back: {
      forms: 'back support|back rest|backrest|back plate|support',
      words: { thickness: 'thickness', height: 'height' },
    },
    base: {
      forms: 'base|stable base|base plate|flat base',
      words: { depth: 'depth', length: 'depth', width: 'width', thickness: 'thickness' },
    },
  },
  below: [
    ['thickness', 'slot'],
    ['lip', 'height'],
  ],
  build: ({ id, need, has }) => {
    const [w, a, t, slot, lip] = [
      need('width'),
      need('angle') * RAD,
      need('thickness'),
      need('slot'),
      need('lip'),
    ]
    const [h, d, store] = [need('height'), need('depth'), need('store')]
    // Seen from the side: base, lip at the front, a leaning back. With a compartment the base is a box open at the rear.
    const base = store > 0 ? store + 2 * t : t
    const rise = h - base
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    const foot = t + slot
    const run = rise / Math.tan(a)
    const across = t / sin
    const x0 = -d / 2
    const depth = Math.max(d, foot + across)
    const side = outline(
      [x0, 0],
      ...lines(
        [x0 + depth, 0],
        [x0 + depth, base],
        [x0 + foot + across, base],
        [x0 + foot + run + t * sin, h - t * cos],
        [x0 + foot + run, h],
        [x0 + foot, base],
        [x0 + t, base],
        [x0 + t, base + lip],
        [x0, base + lip],
      ),
    )
    const high = base + lip
    return {
      features: [
        wide(id, [side], w),
        ...(store > 0
          ? [block(`${id}-store`, [x0 + t, -w / 2 + t, t], [x0 + depth + 1, w / 2 - t, t + store], 'cut')]
          : []),
        ...(has('cable') ? [block(`${id}-cable`, [x0 - 1, -8, base], [x0 + t + 1, 8, high + 1], 'cut')] : []),
      ],
      min: [x0, -w / 2, 0],
      max: [x0 + depth, w / 2, h],
      faces: { '+z': { min: [x0 + foot, -w / 2, 0], max: [x0 + depth, w / 2, base] } },
      measures: {
        width: extent('y', w),
        angle: {
          measure: {
            kind: 'angle',
            between: [
              [x0 + depth / 2, 0, 0],
              [x0 + foot + across + run / 2, 0, base + rise / 2],
            ],
          },
          value: need('angle'),
        },
        thickness: wall(t, [x0 + t / 2, w / 4, base + lip / 2], '+x'),
        slot: {
          measure: {
            kind: 'distance',
            between: [
              [x0 + t, w / 4, base + lip / 2],
              [x0 + foot + run / 2, w / 4, base + rise / 2],
            ],
          },
          value: slot,
        },
        lip: levels('z', base, high),
        height: extent('z', h),
        depth: extent('x', depth),
        store: levels('z', t, t + store),
      },
    }
  },
}

export const headphoneStand: Family = {
  id: 'headphone stand',
  forms: [
    [
      'headphone stand|headphones stand|headset stand|headphone holder|headset holder|headphones holder|headphone hanger',
    ],
  ],
  dimensions: {
    height: { says: 'height', words: 'height axis-z', default: usual(260, 'the ear cups hang free') },
    base: {
      says: 'base length',
      words: 'length diameter',
      forms: 'base length|base diameter',
      default: share(0.55, 'height', 'it does not tip'),
    },
    width: {
      says: 'base width',
      words: 'width',
      forms: 'base width',
      default: share(0.75, 'base', 'it does not tip'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness',
      forms: 'base thickness',
      default: usual(12, 'the base is heavy enough'),
    },
    post: {
      says: 'post width',
      forms: 'post width|stem width|column width|post thickness',
      default: usual(22, 'it is stiff'),
    },
    cradle: {
      says: 'cradle length',
      forms: 'cradle length|cradle depth|cradle width|rest length',
      default: usual(60, 'headbands are 30 to 50 mm wide'),
    },
  },
  bare: 'height',
  portions: {
    base: {
      forms: 'base|foot|base plate',
      words: { length: 'base', width: 'width', thickness: 'thickness' },
      sequence: { 2: ['base', 'width'], 3: ['base', 'width', 'thickness'] },
    },
    post: {
      forms: 'post|stem|column|vertical post|upright|vertical support',
      words: { width: 'post', height: 'height', thickness: 'post' },
      bare: 'post',
    },
    cradle: {
      forms: 'cradle|rest|top rest|curved top|curved cradle|curved rest|arm|top',
      words: { length: 'cradle', width: 'cradle' },
      bare: 'cradle',
    },
  },
  build: ({ id, need }) => {
    const [h, b, w, t, p, c] = [
      need('height'),
      need('base'),
      need('width'),
      need('thickness'),
      need('post'),
      need('cradle'),
    ]
    const r = 1.1 * p
    const x = -b / 2 + p
    return {
      features: [
        {
          kind: 'extrude',
          id,
          sketch: { add: [{ kind: 'rectangle', width: b, height: w, cornerRadius: Math.min(b, w) / 8 }] },
          extent: { kind: 'length', length: t },
        },
        block(`${id}-post`, [x - p / 2, -p / 2, t], [x + p / 2, p / 2, h - r / 2]),
        // The rest: a half-round saddle that the headband lies on, with a lip at its free end.
        {
          kind: 'extrude',
          id: `${id}-cradle`,
          sketch: {
            add: [
              {
                kind: 'sector',
                diameter: 4 * r,
                innerDiameter: 4 * r - 1.2 * p,
                startDeg: 40,
                angleDeg: 100,
              },
            ],
          },
          plane: { on: 'frame', origin: [x - p / 2, 0, h - 2 * r], normal: '+x', x: '+y' },
          extent: { kind: 'length', length: c + p },
        },
      ],
      min: [-b / 2, -w / 2, 0],
      max: [Math.max(b / 2, x + p / 2 + c), w / 2, h],
      faces: { '+z': { min: [x + p, -w / 2, 0], max: [b / 2, w / 2, t] } },
      measures: {
        height: extent('z', h),
        base: levels('x', -b / 2, b / 2),
        width: extent('y', w),
        thickness: levels('z', 0, t),
        post: wall(p, [x, 0, h / 2], '+x'),
        cradle: levels('x', x + p / 2, x + p / 2 + c),
      },
    }
  },
}

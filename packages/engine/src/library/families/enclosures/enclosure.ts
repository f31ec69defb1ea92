/** Enclosures: a box with a wall all round and a lid that plugs into it. Two parts, shown closed. */
import { impossible } from '../choose.ts'
import type { Default, Family, FeatureInput, PartInput, Wanted } from '../family.ts'
import { extent, levels } from '../measure.ts'
import { FAN_FORMS, fanOpening, USB_FORMS, usbOpening } from './openings.ts'

/** Board outlines and the room above them, in millimetres, with the pattern of their screw holes. */
const BOARDS: Readonly<
  Record<
    string,
    { size: readonly [number, number, number]; screws: readonly [number, number]; because: string }
  >
> = {
  pi: { size: [90, 61, 28], screws: [58, 49], because: 'a Raspberry Pi of 85 × 56 mm needs the room' },
  arduino: {
    size: [74, 59, 26],
    screws: [50.8, 27.9],
    because: 'an Arduino Uno of 69 × 53 mm needs the room',
  },
}

const PI = ['raspberry pi', 'raspberry pi 3', 'raspberry pi 4', 'raspberry pi 5', 'rpi', 'pi']
const ARDUINO = ['arduino', 'arduino uno']

/** "Arduino case", "enclosure for an Arduino Uno": the nouns of a case for one of these boards. */
const casesFor = (boards: readonly string[]): string =>
  boards
    .flatMap((board) =>
      ['case', 'enclosure', 'box', 'housing'].flatMap((noun) => [
        `${board} ${noun}`,
        ...['for', 'for a', 'for an', 'for the', 'for my'].map((lead) => `${noun} ${lead} ${board}`),
      ]),
    )
    .join('|')

const room =
  (axis: 0 | 1 | 2) =>
  ({ option, need }: Wanted) => {
    const board = BOARDS[option('board')]
    const lid = axis === 2 ? need('lid') : need('wall')
    const foot = axis === 2 ? need('floor') : need('wall')
    return board ? { value: board.size[axis] + foot + lid, because: board.because } : undefined
  }

const size =
  (axis: 0 | 1 | 2, value: number | readonly [number, string]): Default =>
  (wanted: Wanted) =>
    room(axis)(wanted) ?? {
      value: typeof value === 'number' ? value : Math.round(value[0] * wanted.need(value[1])),
      because: 'it is a handy size',
    }

const inside = (outer: string, inner: string) =>
  [
    [1, outer],
    [-1, inner],
    [-2, 'wall'],
  ] as const

export const enclosure: Family = {
  id: 'enclosure',
  shares: { box: 'lid', container: 'lid', 'storage box': 'lid', 'storage container': 'lid' },
  forms: [
    [
      'enclosure|electronics enclosure|project box|junction box|electrical box|electronics box|electronics case|box with lid|box with a lid|lidded box|electronics housing|project enclosure|instrument case|plastic enclosure|battery box|control box|box and lid|pcb enclosure|sensor enclosure|rectangular enclosure|circuit board enclosure|instrument enclosure|storage box with lid|pcb case|container with lid|container with a lid|electrical enclosure|box with a removable lid|box with removable lid|jewelry box|jewellery box|tool box|storage case',
    ],
    [casesFor(PI), { board: 'pi' }],
    [casesFor(ARDUINO), { board: 'arduino' }],
  ],
  agrees: 'rectangular square hollow',
  options: {
    top: {
      values: {
        closed: 'lidded|closed|sealed',
        open: 'open top|open topped|without a lid|without lid|no lid|lidless|open|open at the top|no top|topless|open on top',
      },
      default: 'closed',
    },
    board: {
      values: {
        none: 'general purpose',
        pi: PI.join('|'),
        arduino: ARDUINO.join('|'),
      },
      default: 'none',
      purpose: true,
    },
  },
  dimensions: {
    wall: {
      says: 'wall thickness',
      words: 'wall thickness',
      forms: 'wall thickness|shell thickness|side thickness',
      default: ({ get }) => ({
        value:
          get('length') === undefined
            ? 2.5
            : Math.max(Number((0.025 * (get('length') ?? 0)).toPrecision(1)), 0.01 * (get('length') ?? 0)),
        because: 'it prints and moulds well',
      }),
    },
    floor: {
      says: 'floor thickness',
      forms: 'floor thickness|bottom thickness|base thickness|thickness of the floor|thickness of the bottom',
      default: ({ need }) => need('wall'),
    },
    lid: {
      says: 'lid thickness',
      forms: 'lid thickness|cover thickness|lid height',
      default: ({ need, lacks, option }) =>
        lacks('lid') || option('top') === 'open'
          ? 0
          : { value: need('wall'), because: 'the lid is as thick as the walls' },
    },
    length: {
      says: 'length',
      words: 'length axis-x',
      forms: 'outer length|external length',
      default: size(0, 100),
    },
    width: {
      says: 'width',
      words: 'width depth axis-y',
      forms: 'outer width|external width',
      default: size(1, [0.65, 'length']),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      forms: 'outer height|external height|overall height|total height',
      default: size(2, [0.4, 'length']),
    },
    innerLength: { says: 'inner length', words: 'innerLength' },
    innerWidth: { says: 'inner width', words: 'innerWidth' },
    innerHeight: { says: 'inner height', forms: 'inner height|inside height|internal height' },
    fan: {
      says: 'fan size',
      forms: 'fan size|fan diameter',
      default: ({ has, option }) =>
        has('fan')
          ? option('board') === 'none'
            ? { value: 40, because: 'it is a common fan' }
            : { value: 30, because: 'fans of 30 mm are made for such boards' }
          : 0,
    },
    posts: {
      says: 'number of screw posts',
      unit: 'count',
      default: ({ has }) => (has('posts') ? { value: 4, because: 'one stands in each corner' } : 0),
    },
    post: {
      says: 'post diameter',
      forms: 'post diameter|boss diameter|standoff diameter',
      default: ({ has, option }) =>
        has('posts') || option('board') !== 'none'
          ? { value: 6, because: 'M2.5 and M3 screws hold in it' }
          : 0,
    },
    postHeight: {
      says: 'post height',
      forms: 'post height|standoff height|boss height',
      default: ({ need }) =>
        need('post') > 0 ? { value: 5, because: 'soldered pins stay clear of the floor' } : 0,
    },
    radius: {
      says: 'corner radius',
      words: 'radius outerRadius',
      forms: 'corner radius|outer corner radius|vertical edge radius',
      default: ({ has, need }) =>
        has('corners') ? { value: 2 * need('wall'), because: 'it is twice the wall' } : 0,
    },
  },
  linear: [
    inside('length', 'innerLength'),
    inside('width', 'innerWidth'),
    [
      [1, 'height'],
      [-1, 'innerHeight'],
      [-1, 'floor'],
      [-1, 'lid'],
    ],
  ],
  sequence: {
    2: ['length', 'width'],
    3: ['length', 'width', 'height'],
    4: ['length', 'width', 'height', 'wall'],
  },
  bare: 'length',
  below: [
    ['wall', 'height'],
    ['radius', 'width'],
  ],
  portions: {
    lid: {
      forms:
        'lid|removable lid|cover|top lid|top cover|flat lid|snap fit lid|removable cover|separate lid|fitted lid|snap lid|press fit lid',
      words: { thickness: 'lid', height: 'lid' },
      bare: 'lid',
    },
    fan: {
      forms: FAN_FORMS,
      words: { diameter: 'fan', size: 'fan' },
      bare: 'fan',
    },
    usb: { forms: USB_FORMS, words: {} },
    posts: {
      forms:
        'screw post|mounting post|post|standoff|boss|screw boss|mounting boss|support post|mounting standoff|pcb standoff|pcb post|screw standoff|screw pillar|internal standoff|corner post|standoff for the board|mounting pillar',
      words: { diameter: 'post', height: 'postHeight' },
      bare: 'post',
      count: 'posts',
    },
    walls: { forms: 'wall|side|side wall', words: { thickness: 'wall' }, bare: 'wall', plural: true },
    floor: { forms: 'floor|bottom', words: { thickness: 'floor' } },
    corners: {
      forms: 'rounded corner|rounded edge|rounded vertical edge|rounded vertical corner|filleted corner',
      words: { radius: 'radius' },
      bare: 'radius',
      plural: true,
    },
    inside: {
      forms: 'cavity|interior|inside|internal cavity|inner space',
      words: { length: 'innerLength', width: 'innerWidth', height: 'innerHeight', depth: 'innerHeight' },
      sequence: { 2: ['innerLength', 'innerWidth'], 3: ['innerLength', 'innerWidth', 'innerHeight'] },
    },
  },
  build: ({ id, called, need, option, has }) => {
    const [l, w, h, t, f, k, r] = [
      need('length'),
      need('width'),
      need('height'),
      need('wall'),
      need('floor'),
      need('lid'),
      need('radius'),
    ]
    const plate = (
      name: string,
      a: number,
      b: number,
      from: number,
      to: number,
      corner: number,
      operation: 'add' | 'cut' = 'add',
    ): FeatureInput => ({
      kind: 'extrude',
      id: name,
      operation,
      sketch: {
        add: [{ kind: 'rectangle', width: a, height: b, ...(corner > 0 ? { cornerRadius: corner } : {}) }],
      },
      plane: { on: 'frame', origin: [0, 0, from] },
      extent: { kind: 'length', length: to - from },
    })
    const top = h - k
    const board = BOARDS[option('board')]
    const [post, rise, fan] = [need('post'), need('postHeight'), need('fan')]
    const told = Math.round(need('posts'))
    if (told > 0 && told !== 4)
      throw impossible(`I put four screw posts into an enclosure, one for each corner, not ${told}.`)
    const apart = board?.screws ?? [l - 2 * t - 2 * post, w - 2 * t - 2 * post]
    // Bosses that the board is screwed to.
    const bosses: FeatureInput[] =
      post > 0
        ? (
            [
              [-1, -1],
              [1, -1],
              [1, 1],
              [-1, 1],
            ] as const
          ).map(([x, y], index) => ({
            kind: 'cylinder',
            id: `${id}-boss-${index + 1}`,
            diameter: post,
            innerDiameter: Number(Math.min(2.5, 0.45 * post).toPrecision(2)),
            height: rise,
            frame: { origin: [(x * apart[0]) / 2, (y * apart[1]) / 2, f] },
          }))
        : []
    const foot = f + (post > 0 ? rise + 1 : 2)
    const usb = has('usb') ? usbOpening(id, option('board'), -l / 2, t, foot, h - k) : undefined
    const vent = fan > 0 ? fanOpening(id, fan, Math.min(l, w) - 2 * t, h - k - 3 * t, k + 4 * t) : undefined
    if (fan > 0 && !(k > 0)) throw impossible('The fan sits in the lid, and the enclosure has none.')
    const body: PartInput = {
      id: 'body',
      name: called,
      features: [
        plate(id, l, w, 0, top, r),
        plate(`${id}-room`, l - 2 * t, w - 2 * t, f, top, Math.max(r - t, 0), 'cut'),
        ...bosses,
        ...(usb?.features ?? []),
      ],
    }
    // A lip that drops into the opening, with room to slide.
    const gap = Math.min(0.2, t / 8)
    const lip = Math.min(2 * t, (top - f) / 3)
    const inset = 2 * (t + gap)
    const parts: PartInput[] =
      k > 0
        ? [
            body,
            {
              id: 'lid',
              name: 'Lid',
              features: [
                plate('lid-plate', l, w, top, h, r),
                plate('lid-lip', l - inset, w - inset, top - lip, top, Math.max(r - t - gap, 0)),
                plate('lid-hollow', l - inset - 2 * t, w - inset - 2 * t, top - lip, top, 0, 'cut'),
                ...(vent?.features ?? []),
              ],
            },
          ]
        : []
    const on = k > 0 ? { part: 'body' } : {}
    return {
      features: k > 0 ? [] : body.features,
      ...(k > 0 ? { parts } : {}),
      chose: [
        ...(k > 0 ? [`The lid is a part of its own, with a lip that drops into the box`] : []),
        ...(board && !has('posts')
          ? ['Four bosses carry the board, as nothing was said of how it is held']
          : []),
        ...[vent?.says ?? [], usb?.says ?? []].flat(),
      ],
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, h],
      measures: {
        length: extent('x', l),
        width: extent('y', w),
        height: extent('z', h),
        wall: {
          measure: { kind: 'wall-thickness', ...on, at: [l / 2 - t / 2, 0, (h + f) / 2], direction: '+x' },
          value: t,
        },
        lid: k > 0 ? { measure: { kind: 'levels', part: 'lid', axis: 'z', from: top, to: h }, value: k } : [],
        innerLength: {
          measure: { kind: 'levels', ...on, axis: 'x', from: -l / 2 + t, to: l / 2 - t },
          value: l - 2 * t,
        },
        innerWidth: {
          measure: { kind: 'levels', ...on, axis: 'y', from: -w / 2 + t, to: w / 2 - t },
          value: w - 2 * t,
        },
        floor: { measure: { kind: 'levels', ...on, axis: 'z', from: 0, to: f }, value: f },
        innerHeight:
          k > 0
            ? { measure: { kind: 'levels', ...on, axis: 'z', from: f, to: top }, value: top - f }
            : levels('z', f, top),
        fan:
          fan > 0
            ? {
                measure: { kind: 'hole-diameter', part: 'lid', near: [0, 0, h - k / 2], axis: '+z' },
                value: fan - 2,
                note: `an opening of ${fan - 2} mm`,
              }
            : [],
        posts: {
          measure: { kind: 'hole-count', ...on, diameter: Number(Math.min(2.5, 0.45 * post).toPrecision(2)) },
          value: told,
        },
        post: {
          measure: {
            kind: 'cylinder-diameter',
            ...on,
            near: [apart[0] / 2 + post / 2, apart[1] / 2, f + rise / 2],
            axis: '+z',
          },
          value: post,
        },
        postHeight: { measure: { kind: 'levels', ...on, axis: 'z', from: f, to: f + rise }, value: rise },
        radius: { measure: { kind: 'fillet-radius', ...on, near: [l / 2, w / 2, h / 3] }, value: r },
      },
    }
  },
}

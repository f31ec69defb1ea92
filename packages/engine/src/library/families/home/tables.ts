/** Tables, desks and benches: a top on legs. Heights after EN 527 and EN 1729. */
import type { Family, FeatureInput, Portion, Wanted } from '../family.ts'
import { extent, levels, wall } from '../measure.ts'
import { block, standing } from '../shape.ts'

/** A leg in each corner; `taken` is how far in from the sides. */
export function legs(
  id: string,
  [length, width]: readonly [number, number],
  side: number,
  inset: number,
  height: number,
  round: boolean,
): FeatureInput[] {
  const [x, y] = [length / 2 - inset - side / 2, width / 2 - inset - side / 2]
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ].map(([cx = 0, cy = 0], index): FeatureInput => {
    const name = `${id}-leg-${index + 1}`
    return round
      ? { kind: 'cylinder', id: name, diameter: side, height, frame: { origin: [cx, cy, 0] } }
      : block(name, [cx - side / 2, cy - side / 2, 0], [cx + side / 2, cy + side / 2, height])
  })
}

/** Heights and tops by the word that was used. */
const SIZES: Readonly<Record<string, { length: number; width: number; height: number }>> = {
  table: { length: 1200, width: 750, height: 740 },
  desk: { length: 1400, width: 700, height: 740 },
  coffee: { length: 1000, width: 550, height: 430 },
  side: { length: 450, width: 450, height: 550 },
  bench: { length: 1200, width: 350, height: 450 },
  stool: { length: 350, width: 350, height: 450 },
}

const size =
  (of: 'length' | 'width' | 'height') =>
  ({ option }: { option: (name: string) => string }) => ({
    value: SIZES[option('use')]?.[of] ?? 0,
    because: `this is usual for a ${option('use') === 'side' || option('use') === 'coffee' ? `${option('use')} table` : option('use')}`,
  })

/** "a round stool", "a stool with a round seat". */
const topOf = ({ option, has }: Pick<Wanted, 'option' | 'has'>): string =>
  has('roundTop') ? 'round' : option('top')

const TOP: Portion = {
  forms: 'top|table top|tabletop|seat|desktop|flat top|rectangular top|surface|work surface',
  words: {
    thickness: 'top',
    length: 'length',
    width: 'width',
    depth: 'width',
    diameter: 'length',
    height: 'top',
    size: 'length',
  },
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'top'] },
}

export const table: Family = {
  id: 'table',
  forms: [
    ['table|dining table|kitchen table|work table|worktable|workbench table'],
    ['desk|writing desk|computer desk|office desk', { use: 'desk' }],
    ['coffee table|low table', { use: 'coffee' }],
    ['side table|end table|bedside table|night table', { use: 'side' }],
    ['bench|garden bench|park bench|sitting bench', { use: 'bench' }],
    ['stool|bar stool|foot stool|footstool|step stool', { use: 'stool' }],
  ],
  options: {
    use: {
      values: {
        table: 'ordinary table',
        desk: 'office use',
        coffee: 'coffee use',
        side: 'bedside use',
        bench: 'bench use',
        stool: 'stool use',
      },
      default: 'table',
    },
    top: {
      values: { rectangular: 'rectangular', square: 'square', round: 'round|circular' },
      default: 'rectangular',
    },
    legs: {
      values: {
        square: 'square legs|square legged',
        round: 'round legs|cylindrical legs|round leg|cylindrical leg',
      },
      default: 'square',
    },
  },
  dimensions: {
    length: {
      says: 'length',
      words: 'length diameter side size axis-x',
      forms: 'top length|tabletop length|table top length|seat length|top diameter|seat diameter',
      default: (wanted) =>
        wanted.get('width') !== undefined && topOf(wanted) !== 'rectangular'
          ? wanted.get('width')
          : topOf(wanted) === 'rectangular'
            ? size('length')(wanted)
            : {
                value: Math.max(size('width')(wanted).value, wanted.option('use') === 'table' ? 900 : 0),
                because: wanted.option('use') === 'table' ? 'four people sit around it' : 'it is usual',
              },
    },
    width: {
      says: 'width',
      words: 'width depth axis-y',
      forms: 'top width|tabletop width|table top width|seat width|seat depth|top depth',
      default: (wanted) =>
        topOf(wanted) === 'rectangular'
          ? { ...size('width')(wanted), value: Math.min(size('width')(wanted).value, wanted.need('length')) }
          : wanted.need('length'),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      forms: 'table height|seat height',
      default: size('height'),
    },
    top: {
      says: 'top thickness',
      words: 'thickness',
      forms: 'top thickness|tabletop thickness|table top thickness|seat thickness',
      default: ({ need }) => ({
        value: Number(
          Math.min(
            30,
            // Boards thinner than 18 mm carry nobody.
            Math.max(0.03 * need('length'), 0.02 * need('height'), need('length') >= 300 ? 18 : 0),
          ).toPrecision(3),
        ),
        because: 'it must not sag',
      }),
    },
    leg: {
      says: 'leg thickness',
      forms: 'leg thickness|leg width|leg diameter|leg size|leg section',
      default: ({ need }) => ({
        value: Number((0.08 * Math.min(need('width'), need('height'))).toPrecision(2)),
        because: 'legs of about a twelfth of the width stand firm',
      }),
    },
    legLength: { says: 'leg length', forms: 'leg length|leg height' },
    inset: {
      says: 'leg inset',
      forms: 'leg inset|overhang|top overhang',
      default: ({ need, option, has }) =>
        topOf({ option, has }) === 'round'
          ? {
              value: Number((0.16 * need('length')).toPrecision(3)),
              because: 'the legs stay under a round top',
            }
          : { value: Number((0.03 * need('width')).toPrecision(3)), because: 'the top overhangs a little' },
    },
    legs: { says: 'number of legs', forms: 'leg count|legged', unit: 'count', default: 4 },
  },
  linear: [
    [
      [1, 'height'],
      [-1, 'top'],
      [-1, 'legLength'],
    ],
  ],
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'height'] },
  bare: 'height',
  portions: {
    leg: {
      forms:
        'leg|table leg|square leg|round leg|cylindrical leg|corner leg|straight leg|support leg|vertical leg',
      words: {
        thickness: 'leg',
        width: 'leg',
        diameter: 'leg',
        side: 'leg',
        size: 'leg',
        length: 'legLength',
        height: 'legLength',
      },
      bare: 'leg',
      sequence: { 2: ['leg', 'leg'], 3: ['leg', 'leg', 'legLength'] },
      count: 'legs',
      cornered: true,
    },
    top: TOP,
    roundTop: {
      ...TOP,
      forms:
        'round top|circular top|round seat|circular seat|round table top|round tabletop|circular table top|circular tabletop',
      bare: 'length',
    },
  },
  below: [
    ['top', 'height'],
    ['leg', 'width'],
  ],
  build: ({ id, need, option, has }) => {
    const [l, h, t, leg, inset] = [need('length'), need('height'), need('top'), need('leg'), need('inset')]
    const round = topOf({ option, has }) === 'round'
    const w = round ? l : need('width')
    const count = Math.round(need('legs'))
    const turnedLegs = option('legs') === 'round' || (round && option('legs') !== 'square') || count !== 4
    const reach = Math.min(l, w) / 2 - inset - leg / 2
    const around = (n: number): FeatureInput[] =>
      Array.from({ length: n }, (_, index): FeatureInput => {
        const angle = (2 * Math.PI * (index + 0.25)) / n
        const at = n === 1 ? [0, 0] : [reach * Math.cos(angle), reach * Math.sin(angle)]
        return {
          kind: 'cylinder',
          id: `${id}-leg-${index + 1}`,
          diameter: leg,
          height: h - t,
          frame: { origin: [at[0] ?? 0, at[1] ?? 0, 0] },
        }
      })
    const four = count === 4
    const [x, y] = [l / 2 - inset - leg / 2, w / 2 - inset - leg / 2]
    const circle = four ? 2 * Math.hypot(x, y) : 2 * reach
    return {
      features: [
        round
          ? { kind: 'cylinder', id, diameter: l, height: t, frame: { origin: [0, 0, h - t] } }
          : block(id, [-l / 2, -w / 2, h - t], [l / 2, w / 2, h]),
        ...(four ? legs(id, [l, w], leg, inset, h - t, turnedLegs) : around(count)),
      ],
      ...standing(l, w, h),
      shape: round ? 'round' : 'box',
      measures: {
        length: extent('x', l),
        width: extent('y', w),
        height: extent('z', h),
        top: levels('z', h - t, h),
        leg: four ? wall(leg, [x, y, (h - t) / 2], '+x') : [],
        legLength: levels('z', 0, h - t),
        legs:
          count === 1
            ? []
            : {
                measure: { kind: 'tooth-count', centre: [0, 0, (h - t) / 2], axis: '+z', diameter: circle },
                value: count,
              },
      },
    }
  },
}

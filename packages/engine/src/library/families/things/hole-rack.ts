/** Blocks with a grid of round seats: battery holders, test tube racks, egg trays. */
import type { Family, FeatureInput } from '../family.ts'
import { extent, holes, levels } from '../measure.ts'
import { block, rod, standing } from '../shape.ts'

/** Seat diameter, seat depth and how many by default, for what stands in it. */
const SEATS: Readonly<
  Record<string, readonly [diameter: number, depth: number, count: number, because: string]>
> = {
  aa: [15, 20, 4, 'an AA cell measures 14.5 mm'],
  aaa: [11, 18, 4, 'an AAA cell measures 10.5 mm'],
  c: [26.8, 22, 4, 'a C cell measures 26.2 mm'],
  d: [34.8, 25, 4, 'a D cell measures 34.2 mm'],
  '18650': [18.8, 22, 4, 'an 18650 cell measures 18.4 mm'],
  '21700': [21.6, 25, 4, 'a 21700 cell measures 21.2 mm'],
  tube: [17, 40, 6, 'a test tube measures 16 mm'],
  egg: [40, 18, 6, 'an egg sits in it to a third'],
  pod: [47, 20, 6, 'a coffee pod hangs by its rim'],
  glass: [45, 15, 6, 'a shot glass stands in it'],
  nozzle: [6.3, 6, 8, 'the thread of a nozzle is M6'],
  bit: [6.6, 12, 10, 'a hexagon bit of 1/4 inch stands in it'],
  pen: [12, 40, 6, 'pens stand in it'],
  lipstick: [22, 25, 8, 'a lipstick stands in it'],
  spice: [52, 25, 6, 'a spice jar stands in it'],
  coin: [27, 20, 6, 'coins of up to 26 mm stack in it'],
  socket: [24, 15, 8, 'sockets of up to 17 mm stand in it'],
  endmill: [12.3, 25, 6, 'shanks of 12 mm stand in it'],
  brush: [14, 40, 4, 'the brushes stand upright in it'],
}

const NOUNS: readonly (readonly [forms: string, seat: string])[] = [
  [
    'battery holder|aa battery holder|battery tray|battery rack|battery dispenser|battery organizer|battery storage|battery caddy|aa battery case|aa holder',
    'aa',
  ],
  ['aaa battery holder|aaa holder|aaa battery case', 'aaa'],
  ['18650 holder|18650 battery holder|18650 cell holder|cell holder|battery pack holder', '18650'],
  ['21700 holder|21700 battery holder|21700 cell holder', '21700'],
  ['test tube rack|test tube holder|test tube stand|tube rack|vial rack|vial holder|test tube block', 'tube'],
  ['egg holder|egg tray|egg rack|egg carton|egg box', 'egg'],
  ['coffee pod holder|k cup holder|nespresso holder|capsule holder|coffee capsule holder|pod holder', 'pod'],
  ['shot glass tray|shot glass holder|glass tray|shot tray', 'glass'],
  ['nozzle holder|nozzle rack|nozzle stand', 'nozzle'],
  ['hex bit holder|screwdriver bit holder|hex bit rack|bit rack|bit block', 'bit'],
  ['pen rack with holes|crayon holder|crayon rack|colored pencil holder|marker rack|stylus holder', 'pen'],
  ['lipstick holder|lipstick organizer|lipstick stand|nail polish rack', 'lipstick'],
  ['spice rack|spice jar holder|spice holder|jar rack', 'spice'],
  ['coin holder|coin sorter|coin tray|coin organizer', 'coin'],
  ['socket holder|socket organizer|socket rack|socket tray', 'socket'],
  [
    'end mill holder|endmill holder|end mill rack|collet holder|collet rack|cutter rack|router bit holder|end mill stand',
    'endmill',
  ],
  [
    'makeup brush holder|paint brush holder|paintbrush holder|paint brush rack|toothbrush stand|toothbrush rack',
    'brush',
  ],
]

const COUNTED =
  'hole|seat|battery|tube|test tube|egg|pod|capsule|glass|nozzle|bit|pen|pencil|crayon|marker|lipstick|jar|coin|socket|end mill|collet|brush|slot|position|aa battery|aaa battery|18650 cell|aa cell|aaa cell|vial|toothbrush|paintbrush|spice jar|shot glass|aa|place'

const seatOf = (option: (name: string) => string) => SEATS[option('seat')] as (typeof SEATS)[string]

export const holeRack: Family = {
  id: 'rack',
  forms: NOUNS.map(([forms, seat]) => [forms, { seat }] as const),
  agrees: 'rectangular',
  options: {
    seat: {
      values: {
        ...Object.fromEntries(Object.keys(SEATS).map((seat) => [seat, `for ${seat} seats`])),
        aa: 'aa|for aa',
        aaa: 'aaa',
        d: 'd cell|d size',
        c: 'c cell|c size',
        '18650': '18650',
        '21700': '21700',
      },
      default: 'aa',
    },
  },
  dimensions: {
    hole: {
      says: 'hole diameter',
      words: 'innerDiameter diameter',
      forms: 'hole diameter|hole size|seat diameter',
      default: ({ option }) => ({ value: seatOf(option)[0], because: seatOf(option)[3] }),
    },
    count: {
      says: 'number of holes',
      forms: 'hole count|cell',
      unit: 'count',
      default: ({ option }) => ({ value: seatOf(option)[2], because: 'it is a usual set' }),
    },
    rows: {
      says: 'number of rows',
      forms: 'row',
      unit: 'count',
      default: ({ need }) => {
        const n = Math.round(need('count'))
        const rows = n >= 6 && n % 2 === 0 ? (n >= 15 && n % 3 === 0 ? 3 : 2) : 1
        return { value: rows, because: 'the block stands firm' }
      },
    },
    depth: {
      says: 'hole depth',
      forms: 'hole depth|seat depth',
      default: ({ option }) => ({ value: seatOf(option)[1], because: 'it holds what stands in it upright' }),
    },
    length: {
      says: 'length',
      words: 'length axis-x',
      default: ({ need }) => {
        const columns = Math.ceil(need('count') / need('rows'))
        return {
          value: Number((columns * (need('hole') + 4) + 4).toFixed(1)),
          because: 'walls of 4 mm stand between the holes',
        }
      },
    },
    width: {
      says: 'width',
      words: 'width axis-y',
      default: ({ need }) => ({
        value: Number((need('rows') * (need('hole') + 4) + 4).toFixed(1)),
        because: 'walls of 4 mm stand between the holes',
      }),
    },
    height: {
      says: 'height',
      words: 'height thickness axis-z',
      default: ({ need }) => ({ value: need('depth') + 3, because: 'a floor of 3 mm stays under the holes' }),
    },
  },
  sequence: { 3: ['length', 'width', 'height'] },
  bare: 'length',
  portions: {
    seat: {
      forms: COUNTED,
      words: { diameter: 'hole', size: 'hole', depth: 'depth' },
      bare: 'hole',
      count: 'count',
    },
  },
  below: [
    ['hole', 'width'],
    ['depth', 'height'],
  ],
  build: ({ id, need }) => {
    const [count, rows] = [Math.round(need('count')), Math.max(1, Math.round(need('rows')))]
    const columns = Math.ceil(count / rows)
    const [l, w, h, d, deep] = [need('length'), need('width'), need('height'), need('hole'), need('depth')]
    const seats = Array.from({ length: count }, (_, index): FeatureInput => {
      const [x, y] = [
        -l / 2 + ((index % columns) + 0.5) * (l / columns),
        -w / 2 + (Math.floor(index / columns) + 0.5) * (w / rows),
      ]
      return rod(`${id}-seat-${index + 1}`, d, [x, y, h - deep], deep + 1, '+z', 'cut')
    })
    return {
      features: [block(id, [-l / 2, -w / 2, 0], [l / 2, w / 2, h]), ...seats],
      ...standing(l, w, h),
      measures: {
        hole: holes(count, d),
        count: holes(count, d),
        rows: { ...holes(count, d), note: `${count} holes in ${rows} rows` },
        depth: levels('z', h - deep, h),
        length: extent('x', l),
        width: extent('y', w),
        height: extent('z', h),
      },
    }
  },
}

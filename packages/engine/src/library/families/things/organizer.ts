/** Open boxes with compartments: drawer organizers, pill boxes, ice cube trays. */
import { impossible } from '../choose.ts'
import type { Family, FeatureInput, Wanted } from '../family.ts'
import { crossings, extent, fillet, levels, wall } from '../measure.ts'
import { block, raised, share, standing, usual } from '../shape.ts'

/** Rows for a number of compartments: as square a grid as divides it evenly. */
const rowsFor = (count: number): number => {
  let rows = Math.floor(Math.sqrt(count))
  while (rows > 1 && count % rows !== 0) rows--
  return Math.max(rows, 1)
}

const cells = ({ get, need, option }: Wanted): number =>
  get('count') ?? (need('columns') * need('rows') || Number(option('usual')) || 6)

export const organizer: Family = {
  id: 'organizer',
  forms: [
    [
      'drawer organizer tray|drawer organiser tray|organizer tray|organiser tray|organizer box|organiser box|organizer bin|utensil tray|utensil organizer|cutlery organizer|cutlery organiser|cutlery insert|parts bin|component tray|component organizer|screw box|hardware organizer|divider box|divider tray|divided container|bead tray|organizer insert|desk tray|desk organizer tray|desk organiser tray|drawer organizer insert|drawer organiser insert|parts organiser|storage tray|storage organiser|compartment organizer|compartment organiser|organizer|organiser|drawer organizer|drawer organiser|desk organizer|desk organiser|divided tray|compartment tray|compartment box|sorting tray|parts tray|screw organizer|bead organizer|cutlery tray|drawer divider|storage organizer|parts organizer|small parts organizer|makeup organizer|tray with compartments|box with compartments|divided box|sorting box|drawer insert|screw tray|drawer tray|desk tidy|tray with dividers|box with dividers|tool tray|craft organizer|jewelry organizer|jewellery organizer|jewelry tray|jewellery tray',
    ],
    ['pill organizer|pill box|pillbox|pill case|medicine box|pill dispenser', { usual: '7' }],
    ['ice cube tray|ice tray|ice mould tray|ice cube mold|ice cube mould', { usual: '12' }],
    [
      'seed tray|seedling tray|seed starter tray|plug tray|paint palette tray|paint tray|watercolor palette',
      { usual: '12' },
    ],
    ['six pack holder|six pack carrier|bottle carrier|beer carrier|can carrier', { usual: '6' }],
  ],
  agrees: 'rectangular hollow',
  options: {
    usual: { values: { '6': 'six way', '7': 'weekly|seven day|7 day', '12': 'twelve way' }, default: '6' },
  },
  dimensions: {
    count: {
      says: 'number of compartments',
      forms: 'section|cell|cavity|well|cube|pocket',
      unit: 'count',
    },
    rows: {
      says: 'number of rows',
      forms: 'row',
      unit: 'count',
      default: (wanted) => {
        const [count, columns] = [wanted.get('count'), wanted.get('columns')]
        if (columns !== undefined) return count === undefined ? 1 : Math.round(count / columns)
        const total = cells(wanted)
        return { value: total === 7 ? 1 : rowsFor(total), because: 'the grid is then nearly square' }
      },
    },
    columns: {
      says: 'number of columns',
      forms: 'column',
      unit: 'count',
      default: (wanted) => ({
        value: Math.max(
          1,
          Math.round((wanted.get('count') ?? Number(wanted.option('usual'))) / wanted.need('rows')),
        ),
        because: 'a handy number of compartments',
      }),
    },
    wall: {
      says: 'wall thickness',
      words: 'wall thickness',
      forms: 'wall thickness|divider thickness',
      default: usual(2, 'it prints and moulds well'),
    },
    length: {
      says: 'length',
      words: 'length axis-x',
      default: ({ need }) => ({
        value: Math.round(need('columns') * 45 + need('wall')),
        because: 'two fingers reach into each compartment',
      }),
    },
    width: {
      says: 'width',
      words: 'width depth axis-y',
      default: ({ need }) => ({
        value: Math.round(need('rows') * 45 + need('wall')),
        because: 'two fingers reach into each compartment',
      }),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      default: share(0.7, 'cell', 'the contents stay in and are seen'),
    },
    cell: {
      says: 'compartment width',
      forms: 'compartment width|cell width|compartment size|cell size',
    },
    floor: {
      says: 'floor thickness',
      forms: 'floor thickness|bottom thickness|base thickness',
      default: ({ need }) => need('wall'),
    },
    radius: {
      says: 'corner radius',
      words: 'radius outerRadius',
      forms: 'corner radius|outer corner radius',
      default: ({ has, need }) =>
        has('corners')
          ? {
              value: Number(
                Math.min(2.5 * need('wall'), 0.1 * need('length'), 0.1 * need('width')).toPrecision(2),
              ),
              because: 'the walls keep their thickness around the corners',
            }
          : 0,
    },
  },
  linear: [],
  formulas: [
    { gives: 'cell', from: ['length', 'columns', 'wall'], compute: (l = 0, n = 1, t = 0) => (l - t) / n - t },
    { gives: 'length', from: ['cell', 'columns', 'wall'], compute: (c = 0, n = 1, t = 0) => n * (c + t) + t },
    { gives: 'count', from: ['columns', 'rows'], compute: (n = 1, m = 1) => n * m },
  ],
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'height'] },
  bare: 'length',
  portions: {
    compartment: {
      forms:
        'compartment|equal compartment|equal sized compartment|equally sized compartment|even compartment|rectangular compartment|small compartment|divided compartment|slot|square compartment|bin|room|pill compartment|day',
      words: { width: 'cell', size: 'cell', depth: 'height' },
      count: 'count',
    },
    divider: {
      forms: 'divider|partition|wall|side wall',
      words: { thickness: 'wall' },
      bare: 'wall',
      plural: true,
    },
    corners: {
      forms:
        'rounded corner|rounded edge|round corner|rounded vertical edge|rounded outer corner|filleted corner|radiused corner|rounded outside corner|filleted edge|corner radius',
      words: { radius: 'radius' },
      bare: 'radius',
      plural: true,
    },
    floor: { forms: 'floor|bottom|base', words: { thickness: 'floor' }, bare: 'floor' },
  },
  below: [
    ['floor', 'height'],
    ['radius', 'width'],
  ],
  build: ({ id, need }) => {
    const r = need('radius')
    const [n, m] = [Math.round(need('columns')), Math.round(need('rows'))]
    const [l, w, h, t, floor] = [need('length'), need('width'), need('height'), need('wall'), need('floor')]
    const [x, y] = [(l - t) / n, (w - t) / m]
    // A square room in a rounded corner must leave a wall there.
    if (r > 0 && Math.SQRT2 * (r - t) > r)
      throw impossible(
        `Corners rounded by ${r} mm leave no wall around compartments with walls of ${t} mm. Round them by at most ${Number((3.4 * t).toPrecision(2))} mm.`,
      )
    const rooms = Array.from(
      { length: n * m },
      (_, index): FeatureInput => ({
        kind: 'box',
        id: `${id}-room-${index + 1}`,
        operation: 'cut',
        size: [x - t, y - t, h],
        frame: {
          origin: [((index % n) - (n - 1) / 2) * x, (Math.floor(index / n) - (m - 1) / 2) * y, floor],
        },
      }),
    )
    const level = (h + floor) / 2
    const along = crossings(
      n + 1,
      [-l, -w / 2 + t + (y - t) / 2, level],
      [l, -w / 2 + t + (y - t) / 2, level],
    )
    const across = crossings(
      m + 1,
      [-l / 2 + t + (x - t) / 2, -w, level],
      [-l / 2 + t + (x - t) / 2, w, level],
    )
    return {
      features: [
        r > 0
          ? raised(id, [{ kind: 'rectangle', width: l, height: w, cornerRadius: r }], 0, h)
          : block(id, [-l / 2, -w / 2, 0], [l / 2, w / 2, h]),
        ...rooms,
      ],
      ...standing(l, w, h),
      measures: {
        count: [
          { ...along, note: `${n} along it, between ${n + 1} walls` },
          { ...across, note: `${m} across it, between ${m + 1} walls` },
        ],
        columns: { ...along, note: `between ${n + 1} walls` },
        rows: { ...across, note: `between ${m + 1} walls` },
        wall: wall(t, [-l / 2 + t / 2, -w / 2 + t + (y - t) / 2, level], '+x'),
        length: extent('x', l),
        width: extent('y', w),
        height: extent('z', h),
        cell: levels('x', -l / 2 + t, -l / 2 + x),
        floor: levels('z', 0, floor),
        radius: fillet(r, [l / 2, w / 2, h / 2]),
      },
    }
  },
}

/** Rolled sections by their series and number: IPE 200, HEB 140, UPN 100 (EN 10365). */
import { impossible } from '../choose.ts'
import type { Family } from '../family.ts'
import { hBeam, iBeam } from './double-tee.ts'
import { cChannel } from './open.ts'

/** Number, height, width, web, flange, root radius. */
type Row = readonly [number, number, number, number, number, number]

const IPE: readonly Row[] = [
  [80, 80, 46, 3.8, 5.2, 5],
  [100, 100, 55, 4.1, 5.7, 7],
  [120, 120, 64, 4.4, 6.3, 7],
  [140, 140, 73, 4.7, 6.9, 7],
  [160, 160, 82, 5, 7.4, 9],
  [180, 180, 91, 5.3, 8, 9],
  [200, 200, 100, 5.6, 8.5, 12],
  [220, 220, 110, 5.9, 9.2, 12],
  [240, 240, 120, 6.2, 9.8, 15],
  [270, 270, 135, 6.6, 10.2, 15],
  [300, 300, 150, 7.1, 10.7, 15],
  [330, 330, 160, 7.5, 11.5, 18],
  [360, 360, 170, 8, 12.7, 18],
  [400, 400, 180, 8.6, 13.5, 21],
  [450, 450, 190, 9.4, 14.6, 21],
  [500, 500, 200, 10.2, 16, 21],
  [550, 550, 210, 11.1, 17.2, 24],
  [600, 600, 220, 12, 19, 24],
]

const HEA: readonly Row[] = [
  [100, 96, 100, 5, 8, 12],
  [120, 114, 120, 5, 8, 12],
  [140, 133, 140, 5.5, 8.5, 12],
  [160, 152, 160, 6, 9, 15],
  [180, 171, 180, 6, 9.5, 15],
  [200, 190, 200, 6.5, 10, 18],
  [220, 210, 220, 7, 11, 18],
  [240, 230, 240, 7.5, 12, 21],
  [260, 250, 260, 7.5, 12.5, 24],
  [280, 270, 280, 8, 13, 24],
  [300, 290, 300, 8.5, 14, 27],
]

const HEB: readonly Row[] = [
  [100, 100, 100, 6, 10, 12],
  [120, 120, 120, 6.5, 11, 12],
  [140, 140, 140, 7, 12, 12],
  [160, 160, 160, 8, 13, 15],
  [180, 180, 180, 8.5, 14, 15],
  [200, 200, 200, 9, 15, 18],
  [220, 220, 220, 9.5, 16, 18],
  [240, 240, 240, 10, 17, 21],
  [260, 260, 260, 10, 17.5, 24],
  [280, 280, 280, 10.5, 18, 24],
  [300, 300, 300, 11, 19, 27],
]

/** Of the UPN the flange in its middle; its slope and its radii are not drawn. */
const UPN: readonly Row[] = [
  [80, 80, 45, 6, 8, 0],
  [100, 100, 50, 6, 8.5, 0],
  [120, 120, 55, 7, 9, 0],
  [140, 140, 60, 7, 10, 0],
  [160, 160, 65, 7.5, 10.5, 0],
  [180, 180, 70, 8, 11, 0],
  [200, 200, 75, 8.5, 11.5, 0],
]

const NOUNS = ['beam', 'profile', 'section', 'girder', 'column', 'steel', 'bar']

function series(id: string, like: Family, table: readonly Row[], remark?: string): Family {
  const name = id.toLowerCase()
  return {
    ...like,
    id,
    forms: [[[name, ...NOUNS.map((noun) => `${name} ${noun}`), `${name} channel`].join('|')]],
    dimensions: {
      number: { says: 'number', unit: 'count' },
      ...like.dimensions,
    },
    designation: (text) => {
      const row = table.find(([number]) => number === Number(text))
      if (!row) return undefined
      const [, height, width, web, flange, radius] = row
      return { height, width, web, flange, ...(radius > 0 ? { radius } : {}) }
    },
    bare: 'number|length',
    build: (order) => {
      const number = order.get('number')
      if (number !== undefined)
        throw impossible(
          `${id} ${number} is not in my table, which has ${table.map(([each]) => each).join(', ')}. Give its height, width, web and flange instead.`,
        )
      const built = like.build(order)
      return remark ? { ...built, chose: [...(built.chose ?? []), remark] } : built
    },
  }
}

export const NUMBERED_SECTIONS: readonly Family[] = [
  series('IPE', iBeam, IPE),
  series('HEA', hBeam, HEA),
  series('HEB', hBeam, HEB),
  series(
    'UPN',
    cChannel,
    UPN,
    'The flanges are drawn parallel, as thick as in their middle; those of a UPN slope by 8 %',
  ),
]

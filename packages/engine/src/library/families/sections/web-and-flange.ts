/** What sections of webs and flanges have in common. */
import type { Dimension, Measured, Order, Portion } from '../family.ts'
import { extent, through } from '../measure.ts'
import type { ProfileInput, Sketch } from './rolled.ts'

export const radius: Dimension = {
  says: 'root radius',
  words: 'radius innerRadius',
  forms:
    'root radius|root fillet|root fillet radius|fillet radius|inner fillet radius|inside fillet radius|web fillet radius|inside radius|inner corner radius|inside corner radius|bend radius',
  default: () => 0,
}

export const flange: Portion = {
  forms: 'flange|top flange|bottom flange|horizontal flange|upper flange|lower flange',
  words: { width: 'width', thickness: 'flange', breadth: 'width' },
  sequence: { 2: ['width', 'flange'] },
  bare: 'width|flange',
  plural: true,
  there: 2,
}

/** `long` is how far it reaches by itself: between the flanges, or below the only one. */
export const webOf = (long: string): Portion => ({
  forms:
    'web|vertical web|center web|centre web|central web|stem|vertical stem|upright|vertical bar|vertical leg|vertical part',
  words: { thickness: 'web', width: 'web', height: long, depth: long },
  // A web is higher than thick, whichever is told first.
  arrange: ([a = 0, b = 0, ...more]) => (more.length > 0 ? undefined : a > b ? [long, 'web'] : ['web', long]),
  sequence: { 2: ['web', long] },
  bare: 'web',
})

export const clear: Dimension = {
  says: 'height of the web',
  forms: 'web height|web depth|clear height|height between the flanges|stem height|stem length',
}

/** Where holes seldom are. */
export const nearEnd = (length: number): number => 0.48 * length

/** The web by itself shows together with what it carries. */
export const withFlange = (height: number, flanges: string): Measured =>
  through(extent('z', height), `${height} mm with the ${flanges}`)

export const rootRadius = (value: number, near: readonly [number, number, number]): Measured => ({
  measure: { kind: 'fillet-radius', near: [...near] },
  value,
})

export const below: readonly (readonly [string, string])[] = [
  ['web', 'width'],
  ['flange', 'height'],
]

type Section = Extract<ProfileInput, { kind: 'section' }>

export const sectionSketch =
  (shape: Section['shape']) =>
  ({ need }: Order): Sketch => ({
    add: [
      {
        kind: 'section',
        shape,
        width: need('width'),
        height: need('height'),
        web: need('web'),
        flange: need('flange'),
        ...(need('radius') > 0 ? { innerRadius: need('radius') } : {}),
      },
    ],
  })

/** The parts that each section has, with the names that they go by: the base and the upright of an L, the web of an I. */
import type { Letter } from './letters.ts'

export interface PartNames {
  key: string
  /** The plainest name first. */
  names: string
  /** What sets it apart from the others of that name. */
  adjectives: string
  /** Several at once: "the flanges". */
  pair?: readonly string[]
}

const L: readonly PartNames[] = [
  {
    key: 'base',
    names: 'leg base foot flange plate arm side part rectangle',
    adjectives: 'bottom lower horizontal lying',
  },
  {
    key: 'wall',
    names: 'leg upright wall flange plate arm side part rectangle',
    adjectives: 'vertical upright standing upper back',
  },
  { key: 'both', names: 'leg flange arm side wall', adjectives: '', pair: ['base', 'wall'] },
]

const WALLS = 'wall leg flange arm side'
const U: readonly PartNames[] = [
  { key: 'base', names: 'base bottom floor web back', adjectives: 'bottom lower horizontal' },
  { key: 'low', names: WALLS, adjectives: 'left front vertical' },
  { key: 'high', names: WALLS, adjectives: 'right back rear vertical' },
  { key: 'both', names: WALLS, adjectives: 'side vertical', pair: ['low', 'high'] },
]
const C: readonly PartNames[] = [
  { key: 'base', names: 'base web back wall', adjectives: 'vertical back' },
  { key: 'low', names: WALLS, adjectives: 'bottom lower horizontal' },
  { key: 'high', names: WALLS, adjectives: 'top upper horizontal' },
  { key: 'both', names: WALLS, adjectives: 'horizontal', pair: ['low', 'high'] },
]

const FLANGES = 'flange plate bar leg arm'
const I: readonly PartNames[] = [
  { key: 'web', names: 'web wall stem', adjectives: 'vertical center middle central' },
  { key: 'low', names: FLANGES, adjectives: 'bottom lower horizontal' },
  { key: 'high', names: FLANGES, adjectives: 'top upper horizontal' },
  { key: 'both', names: FLANGES, adjectives: 'horizontal', pair: ['low', 'high'] },
]
const T: readonly PartNames[] = [
  {
    key: 'flange',
    names: 'flange crossbar bar top arm plate crosspiece head part rectangle',
    adjectives: 'top upper horizontal cross',
  },
  {
    key: 'web',
    names: 'web stem leg upright bar wall arm plate post part rectangle',
    adjectives: 'vertical lower upright',
  },
]
const PLUS: readonly PartNames[] = [
  { key: 'across', names: 'arm bar', adjectives: 'horizontal first' },
  { key: 'along', names: 'arm bar', adjectives: 'vertical second' },
  { key: 'both', names: 'arm bar', adjectives: '', pair: ['across', 'along'] },
]

export const PARTS: Readonly<Record<Letter, readonly PartNames[]>> = {
  l: L,
  u: U,
  c: C,
  i: I,
  z: I,
  t: T,
  plus: PLUS,
}

/** What the whole is called by. */
export const WHOLE_NAMES: Readonly<Record<Letter, string>> = {
  l: 'bracket angle profile section part piece',
  u: 'channel bracket profile section part piece',
  c: 'channel bracket profile section part piece',
  i: 'beam girder profile section part piece',
  z: 'bracket profile section part piece',
  t: 'bracket beam profile section part piece plate',
  plus: 'plus cross plate profile section part piece',
}

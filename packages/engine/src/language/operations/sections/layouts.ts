/** Where the parts of each section lie: rectangles across the way that it runs, from the lower left of its outside. */
import type { Letter } from './letters.ts'

export interface Measures {
  wide: number
  wideHigh: number
  tall: number
  run: number
  /** How thick what lies is, and what stands. */
  lying: number
  standing: number
}

export interface Rect {
  key: string
  u: readonly [number, number]
  v: readonly [number, number]
  /** The end that nothing else is at. */
  free?: { way: 'across' | 'up'; sign: 1 | -1 }
}

const RIGHT = { way: 'across', sign: 1 } as const
const LEFT = { way: 'across', sign: -1 } as const
const UP = { way: 'up', sign: 1 } as const
const DOWN = { way: 'up', sign: -1 } as const

const middle = (within: number, size: number): [number, number] => [(within - size) / 2, (within + size) / 2]

const channel = ({ wide, tall, lying, standing }: Measures): Rect[] => [
  { key: 'base', u: [0, wide], v: [0, lying] },
  { key: 'low', u: [0, standing], v: [0, tall], free: UP },
  { key: 'high', u: [wide - standing, wide], v: [0, tall], free: UP },
]

export const LAYOUTS: Readonly<Record<Letter, (measures: Measures) => Rect[]>> = {
  l: ({ wide, tall, lying, standing }) => [
    { key: 'base', u: [0, wide], v: [0, lying], free: RIGHT },
    { key: 'wall', u: [0, standing], v: [0, tall], free: UP },
  ],
  u: channel,
  c: channel,
  i: ({ wide, wideHigh, tall, lying, standing }) => {
    const most = Math.max(wide, wideHigh)
    return [
      { key: 'low', u: middle(most, wide), v: [0, lying] },
      { key: 'web', u: middle(most, standing), v: [0, tall] },
      { key: 'high', u: middle(most, wideHigh), v: [tall - lying, tall] },
    ]
  },
  z: ({ wide, wideHigh, tall, lying, standing }) => [
    { key: 'low', u: [0, wide], v: [0, lying], free: LEFT },
    { key: 'web', u: [wide - standing, wide], v: [0, tall] },
    { key: 'high', u: [wide - standing, wide - standing + wideHigh], v: [tall - lying, tall], free: RIGHT },
  ],
  t: ({ wide, tall, lying, standing }) => [
    { key: 'flange', u: [0, wide], v: [tall - lying, tall] },
    { key: 'web', u: middle(wide, standing), v: [0, tall], free: DOWN },
  ],
  plus: ({ wide, tall, standing }) => [
    { key: 'across', u: [0, wide], v: middle(tall, standing) },
    { key: 'along', u: middle(wide, standing), v: [0, tall] },
  ],
}

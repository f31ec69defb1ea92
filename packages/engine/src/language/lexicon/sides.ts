/** Sides of a part by the words for them, as it stands before the reader. */
import type { SignedAxis } from '../../plan/geometry.ts'

export const SIDE_WORDS: Readonly<Record<string, SignedAxis>> = {
  left: '-x',
  right: '+x',
  front: '-y',
  near: '-y',
  back: '+y',
  rear: '+y',
  far: '+y',
  lower: '-z',
  bottom: '-z',
  sill: '-z',
  upper: '+z',
  top: '+z',
}

/** The upright ones, by the words for a wall of a block. */
export const WALL_WORDS = {
  left: '-x',
  right: '+x',
  front: '-y',
  back: '+y',
  rear: '+y',
} as const satisfies Record<string, SignedAxis>

/** "pointing down": the way that something goes. */
export const HEADING_WORDS: Readonly<Record<string, SignedAxis>> = {
  up: '+z',
  upward: '+z',
  upwards: '+z',
  down: '-z',
  downward: '-z',
  downwards: '-z',
}

/** "+X", "positive X": which way along an axis. */
export const SIGN_WORDS: Readonly<Record<string, '+' | '-'>> = {
  '+': '+',
  '-': '-',
  positive: '+',
  negative: '-',
  plus: '+',
  minus: '-',
}

export const SIDE_NAMES: Readonly<Record<SignedAxis, string>> = {
  '-x': 'left',
  '+x': 'right',
  '-y': 'front',
  '+y': 'back',
  '-z': 'bottom',
  '+z': 'top',
}

/** The other way along a plate as it lies. */
export const CROSSWISE: Partial<Readonly<Record<string, 'x' | 'y'>>> &
  Readonly<Record<'x' | 'y', 'x' | 'y'>> = { x: 'y', y: 'x' }

export const opposite = (side: SignedAxis): SignedAxis =>
  `${side[0] === '+' ? '-' : '+'}${side[1]}` as SignedAxis

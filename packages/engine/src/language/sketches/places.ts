/** What it means for a figure to be told a place. */
import type { Point2 } from '../../plan/geometry.ts'
import type { Drawing, Figure } from './drawing.ts'
import type { Known } from './told-sizes.ts'
import type { Scanner } from './writing.ts'

/** Sets a figure; false where it cannot lie so. */
export type Place = (figure: Figure) => boolean

export interface PlaceTold {
  /** One for each figure, or one for all of them. */
  each: readonly Place[]
  /** All of them alike, however many there are. */
  alike?: true
  /** On the face that was made before, not in its plane. */
  onFace?: true
}

export interface Saying {
  scan: Scanner
  drawing: Drawing
  known: Known
  points: readonly (readonly Point2[])[]
  /** Whose place it is, where it was drawn before. */
  own: readonly Figure[]
  /** "on top of a rectangle with …": what it lies on is drawn with it. */
  drawHost?: () => Figure | undefined
}

export const place = (each: Place): PlaceTold => ({ each: [each] })

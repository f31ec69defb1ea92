/** A drawing as it is told: figures that add and cut, on a plane, and how far all of it is extruded. */
import type { AxisName } from '../../../../plan/geometry.ts'
import type { Span } from '../../../text/normalise.ts'
import type { Figure } from '../../nodes.ts'

export type FigureName =
  | 'rectangle'
  | 'square'
  | 'circle'
  | 'semicircle'
  | 'triangle'
  | 'right triangle'
  | 'outline'

/** As it lies on the paper. */
export type PaperSide = 'top' | 'bottom' | 'left' | 'right'

export type DrawnDimension =
  | 'sides'
  | 'width'
  | 'height'
  | 'length'
  | 'diameter'
  | 'radius'
  | 'side'
  | 'base'
  | 'leg'
  | 'bare'

export interface DrawnSize {
  dimension: DrawnDimension
  figures: readonly Figure[]
}

/** Which sides of another figure it is drawn against: named, or the short or the long ones. */
export interface Against {
  sides: readonly PaperSide[] | 'short' | 'long'
  /** On each of them, or on one. */
  each: boolean
  host: Drawn | undefined
}

export interface Drawn {
  name: FigureName
  operation: 'add' | 'cut'
  sizes: DrawnSize[]
  /** Of an outline: its corners, one after the other. */
  points?: readonly (readonly [number, number])[]
  count: number
  /** "vertical", "horizontal": which way its length lies. */
  stance: 'vertical' | 'horizontal' | undefined
  against: Against | undefined
  /** Its middle is where that of the first one is. */
  centered: boolean
  /** In the middle of every half circle. */
  concentricWithArcs: boolean
  /** Turned a quarter against the one before. */
  turned: boolean
  /** As big as the one before. */
  alike: boolean
  /** As wide as the side that it is drawn against. */
  asWide: 'side' | 'width' | undefined
  span: Span
}

export interface Drawing {
  figures: Drawn[]
  plane: AxisName | undefined
  direction: AxisName | undefined
  backwards: boolean
  run: Figure | undefined
  /** "the region between them": there have to be two, one within the other. */
  between: boolean
  /** What it was called: "the cross". */
  names: string[]
  span: Span
}

export const newDrawing = (span: Span): Drawing => ({
  figures: [],
  plane: undefined,
  direction: undefined,
  backwards: false,
  run: undefined,
  between: false,
  names: [],
  span,
})

export const newDrawn = (name: FigureName, operation: 'add' | 'cut', span: Span): Drawn => ({
  name,
  operation,
  sizes: [],
  count: 1,
  stance: undefined,
  against: undefined,
  centered: false,
  concentricWithArcs: false,
  turned: false,
  alike: false,
  asWide: undefined,
  span,
})

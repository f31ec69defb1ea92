/** The sheet and where the views stand on it. All lengths are millimetres on paper. */

export const SHEET = { width: 297, height: 210 }
export const FRAME = { left: 8, top: 8, right: 289, bottom: 202 }
export const TITLE_BLOCK = { left: 8, top: 176, right: 289, bottom: 202 }

/** Between a view and what stands next to it; the left one also holds the dimensions. */
const LEFT_MARGIN = 24
const RIGHT_MARGIN = 10
const TOP_MARGIN = 10
const BOTTOM_MARGIN = 17
const COLUMN_GAP = 22
const ROW_GAP = 14
/** However small the part's side views are, the isometric view needs room to be read. */
const LEAST_ISOMETRIC = { width: 90, height: 58 }

/** ISO 5455 recommends 1, 2, 5; the steps between keep a view from being half as large as it could be. */
const SCALE_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

/** A rectangle on paper, by its middle. */
export interface Cell {
  x: number
  y: number
  width: number
  height: number
}

export interface Layout {
  /** Paper millimetres for one millimetre of the part. */
  scale: number
  front: Cell
  top: Cell
  right: Cell
  isometric: Cell
}

/** Third-angle arrangement: the top view above the front view, the right view to its right. */
export function layOut({ length, width, height }: { length: number; width: number; height: number }): Layout {
  const roomX = FRAME.right - FRAME.left - LEFT_MARGIN - RIGHT_MARGIN - COLUMN_GAP
  const roomY = TITLE_BLOCK.top - FRAME.top - TOP_MARGIN - BOTTOM_MARGIN - ROW_GAP
  const scale = niceScale(
    Math.min(
      (roomX - LEAST_ISOMETRIC.width) / length,
      roomX / (length + width),
      (roomY - LEAST_ISOMETRIC.height) / height,
      roomY / (width + height),
    ),
  )
  const [l, w, h] = [length * scale, width * scale, height * scale]
  const rightColumn = Math.max(w, LEAST_ISOMETRIC.width)
  const topRow = Math.max(w, LEAST_ISOMETRIC.height)
  const spareX = Math.max(roomX - l - rightColumn, 0)
  const spareY = Math.max(roomY - h - topRow, 0)

  const frontX = FRAME.left + LEFT_MARGIN + spareX * 0.3 + l / 2
  const frontY = TITLE_BLOCK.top - BOTTOM_MARGIN - spareY * 0.3 - h / 2
  const rightX = FRAME.left + LEFT_MARGIN + spareX * 0.6 + l + COLUMN_GAP + rightColumn / 2
  const topY = frontY - h / 2 - ROW_GAP - w / 2
  const isometricLeft = frontX + l / 2 + COLUMN_GAP / 2
  const isometricBottom = frontY - h / 2 - ROW_GAP / 2
  return {
    scale,
    front: { x: frontX, y: frontY, width: l, height: h },
    top: { x: frontX, y: topY, width: l, height: w },
    right: { x: rightX, y: frontY, width: w, height: h },
    isometric: {
      x: (isometricLeft + FRAME.right - RIGHT_MARGIN) / 2,
      y: (FRAME.top + TOP_MARGIN + isometricBottom) / 2,
      width: FRAME.right - RIGHT_MARGIN - isometricLeft,
      height: isometricBottom - FRAME.top - TOP_MARGIN,
    },
  }
}

/** The largest scale of the series that still fits. */
export function niceScale(largest: number): number {
  const enlarging = (power: number) => SCALE_STEPS.map((step) => step * power)
  const decade = 10 ** Math.floor(Math.log10(largest))
  const candidates = [
    ...enlarging(decade),
    ...enlarging(decade / 10),
    ...SCALE_STEPS.map((step) => 1 / (step / decade / 10)),
    ...SCALE_STEPS.map((step) => 1 / (step / decade)),
  ].filter((scale) => scale <= largest * (1 + 1e-9) && isPlain(scale))
  return Math.max(...candidates)
}

/** n:1 above natural size, 1:n below it, with n from the series. */
const isPlain = (scale: number): boolean => {
  const ratio = scale >= 1 ? scale : 1 / scale
  const mantissa = ratio / 10 ** Math.floor(Math.log10(ratio) + 1e-9)
  return SCALE_STEPS.some((step) => Math.abs(step - mantissa) < 1e-6)
}

export function scaleText(scale: number): string {
  const number = (value: number) => `${Number(value.toPrecision(6))}`
  return scale >= 1 ? `${number(scale)}:1` : `1:${number(1 / scale)}`
}

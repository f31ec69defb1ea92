/** Which places on the sheet hold nothing yet, so that a note never stands on a line. */
import { FRAME, SHEET, TITLE_BLOCK } from './sheet.ts'

export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** Millimetres a cell. */
const CELL = 0.5

export class FreeSpace {
  readonly #columns = Math.ceil(SHEET.width / CELL)
  readonly #rows = Math.ceil(SHEET.height / CELL)
  readonly #taken = new Uint8Array(this.#columns * this.#rows)

  takeLine(x1: number, y1: number, x2: number, y2: number): void {
    const steps = Math.max(Math.ceil(Math.hypot(x2 - x1, y2 - y1) / CELL), 1)
    for (let s = 0; s <= steps; s++) {
      const cell = this.#cellAt(x1 + ((x2 - x1) * s) / steps, y1 + ((y2 - y1) * s) / steps)
      if (cell >= 0) this.#taken[cell] = 1
    }
  }

  takeRectangle({ left, top, right, bottom }: Rectangle): void {
    for (let y = top; y <= bottom; y += CELL / 2) this.takeLine(left, y, right, y)
  }

  /** Wholly inside the frame, above the title block, and on nothing. */
  isFree({ left, top, right, bottom }: Rectangle): boolean {
    if (left < FRAME.left + 2 || right > FRAME.right - 2) return false
    if (top < FRAME.top + 2 || bottom > TITLE_BLOCK.top - 2) return false
    for (let y = top; y <= bottom; y += CELL)
      for (let x = left; x <= right; x += CELL) if (this.#taken[this.#cellAt(x, y)] === 1) return false
    return true
  }

  /** How many things a line passes over. */
  crossings(x1: number, y1: number, x2: number, y2: number): number {
    const steps = Math.max(Math.ceil((2 * Math.hypot(x2 - x1, y2 - y1)) / CELL), 1)
    let count = 0
    let wasTaken = false
    for (let s = 0; s <= steps; s++) {
      const cell = this.#cellAt(x1 + ((x2 - x1) * s) / steps, y1 + ((y2 - y1) * s) / steps)
      const isTaken = this.#taken[cell] === 1
      if (isTaken && !wasTaken) count++
      wasTaken = isTaken
    }
    return count
  }

  #cellAt(x: number, y: number): number {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
    const isOnSheet = column >= 0 && column < this.#columns && row >= 0 && row < this.#rows
    return isOnSheet ? row * this.#columns + column : -1
  }
}

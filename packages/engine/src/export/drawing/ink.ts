/** Where ink lies. Lines are laid one after the other, and what would fall along earlier ink is left out. */
import { type Points, STEP } from './curve.ts'
import { absorbShortRuns, cutRuns } from './runs.ts'

/** A shorter stretch along other ink is drawn again: nobody sees that, but everybody sees a gap. */
const SHORTEST_LEFT_OUT = 0.3
/** A shorter stretch between two that are left out is the same line, a little off. */
const SHORTEST_DRAWN = 0.4
const STEPS_BEHIND = 4
const CELL = 0.25

/** What counts as the same line again. */
export interface Likeness {
  /** How near its middle must be. */
  reach: number
  /** The cosine of the most that the directions may differ: a crossing is not the same line. */
  cosine: number
}

export interface InkFrame {
  left: number
  bottom: number
  width: number
  height: number
}

export class Ink {
  readonly #frame: InkFrame
  readonly #columns: number
  readonly #rows: number
  /** The last mark in each cell; each mark knows the one before it. */
  readonly #lastIn: Int32Array
  readonly #before: number[] = []
  readonly #marks: number[] = []
  readonly #lineOf: number[] = []
  #lines = 0

  constructor(frame: InkFrame) {
    this.#frame = frame
    this.#columns = Math.ceil(frame.width / CELL) + 4
    this.#rows = Math.ceil(frame.height / CELL) + 4
    this.#lastIn = new Int32Array(this.#columns * this.#rows).fill(-1)
  }

  /** Draws what is no line again, and gives back those stretches. */
  lay(points: Points, likeness: Likeness): Points[] {
    const line = this.#lines++
    const firstMark = this.#before.length
    const fresh: boolean[] = []
    for (let i = 3; i < points.length; i += 3) {
      const [ax, ay] = [points[i - 3] as number, points[i - 2] as number]
      const [bx, by] = [points[i] as number, points[i + 1] as number]
      const length = Math.hypot(bx - ax, by - ay)
      if (length < 1e-9) {
        fresh.push(fresh.at(-1) ?? false)
        continue
      }
      const mark: Mark = [(ax + bx) / 2, (ay + by) / 2, (bx - ax) / length, (by - ay) / length]
      const isFresh = !this.#covers(mark, line, likeness)
      fresh.push(isFresh)
      if (isFresh) this.#add(mark, line)
    }
    absorbShortRuns(points, fresh, (flag) => (flag ? 0 : SHORTEST_LEFT_OUT))
    if (firstMark > 0) this.#dropSpecks(points, fresh)
    return cutRuns(points, fresh).flatMap(({ flag, points: run }) => (flag ? [run] : []))
  }

  /** Only between two stretches left out: at the end of a line a speck may close a corner. */
  #dropSpecks(points: Points, fresh: boolean[]): void {
    const first = fresh.indexOf(false)
    const last = fresh.lastIndexOf(false)
    if (first < 0) return
    const inside = fresh.slice(first, last + 1)
    absorbShortRuns(points.subarray(3 * first, 3 * last + 6), inside, (flag) => (flag ? SHORTEST_DRAWN : 0))
    for (const [i, flag] of inside.entries()) fresh[first + i] = flag
  }

  #cellOf(x: number, y: number): number {
    const column = Math.floor((x - this.#frame.left) / CELL) + 2
    const row = Math.floor((y - this.#frame.bottom) / CELL) + 2
    const clamp = (v: number, most: number) => Math.min(Math.max(v, 1), most)
    return clamp(row, this.#rows - 2) * this.#columns + clamp(column, this.#columns - 2)
  }

  #add(mark: Mark, line: number): void {
    const cell = this.#cellOf(mark[0], mark[1])
    this.#before.push(this.#lastIn[cell] as number)
    this.#lastIn[cell] = this.#before.length - 1
    this.#marks.push(...mark)
    this.#lineOf.push(line)
  }

  #covers([x, y, dx, dy]: Mark, line: number, { reach, cosine }: Likeness): boolean {
    const cell = this.#cellOf(x, y)
    const recent = this.#before.length - STEPS_BEHIND
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++) {
        let mark = this.#lastIn[cell + row * this.#columns + column] as number
        for (; mark >= 0; mark = this.#before[mark] as number) {
          const [ox, oy] = [x - (this.#marks[4 * mark] as number), y - (this.#marks[4 * mark + 1] as number)]
          const [mx, my] = [this.#marks[4 * mark + 2] as number, this.#marks[4 * mark + 3] as number]
          if (Math.abs(ox * mx + oy * my) > STEP * 0.55 || Math.abs(ox * my - oy * mx) > reach) continue
          const alike = dx * mx + dy * my
          // Its own last steps do not count, unless it has turned round: a circle seen from its side runs back.
          const isOwnTrail = this.#lineOf[mark] === line && mark >= recent
          if (alike < -cosine || (alike > cosine && !isOwnTrail)) return true
        }
      }
    return false
  }
}

type Mark = readonly [x: number, y: number, dx: number, dy: number]

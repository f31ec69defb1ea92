/** One view on the sheet: its lines, and where a point of its paper plane comes to stand. */
import type { RoundAxis } from './axes.ts'
import { centreLines, type Segment } from './centre-lines.ts'
import type { FreeSpace, Rectangle } from './free-space.ts'
import { type Drawn, type Projection, paperMotion, project, VIEWS } from './projection.ts'
import type { Cell } from './sheet.ts'

export interface SheetView {
  id: keyof typeof VIEWS
  scale: number
  projection: Projection
  centres: Segment[]
  toSheet: (x: number, y: number) => readonly [number, number]
  outline: Rectangle
}

export function sheetView(
  id: SheetView['id'],
  drawn: readonly Drawn[],
  rounds: readonly RoundAxis[],
  cell: Cell,
  scale: number,
): SheetView {
  const projection = project(drawn, VIEWS[id], scale)
  const { left, bottom, width, height } = projection
  const [x0, y0] = [cell.x - left - width / 2, cell.y + bottom + height / 2]
  return {
    id,
    scale,
    projection,
    centres: centreLines(rounds, paperMotion(VIEWS[id], scale), scale),
    toSheet: (x, y) => [x0 + x, y0 - y],
    outline: {
      left: cell.x - width / 2,
      right: cell.x + width / 2,
      top: cell.y - height / 2,
      bottom: cell.y + height / 2,
    },
  }
}

const KINDS = ['hidden', 'smooth', 'visible'] as const

export function viewGroup({ id, projection, centres, toSheet }: SheetView): string {
  const point = ([x, y]: readonly [number, number]) => toSheet(x, y).map(fixed).join(' ')
  const path = (kind: string, lines: readonly (readonly (readonly [number, number])[])[]) =>
    lines.length === 0
      ? ''
      : `<path class="${kind}" d="${lines.map((line) => `M${line.map(point).join('L')}`).join('')}"/>`
  return [
    `<g id="${id}">`,
    // Under the lines of the part: where both lie in one place, the part's count (ISO 128-3).
    path(
      'centre',
      centres.map(([x1, y1, x2, y2]) => [
        [x1, y1],
        [x2, y2],
      ]),
    ),
    ...KINDS.map((kind) => path(kind, projection[kind])),
    '</g>',
  ].join('')
}

const fixed = (value: number): string => `${Number(value.toFixed(2))}`

export function takeView(space: FreeSpace, { projection, centres, toSheet }: SheetView): void {
  const take = (x1: number, y1: number, x2: number, y2: number) =>
    space.takeLine(...toSheet(x1, y1), ...toSheet(x2, y2))
  for (const kind of KINDS)
    for (const line of projection[kind])
      for (let i = 1; i < line.length; i++)
        take(...(line[i - 1] as readonly [number, number]), ...(line[i] as readonly [number, number]))
  for (const segment of centres) take(...segment)
}

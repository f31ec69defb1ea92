/** Hexagons in offset rows that fill a face, clear of its edges and of the holes in it. */
import { EngineError } from '../../../errors.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import { type Face, onFace } from '../faces/stand.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import type { Cut } from './cut.ts'

/** Parts of the face's narrower side, and of a cell. */
const USUAL = { cell: 1 / 7, web: 1 / 4, rim: 2 }
/** More cells than this are no lightening any more, and take minutes to cut. */
const MOST_CELLS = 600

interface Comb {
  /** Across the flats. */
  cell: number
  /** What is left between two cells. */
  web: number
}

/** Where a cell may be centred: its corners keep a rim to the edges, and room for a screw head about every hole. */
function isFree([u, v]: Point2, face: Face, { cell, web }: Comb, holes: readonly Cut[]): boolean {
  const reach = cell / Math.sqrt(3)
  const rim = USUAL.rim * web
  const inside = face.round
    ? Math.hypot(u, v) + reach + rim <= face.size[0] / 2 &&
      (face.innerDiameter === 0 || Math.hypot(u, v) - reach - rim >= face.innerDiameter / 2)
    : Math.abs(u) + reach + rim <= face.size[0] / 2 && Math.abs(v) + cell / 2 + rim <= face.size[1] / 2
  return (
    inside &&
    holes.every(({ laid, diameter }) =>
      laid.positions.every(([x, y]) => Math.hypot(u - x, v - y) >= 0.8 * diameter + reach + web),
    )
  )
}

/** Columns along u stand side by side, every second one half a cell higher. */
function cellsOf(face: Face, comb: Comb, holes: readonly Cut[]): Point2[] {
  const pitch = comb.cell + comb.web
  const step = (pitch * Math.sqrt(3)) / 2
  const [columns, rows] = [Math.ceil(face.size[0] / 2 / step), Math.ceil(face.size[1] / 2 / pitch)]
  if (columns * rows > MOST_CELLS) return []
  const cells: Point2[] = []
  for (let column = -columns; column <= columns; column++)
    for (let row = -rows; row <= rows; row++) {
      const lift = column % 2 === 0 ? 0 : pitch / 2
      const at: Point2 = [tidy(column * step), tidy(row * pitch + lift)]
      if (isFree(at, face, comb, holes)) cells.push(at)
    }
  return cells
}

const isSame = (a: Face, b: Face): boolean =>
  a.normal[1] === b.normal[1] &&
  a.centre.every((value, index) => Math.abs(value - (b.centre[index] ?? 0)) < 1e-6)

export function makeHoneycomb(
  entity: Entity,
  face: Face,
  cuts: readonly Cut[],
  ledger: Ledger,
): FeatureInput {
  const dimensions = dimensionsOf(entity)
  const id = ledger.name('honeycomb')
  const said = (name: string, usual: number): number => dimensions.values.get(name) ?? usual
  const cell = said('cell', tidy(Number((USUAL.cell * Math.min(...face.size)).toPrecision(2))))
  const comb: Comb = { cell, web: said('wall', tidy(Number((USUAL.web * cell).toPrecision(2)))) }
  if (entity.count?.item)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I fill the face with cells, and cannot tell where just ${quote(entity.count.item.text)} of them should be. Give the size of a cell instead.`,
    )
  const holes = cuts.filter((cut) => isSame(cut.face, face))
  const cells = cellsOf(face, comb, holes)
  if (cells.length < 2)
    throw new EngineError(
      'geometry_validation_failed',
      `Cells ${millimetres(comb.cell)} wide with ${millimetres(comb.web)} between them do not fill a face of ${millimetres(face.size[0])} by ${millimetres(face.size[1])}. Give another size.`,
    )
  ledger.assume(
    `${id}-cells`,
    `The honeycomb has cells of ${millimetres(comb.cell)} with webs of ${millimetres(comb.web)}, clear of the edges and holes${dimensions.stated.length < 2 ? ', as it suits the face' : ''}`,
  )
  requireCells(cells, comb, face, id, dimensions.stated, ledger)
  return {
    kind: 'extrude',
    id,
    operation: 'cut',
    sketch: {
      // Corners along u, so that the flats of one column face each other.
      add: cells.map((at) => ({ kind: 'polygon', sides: 6, acrossFlats: comb.cell, rotateDeg: 30, at })),
    },
    plane: { on: 'face', face: face.selector },
    extent: { kind: 'length', length: face.depth },
  }
}

/** A cell is measured between two of its flats, a web between two cells of one column. */
function requireCells(
  cells: readonly Point2[],
  { cell, web }: Comb,
  face: Face,
  id: string,
  stated: ReturnType<typeof dimensionsOf>['stated'],
  ledger: Ledger,
): void {
  const pitch = cell + web
  const first: Point2 | undefined =
    cells.find(([u, v]) => cells.some(([x, y]) => x === u && Math.abs(y - v - pitch) < 1e-6)) ?? cells[0]
  if (!first) return
  const at = (rise: number) => onFace(face, [first[0], first[1] + rise], face.depth / 2)
  for (const { dimension, value, given, said } of stated) {
    const wide = dimension === 'cell'
    ledger.require({
      name: `${id}-${dimension}`,
      says: wide ? `honeycomb cell ${millimetres(cell)} across flats` : `honeycomb web ${millimetres(web)}`,
      measure: {
        kind: 'distance',
        between: wide ? [at(-cell / 2), at(cell / 2)] : [at(cell / 2), at(cell / 2 + web)],
      },
      value: wide ? cell : web,
      source: sourceOf(given, said),
      tolerance: toleranceOf(given, value),
    })
  }
}

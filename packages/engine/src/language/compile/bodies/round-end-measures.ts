/** How the round ends of bodies are measured: each is part of a cylinder. */
import { middleOf, type Stand } from '../faces/stand.ts'
import { millimetres } from '../ledger.ts'
import { roundSide } from './drawn.ts'
import { direction, get, type Measured } from './measured.ts'

const endAt = (stand: Stand, end: 'min' | 'max', along: 0 | 1, diameter: number): Measured => {
  const near = middleOf(stand)
  near[along] = stand[end][along]
  return {
    measure: { kind: 'cylinder-diameter', near, axis: direction(stand) },
    value: diameter,
    note: `diameter ${millimetres(diameter)}`,
  }
}

/** As wide as the body, at the end of its longer way. */
export const roundEnd = (stand: Stand): Measured =>
  endAt(
    stand,
    roundSide(stand.entity) < 0 ? 'min' : 'max',
    get(stand, 'y') > get(stand, 'x') ? 1 : 0,
    2 * get(stand, 'endRadius'),
  )

/** The big end lies to the left, the small one to the right. */
export const leverEnd =
  (end: 'min' | 'max') =>
  (stand: Stand): Measured =>
    endAt(stand, end, 0, 2 * get(stand, end === 'min' ? 'endRadius' : 'smallRadius'))

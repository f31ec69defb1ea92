/** Parts that give way to the tool, or bow, because they are long for their thickness. */
import { figure, mm, sizeOf } from '../wording.ts'
import type { Inspection } from './inspected.ts'

/** Length over width of a bar that is held at one end and turned or milled. */
const MOST_OF_A_BAR = 12
/** Length over thickness of a plate that stays flat when one side is milled. */
const MOST_OF_A_PLATE = 60
/** Wider than this many thicknesses it is a plate. */
const PLATE_FROM = 2.5

export const slenderness: Inspection = ({ subject, features }) => {
  if (!subject.box || features.some(({ kind }) => kind === 'spring')) return []
  const [thin = 0, middle = 0, long = 0] = sizeOf(subject.box).toSorted((a, b) => a - b)
  const isPlate = middle > PLATE_FROM * thin
  const ratio = long / (isPlate ? thin : middle)
  if (!(ratio > (isPlate ? MOST_OF_A_PLATE : MOST_OF_A_BAR))) return []
  return [
    isPlate
      ? `Slender: ${mm(long)} long at ${mm(thin)} thickness, a ratio of ${figure(ratio)}. Milled on one side it bows, printed its corners lift; cut it from rolled sheet, or stiffen it with ribs or a flange.`
      : `Slender: ${mm(long)} long at ${mm(middle)} width, a ratio of ${figure(ratio)}. It bends away from the tool; support the free end with a centre or a steady, or start from drawn bar.`,
  ]
}

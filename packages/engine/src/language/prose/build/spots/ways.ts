/** Which way across a face words name: "the length", "the long direction", "the other way". */
import type { AxisName } from '../../../../plan/geometry.ts'
import { longest } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import { open, type Spots } from './request.ts'

const WAYS = /^(?:length|width|height|thickness|depth|other|long|longer|short|shorter|vertical|horizontal)$/u

/** "across the width", "along x": the axis of it; `undefined` where the words leave it open. */
export function wayNamed(s: Spots, ref: Phrase): AxisName | undefined {
  const words = [ref.det, ref.concept, ...ref.words]
  const letter = words.find((word) => /^[xyz]$/u.test(word))
  if (letter) return letter as AxisName
  const long = longest(s.box, s.plane)
  switch (words.find((word) => WAYS.test(word))) {
    case 'other':
      return open(s).length === 1 ? open(s)[0] : undefined
    case 'height':
    case 'vertical':
      return 'z'
    case 'horizontal':
      return s.plane.find((axis) => axis !== 'z' && (s.plane.includes('z') || axis === long))
    case 'length':
    case 'long':
    case 'longer':
      return long
    case undefined:
      return undefined
    default:
      return s.plane.find((axis) => axis !== long)
  }
}

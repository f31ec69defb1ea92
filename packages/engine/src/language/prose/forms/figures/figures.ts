/** Plates and prisms over a figure: stars, arrows, frames, crosses, triangles, trapezoids, parallelograms, ellipses, stairs. */
import type { Form, Values } from '../form.ts'
import { cross } from './crosses.ts'
import { ellipse } from './ellipses.ts'
import { frame } from './frames.ts'
import { arrow, star } from './pointed.ts'
import { parallelogram, trapezoid } from './quadrilaterals.ts'
import { ramp } from './ramps.ts'
import { stairs } from './stairs.ts'
import { sided, triangle } from './triangles.ts'

/** Which forms a name may mean, by the words around it. */
export const figuresNamed = (
  name: string,
  words: readonly string[],
  counts: Values,
  hints: ReadonlySet<string>,
): readonly Form[] => {
  const is = (word: string): boolean => words.includes(word) || name.split(' ').includes(word)
  if (is('cross') || is('plus')) return [cross]
  if (is('stairs') || is('stair') || is('staircase')) return [stairs(counts['step'] ?? 0)]
  if (is('frame')) return [frame]
  if (is('star')) return [star]
  if (is('arrow')) return [arrow]
  if (is('parallelogram')) return [parallelogram]
  if (is('ellipse') || is('elliptical') || is('oval')) return [ellipse]
  if (is('trapezoid') || is('trapezium') || is('trapezoidal'))
    return is('right') ? [trapezoid('right'), ramp()] : [trapezoid('isosceles')]
  if (is('wedge') || is('ramp') || is('tapered') || is('sloped') || is('sloping'))
    return [
      ramp(
        is('wedge') || is('ramp') ? [['p=0', 'The wedge comes to a sharp edge, which lies on the left']] : [],
      ),
    ]
  if (is('triangle') || is('triangular')) {
    const isTold = (...all: string[]): boolean => all.some((word) => is(word) || hints.has(word))
    const isTipped =
      isTold('apex', 'tip', 'peak', 'ridge', 'point', 'top') && isTold('middle', 'center', 'centered')
    if (isTold('equilateral')) return [triangle('equilateral')]
    if (isTold('isosceles') || isTipped) return [triangle('isosceles'), sided]
    return is('right') || isTold('perpendicular', 'right angle') ? [triangle('right')] : []
  }
  return []
}

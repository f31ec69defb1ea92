/** Holes too deep for a common drill. */
import { counted, diameter, figure, mm } from '../wording.ts'
import { bySize, depthOf, type Inspection } from './inspected.ts'

/** Depth over diameter: a jobber drill ends here, beyond it a long series or a gun drill is needed. */
const MOST_DIAMETERS = 10

export const deepHoles: Inspection = (inspected) =>
  bySize(inspected.drilled()).flatMap(({ size, holes }) => {
    const deep = holes.filter((hole) => depthOf(hole) > MOST_DIAMETERS * size * (1 + 1e-9))
    if (deep.length === 0) return []
    const depth = Math.max(...deep.map(depthOf))
    return [
      `Deep hole: ${counted(deep.length, 'hole')} of ${diameter(size)}, ${mm(depth)} deep, ${deep.length === 1 ? 'is' : 'are'} ${figure(depth / size)} diameters deep. Beyond ${MOST_DIAMETERS} diameters drill in pecks with a long-series or gun drill, or drill from both ends.`,
    ]
  })

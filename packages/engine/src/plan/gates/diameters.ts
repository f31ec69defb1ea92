/** Round solids: what lies inside must be smaller than what lies outside. */
import { featureGate, mm } from './gate.ts'

export const diameters = featureGate({
  *cylinder({ diameter, innerDiameter }) {
    if (innerDiameter !== undefined && innerDiameter >= diameter) {
      yield `the inner diameter ${mm(innerDiameter)} is not under the outer diameter ${mm(diameter)}`
    }
  },
  *cone({ bottomDiameter, topDiameter }) {
    if (bottomDiameter === 0 && topDiameter === 0)
      yield 'a cone whose bottom and top are both 0 mm wide is a line'
  },
  *sphere({ diameter, part }) {
    if (part.kind === 'cap' && part.height >= diameter) {
      yield `a cap ${mm(part.height)} high is not lower than its sphere of ${mm(diameter)}`
    }
  },
  *torus({ ringDiameter, tubeDiameter }) {
    if (tubeDiameter >= ringDiameter) {
      yield `the tube diameter ${mm(tubeDiameter)} is not under the ring diameter ${mm(ringDiameter)}: the ring has no opening`
    }
  },
})

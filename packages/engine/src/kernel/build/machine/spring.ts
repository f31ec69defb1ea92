/** Compression, extension and torsion springs of round wire, standing on z = 0. */
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import { shiftTool } from '../features/placement.ts'
import { impossible, mm } from '../features/refusal.ts'
import { cylinderSolid, joined } from './solid.ts'
import { meanRadius, type Spring, springPath } from './spring-path.ts'
import { threeArcs, wholeCircle, wireSolid } from './wire.ts'

export function springSolid(oc: Occt, spring: Spring): TopoDS_Shape {
  check(spring)
  const { id, wireDiameter, outerDiameter, freeLength } = spring
  const isGround = spring.form === 'compression' && spring.ends === 'ground'
  const middle = wireSolid(oc, springPath(spring), wireDiameter, {
    feature: id,
    section: isGround ? wholeCircle : threeArcs,
  })
  const standing = shiftTool(oc, middle, [0, 0, freeLength / 2])
  if (!isGround) return standing
  const wheels = [-wireDiameter, freeLength].map((z) =>
    cylinderSolid(oc, outerDiameter, wireDiameter, [0, 0, z]),
  )
  return joined(oc, standing, 'cut', wheels, id)
}

function check(spring: Spring): void {
  const { id, form, ends, legLength, wireDiameter, outerDiameter } = spring
  if (!(meanRadius(spring) > 0.55 * wireDiameter))
    throw impossible(
      id,
      `wire of ${mm(wireDiameter)} cannot be coiled to an outer diameter of ${mm(outerDiameter)}`,
    )
  if (form !== 'compression' && ends !== 'open')
    throw impossible(id, `only compression springs have ${ends} ends, and this is a ${form} spring`)
  if (form !== 'torsion' && legLength !== undefined)
    throw impossible(id, `only torsion springs have legs, and this is a ${form} spring`)
}

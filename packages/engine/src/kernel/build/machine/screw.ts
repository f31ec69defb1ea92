/** The motion of a screw about z. */
import type { Occt } from '../../occt.ts'
import type { Motion } from './nurbs.ts'

/** Rises along z by the station and turns with it. */
export const screw =
  (radiansPerMillimetre: number): Motion =>
  (rise) => {
    const cosine = Math.cos(radiansPerMillimetre * rise)
    const sine = Math.sin(radiansPerMillimetre * rise)
    return ([x, y, z]) => [x * cosine - y * sine, x * sine + y * cosine, z + rise]
  }

export function screwLocation(oc: Occt, rise: number, angle: number) {
  using motion = new oc.gp_Trsf()
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  motion.SetValues(cosine, -sine, 0, 0, sine, cosine, 0, 0, 0, 0, 1, rise)
  return new oc.TopLoc_Location(motion)
}

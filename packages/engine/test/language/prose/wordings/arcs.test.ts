/** Sectors, bent pipes, profiles turned about an axis. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math

holdWordings((PI * 40 ** 2 * 8) / 6, [
  'A pie slice: radius 40 mm, angle 60 degrees, thickness 8 mm.',
  'A 60 degree sector of a circle of 40 mm radius, extruded 8 mm.',
])

holdWordings((PI * 24 ** 2 * 12) / 4, ['A quarter of a disc with a radius of 24 mm, 12 mm thick.'])

holdWordings(PI * (30 ** 2 - 12 ** 2) * 6 + PI * (18 ** 2 - 12 ** 2) * 19, [
  'A revolved part. Profile in the XZ plane: (12,0) → (30,0) → (30,6) → (18,6) → (18,25) → (12,25) → close. Revolve 360° about Z.',
  'Sketch a closed polyline in the XZ plane through (12,0), (30,0), (30,6), (18,6), (18,25) and (12,25) and revolve it fully about the Z axis.',
])

holdUnread([
  // On both sides of the axis.
  'Revolve the profile (-5,0), (30,0), (30,6), (18,6) about the Z axis.',
  'A pie slice: radius 40 mm, thickness 8 mm.',
])

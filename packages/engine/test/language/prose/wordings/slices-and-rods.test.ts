/** Slices of cylinders, rods whose ends are half balls, rings of round section. */
import { holdUnread, holdWordings } from '../prose.ts'

holdWordings((Math.PI * 26 ** 2 * 14) / 4, [
  'A quarter-cylinder (90-degree pie slice) with a 26mm radius and a height of 14mm.',
  'A quarter disc with a 26mm radius, 14mm thick.',
  'A 90-degree sector of a circle with radius 26mm, extruded 14mm in +Z.',
  'A pie-shaped wedge: a 90 degree sector of a 26mm radius cylinder, 14mm high.',
])

holdWordings((Math.PI * 30 ** 2 * 10) / 3, [
  'A 120-degree sector of a circle with radius 30mm, extruded 10mm.',
])

holdWordings(Math.PI * 9 ** 2 * 52 + (4 / 3) * Math.PI * 9 ** 3, [
  'A capsule (pill shape) 18mm in diameter with hemispherical ends, 70mm in overall length including the ends.',
  'A solid pill standing along Z, 18mm diameter, 70mm total length, both ends hemispherical.',
  'A rod 18mm in diameter with rounded (hemispherical) ends and a total length of 70mm.',
])

holdWordings(2 * Math.PI ** 2 * 30 * 7 ** 2, [
  'A solid torus: the tube is 14mm in diameter and its center runs on a 60mm diameter circle.',
  'A torus in the XY plane centered at the origin, 30mm from the axis to the middle of the tube, tube diameter 14mm.',
  'A donut with an outer diameter of 74mm and an inner (hole) diameter of 46mm, round tube.',
])

holdWordings((Math.PI * 20 ** 2 * 60) / 2, [
  'A half-cylinder lying on its flat face on the XY plane: radius 20mm, length 60mm along the X axis, peak at Z=20mm.',
])

holdUnread([
  'A half-cylinder lying on its flat face on the XY plane: radius 20mm, length 60mm along the X axis, peak at Z=24mm.',
  'A rod 18mm in diameter and 70mm long with hemispherical ends.',
  'A sector of a circle with radius 26mm, extruded 14mm.',
])

/** Prisms over stars, arrows, frames, trapezoids, parallelograms, ellipses and other figures, and what goes from one figure to another. */
import { holdUnread, holdWordings } from '../prose.ts'

const star = (points: number, outer: number, inner: number): number =>
  points * outer * inner * Math.sin(Math.PI / points)

holdWordings(star(6, 25, 14) * 4, [
  'A six-pointed star with an outer radius of 25 mm and an inner radius of 14 mm, 4 mm thick.',
  'Star plate 4 mm thick, 6 points, tips on a 50 mm circle, inner corners on a 28 mm circle.',
  'Extrude a 6-point star by 4 units. Its points lie 25 units from the center and the notches 14 units from the center.',
])

holdWordings((40 * 12 + (25 * 30) / 2) * 5, [
  'An arrow-shaped plate 5 mm thick: the shaft is 40 mm long and 12 mm wide, the head is a triangle 25 mm long and 30 mm wide at its base.',
  'A flat arrow. Total length 65 units, head length 25 units, head width 30 units, shaft width 12 units, thickness 5 units.',
])

holdWordings((100 * 70 - 80 * 50) * 6, [
  'A rectangular picture frame: outside 100 mm by 70 mm, the opening is 80 mm by 50 mm, 6 mm thick.',
  'Frame, outer 100 mm (X) x 70 mm (Y), rail width 10 mm, Z=0 to Z=6.',
  'Rectangle 100 units long and 70 units wide with an inside padding of 10 units, extruded 6 units to form a frame.',
])

holdWordings((50 * 14 * 2 - 14 * 14) * 8, [
  'Cross profile: two bars 50 mm long and 14 mm wide crossing each other at right angles in the middle, extruded 8 mm.',
  'A plus sign: a 14 mm square in the center with four arms, each 14 mm wide and 18 mm long, sticking out from its sides. 8 mm thick.',
])

holdWordings(((70 + 40) / 2) * 30 * 12, [
  'A trapezoidal prism: the longer parallel side is 70 mm, the shorter one 40 mm, the distance between them 30 mm, thickness 12 mm.',
  'Trapezoid plate, 12 mm thick, 70 mm wide at the bottom, narrowing symmetrically to 40 mm at the top, 30 mm tall.',
  'Create a sketch of an isosceles trapezium where the longer base is 70 units and the shorter base is 40 units with a height of 30 units, then extrude this sketch by 12 units.',
])

holdWordings(((12 + 28) / 2) * 90 * 35, [
  'A ramp block 90 mm long and 35 mm wide. It is 12 mm high at the front and 28 mm high at the back, with a straight slope between.',
  'A tapered block: length 90 mm, width 35 mm, the height increases linearly from 12 mm at one end to 28 mm at the other.',
  'Make a right trapezoidal prism: the base is 90 mm, the left side is 12 mm tall, the right side is 28 mm tall, both perpendicular to the base. Extrude it 35 mm.',
])

holdWordings((60 * 25 * 40) / 2, [
  'A wedge 60 mm long, 40 mm wide and 25 mm high at the back, tapering to a sharp edge at the front.',
  'Right triangle with legs 60 and 25, extruded 40 mm.',
  'A doorstop wedge. The base is 60 x 40 mm, one end is 25 mm tall and the other end comes down to zero.',
])

holdWordings(40 * 18 * 9, [
  'A parallelogram with a base of 40 mm, a height of 18 mm and its top shifted 8 mm to the right, extruded 9 mm.',
  'Parallelogram plate 9 mm thick with corners (0,0), (40,0), (48,18) and (8,18).',
  'A slanted block: parallelogram cross-section with horizontal sides of 40 mm, 18 mm high, offset of 8 mm between bottom and top, 9 mm deep.',
])

holdWordings((Math.PI * 50 * 30 * 6) / 4, [
  'An elliptical plate, 50 mm long and 30 mm wide, 6 mm thick.',
  'An oval (ellipse) disc with semi-axes of 25 mm and 15 mm and a thickness of 6 mm.',
  'Draw an ellipse that measures 50 units along X and 30 units along Y and extrude it up by 6 units.',
])

holdWordings(3 * 2 * 20 * 12 * 40, [
  'Stairs: three steps, tread 20 mm, riser 12 mm, width 40 mm, solid underneath.',
  'A solid block shaped like stairs, three equal steps going up, each with a depth of 20 units and a height of 12 units, total width 40 units.',
])

holdWordings((30 * 24 * 10) / 2, [
  'Triangular plate 10 mm thick; base 30 mm, apex centered above the base at a height of 24 mm.',
  'A triangular prism whose cross-section is an isosceles triangle with a 30 mm base and two equal sides of 28.3019 mm; the prism is 10 mm long.',
])

const frustum = (a: number, b: number, high: number): number => (high * (a * a + a * b + b * b)) / 3

holdWordings(frustum(50, 20, 30), [
  'A truncated pyramid: bottom 50 mm square, top 20 mm square, 30 mm high.',
  'Loft from a 50 mm square at Z=0 to a 20 mm square at Z=30, both centered on the Z axis.',
])
holdWordings((50 * 36 * 30) / 3, [
  'Pyramid, base 50 units long and 36 units wide, coming to a point 30 units up.',
])
holdWordings(frustum(70, 25, 50) - frustum(66, 21, 50), [
  'A square hopper, open at the top and the bottom. The top opening is 70 mm square outside, the bottom is 25 mm square outside, it is 50 mm high and the walls are 2 mm thick (measured horizontally).',
  'Hollow transition from a 70 x 70 mm square at the top to a 25 x 25 mm square at the bottom, 50 mm tall; the inside is 66 x 66 mm at the top and 21 x 21 mm at the bottom.',
])

holdUnread([
  // How many points?
  'A star with an outer radius of 25 mm and an inner radius of 14 mm, 4 mm thick.',
  // Of each step, or of all of them?
  'A staircase with 5 steps, 90 mm long and 60 mm high. It is 40 mm wide.',
  // Another hole than a round one.
  'A plate 80 x 60 x 5 mm with an elliptical hole 20 mm long and 10 mm wide in the middle.',
  'A parallelogram with a base of 40 mm and a height of 18 mm, extruded 9 mm.',
])

/** Figures drawn against each other: at which end of a side, level with what, one of several sides, each of several figures, faces by how large they are. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math

// One of the sides, and not each of them.
holdWordings((60 * 20 + ((60 + 30) / 2) * 15) * 10, [
  'Sketch a rectangle 60 units long and 20 units wide. Attach an isosceles trapezoid with a longer base of 60 units, a shorter base of 30 units and a height of 15 units by its longer base to one of the longer edges of the rectangle. Extrude the sketch by 10 units.',
  'Define a rectangle with dimensions 60 units by 20 units. Create an isosceles trapezoid with bases of 60 units and 30 units and a height of 15 units. Attach the larger base of the trapezoid to the longer edge of the rectangle and extrude this figure by 10 units.',
])

// An L: its foot is level with the end of the side.
holdWordings((15 * 70 + 40 * 15) * 8, [
  'Draw a vertical rectangle 70 units high and 15 units wide. Attach a horizontal rectangle 40 units long and 15 units high to the bottom of its right side. Extrude the sketch by 8 units.',
  'Draw a rectangle 15 units wide and 70 units high. Draw a second rectangle 40 units wide and 15 units high so that its bottom left corner coincides with the bottom right corner of the first. Extrude both by 8 units.',
])

holdWordings((90 + 60 + 30) * 20 * 25, [
  'Sketch a rectangle of 90 by 20 units. On top of it, draw a rectangle of 60 by 20 units aligned with its right edge, and on top of that a rectangle of 30 by 20 units, again aligned with the right edge. Extrude the sketch by 25 units.',
])

holdWordings((90 * 15 + 2 * 15 * 40) * 10, [
  'Sketch a horizontal rectangle, 90 units long and 15 units high. On top of it, at each end, draw a vertical rectangle 15 units wide and 40 units high, flush with the ends. Extrude this sketch by 10 units.',
])

holdWordings((100 * 60 + PI * 900 - 2 * PI * 225) * 20, [
  'Draw a rectangle 100 units long and 60 units wide. Attach a semi-circle with a diameter of 60 units to each of the shorter edges. Draw a circle with a diameter of 30 units at the center of each semi-circle. Extrude the sketch by 20 units, leaving the circles as holes.',
  'Sketch a 100 by 60 unit rectangle and add half circles on its left and right sides, their diameter equal to the width of the rectangle. In each half circle cut a concentric circular hole of 30 units diameter. Extrude by 20 units.',
])

holdWordings((100 * 100 - PI * 625) * 20, [
  'Draw a square with sides of 100 units. Draw a circle with a diameter of 50 units inside it at its center. Extrude the square by 20 units, leaving the circle as a hole.',
  'Draw a square (100 units). Draw a circle in the middle of it with a diameter of half the side of the square. Extrude the sketch to 20 units so that the circle remains as a hole.',
])

// Which face it is by its size.
holdWordings(90 * 46 * 37 + PI * 100 * 50, [
  'A block 90 units long, 46 units wide and 37 units high. Sketch a circle with a diameter of 20 units in the center of one of the smallest faces (46 by 37) and extrude it outward by 50 units.',
  'Draw a rectangle with dimensions 90 units by 46 units and extrude it to a height of 37 units. On one of the end faces (46 x 37 units), draw a centered circle with a diameter of 20 units. Extrude this circle by 50 units away from the block.',
])

// So far from the sides, from both legs, beside a centre.
holdWordings(((100 * 80) / 2 - PI * 64) * 10, [
  'Draw a right triangle with a base of 100 units and a height of 80 units. Draw a circle with a diameter of 16 units whose center is 20 units from both legs. Extrude the triangle by 10 units, leaving the circle as a hole.',
  'Sketch a right triangle with vertices (0, 0), (100, 0) and (0, 80). Cut a circle of radius 8 units at (20, 20). Extrude what remains by 10 units.',
])

holdWordings(PI * (3600 - 225) * 30, [
  'Sketch a circle with a diameter of 120 units. Draw a smaller circle with a diameter of 30 units whose center is 30 units to the right of the center of the larger circle. Extrude the sketch by 30 units, leaving the small circle as a hole.',
  'Draw a circle with a radius of 60 units at the origin and another one with a radius of 15 units at (30, 0). Extrude the area between both circles by 30 units.',
])

holdWordings((150 * 100 - 4 * PI * 36) * 10, [
  'Sketch a rectangle with a length of 150 units and a width of 100 units. Draw four circles with a diameter of 12 units, one near each corner, with their centers 15 units away from both adjacent edges. Extrude the sketch by 10 units, leaving the circles as holes.',
])

// Each to a height of its own.
holdWordings(100 * 60 * 15 + PI * 400 * 40 + 100 * 20, [
  'Draw a 100 x 60 unit rectangle, a concentric circle of radius 20 units and a concentric square of side 10 units. Extrude the rectangle by 15 units, the circle by 55 units and the square by 75 units.',
])

holdWordings(PI * (900 - 100) * 30, [
  'Draw a circle of radius 30 units and, concentric with it, a circle of radius 10 units. Subtract the smaller from the larger one and extrude the rest by 30 units.',
])

holdUnread([
  'Draw a cross whose arms are 20 units wide. Extrude it by 20 units.',
  'Draw a right trapezoid with a longer base of 48 units, a shorter base of 32 units and a height of 30 units. Cut a hole with a diameter of 8 units whose center lies on the axis of symmetry, 12 units above the base. Extrude the sketch by 10 units.',
  // No face is so large.
  'A block 90 units long, 46 units wide and 37 units high. Sketch a circle with a diameter of 20 units in the center of one of the faces (50 by 37) and extrude it outward by 50 units.',
  'Sketch a rectangle of 90 by 20 units. Draw a rectangle of 60 by 20 units on top of it and another circle. Extrude the sketch by 25 units.',
])

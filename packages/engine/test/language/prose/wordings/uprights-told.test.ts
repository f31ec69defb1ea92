/** Walls, posts, lugs and blocks that stand on a plate: on what and where, how high by another, rounded at the top. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math

// A base 70 x 32 x 6 with a lug 24 wide and 10 thick in the middle, its top a half circle about Z=28, and a 9 mm hole there.
holdWordings(70 * 32 * 6 + 10 * (24 * 22 + 72 * PI) - 10 * PI * 20.25, [
  'A base 70 x 32 x 6 mm with a lug in the middle of it. The lug is 24 mm wide along the length of the base and 10 mm thick, its top is rounded to a half circle centered 28 mm above the bottom of the base, and a 9 mm hole goes through it concentric with the rounded top.',
  'Base plate 70mm (X) x 32mm (Y), Z=0 to Z=6. An upright 24mm wide (X) and 10mm thick (Y, centered) rises from the base; the top of the upright is a half circle of 12mm radius centered at Z=28. A 9mm diameter hole runs through the upright along Y at Z=28.',
  'Make a plate of 70mm x 32mm x 6mm. Then add an upright tab in its center, 24mm wide and 10mm thick, with a full round at the top so that the overall height is 40mm. Drill a 9mm hole through the tab at the center of the round.',
  'Create a base of length 70 units, width 32 units and height 6 units. At the center of its top face, place a block with a length of 24 units, a width of 10 units and a height of 22 units. On top of the block, add a half cylinder of radius 12 units and thickness 10 units, with its flat side on the block. Create a hole of diameter 9 units through the half cylinder, concentric with it.',
])

// A bar with a cube as wide as it in the middle and a block half as long at its right end.
holdWordings(80 * 20 * 20 + 20 ** 3 + 10 * 20 * 20, [
  'A bar 80 mm long, 20 mm wide and 20 mm high. On top of it in the middle stands a cube whose sides are as long as the bar is wide. At the right end, flush with it, stands another block, as wide as the bar, half as long as the cube and as tall as the cube.',
  'Base bar: 80mm (X) x 20mm (Y) x 20mm (Z). Center block: 20mm (X), same width as the base (Y), 20mm tall, on top at X=0. Right block: 10mm (X), same width as the base (Y), same height as the center block, flush with the right end.',
  'Make a bar, 80 x 20 x 20. Put a cube with 20mm sides on top in the center. Put a second block on top at the right end: 10mm long, with the same width and height as the cube.',
])

// Two walls at the ends.
holdWordings(60 * 30 * 4 + 2 * 4 * 30 * 20, [
  'Base plate 60mm (X) x 30mm (Y) x 4mm (Z). Two upright walls at the left and right ends, each 4mm thick (X), full depth (Y), from Z=4 to Z=24, outer faces flush with the ends of the base.',
  'Take a 60 by 30 mm plate that is 4 mm thick. On each short side a wall goes up: 4 mm thick, 30 mm wide and 20 mm tall.',
])

holdWordings(90 * 40 * 6 + 2 * 8 * 8 * 25, [
  'Create a base of 90 units by 40 units by 6 units. Add two posts with a length of 8 units, a width of 8 units and a height of 25 units on the top of the base, 12 units from its left and right edges and centered along its width.',
  'A plate 90 x 40 x 6 mm. It has two posts, 8 x 8 mm and 25 mm tall, 12 mm from the left and right edges.',
])

// Fins across a base.
holdWordings(70 * 40 * 5 + 4 * 3 * 40 * 18, [
  'Heat sink: base 70 x 40 x 5 mm. Four fins, each 3 mm thick and 18 mm tall, run across the full 40 mm width, evenly spaced along the length with the first and last fins flush with the ends of the base.',
  'Create a heat sink with a base of length 70 units, width 40 units and height 5 units. On the top of the base create 4 fins of 3 units thickness, 40 units length and 18 units height, spaced 20 units apart center to center and centered on the base.',
])

// What comes after a hole does not stand on it.
holdWordings(PI * 900 * 5 + 3 * PI * 16 * 20 - PI * 49 * 5, [
  'A round plate 60 mm in diameter and 5 mm thick with a 14 mm hole in its center. Three posts, 8 mm in diameter and 20 mm tall, stand on it, equally spaced on a 44 mm circle.',
  'Create a circular base with a radius of 30 units, a height of 5 units and a central hole with a radius of 7 units. Place three cylinders with a radius of 4 units and a height of 20 units on the base in a circular pattern with a radius of 22 units.',
  'Make a 60mm disc, 5mm thick, cut a 14mm hole in the middle. Then add three round pillars on top, 8mm across and 20mm high, evenly arranged around the center with their axes 22mm from it.',
])

holdUnread([
  // Where on the plate?
  'A plate 60 x 40 x 5 mm. The block is 10 x 10 x 10 mm.',
  'A base 60 x 40 x 5 mm with an upright 5 mm thick and 40 mm wide along a short edge.',
  // Wider than what it is as wide as.
  'A base 60 x 40 x 5 mm. A wall 5 mm thick, 30 mm wide and as wide as the base stands at its left end, 20 mm tall.',
])

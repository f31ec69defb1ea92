/** Walls, posts, lugs and blocks that stand on a plate: on what and where, how high by another, rounded at the top. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math

// A base 70 x 32 x 6 with a lug 24 wide and 10 thick in the middle, its top a half circle about Z=28, and a 9 mm hole there.
holdWordings(70 * 32 * 6 + 10 * (24 * 22 + 72 * PI) - 10 * PI * 20.25, [
  'A base 70 x 32 x 6 mm with a lug in the middle of it. The lug is 24 mm wide along the length of the base and 10 mm thick, its top is rounded to a half circle centered 28 mm above the bottom of the base, and a 9 mm hole goes through it concentric with the rounded top.',
  'Base plate 70mm (X) x 32mm (Y), Z=0 to Z=6, centered at the origin. An upright 24mm wide (X) and 10mm thick (Y, centered) rises from the base; the top of the upright is a half circle of 12mm radius centered at Z=28. A 9mm diameter hole runs through the upright along Y at Z=28.',
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

// A rim around a plate, and around a disc.
holdWordings(70 * 50 * 4 + (70 * 50 - 64 * 44) * 9, [
  'A tray: 70 x 50 x 4 mm base with a rim 3 mm wide and 9 mm high all around its edge.',
  'Base plate 70mm (X) x 50mm (Y), Z=0 to Z=4. A raised lip runs around the perimeter of the top face, 3mm thick, from Z=4 to Z=13.',
  'Make a plate 70mm by 50mm by 4mm. Then put a wall around the whole outside of the top, 3mm thick and rising 9mm above the plate, outer faces flush with the edges of the plate.',
  'Create a base of 70 units in length, 50 units in width and 4 units in height. Add a border of 3 units width and 9 units height along all four edges on top of the base.',
])

holdWordings(PI * 900 * 4 + PI * (900 - 729) * 6, [
  'A round tray: a disc 60 mm in diameter and 4 mm thick with a rim 3 mm thick and 6 mm high around its edge.',
  'Disc 60mm diameter, Z=0 to Z=4. A raised lip around the circumference, 3mm wide, from Z=4 to Z=10.',
])

// Two cheeks at the ends of a base, and a hole through both.
holdWordings(80 * 30 * 8 + 2 * 12 * 30 * 32 - 2 * 12 * PI * 25, [
  'Base: 80mm (X) x 30mm (Y), Z=0 to Z=8. Arms: two blocks 12mm (X) x 30mm (Y), Z=8 to Z=40, at X=-40 to X=-28 and X=28 to X=40. Hole: 10mm diameter along X through both arms at Y=0, Z=30.',
  '1. Make an 80 x 30 x 8 base. 2. Add a 12mm thick cheek on top at each end, 30mm wide and 32mm high, flush with the end. 3. Drill a 10mm hole through both cheeks, centered across the width, 10mm below their tops.',
])

// Lugs at two sides with a hole in each, so far from the block.
holdWordings(50 * 50 * 10 + 2 * 20 * 16 * 10 - 2 * PI * 16 * 10, [
  'Make a block 50 x 50 x 10 mm. Add two lugs, one on the left and one on the right, 20 mm long, 16 mm wide and as thick as the block. Drill an 8 mm hole in each lug, 12 mm out from the block.',
  'Center block 50mm x 50mm x 10mm, Z=0 to Z=10. Lugs on the +X and -X faces, each 20mm (X) x 16mm (Y), Z=0 to Z=10. 8mm holes through the lugs at X=37 and X=-37.',
])

// Towers side by side on one base.
holdWordings(100 * 30 * 8 + 20 * 20 * (40 + 25), [
  'A base 100 x 30 x 8 mm with two towers on it. Both are 20 mm square. The left one is 40 mm tall and the right one 25 mm; their centers are 30 mm from the middle of the base.',
  'Make a block 100mm long, 30mm wide and 8mm thick. Stand a 20mm x 20mm column 40mm high on it, 10mm from its left end and centered across the width. Stand another column of the same section, 25mm high, 10mm from the right end.',
  'Create a base with a length of 100 units, a width of 30 units and a height of 8 units. Place a prism of 20 by 20 by 40 units on top of it, 10 units from the left edge and centered along the width. Place a second prism of 20 by 20 by 25 units on top of it, 10 units from the right edge and centered along the width.',
])

// Bodies under a board.
holdWordings(120 * 30 * 8 + 2 * 8 * 30 * 35, [
  'Bench: the seat is a board 120 mm long, 30 mm wide and 8 mm thick. Two legs, one at each end, 8 mm thick and as wide as the seat, reach 35 mm down from its underside.',
  'Create a prism with a length of 120 units, a width of 30 units and a height of 8 units. Under each end, attach a prism of 8 units in length, 30 units in width and 35 units in height, flush with the end.',
])

// What a T or a U looks like, where its bodies are told.
holdWordings(90 * 30 * 6 + 6 * 30 * 36, [
  'A T bracket: base 90 x 30 x 6 mm with a vertical web in the middle of its length, 6 mm thick, 36 mm tall, spanning the full width.',
  'Create a T-shaped object. The base is 90 units in length, 30 units in width and 6 units in height. A second prism, 6 units in length, 30 units in width and 36 units in height, stands upright on the midpoint of the base.',
])

holdUnread([
  // How high, how wide?
  'A tray: 70 x 50 x 4 mm base with a rim 9 mm high all around its edge.',
  'A base 100 x 30 x 8 mm. A column 40 mm high stands on it, 10 mm from its left end.',
])

// A triangular gusset between a base and a wall at its end.
holdWordings(60 * 30 * 5 + 5 * 30 * 35 + 4 * 312.5, [
  'Make the base 60 mm long, 30 mm wide and 5 mm thick. Stand a wall on it at one end, flush: 5 mm thick, as wide as the base, 35 mm tall. Brace the two with a right-triangle gusset in the middle, 4 mm thick, 25 mm by 25 mm.',
  'Create a bracket with a base of 60 units by 30 units by 5 units and an upright of 5 units by 30 units by 35 units standing on the base at its left edge. Support the upright with a triangular rib with a thickness of 4 units, a base of 25 units and a height of 25 units, centered along the width.',
])

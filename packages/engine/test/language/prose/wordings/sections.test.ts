/** Sections by their legs, webs, flanges and lips: which of two sizes is told from outside, and which between its walls. */
import { holdUnread, holdWordings } from '../prose.ts'

holdWordings((70 + 45 - 5) * 5 * 30, [
  'This is an angle section. 1. The horizontal leg is 70 mm long and 5 mm thick. 2. The vertical leg is 5 mm thick and the total height, including the horizontal leg, is 45 mm. 3. The section is extruded 30 mm.',
  'L-section, legs 70 mm and 45 mm (outside), wall 5 mm, length 30 mm along Y.',
  'Sketch an L whose horizontal arm measures 70 units and whose vertical arm measures 45 units, both arms being 5 units thick, and extrude the sketch by 30 units.',
])

// Its upright stands on the long edge at the back, or on one of the short ones.
holdWordings((60 + 40 - 6) * 6 * 90, [
  'L bracket: a horizontal base 90 mm long, 60 mm deep and 6 mm thick, with a vertical back wall of the same thickness rising along the rear edge so that the overall height of the bracket is 40 mm.',
])
holdWordings(90 * 60 * 6 + 34 * 60 * 6, [
  'A bracket of two plates. The base plate is 90 mm (X) x 60 mm (Y) x 6 mm (Z). An upright plate stands on the left edge of the base: it is 60 mm wide, 6 mm thick and reaches 40 mm high measured from the bottom of the base.',
])

holdWordings((50 * 40 - 44 * 37) * 80, [
  'A U-channel, 80 mm long, 50 mm wide on the outside and 40 mm high. Both side walls and the bottom have the same thickness of 3 mm.',
  'U-shaped profile open at the top: outside width 50 mm (X), height 40 mm (Z), wall thickness 3 mm all round, extruded 80 mm along Y.',
  'Create a U section from a base of 50 units by 80 units, 3 units thick, with two upright walls along the long edges, each wall 3 units thick and 37 units tall above the base.',
])
holdWordings((50 * 40 - 42 * 32) * 25, [
  'A U-shaped clevis with 4 mm thick arms, an 8 mm thick bottom web, 50 mm overall width, 40 mm overall height, and a depth of 25 mm.',
  'Take a block of 50 (X) x 25 (Y) x 40 (Z) mm. Cut a slot from the top, 42 mm wide in X and 32 mm deep, straight through in Y, so that a U remains.',
])

holdWordings((50 * 6 + 9 * 34) * 100, [
  'A T-shaped profile. The horizontal bar on top is 50 mm wide and 6 mm high; the vertical stem centered below it is 9 mm wide and 34 mm high. Extrude the profile 100 mm.',
  'Create a T-section: flange 50 x 6 mm, stem 9 mm thick, 40 mm high including the flange, extruded 100 mm along the X axis.',
  'Sketch a T. The bar is 50 mm long and 6 mm thick. The stem is 9 mm wide and extends 40 mm downward from the top of the bar. Extrude by 100 mm.',
])

holdWordings((2 * 50 * 4 + 62 * 3) * 120, [
  'Structural beam with an I cross-section, total height 70 mm along Z, flange width 50 mm along Y, flange thickness 4 mm, web thickness 3 mm, running 120 mm along X.',
  'An H-profile standing like an I: top and bottom flange are 50 mm wide and 4 mm thick each, the web connecting them is 3 mm thick and 62 mm high. Extruded to a length of 120 mm.',
])

holdWordings((2 * 22 + 40 - 6) * 3 * 75, [
  'A Z-profile with a 40 mm high web, two flanges of 22 mm each pointing in opposite directions, all 3 mm thick, 75 mm long.',
  'Z bracket: bottom flange 22 mm long, top flange 22 mm long on the other side, the vertical web between them makes the overall height 40 mm. Sheet thickness 3 mm, width 75 mm.',
])

holdWordings((70 + 2 * 25 + 2 * 8 - 8) * 2 * 110, [
  'Lipped C-channel: web 70 mm high, flanges 25 mm wide, lips 8 mm long turned inward, sheet thickness 2 mm, length 110 mm.',
  'C section 70 x 25 x 8 x 2 mm (height x flange x lip x thickness), 110 mm long.',
])

holdWordings((36 + 2 * 12 + 2 * 18) * 2 * 60, [
  'A hat section made of 2 mm sheet: crown 36 mm wide outside, overall height 20 mm, total width over both flanges 60 mm, 60 mm long.',
  'Hat profile: the top is 36 mm wide, the profile is 20 mm high, the two brims are 12 mm wide each, thickness 2 mm, length 60 mm.',
])

holdWordings((80 + 50 - 5) * 5 * 30 + (20 * 20 * 4) / 2, [
  'L-shaped bracket with legs of 80 mm and 50 mm, 5 mm thick and 30 mm wide, reinforced by a central triangular rib (20 x 20 mm, 4 mm thick) between the legs.',
  '1. Base plate 80 mm (X) x 30 mm (Y) x 5 mm (Z). 2. A vertical plate at the left end, 5 mm (X) x 30 mm (Y), going up to Z=50. 3. A rib between both, in the middle of the width: a right triangle with both legs 20 mm, 4 mm thick.',
])

holdUnread([
  // They do not fit together.
  'A U-channel, 80 mm long, 50 mm wide outside and 46 mm wide inside, 40 mm high. Both side walls and the bottom have the same thickness of 3 mm.',
  'A T-shaped profile. The bar is 50 mm wide and 6 mm high; the stem is 9 mm wide and offset 8 mm from the center, 34 mm high. Extrude the profile 100 mm.',
])

/** What is hollow, with a floor of its own thickness; openings in what stands. */
import { holdUnread, holdWordings } from '../prose.ts'

holdWordings(90 * 60 * 35 - 84 * 54 * 30, [
  'An open-top box 90 x 60 x 35 mm with 3 mm thick walls on all four sides and a floor 5 mm thick.',
  'A box with outside dimensions of 90 mm by 60 mm by 35 mm tall. It is hollow and open at the top; the walls are 3 mm and the bottom is 5 mm.',
  'Create a solid box 90 mm long, 60 mm wide, 35 mm high. Hollow it out from the top so that walls of 3 mm remain on all sides and a floor of 5 mm remains.',
  'A hollow box 90 x 60 x 35 mm, wall thickness 3 mm all around, base thickness 5 mm, no lid.',
  'A box 90 x 60 x 35 mm, open at the top, with 3 mm walls and a 5 mm thick base.',
])

holdWordings(Math.PI * (25 ** 2 * 70 - 22 ** 2 * 62), [
  'A round cup with an outer diameter of 50 mm and a height of 70 mm. The wall is 3 mm thick and the floor 8 mm.',
  'A cylindrical container, open at the top and closed at the bottom: 50 mm outside diameter, 44 mm inside diameter, 70 mm high, with an 8 mm thick base.',
])

holdUnread([
  'A block 90 x 60 x 35 mm with a 5 mm thick base.',
  'A cylindrical container, open at the bottom: 50 mm outside diameter, 44 mm inside diameter, 70 mm high, with an 8 mm thick base.',
])

holdWordings(180 * 90 * 8 - 35 * 60 * 8, [
  'A wall 180 mm long, 8 mm thick and 90 mm high with a doorway 35 mm wide and 60 mm high in the middle of the bottom edge, cut through the thickness.',
  'Create a wall: 180 mm long, 90 mm high, 8 mm thick. Cut a doorway, 35 mm wide and 60 mm tall, at the bottom center of the wall.',
  'A wall panel 180 x 90 mm, 8 mm thick, standing. There is a door opening in it, 35 mm wide by 60 mm high, which begins at the floor and is centered.',
])

holdWordings(140 * 90 * 10 - 36 * 28 * 10, [
  'A wall 140 mm long, 10 mm thick and 90 mm high has a window 36 mm wide and 28 mm high. The sill of the window is 40 mm above the bottom and it is centered along the length.',
])

const room = (104 * 54 - 2 * 2 * 54) * 26
holdWordings(108 * 58 * 28 - room, [
  'An organizer box, 108 mm x 58 mm x 28 mm outside, open on top. Wall and floor thickness 2 mm. Two full-height 2 mm dividers across the width split it into 3 equal compartments.',
  'An open-top tray 108 x 58 x 28 mm with 2 mm walls and a 2 mm floor, divided into three equal compartments by two dividers 2 mm thick, as high as the walls.',
  'Create a 108 x 58 x 28 mm box, shell it with 2 mm walls leaving the top open. Then add two 2 mm thick partition walls across the width so that there are three compartments of the same size.',
])

holdUnread([
  'An open-top tray 108 x 58 x 28 mm with 2 mm walls and a 2 mm floor, divided into four compartments by two dividers 2 mm thick.',
  'An open-top tray 108 x 58 x 28 mm with 2 mm walls, divided lengthwise.',
])

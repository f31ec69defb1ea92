/** Bodies at the sides of another: on top there, or out of it, as the verb, the name or what it is flush with says. */
import { holdWordings } from '../prose.ts'

holdWordings(90 * 50 * 8 + 4 * 50 * 25, [
  'A plate 90 mm long, 50 mm wide and 8 mm thick. A wall 4 mm thick and 25 mm high stands on one of the short ends, flush with the end, across the full 50 mm width.',
  'Base: 90 x 50 x 8 mm. On top of it, along the left edge, goes an upright wall: 4 mm thick, 25 mm tall, as wide as the base.',
  'A base plate measures 90mm x 50mm and is 8mm thick. At one end, a vertical wall rises 25mm above the plate. The wall is 4mm thick and spans the full 50mm width, with its outer face flush with the end of the base.',
  'A plate 90 mm long, 50 mm wide, 8 mm thick, with a 4 mm thick upright standing along its short edge. The upright runs the whole width and goes up until the part is 33 mm tall in total.',
])

holdWordings(60 * 40 * 30 + 2 * 12 * 25 * 6, [
  'A block 60 mm long, 40 mm wide and 30 mm high. On each end there is a mounting lug, 12 mm long, 25 mm wide and 6 mm thick, centered on the width and flush with the bottom of the block.',
  'Main body 60 x 40 x 30 mm. Two tabs extend outward from the left and right sides, 12 mm each. They are 25 mm wide, 6 mm thick, centered along the side and level with the bottom.',
  'A rectangular block measures 60mm by 40mm and is 30mm tall. Two ears stick out 12mm from opposite ends of it, in line with the bottom face. Each ear is 25mm wide and 6mm thick, so the part is 84mm long overall.',
  'A 60 x 40 x 30 mm block. Add a foot on the left side and one on the right side. The feet are 6 mm thick and 25 mm wide and protrude 12 mm; their bottoms are flush with the bottom of the block.',
])

holdWordings(50 * 20 * 20 + Math.PI * 16 * 18, [
  'A block 50 mm x 20 mm x 20 mm. A pin 8 mm in diameter sticks out 18 mm from the center of the right face.',
  'A rectangular block 50mm long, 20mm wide and 20mm high. Attach an 8mm diameter, 18mm long rod to the center of one end, so it is 68mm long overall.',
])

holdWordings(80 * 30 * 10 + 2 * 12 * 30 * 15, [
  'A plate 80 mm x 30 mm x 10 mm. Along the left edge runs a rail 12 mm wide and 15 mm tall, over the full 30 mm. Do the same on the right.',
  'Plate 80 x 30 x 10 mm. A rail, 12 mm wide, 15 mm high and 30 mm long, stands on top along the left edge. Mirror it to the right side.',
  'A base 80 mm long, 30 mm wide, 10 mm thick. On its top at the left end is a ridge 12 mm wide and 15 mm high that runs the whole width. An identical ridge is at the right end.',
])

holdWordings(60 * 40 * 20 + 76 * 40 * 10, [
  'A block 60 mm x 40 mm x 20 mm. On top of it is a slab 76 mm x 40 mm and 10 mm thick, centered, so that it overhangs the block by 8 mm at each end.',
  'A 60 mm x 40 mm x 20 mm block carries a 10 mm thick plate on its top. The plate is as wide as the block and overhangs it by 8 mm on the left and on the right.',
  'Bottom block: 60 mm long, 40 mm wide and 20 mm tall. Top plate: 76 mm long, 40 mm wide, 10 mm thick, resting on the block, centered. It extends 8 mm beyond the block at each end.',
])

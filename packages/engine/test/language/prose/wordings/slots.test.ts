/** Slots and notches by their ends, along an edge, in the middle of one. */
import { holdUnread, holdWordings } from '../prose.ts'

const slot = (apart: number, width: number): number => apart * width + (Math.PI * width * width) / 4

holdWordings((96 * 48 - slot(26, 9)) * 7, [
  'Plate 96 mm x 48 mm x 7 mm. Slot: 9 mm wide, 26 mm between the centers of its rounded ends, centered, lengthwise, through.',
  'A 96 x 48 x 7 mm plate. Cut a slot with round ends through the middle. It is 9 mm wide, and the distance between the centers of the end arcs is 26 mm. It runs along the 96 mm direction.',
  'A 96 x 48 x 7 mm plate. Cut a slot through it, in the middle, parallel to the long sides, with ends of radius 4.5 mm whose centers are 26 mm apart.',
  'On a 96 x 48 mm plate, 7 mm thick, mill a centered slot 9 mm wide along X, 26 mm from center to center, all the way through, so it is 35 mm long overall.',
  'A plate 96 x 48 x 7 mm. A slot with rounded ends runs through the middle of it, 35 mm long overall and 9 mm wide, along the long direction.',
])

holdWordings((64 * 36 - 18 * 10) * 9, [
  "A plate 64mm x 36mm, 9mm thick. There's an open slot in the middle of the right short side: 10mm wide, 18mm long, cut all the way through.",
  'A plate 64 by 36 by 9 mm with a slot cut in from the middle of its right side. The slot is 10 mm wide and reaches 18 mm into the plate.',
  'A 64 x 36 x 9 mm plate with a rectangular notch at the center of its right edge. The notch is 10 mm wide and extends 18 mm inward.',
  'A plate 64 x 36 x 9 mm. In the right end, remove an 18 x 10 mm rectangle, the 10 mm along the edge and centered on it, through the whole thickness.',
])

holdWordings((64 * 36 - (Math.PI * 49) / 2) * 9, [
  'A 64 x 36 x 9 mm plate. One long edge has a semicircular notch at its midpoint with a radius of 7 mm.',
  'A 64 x 36 x 9 mm plate. In the middle of a 64 mm side a semicircle of radius 7 mm is cut away, through the full thickness.',
  'A 64 x 36 x 9 mm plate. A semicircular cutout of 7 mm radius is centered on the back edge, through the thickness.',
])

holdWordings((64 * 36 - 14 * 11) * 9, [
  'A plate 64 x 36 x 9 mm. Remove a rectangle from one corner, 14 mm along the length and 11 mm along the width, through the full thickness.',
])

holdWordings(80 * 40 * 30 - 22 * 10 * 40, [
  'An 80 x 40 x 30 mm block. A 22 mm wide and 10 mm high piece is cut out of the top left edge.',
])

const half = (Math.PI * 81) / 2
holdWordings(60 * 40 * 30 - half * 40, [
  'A block 60 mm (X) x 40 mm (Y) x 30 mm (Z). A semicircle of 9 mm radius is cut out of the bottom, straight through from front to back.',
])

holdUnread([
  'A block 60 mm (X) x 40 mm (Y) x 30 mm (Z). Cut a half circle out of the top, all the way through in Y. It is 20 mm in diameter and 13 mm deep.',
])

/** What consists of round bodies on one axis: bolts, pins, bushings, spools, collars, by their names and overall lengths. */
import { holdWordings } from '../prose.ts'

const { PI } = Math
const disc = (diameter: number, height: number): number => (PI * diameter ** 2 * height) / 4
const hexagon = (flats: number, height: number): number => (Math.sqrt(3) / 2) * flats ** 2 * height

holdWordings(disc(24, 30) + disc(36, 5) - disc(24, 5) - disc(14, 30), [
  'A flanged bushing. The body is 24 mm in diameter and 30 mm long overall. The flange at one end is 36 mm in diameter and 5 mm thick. A 14 mm bore goes through the whole thing.',
  'Flanged sleeve: flange OD 36, flange thickness 5, body OD 24, overall length 30, bore 14.',
])

holdWordings(2 * disc(60, 6) + disc(24, 38) - disc(8, 50), [
  'A spool 50 mm long. The two end flanges are 60 mm in diameter and 6 mm thick. The core between them is 24 mm in diameter. An 8 mm hole runs through the center.',
])

holdWordings(hexagon(19, 8) + disc(12, 50), [
  'A hex bolt without threads. The head is 19 mm across flats and 8 mm high. The shank is 12 mm in diameter and 50 mm long.',
  'Make a hexagonal prism that measures 19mm across the flats and is 8mm thick. From the middle of one side sticks a plain 12mm rod 50mm long.',
])

holdWordings(disc(18, 4) + disc(9, 26), [
  'The pin has a shank of 9 mm diameter and a head of 18 mm diameter. The shank is 26 mm long and the head is 4 mm high.',
  'Start with a disc 18 mm in diameter and 4 mm thick. From the centre of one face, extrude a 9 mm diameter rod 26 mm outwards.',
])

holdWordings(disc(14, 70) + disc(26, 6) - disc(14, 6), [
  'A shaft 14 mm in diameter and 70 mm long with a collar 26 mm in diameter and 6 mm wide that starts 20 mm from one end.',
  'Start with a rod 14 mm in diameter and 70 mm long. Add a 6 mm thick collar, 26 mm in diameter, around its bottom end.',
])

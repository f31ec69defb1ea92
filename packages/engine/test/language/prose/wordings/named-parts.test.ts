/** Parts of a machine by their names and their levels: lugs by their ranges, ends that are bodies, what each of several is called. */
import { holdUnread, holdWordings } from '../prose.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdWordings(50 * 30 * 6 + 2 * (6 * 20 * 24) - 2 * disc(8, 6), [
  'A clevis. The base plate is 50mm (X) by 30mm (Y) by 6mm thick (Z=0 to Z=6), centered at the origin. Two lugs rise from the base, each 6mm thick (X), 20mm wide (Y) and 24mm tall (Z=6 to Z=30): the left lug spans X=-15 to X=-9 and the right lug spans X=9 to X=15. An 8mm diameter pin hole passes through both lugs along the X axis at Y=0, Z=18.',
  'A clevis bracket: a base plate 50mm (X) by 30mm (Y) by 6mm (Z=0 to Z=6), centered at the origin. Two lugs, each 6mm thick (X) and 20mm wide (Y), are located at X=-15 to X=-9 and X=9 to X=15, from Z=6 to Z=30. An 8mm diameter hole passes through both lugs along X at Y=0, Z=18.',
])

// A beam between two round ends.
const strip = (width: number, diameter: number): number => {
  const radius = diameter / 2
  return (width / 2) * Math.sqrt(radius ** 2 - width ** 2 / 4) + radius ** 2 * Math.asin(width / diameter)
}
const rod =
  disc(40, 8) + disc(20, 8) + 8 * (14 * 90 - strip(14, 40) - strip(14, 20)) - disc(28, 8) - disc(10, 8)

holdWordings(rod, [
  'A connecting rod lying flat on the XY plane, 8mm thick (Z=0 to Z=8). The big end is a cylinder 40mm in diameter centered at the origin, and the small end is a cylinder 20mm in diameter centered at (90, 0). A rectangular shank 14mm wide (Y) joins the two ends, spanning X=0 to X=90. A 28mm diameter crank pin bore passes through the big end and a 10mm diameter wrist pin bore passes through the small end.',
])

holdWordings(disc(30, 60) + 2 * disc(50, 6) - 2 * disc(30, 6) - disc(18, 60), [
  'A pipe spool along the X axis. The main body is a cylinder along X, 30mm in diameter and 60mm long (X=-30 to X=30). At each end there is a flange 50mm in diameter and 6mm thick: the inlet flange from X=-30 to X=-24 and the outlet flange from X=24 to X=30. An 18mm diameter flow bore passes through the full length along X.',
])

// Pipes that open into each other have one inside.
holdUnread([
  'A clevis. The base plate is 50mm (X) by 30mm (Y) by 6mm thick (Z=0 to Z=6), centered at the origin. Two lugs, each 6mm thick (X) and 20mm wide (Y), are located at X=-15 to X=-9 and X=9 to X=16, from Z=6 to Z=30.',
  'A plate 60mm (X) by 40mm (Y) by 8mm (Z=0 to Z=8). A post 12mm in diameter extends from Z=0 to Z=30, protruding 20mm above the plate.',
  'A plate 60mm (X) by 40mm (Y) by 8mm (Z=0 to Z=8). A boss 20mm in diameter rises from Z=8 to Z=24. A rectangular rib 6mm wide (Y) and 10mm long (X) joins the plate and the boss, from Z=30 to Z=40.',
])

// A web told by its corners, and plates each called after something else.
holdWordings(6 * 50 * 70 + 54 * 50 * 6 + (6 * 40 * 40) / 2, [
  'A wall bracket. The wall plate is 6mm thick (X=0 to X=6), 50mm wide (Y=-25 to Y=25) and 70mm tall (Z=0 to Z=70). The shelf plate is 54mm long (X=6 to X=60), 50mm wide (Y=-25 to Y=25) and 6mm thick (Z=64 to Z=70). A triangular gusset 6mm thick (Y=-3 to Y=3) is added, with vertices at (X=6, Z=64), (X=46, Z=64) and (X=6, Z=24).',
])

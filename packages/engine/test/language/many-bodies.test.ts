/** Parts of several bodies with full coordinates: whose each range, hole and depth is, and what bodies are called. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** Half of the part of a disc that a strip about its middle covers. */
const half = (radius: number, width: number): number => {
  const angle = Math.asin(width / 2 / radius)
  return radius ** 2 * angle + (width / 2) * radius * Math.cos(angle)
}

/** What two round holes that cross at right angles have in common, of the narrower one's half. */
const crossing = (wide: number, narrow: number): number => {
  const [steps, half] = [4000, narrow / 2]
  let sum = 0
  for (let i = 0; i < steps; i++) {
    const y = -half + (narrow * (i + 0.5)) / steps
    sum += 2 * Math.sqrt(half ** 2 - y ** 2) * Math.sqrt((wide / 2) ** 2 - y ** 2)
  }
  return (sum * narrow) / steps
}

holdVolumes([
  // Nouns before a noun say what it is for, in the opening and behind it.
  [
    'A bearing cover plate, 70mm in diameter and 8mm thick, with a 30mm diameter center bore.',
    round(70, 8) - round(30, 8),
  ],
  [
    'A valve chest: a block 60mm (X) by 30mm (Y) by 20mm (Z=0 to Z=20) with two cylindrical intake nozzles 12mm in diameter and 10mm tall (Z=20 to Z=30) at X=-18 and X=18.',
    60 * 30 * 20 + 2 * round(12, 10),
  ],
  // Through the body it begins in, and on into the one below.
  [
    'A rail: a bar 90mm (X) x 20mm (Y) x 20mm (Z), with two cylindrical bosses 14mm in diameter and 8mm tall on the top face (Z=20 to Z=28) at X=-25 and X=25. A 6mm diameter hole runs down through each boss to a depth of 18mm.',
    90 * 20 * 20 + 2 * round(14, 8) - 2 * round(6, 18),
  ],
  // A floor that lies in the hole it opens into.
  [
    'A manifold block 70mm (X) by 30mm (Y) by 24mm (Z), centered at the origin in X and Y with the bottom at Z=0. A main gallery 10mm in diameter runs the full length along X at Z=12. Two 6mm diameter ports are drilled from the top face at X=-15 and X=15, each reaching the center of the gallery (12mm deep).',
    70 * 30 * 24 - round(10, 70) - 2 * (round(6, 12) - crossing(10, 6)),
  ],
  // Several holes at heights go across, and what is horizontal points the way it is said to come out.
  [
    'A coat peg: a back plate 40mm wide (X), 5mm thick (Y), and 70mm tall (Z), with a horizontal cylindrical arm 10mm in diameter and 45mm long projecting from the front face in the -Y direction at Z=25. Two 5mm diameter holes go through the plate along Y at Z=10 and Z=60.',
    40 * 5 * 70 + round(10, 45) - 2 * round(5, 5),
  ],
  // A neck is round by habit only, and the third size of three has the way that is left.
  [
    'A slot nut: the lower body is 18mm (X) by 24mm (Y) by 6mm (Z=0 to Z=6), and the upper neck is 9mm (X) by 24mm (Y) by 5mm (Z=6 to Z=11), centered on the body.',
    18 * 24 * 6 + 9 * 24 * 5,
  ],
  // What lies between coordinates needs no word for what it touches, and its range is its own.
  [
    'A bearing stand. The base is a rectangular plate 80mm (X) by 30mm (Y) by 10mm (Z=0 to Z=10). A cylindrical barrel 40mm in diameter and 30mm long with its axis along Y is centered at X=0, Z=30. A rectangular pedestal 40mm (X) by 30mm (Y) fills the space between the base and the barrel from Z=10 to Z=30. A 20mm diameter bore runs through the barrel along Y at Z=30.',
    80 * 30 * 10 + 40 * 30 * 20 + round(40, 30) / 2 - round(20, 30),
  ],
  [
    'A lever lying flat on the XY plane. The first boss is a cylinder 30mm in diameter and 18mm tall (Z=0 to Z=18) centered at the origin. The second boss is a cylinder 20mm in diameter and 18mm tall (Z=0 to Z=18) centered at (90, 0). A flat arm 12mm wide (Y) and 8mm thick (Z=5 to Z=13) spans between the two bosses from X=0 to X=90.',
    round(30, 18) + round(20, 18) + 8 * (90 * 12 - half(15, 12) - half(10, 12)),
  ],
  [
    'A link: two cylindrical bosses, 30mm in diameter and 16mm tall, located at (0,0) and (80,0), connected by a rectangular web 14mm wide and 8mm thick (Z=4 to Z=12).',
    2 * round(30, 16) + 8 * (80 * 14 - 2 * half(15, 14)),
  ],
  // Sections in a list, without a noun.
  [
    'A stepped plug with three steps along the Z axis: 50mm diameter from Z=0 to Z=8, 36mm diameter from Z=8 to Z=20, and 24mm diameter from Z=20 to Z=30.',
    round(50, 8) + round(36, 12) + round(24, 10),
  ],
  [
    'A cone pulley centered at the origin. It has three coaxial cylindrical steps: (1) 70mm diameter from Z=0 to Z=10; (2) 50mm diameter from Z=10 to Z=20; (3) 30mm diameter from Z=20 to Z=30. A 10mm diameter bore passes through the full height.',
    round(70, 10) + round(50, 10) + round(30, 10) - round(10, 30),
  ],
  // Open is what has walls; what stands on its floor is told by its levels; both walls are both.
  [
    'A sensor box with internal bosses, open at the top, centered at the origin in XY with its base at Z=0. The outer shell is 80mm (X) by 50mm (Y) by 20mm tall (Z) with a uniform 2mm wall thickness and a 2mm thick floor. Four cylindrical standoffs, each 6mm in diameter and 7mm tall (Z=2 to Z=9), rise from the inside floor at (±30, ±18). Each standoff has a 2.5mm diameter hole drilled 5mm deep from its top.',
    80 * 50 * 20 - 76 * 46 * 18 + 4 * round(6, 7) - 4 * round(2.5, 5),
  ],
  [
    'A housing: a rectangular box 90mm (X) by 60mm (Y) by 50mm (Z), centered at the origin in XY with its base at Z=0, shelled with a 4mm wall thickness and open at the top. Two 20mm diameter bores are cut through both side walls along the Y axis at X=-20 and X=20, Z=28.',
    90 * 60 * 50 - 82 * 52 * 46 - 4 * round(20, 4),
  ],
  // Sitting on a level is standing on it, and slots with square ends are rectangles.
  [
    'A valve body 80mm (X) by 40mm (Y) by 30mm (Z), centered at the origin in X and Y and sitting on Z=0. A 12mm diameter spool bore runs through the block along X at Y=0, Z=15. Two 6mm diameter ports are drilled down from the top face at X=-20 and 20 (Y=0) to a depth of 15mm so that they intersect the spool bore.',
    80 * 40 * 30 - round(12, 80) - 2 * (round(6, 15) - crossing(12, 6)),
  ],
  [
    'A cover: a rectangular plate 80mm (X) by 50mm (Y) by 3mm (Z=0 to Z=3), centered at the origin. Four vent slots, each 30mm long (Y) and 4mm wide (X) with square ends, are cut through the plate at X=-18, -6, 6, and 18, centered at Y=0.',
    80 * 50 * 3 - 4 * 30 * 4 * 3,
  ],
])

test('what sits at the end of each arm lies as flat as the arms', () => {
  const { plan } = read(
    'A spider: a central disc 40mm in diameter and 5mm thick (Z=0 to Z=5) centered at the origin, with three rectangular arms at 90, 210, and 330 degrees. Each arm is 50mm long, 10mm wide, and 5mm thick, starting at the center of the disc and reaching 50mm from the center. A circular pad 16mm in diameter and 5mm thick is placed at the end of each arm, centered 50mm from the origin.',
  )
  const pads = plan.parts[0]?.features.filter(({ kind }) => kind === 'cylinder').slice(1) ?? []
  assert.equal(pads.length, 3)
  assert.ok(pads.every((pad) => !('frame' in pad) || pad.frame?.normal === '+z'))
})

test('a compound that is read as its last word is told so', () => {
  const { plan } = read(
    'A manifold block 70mm by 30mm by 24mm with a 10mm hole through it and a 5mm chamfer.',
  )
  const says = plan.assumptions.map((each) => each.says)
  assert.ok(says.some((each) => each.includes('manifold block') || each.includes('Manifold')))
})

test('a noun that would be another outline is no name', () => {
  refusal('A spline shaft 20mm in diameter and 100mm long with a 5mm hole through it.')
  refusal('A plate 60mm x 40mm x 5mm with a bayonet slot 20mm x 6mm through it.')
})

// A length told as that of the whole holds what stands at its ends, and what each of two has both have.
holdVolumes([
  [
    'A pipe with a flange on each end. The pipe is 80 mm long overall, with a 20 mm outer diameter and a 16 mm inner diameter. The flanges at both ends are 40 mm in diameter and 5 mm thick. Each flange has 3 holes, 5 mm in diameter, equally spaced on a 30 mm bolt circle.',
    (Math.PI / 4) * ((20 ** 2 - 16 ** 2) * 70 + 2 * (40 ** 2 - 16 ** 2) * 5 - 2 * 3 * 5 ** 2 * 5),
  ],
])

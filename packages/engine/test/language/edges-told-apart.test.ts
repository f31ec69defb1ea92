/** Which edges are meant, told by bodies, sides, sections and cuts; how far a chamfer goes back; what stays sharp. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { chamfered, filled, round, rounded } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

const { PI } = Math
const broken = (size: number, length: number): number => (size ** 2 / 2) * length
const blended = (radius: number, length: number): number => (1 - PI / 4) * radius ** 2 * length
/** What a chamfer takes from the mouth of a hole. */
const mouth = (diameter: number, size: number): number => PI * (diameter / 2 + size / 3) * size ** 2

const PLATE_AND_PEG =
  'A plate 50 x 50 x 8 mm. In the middle of it stands a peg, 20 mm in diameter and 15 mm tall.'
const pegged = 50 * 50 * 8 + round(20, 15)
const SPINDLE =
  'Start with a cylinder that is 36 mm in diameter and 20 mm long. On the end of that, add a 22 mm diameter cylinder that is 30 mm long.'
const spindle = round(36, 20) + round(22, 30)
const TIERS =
  'The bottom disc is 70 mm in diameter, the middle disc is 50 mm in diameter and the top disc is 30 mm in diameter. Each disc is 8 mm tall. They are stacked on the same center.'
const tiers = round(70, 8) + round(50, 8) + round(30, 8)
const ANGLE =
  'This is an L bracket. The vertical leg is 45 mm tall (Z) and the horizontal leg is 35 mm long (X), both measured on the outside. Both legs are 7 mm thick. Extrude the L shape 25 mm (Y).'
const angle = (45 * 7 + 28 * 7) * 25
const RAIL =
  'A rail, 70 mm (X) x 30 mm (Y) x 18 mm (Z). Cut a 9 mm wide slot along the X axis in the middle of the top face, 6 mm deep and all the way through.'
const rail = 70 * 30 * 18 - 70 * 9 * 6
const STOCK = 'Make a block: 44 mm (X) x 44 mm (Y) x 20 mm (Z).'
const stock = 44 * 44 * 20
const RING = 'A disc 70 mm in diameter and 9 mm thick. Cut a 24 mm hole through the center.'
const ring = round(70, 9) - round(24, 9)

holdVolumes(
  Object.entries({
    // Where one body stands on another, in whatever words its foot is told.
    [`${PLATE_AND_PEG} Fillet the corner at its base with a 3 mm radius.`]: pegged + filled(20, 3),
    [`${PLATE_AND_PEG} Chamfer the top edge of the peg, 1.5 mm, and fillet the corner at its base with a 3 mm radius.`]:
      pegged + filled(20, 3) - chamfered(20, 1.5),
    [`${PLATE_AND_PEG} Put a 3 mm radius fillet on the corner between the outside of the peg and the top of the plate.`]:
      pegged + filled(20, 3),
    [`${PLATE_AND_PEG} There is a 2 mm fillet in the corner where the side of the peg meets the top face of the plate.`]:
      pegged + filled(20, 2),
    // Edges of several bodies at once.
    [`${TIERS} Chamfer the top outer edge of each of the discs by 2 mm (45 degrees).`]:
      tiers - chamfered(70, 2) - chamfered(50, 2) - chamfered(30, 2),
    'The first knob is a cylinder with 30 mm diameter and 12 mm length. The bar continues from the center of that knob. It is 10 mm in diameter and 50 mm long. The second knob goes on the other end of the bar. It is 30 mm in diameter and 12 mm long. Put a 1.5 mm x 45 degree chamfer on both round edges of both knobs.':
      2 * round(30, 12) + round(10, 50) - 4 * chamfered(30, 1.5),
    // Free ends of sections, told by how thick they are.
    [`${SPINDLE} Chamfer the two outermost edges of the spindle, the one at the free end of the 36 mm diameter and the one at the free end of the 22 mm diameter. Both chamfers are 1.5 mm.`]:
      spindle - chamfered(36, 1.5) - chamfered(22, 1.5),
    [`${SPINDLE} Chamfer the free end of the 22 mm diameter. The chamfer is 2 mm.`]:
      spindle - chamfered(22, 2),
    [`${SPINDLE} Chamfer the two outermost edges of the shaft by 2 mm.`]:
      spindle - chamfered(36, 2) - chamfered(22, 2),
    // The corners of a section run the way that it was extruded.
    [`${ANGLE} Add a 5 mm radius fillet to the inside corner of the L. The outside corner stays sharp.`]:
      angle + blended(5, 25),
    [`${ANGLE} Round the outside corner of the L with a 4 mm radius.`]: angle - blended(4, 25),
    // A plate that stands has its upper corners across its thickness.
    'The base is 50 mm (X) x 30 mm (Y) x 5 mm (Z). An upright plate stands on the left end of the base. It is 5 mm (X) x 30 mm (Y) x 35 mm (Z). Round off the two top corners of the upright plate with an 8 mm radius (edges parallel to the X axis).':
      50 * 30 * 5 + 5 * 30 * 35 - 2 * blended(8, 5),
    // Slots that are open at both ends.
    [`${RAIL} Chamfer the two long top edges of the slot by 1 mm.`]: rail - 2 * broken(1, 70),
    [`${RAIL} Fillet the bottom edges of the slot with a 2 mm radius.`]: rail + 2 * blended(2, 70),
    // How far a chamfer goes back.
    [`${STOCK} Chamfer the four vertical edges. It is a 45 degree chamfer that takes 5 mm off of each side.`]:
      stock - 4 * broken(5, 20),
    [`${STOCK} Chamfer the four vertical edges (the 20 mm long edges). It is a 45 degree chamfer that removes 5 mm from both faces.`]:
      stock - 4 * broken(5, 20),
    [`${STOCK} Chamfer the four vertical edges. The legs of the chamfer are 5 mm.`]:
      stock - 4 * broken(5, 20),
    [`${STOCK} All four vertical edges get a 4 mm fillet.`]: stock - 4 * blended(4, 20),
    // What stays sharp.
    [`${STOCK} Fillet the two vertical edges on the right side (+X) with a radius of 6 mm. The two on the left side stay sharp.`]:
      stock - 2 * blended(6, 20),
    [`${STOCK} Chamfer the two vertical edges on the left side by 3 mm. Leave the ones on the right alone.`]:
      stock - 2 * broken(3, 20),
    'This is a round cover. Make a disc that is 60 mm in diameter and 10 mm thick. Chamfer the outer edge of the top face. The chamfer is 2 mm. Leave the bottom edge sharp.':
      round(60, 10) - chamfered(60, 2),
    'Make a cylinder that is 50 mm in diameter and 30 mm tall. Round the top edge with a 3 mm radius. The bottom is left sharp.':
      round(50, 30) - rounded(50, 3),
    // The rims of a ring are those of its bore, whatever else goes through it.
    [`${RING} Chamfer the inner and outer edges at the top by 1 mm.`]: ring - chamfered(70, 1) - mouth(24, 1),
    [`${RING} Drill six 5 mm holes on a 48 mm bolt circle. Chamfer the inner edge of the top face by 1 mm.`]:
      ring - 6 * round(5, 9) - mouth(24, 1),
    // Corners of a pocket, of an end at which nothing stands, and edges around a side.
    'Make a 90 x 50 x 16 mm plate. Cut a 40 mm (X) x 24 mm (Y) rectangular pocket in the center of the top face, 9 mm deep. Fillet the four vertical edges inside the pocket with a 4 mm radius. The bottom edges of the pocket stay sharp.':
      90 * 50 * 16 - 40 * 24 * 9 + 4 * blended(4, 9),
    'The foot is a plate, 55 mm (X) x 35 mm (Y) x 5 mm (Z). An upright plate stands on its right end. It is 5 mm (X) x 35 mm (Y) x 30 mm (Z). Fillet the two corners at the free end of the foot with a 9 mm radius.':
      55 * 35 * 5 + 5 * 35 * 30 - 2 * blended(9, 5),
    'A disc 40 mm in diameter and 10 mm thick. It has a 2 mm chamfer that goes all the way around the top.':
      round(40, 10) - chamfered(40, 2),
    // Where the walls of a blind cut meet its floor.
    'A block 50 x 40 x 20 mm. Drill a 12 mm hole 10 mm deep into the center of the top, with a flat bottom. Round the bottom edge of the hole with a 2 mm radius.':
      50 * 40 * 20 - round(12, 10) + rounded(12, 2),
  }),
)

test('a diameter that no section has is refused', () => {
  const { message } = refusal(
    `${SPINDLE} Chamfer the two outermost edges, the one at the free end of the 36 mm diameter and the one at the free end of the 25 mm diameter. Both chamfers are 2 mm.`,
  )
  assert.match(message, /25 mm/u)
})

test('edges that are worked and called sharp at once are refused', () => {
  refusal(`${STOCK} Fillet the vertical edges with a radius of 6 mm. The two on the left side stay sharp.`)
  refusal(`${STOCK} Chamfer all edges by 1 mm. Leave the bottom edges sharp.`)
})

test('upright edges that are said to run along x are a contradiction', () => {
  assert.equal(
    refusal(`${STOCK} Fillet the four vertical edges with a 3 mm radius (the ones parallel to the X axis).`)
      .code,
    'geometry_validation_failed',
  )
})

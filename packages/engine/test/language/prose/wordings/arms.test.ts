/** Arms that go out from a hub all around it. */
import { holdUnread, holdWordings } from '../prose.ts'

/** What a bar of that width has outside of a round hub, up to that distance from its axis. */
const outside = (radius: number, width: number, reach: number): number => {
  const half = width / 2
  const under = half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius)
  return reach * width - under
}

holdWordings(Math.PI * 225 * 20 + 4 * 6 * outside(15, 8, 50), [
  'A hub 30 mm in diameter and 20 mm tall with four arms. The arms radiate at 0, 90, 180 and 270 degrees, are 8 mm wide and 6 mm thick and reach 50 mm from the center. Their bottoms are flush with the bottom of the hub.',
  'Central hub: cylinder, 30 mm diameter, 20 mm high. Four arms extend radially from the hub out to a distance of 50 mm from its axis, evenly spaced at 90 degrees. Each arm is 8 mm wide and 6 mm tall, level with the bottom of the hub.',
  'Cylinder 30 mm in diameter, 20 mm tall. Four bars, 8 mm wide and 6 mm thick, stick out from it like a plus sign, each one reaching 50 mm from the center. The bars lie on the same plane as the bottom of the cylinder.',
  'A hub with a diameter of 30mm and a height of 20mm. It has 4 equally spaced radial arms starting at the hub and ending 50mm from the center, 8mm wide x 6mm thick, from Z=0 to Z=6.',
])

holdUnread([
  // Where on the height of the hub?
  'A hub 30 mm in diameter and 20 mm tall with four arms. The arms radiate at 0, 90, 180 and 270 degrees, are 8 mm wide and 6 mm thick and reach 50 mm from the center.',
  'A hub 30 mm in diameter and 20 mm tall with four arms as tall as it. The arms radiate at 0, 90 and 180 degrees, are 8 mm wide and reach 50 mm from the center.',
])

// A plate 50 mm square and 6 mm thick with an arm 12 mm wide and 30 mm long on each side, a 5 mm hole 8 mm from its end.
holdWordings(50 * 50 * 6 + 4 * 12 * 30 * 6 - 4 * Math.PI * 6.25 * 6, [
  'A 50 x 50 x 6 mm square plate with an arm on each side. Each arm is 12 mm wide, 6 mm thick and sticks out 30 mm. In every arm there is a 5 mm hole, 8 mm from its end.',
  'Plate 50mm x 50mm, 6mm thick. Four arms, 12mm wide and 6mm thick, extend along +X, -X, +Y and -Y from the edges of the plate to 55mm from the origin. A 5mm hole is drilled through each arm at 47mm from the origin.',
  'Make a square plate 50mm on a side and 6mm thick. Four arms of the same thickness and 12mm width extend outward from the middle of its four sides, each arm 30mm long. Drill a 5mm hole near the tip of each arm, 47mm from the center of the plate.',
])

// Arms with a pad at each tip: told by their pads as thick as all of it.
const paddle = (thick: number): number => {
  const hub = Math.PI * 400 * thick
  const arms = 4 * (outside(20, 10, 60) - under(9, 10)) * thick
  return hub + arms + 4 * Math.PI * 81 * thick
}

/** What a bar covers of a round pad at its tip. */
function under(radius: number, width: number): number {
  const half = width / 2
  return half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius)
}

holdWordings(paddle(4), [
  'A quadcopter frame, 4 mm thick everywhere. A round hub of 40 mm diameter, four arms 10 mm wide going out at 45, 135, 225 and 315 degrees to a distance of 60 mm from the center, and a round pad 18 mm in diameter at the end of each arm.',
  'Start with a disc 40mm across and 4mm thick. Add 4 arms in an X layout, 10mm wide and the same thickness as the disc, reaching 60mm from the center. Each arm ends in an 18mm circular pad centered at its tip.',
  'Frame (Z=0 to Z=4). Hub: disc 40mm diameter. Four diagonal arms, each 10mm wide, from the hub to 60mm from center. A circular platform, 18mm diameter, sits at each arm tip.',
])

holdWordings(Math.PI * 81 * 10 + 3 * 2 * 10 * 35 - 3 * 10 * under(9, 2), [
  'An impeller: a cylindrical hub 18 mm in diameter and 10 mm tall with three radial blades, each 2 mm thick and 10 mm tall, reaching out to a radius of 35 mm.',
  'Hub: diameter 18mm, Z=0 to Z=10. Three blades at 0, 120 and 240 degrees extend radially from the hub to a radius of 35mm; each blade is 2mm thick and as tall as the hub.',
])

holdUnread([
  // How far?
  'A 50 x 50 x 6 mm square plate with an arm on each side. Each arm is 12 mm wide and 6 mm thick.',
  'A 60 x 40 x 6 mm plate with four arms at 30, 120, 210 and 300 degrees, 10 mm wide, 6 mm thick and 30 mm long.',
])

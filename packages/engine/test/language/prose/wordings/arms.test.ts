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

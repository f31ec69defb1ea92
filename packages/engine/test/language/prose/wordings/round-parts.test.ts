/** Halves and quadrants of what is round, balls on a bar, rings of round section, what sits off its center. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math

const ring = (outer: number, inner: number, height: number): number =>
  (PI / 4) * (outer ** 2 - inner ** 2) * height

holdWordings(ring(70, 50, 10) / 4, [
  'Create a ring with an outer diameter of 70 mm, an inner diameter of 50 mm and a height of 10 mm. Then keep only one quadrant of the ring and remove the other three, so that it resembles a curved 90-degree segment.',
  'A ring, outer diameter 70 mm, inner diameter 50 mm, 10 mm tall. Cut it along two planes through the axis and keep only one quadrant, removing the other three.',
])

holdWordings(ring(50, 42, 80) / 2, [
  'A half pipe: outer radius 25 mm, inner radius 21 mm, 80 mm long.',
  'A tube with an outer diameter of 50 mm, a wall thickness of 4 mm and a length of 80 mm, cut in half lengthwise.',
  'Create a ring (outer radius 25, inner radius 21, height 80) and cut it in half along the diameter, keeping one half.',
])

// Two balls and the bar between them.
const ballAndBar = (radius: number, bar: number, apart: number): number => {
  const reach = Math.sqrt(radius ** 2 - bar ** 2)
  const cap = (PI * (radius - reach) ** 2 * (3 * radius - (radius - reach))) / 3
  return 2 * ((4 / 3) * PI * radius ** 3 - cap) + PI * bar ** 2 * (apart - 2 * reach)
}
holdWordings(ballAndBar(13, 4, 70), [
  'A dumbbell: two spheres of 26 mm diameter connected by a bar of 8 mm diameter. The sphere centers are 70 mm apart.',
  'Create two spheres with a radius of 13 mm, their centers 70 mm apart along the X axis, and join them with a cylinder of 4 mm radius.',
])

holdWordings(2 * PI ** 2 * 25 * 4 ** 2, [
  'Create a ring by revolving a circle of 8 mm diameter around an axis 25 mm away from its center.',
  'Revolve a circle with a radius of 4 mm around an axis that lies 25 mm from its center.',
])

holdWordings(ring(48, 0, 10) - ring(12, 0, 10), [
  'A disc 48 mm in diameter and 10 mm thick with a 12 mm hole offset 9 mm from its center.',
  'A cylinder with a radius of 24 mm and a height of 10 mm. Cut a hole of 6 mm radius through it whose axis is shifted by 9 mm from the axis of the cylinder.',
])

holdUnread([
  // How far apart are they?
  'A dumbbell: two spheres of 26 mm diameter connected by a bar of 8 mm diameter.',
  // Which of its quarters, of what is no ring?
  'A block 40 x 30 x 20 mm. Keep only one quadrant of it and remove the other three.',
])

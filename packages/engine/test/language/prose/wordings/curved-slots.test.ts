/** Slots along an arc about the middle, by their middle or by their two sides. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math
const disc = 45 ** 2 * PI * 6 - 9 ** 2 * PI * 6
const curved = (radius: number, width: number, degrees: number): number =>
  (radius * ((degrees * PI) / 180) * width + PI * (width / 2) ** 2) * 6

const DISC = 'A disc 90 mm in diameter and 6 mm thick with an 18 mm center hole.'

holdWordings(disc - curved(32, 7, 80), [
  `${DISC} A curved slot 7 mm wide follows an arc of 32 mm radius about the center, from 50 degrees to 130 degrees (measured to the centers of its rounded ends).`,
  `${DISC} It has an arc slot: width 7, centerline radius 32, spanning 80° between end centers, rounded ends.`,
  `${DISC} Cut a curved slot, 7 mm wide, on a 64 mm diameter centerline circle. The slot spans 80 degrees between the centers of its round ends and is at the top (12 o'clock).`,
  `${DISC} It has one kidney shaped slot of 7 mm width concentric with the disc, mean radius 32 mm, covering an angle of 80 degrees from end center to end center.`,
  `${DISC} Cut a curved slot with an inner radius of 28.5 mm and an outer radius of 35.5 mm, sweeping 80 degrees about the center.`,
])

holdWordings(disc - 3 * curved(32, 7, 60), [
  `${DISC} Three arc-shaped slots, each 7 mm wide, lie on a 32 mm radius, each spans 60 degrees, equally spaced.`,
])

holdUnread([
  // How far round?
  `${DISC} A curved slot 7 mm wide follows an arc of 32 mm radius about the center.`,
  // Out over the rim.
  `${DISC} A curved slot 7 mm wide on a 43 mm radius spans 60 degrees.`,
  // Into one another.
  `${DISC} Six arc-shaped slots, each 7 mm wide, lie on a 32 mm radius, each spans 60 degrees, equally spaced.`,
])

/** Collars, grooves and holes of turned parts: where along the part they lie, and around what they go. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

/** What a collar adds to the bar that it goes around, and what a groove takes from it. */
const band = (outer: number, inner: number, width: number): number =>
  round(outer, width) - round(inner, width)

/** What a hole takes from the bar that it goes across. */
function crossing(bar: number, hole: number): number {
  const [R, r, steps] = [bar / 2, hole / 2, 4000]
  const slice = (k: number): number => {
    const y = -r + ((k + 0.5) * 2 * r) / steps
    return 4 * Math.sqrt(r * r - y * y) * Math.sqrt(R * R - y * y) * ((2 * r) / steps)
  }
  return Array.from({ length: steps }, (_, k) => slice(k)).reduce((sum, each) => sum + each, 0)
}

const chamfered = (diameter: number, size: number): number => {
  const [R, r] = [diameter / 2, diameter / 2 - size]
  return Math.PI * size * (R * R - (R * R + R * r + r * r) / 3)
}

holdVolumes([
  // A collar goes around its bar, wherever along it that is.
  [
    'A steel shaft, 24 mm in diameter and 90 mm long. Halfway along it sits a collar 40 mm in diameter and 6 mm wide, around its middle.',
    round(24, 90) + band(40, 24, 6),
  ],
  [
    'A pipe 48 mm in outer diameter and 70 mm tall with 5 mm thick walls. A ring with an outer diameter of 64 mm and a thickness of 9 mm sits at mid-height.',
    band(48, 38, 70) + band(64, 48, 9),
  ],
  [
    'Make a cylinder 44 mm in diameter and 66 mm tall. Around its middle, place a 58 mm diameter shoulder, 7 mm thick.',
    round(44, 66) + band(58, 44, 7),
  ],
  [
    'A cylinder 52 mm in diameter and 64 mm high. It has a flange 76 mm in diameter and 7 mm thick with its lower face 18 mm above the bottom.',
    round(52, 64) + band(76, 52, 7),
  ],
  // A body is measured beside the groove that is turned into it.
  [
    'A sleeve with an outer diameter of 46 mm, a wall of 6 mm and a height of 54 mm. Around the outside, halfway up, cut a groove 5 mm wide and 2 mm deep.',
    band(46, 34, 54) - band(46, 42, 5),
  ],
  [
    'A pin, Ø18 mm and 70 mm long, with a groove around the pin. Its width is 4 mm and its depth is 1.5 mm.',
    round(18, 70) - band(18, 15, 4),
  ],
  // A height says where a hole lies, not how deep it is.
  [
    'A post 36 mm in diameter and 75 mm tall. Drill a 7 mm hole through the side at a height of 30 mm.',
    round(36, 75) - crossing(36, 7),
  ],
  [
    'A 36 mm diameter, 75 mm tall cylinder with a 9 mm hole going horizontally through it, 25 mm above the bottom.',
    round(36, 75) - crossing(36, 9),
  ],
  [
    'A rod 30 mm in diameter and 95 mm long. At each end, drill an 8 mm hole, 12 mm deep.',
    round(30, 95) - 2 * round(8, 12),
  ],
  [
    'A rod 30 mm in diameter and 95 mm long with an 8 mm hole, 14 mm deep, in the middle of one end.',
    round(30, 95) - round(8, 14),
  ],
  [
    'A rod 30 mm in diameter and 95 mm long with a chamfer of 2 mm around the top edge.',
    round(30, 95) - chamfered(30, 2),
  ],
  [
    'The part is a 28 mm diameter round rod, 85 mm long. It has a stub 10 mm in diameter and 14 mm long on one end face.',
    round(28, 85) + round(10, 14),
  ],
  [
    'A round pillar, 38 mm in diameter and 60 mm tall, has a 4 mm wide, 2 mm deep groove around the outside, 12 mm from the bottom, and a 9 mm hole, 15 mm deep, in the bottom.',
    round(38, 60) - band(38, 34, 4) - round(9, 15),
  ],
  // Several need no article before their sizes; both ends are told by how much of them is meant.
  [
    'A shaft 28 mm in diameter and 110 mm long has two 5 mm wide, 2 mm deep grooves, 14 mm from each end.',
    round(28, 110) - 2 * band(28, 24, 5),
  ],
  [
    'A rod 22 mm in diameter and 90 mm long. The last 18 mm of each end are turned down to 14 mm in diameter.',
    round(22, 90) - 2 * band(22, 14, 18),
  ],
  [
    'A cylinder 46 mm in diameter and 58 mm tall. In the bottom face there is a 12 mm hole, 16 mm deep. On the opposite face there is another hole, 7 mm in diameter and 21 mm deep.',
    round(46, 58) - round(12, 16) - round(7, 21),
  ],
  [
    'A cone with a base diameter of 54 mm and a height of 45 mm has a 9 mm hole, 13 mm deep, drilled from below.',
    round(54, 45) / 3 - round(9, 13),
  ],
  [
    'A ball with a radius of 22 mm with a 10 mm hole along its vertical axis.',
    (4 / 3) * Math.PI * (22 ** 2 - 5 ** 2) ** 1.5,
  ],
  // Where something lies may be told in a sentence of its own.
  [
    'A cylinder 42 mm in diameter and 66 mm tall. It has a collar 60 mm in diameter and 7 mm thick. It is positioned in the middle.',
    round(42, 66) + band(60, 42, 7),
  ],
  [
    'A cylinder 42 mm in diameter and 66 mm tall. Add a collar with an outer diameter of 60 mm and a thickness of 7 mm. The collar begins 18 mm above the base.',
    round(42, 66) + band(60, 42, 7),
  ],
  [
    'A post 42 mm in diameter and 66 mm tall. It has a groove around its circumference, 4 mm wide and 3 mm deep. Its center is 14 mm from the bottom face.',
    round(42, 66) - band(42, 36, 4),
  ],
  [
    'A cylinder 44 mm in diameter and 52 mm tall. It has a circular hole 11 mm in diameter and 17 mm deep in the top. It also has a 2 mm chamfer at the bottom edge.',
    round(44, 52) - round(11, 17) - chamfered(44, 2),
  ],
])

/** Holes across a rod: from one end of it, through its axis, and out on the other side. */
import { holdBalanced } from './balanced.ts'
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, length: number): number => (Math.PI / 4) * diameter ** 2 * length

/** What a round hole takes from a round bar that it crosses in the middle. */
function crossing(bar: number, hole: number, steps = 20000): number {
  const [R, r] = [bar / 2, hole / 2]
  const step = (2 * r) / steps
  let sum = 0
  for (let at = 0; at < steps; at++) {
    const y = -r + (at + 0.5) * step
    sum += 4 * Math.sqrt(r * r - y * y) * Math.sqrt(R * R - y * y) * step
  }
  return sum
}

const taken = crossing(24, 7)
const rod = [
  [round(24, 120), 60],
  [-taken, 18],
] as const

holdBalanced([
  [
    "This is a solid round rod with a hole drilled sideways through it. The rod is 24 mm in diameter and 120 mm long. The hole is 7 mm in diameter. It's perpendicular to the axis of the rod and passes through the center axis, coming out on the other side. The center of the hole is 18 mm from one end of the rod.",
    rod,
  ],
  ['A rod 24 mm in diameter and 120 mm long with a 7 mm hole 18 mm from one end.', rod],
  [
    'A rod 24 mm in diameter and 120 mm long. There is a 7 mm hole in it that is perpendicular to the axis of the rod and exits on the opposite side. It is 18 mm from one end.',
    rod,
  ],
])

holdVolumes([
  [
    'A block 50 x 40 x 30 mm with a 6 mm hole in the center of the front face that comes out on the other side.',
    50 * 40 * 30 - round(6, 40),
  ],
  [
    'A plate 50 x 40 x 8 mm with a 6 mm hole in the center, coming out the other side.',
    50 * 40 * 8 - round(6, 8),
  ],
])

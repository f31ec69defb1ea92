/** Around a middle: how far blades reach, where the first of several lies, and talk of how bodies merge. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
/** What of a strip through the middle lies inside a circle, on one side. */
const inside = (radius: number, half: number): number =>
  half * Math.sqrt(radius ** 2 - half ** 2) + radius ** 2 * Math.asin(half / radius)
const hub =
  'A disc 80 mm in diameter and 4 mm thick. A hub 24 mm in diameter and 20 mm tall rises from the disc.'
const rotor = round(80, 4) + round(24, 20) + 6 * 10 * (36 * 3 - inside(12, 1.5))
const flange = round(90, 12) - 6 * round(7, 12)

holdVolumes([
  [
    `${hub} Six flat radial vanes, each 3 mm thick and 10 mm tall, extend outward from the hub to a radius of 36 mm (flat vane ends), equally spaced every 60 degrees starting from the +X axis.`,
    rotor,
  ],
  [
    `${hub} Six ribs, each 3 mm thick and 10 mm tall, extend outward from the hub to a radius of 36 mm, equally spaced with the first one along +Y. The ribs overlap the hub slightly so they fuse into a single solid.`,
    rotor,
  ],
  [
    'A disc 90 mm in diameter and 12 mm thick with six 7 mm holes on a 70 mm bolt circle, equally spaced, starting at the -Y direction.',
    flange,
  ],
  [
    'A disc 90 mm in diameter and 12 mm thick with six 7 mm holes on a 70 mm bolt circle, with one hole on the +X axis.',
    flange,
  ],
])

/** A tab with a straight end that starts in a round rim. */
const tabbed = round(56, 4) + 4 * 4 * (9 * (28 + 7) - inside(28, 4.5))

holdVolumes([
  [
    'A disc 56 mm in diameter and 4 mm thick with four tabs around it, each 9 mm wide, 7 mm long and 4 mm thick.',
    tabbed,
  ],
  [
    'A disc 56 mm in diameter and 4 mm thick with four tabs around its edge. Each tab is 9 mm wide, 4 mm thick and sticks out 7 mm.',
    tabbed,
  ],
  [
    'A disc 56 mm in diameter and 4 mm thick has four tabs 9 mm wide, 7 mm long and 4 mm thick around its circumference.',
    tabbed,
  ],
])

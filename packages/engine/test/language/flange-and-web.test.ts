/** Profiles told by their pieces, and holes in those. */
import { holdVolumes } from './volumes.ts'

const round = (diameter: number): number => (Math.PI / 4) * diameter ** 2
const tee = 54 * 7 + 5 * 38
const beam = 2 * 44 * 7 + 5 * 46
const channel = 64 * 3 + 2 * 21 * 3
const cee = 66 * 5 + 2 * 23 * 5
const angle = 46 * 4 + 30 * 4
const zed = 44 * 4 + 2 * 18 * 4

// A web by itself ends where its flange begins.
holdVolumes([
  ['T-section, 130 mm long: flange 54 mm wide and 7 mm thick, stem 5 mm thick and 38 mm tall.', tee * 130],
  ['A T-beam with a 54 x 7 mm flange and a 38 x 5 mm web, 130 mm long.', tee * 130],
  ['A T-shaped bar 130 mm long. The crossbar is 54 mm by 7 mm, the stem 5 mm by 38 mm.', tee * 130],
  ['A T-profile, overall height 45 mm, 130 mm long, flange 54 mm x 7 mm, web thickness 5 mm.', tee * 130],
  [
    'An I-section with 44 mm wide, 7 mm thick flanges and a 5 mm web, 60 mm total height, length 90 mm.',
    beam * 90,
  ],
  [
    'An I-beam with a web 5 mm thick and an overall height of 60 mm. Its flanges are 44 mm x 7 mm. Length 90 mm.',
    beam * 90,
  ],
  ['A U-profile 110 mm long: base 64 mm wide, sides 24 mm high, all 3 mm thick.', channel * 110],
  ['A channel with a 64 mm base and two 24 mm legs, 3 mm thick everywhere, 110 mm long.', channel * 110],
  ['A C-section with a 66 mm web and 28 mm flanges, all 5 mm thick, 140 mm long.', cee * 140],
  // The flanges of a Z go opposite ways, each as wide as told from the far side of the web.
  ['A Z-profile, 90 mm long, 44 mm high, flanges 22 mm wide, 4 mm thick throughout.', zed * 90],
  ['Z-section 90 mm long: height 44 mm, flange width 22 mm, 4 mm thick.', zed * 90],
  ['A Z-profile 90 mm long, overall width 40 mm, height 44 mm, 4 mm thick.', zed * 90],
  ['An angle 46 x 34 x 4 mm, 75 mm long.', angle * 75],
  [
    'An L-shaped profile: the vertical leg is 46 mm tall, the horizontal leg 34 mm long, both 4 mm thick, 75 mm long.',
    angle * 75,
  ],
])

holdVolumes([
  [
    'An angle iron 46 x 34 x 4 mm, 75 mm long, with two 7 mm holes in one leg.',
    angle * 75 - 2 * round(7) * 4,
  ],
  ['An angle iron 46 x 34 x 4 mm, 75 mm long, with a 7 mm hole in each leg.', angle * 75 - 2 * round(7) * 4],
  ['A U-channel 64 x 24 x 3 mm, 110 mm long, with a 9 mm hole in the base.', channel * 110 - round(9) * 3],
  [
    'A U-channel 64 x 24 x 3 mm, 110 mm long, with a 9 mm hole through both sides.',
    channel * 110 - 2 * round(9) * 3,
  ],
  [
    'A C-channel 66 x 28 x 5 mm, 140 mm long, with two 8 mm holes in the web, 90 mm apart.',
    cee * 140 - 2 * round(8) * 5,
  ],
  [
    'A T-profile 54 x 45 x 5 mm, 130 mm long, with four 6 mm holes in the flange.',
    (54 + 40) * 5 * 130 - 4 * round(6) * 5,
  ],
  [
    'An I-beam 60 mm high and 44 mm wide, 5 mm web, 7 mm flanges, 90 mm long, with a 20 mm hole in the middle of the web.',
    beam * 90 - round(20) * 5,
  ],
  [
    'An L bracket with 46 mm legs, 4 mm thick and 50 mm wide, with two 6 mm holes in one of the legs.',
    (46 + 42) * 4 * 50 - 2 * round(6) * 4,
  ],
])

/** A tee of 54 x 45 mm with both of its inside corners rounded by 4 mm. */
const filleted = tee + 2 * (1 - Math.PI / 4) * 16

// How far the web hangs below the flange, and the corners between the two.
holdVolumes([
  [
    'T profile, 80 mm long. The flange of the T is 54 mm wide and 7 mm thick. The web is centered under the flange, 5 mm thick, and reaches 38 mm below the flange (45 mm overall height).',
    tee * 80,
  ],
  [
    'T profile, 80 mm long. The flange is 54 mm wide and 7 mm thick. The web is 5 mm thick and hangs 38 mm below the flange. The two inside corners where web meets flange have a fillet of radius 4 mm.',
    filleted * 80,
  ],
  [
    'T profile, 80 mm long. The flange is 54 mm wide and 7 mm thick. The web is 5 mm thick and 38 mm tall. Fillet the two inner corners where the web meets the flange with a 4 mm radius.',
    filleted * 80,
  ],
  [
    'T profile, 80 mm long. The flange is 54 mm wide and 7 mm thick. The web is 5 mm thick and 38 mm tall, with 4 mm fillets in both inside corners.',
    filleted * 80,
  ],
])

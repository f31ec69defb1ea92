/** What is turned: shafts by their sections, shoulders, tapers, grooves around, balls with flats, flanges on one axis. */
import { holdProse, holdUnread } from './prose.ts'

const { PI } = Math

const disc = (diameter: number, height: number): number => (PI * diameter ** 2 * height) / 4
const cone = (low: number, high: number, height: number): number =>
  (PI * height * (low ** 2 + low * high + high ** 2)) / 12
const ball = (diameter: number): number => (PI * diameter ** 3) / 6
const cap = (radius: number, height: number): number => (PI * height ** 2 * (3 * radius - height)) / 3
/** A V around a rim: its triangle or trapezoid on its way about the axis. */
const vee = (diameter: number, width: number, depth: number, floor = 0): number => {
  const middle = (depth * (width + 2 * floor)) / (3 * (width + floor))
  return 2 * PI * (diameter / 2 - middle) * ((width + floor) / 2) * depth
}

holdProse([
  [
    'A spindle with three diameters. First 24mm in diameter for 20mm, then 16mm in diameter for 35mm, and finally 10mm in diameter for 15mm.',
    disc(24, 20) + disc(16, 35) + disc(10, 15),
  ],
  [
    'Pin: 12 mm long section of 20 mm diameter, followed by a 30 mm long section of 14 mm diameter.',
    disc(20, 12) + disc(14, 30),
  ],
  ['A stepped shaft along Z: Ø22 from Z=0 to Z=18, Ø14 from Z=18 to Z=60.', disc(22, 18) + disc(14, 42)],
  [
    'This is a stepped shaft.\n\n1. The first section is 26mm diameter and 14mm long.\n\n2. The second section is 18mm diameter and 30mm long.\n\n3. Cut a groove in the 18mm diameter section. The groove is 2mm wide and 1mm deep. There is 4mm between the groove and the step where the shaft goes up to 26mm.',
    disc(26, 14) + disc(18, 30) - disc(18, 2) + disc(16, 2),
  ],
  [
    'A round flange. The disc is 90mm in diameter and 10mm thick. A hub 40mm in diameter and 25mm tall is centered on it.',
    disc(90, 10) + disc(40, 25),
  ],
  [
    'A shaft with a collar. The shaft is 12mm diameter and 80mm long. The collar is 24mm diameter and 8mm thick, and it is 20mm from the bottom end.',
    disc(12, 80) + disc(24, 8) - disc(12, 8),
  ],
  [
    'A bolt blank. The head is 16mm in diameter and 6mm thick. The shank is 8mm diameter and 40mm long.',
    disc(16, 6) + disc(8, 40),
  ],
  ['A cylinder 36 mm in diameter at the bottom, tapering to 18 mm at the top, 50 mm high.', cone(36, 18, 50)],
  [
    'A cylinder 40 mm in diameter and 20 mm high. On top is a cone frustum, 30 mm high, tapering to a diameter of 10 mm.',
    disc(40, 20) + cone(40, 10, 30),
  ],
  [
    'A cylinder 50mm in diameter and 20mm tall. A conical recess in the top, 30mm in diameter at the top and 10mm in diameter at the bottom, 10mm deep.',
    disc(50, 20) - cone(30, 10, 10),
  ],
  [
    'A disc 60mm in diameter and 18mm thick. A V groove runs all the way around the outside, centered in the thickness, 12mm wide at the outside and 8mm deep.',
    disc(60, 18) - vee(60, 12, 8),
  ],
  [
    'A sheave 60 mm in diameter and 16 mm thick. The V groove around the outside is 10 mm wide and tapers to a 4 mm wide bottom, 8 mm deep, centered at Z=8.',
    disc(60, 16) - vee(60, 10, 8, 4),
  ],
  ['A ball with a diameter of 40mm. Cut a flat on the bottom, 15mm below the center.', ball(40) - cap(20, 5)],
  [
    'Start with a 50mm diameter sphere. Cut the top of the sphere flat. The cut is 20mm above the center of the sphere.',
    ball(50) - cap(25, 5),
  ],
  ['A cylinder 20mm in diameter and 40mm long with a hemisphere on each end.', disc(20, 40) + ball(20)],
  [
    'Take a pipe 80mm long with a 40mm outer diameter and a 30mm inner diameter and cut it in half lengthwise.',
    (disc(40, 80) - disc(30, 80)) / 2,
  ],
  [
    'Pipe 50 mm outside diameter, 42 mm bore, 90 mm long with an 80 mm diameter, 8 mm thick flange on each end.',
    disc(50, 90) - disc(42, 106) + 2 * disc(80, 8),
  ],
])

holdUnread([
  // Of two ends that are not alike.
  'A shaft in two steps: 40 mm diameter by 30 mm long, then 24 mm diameter by 30 mm long. One end has a 2 mm chamfer.',
  // Lengthwise, or across?
  'A cylinder 40 mm in diameter and 30 mm tall. Cut it in half.',
  // Fewer sections than are announced.
  'A shaft with three sections: 20 mm diameter from Z=0 to Z=30 and 12 mm diameter from Z=30 to Z=50.',
  'Two discs 40 mm in diameter and 5 mm thick.',
])

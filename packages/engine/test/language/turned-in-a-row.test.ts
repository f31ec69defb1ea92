/** Round bodies on one axis, told as who turns them tells them: between others, at both ends, narrowing, one as the other. */
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const cone = (low: number, high: number, height: number): number =>
  (Math.PI / 12) * height * (low ** 2 + low * high + high ** 2)

holdVolumes([
  // What is between two others stands on the one and carries the other.
  [
    'A reel. Both side discs are 60mm in diameter and 3mm thick, and the drum between them is 25mm in diameter and 30mm long. A 10mm hole goes through the center of everything.',
    2 * disc(60, 3) + disc(25, 30) - disc(10, 36),
  ],
  [
    'This is a wheel. The flanges are 45mm in diameter and 4mm thick. Between them is a 20mm diameter hub that is 15mm long.',
    2 * disc(45, 4) + disc(20, 15),
  ],
  [
    'A dumbbell. Each weight is 36mm in diameter and 12mm long. The grip between them is 12mm in diameter and 60mm long. The overall length is 84mm.',
    2 * disc(36, 12) + disc(12, 60),
  ],
  // The first as the last, with its sizes once more.
  [
    "A barbell.\n1. The first weight is a cylinder with 44mm diameter and 16mm length.\n2. The rod continues from the center of that weight. It's 14mm in diameter and 70mm long.\n3. The second weight goes on the other end of the rod. It's the same as the first one (44mm diameter, 16mm long).",
    2 * disc(44, 16) + disc(14, 70),
  ],
  // Where the handle stands on a weight there is no edge to break; both of them are.
  [
    'A dumbbell. The first weight is 50mm in diameter and 20mm long. The handle continues from the center of that weight. It is 16mm in diameter and 80mm long. The second weight goes on the other end. It is the same as the first one. Put a 3mm chamfer on both round edges of both weights.',
    2 * disc(50, 20) + disc(16, 80) - 4 * (disc(50, 3) - cone(50, 44, 3)),
  ],
  [
    'A disc 50mm in diameter and 20mm tall. On top of it is a cylinder 16mm in diameter and 80mm tall. Chamfer both round edges of the disc by 2mm.',
    disc(50, 20) + disc(16, 80) - 2 * (disc(50, 2) - cone(50, 46, 2)),
  ],
  // Sizes whose words are left out are those of the one before.
  [
    'This is like a small tower with three tiers. The bottom tier is 50mm in diameter, the middle one is 36mm and the top one is 22mm. Each tier is 8mm tall.',
    disc(50, 8) + disc(36, 8) + disc(22, 8),
  ],
  [
    'A stand with three round steps. The lowest step is 70mm in diameter, the next one is 50mm and the top one is 30mm. All steps are 9mm tall.',
    disc(70, 9) + disc(50, 9) + disc(30, 9),
  ],
  [
    'A pedestal: the bottom disc is 64mm in diameter and 6mm thick, the top disc is 44mm in diameter and 5mm thick and the column between them is 18mm in diameter and 50mm tall.',
    disc(64, 6) + disc(44, 5) + disc(18, 50),
  ],
  // What each of a list has besides is that of each, and nothing is made up.
  [
    'A stepped cone made of four discs stacked on the same center: the diameters are 70mm, 55mm, 40mm and 25mm from bottom to top, and each disc is 6mm thick.',
    disc(70, 6) + disc(55, 6) + disc(40, 6) + disc(25, 6),
  ],
  // Ends.
  [
    'A roller. The barrel is 40mm in diameter and 70mm long. At each end there is a journal that is 16mm in diameter and 12mm long. Overall it is 94mm long.',
    disc(40, 70) + 2 * disc(16, 12),
  ],
  // Cones by their tips and by their ends.
  [
    'This is a plummet.\n1. Start with a cone that has its tip at the bottom (Z=0) and opens up to a diameter of 24mm at Z=36.\n2. On top of the cone add a cylinder of 24mm diameter that is 20mm tall (Z=36 to Z=56).',
    cone(0, 24, 36) + disc(24, 20),
  ],
  [
    'A round foot. It is 36mm in diameter at the bottom and narrows to 24mm at the top. It is 18mm tall.',
    cone(36, 24, 18),
  ],
  [
    'A handle that is 28mm in diameter at one end and tapers down to 18mm at the other end. The handle is 90mm long.',
    cone(28, 18, 90),
  ],
  [
    "1. Start with a cylinder that's 26mm in diameter and 14mm tall.\n2. On top of that there's a truncated cone. It starts with the same 26mm diameter and goes down to 12mm at the top, and it's 22mm tall.",
    disc(26, 14) + cone(26, 12, 22),
  ],
  [
    'This is a plummet.\n1. Start with a cone that points down. It is 24mm in diameter at the top and 40mm tall.\n2. On top of the cone there is a 24mm diameter cylinder that is 30mm tall.',
    cone(0, 24, 40) + disc(24, 30),
  ],
  // Outside and inside between levels.
  [
    'A funnel. The spout is a straight tube with a 16mm outer diameter and a 12mm inner diameter, 20mm long (Z=0 to Z=20). The cone sits on top of the spout. The outside tapers from 16mm at Z=20 to 70mm at Z=55. The inside tapers from 12mm at Z=20 to 66mm at Z=55. It is open at both ends.',
    disc(16, 20) - disc(12, 20) + cone(16, 70, 35) - cone(12, 66, 35),
  ],
])

test('a spool whose length is not that of its pieces is refused', () => {
  refusal(
    'A spool. Both end discs are 40mm in diameter and 4mm thick, and the core between them is 20mm in diameter and 42mm long. The overall length is 60mm.',
  )
})

test('one that is told to be as another is not given other sizes', () => {
  refusal(
    'A dumbbell. The first weight is 50mm in diameter and 20mm long. The handle continues from the center of that weight. It is 16mm in diameter and 80mm long. The second weight goes on the other end. It is the same as the first one (40mm diameter, 20mm long).',
  )
})

test('exceptions, tubes without an inside and cones without a height are asked for', () => {
  for (const prompt of [
    'The bottom tier is 60mm in diameter, the middle one is 40mm and the top one is 20mm. Each tier is 10mm tall except the top one.',
    'A cone with its tip at the bottom that opens up to a diameter of 30mm.',
    'The first step is 60mm in diameter, the second is 45mm wide and square. Each step is 12mm thick.',
    'The pipe between them is 20mm in diameter and 42mm long. Both end discs are 40mm in diameter and 4mm thick.',
    'Both discs are 40mm in diameter and 4mm thick. The core between them is 20mm in diameter and 42mm long. The discs are 10mm from the ends of the core.',
  ])
    refusal(prompt)
})

test('what is drilled in the same sentence keeps its body where it was told', () => {
  refusal(
    'A cylinder that is 30mm in diameter and 20mm tall. On the end of it there is a 20mm section with a 5mm cross hole. On the end of that there is a third section that is 10mm in diameter and 15mm long.',
  )
})

test('a title that promises another number of pieces is refused', () => {
  refusal(
    'A stack of four tiers. The bottom tier is 50mm in diameter, the middle one is 36mm and the top one is 22mm. Each tier is 8mm tall.',
  )
})

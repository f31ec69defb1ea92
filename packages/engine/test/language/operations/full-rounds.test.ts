import { holdOperations, holdRefusals } from './operated.ts'

const { PI } = Math
/** A block whose one end is a half circle. */
const tongue = (length: number, width: number, thick: number): number =>
  (width * (length - width / 2) + (PI * width * width) / 8) * thick

holdOperations([
  [
    'A plate 70 x 30 x 6 mm. The right end is a half circle with a 15mm radius. Drill a 10mm hole concentric with the rounded end.',
    tongue(70, 30, 6) - PI * 25 * 6,
  ],
  [
    'Start with a lug that is 24mm wide (X), 10mm thick (Y) and 50mm tall (Z). Round the top with a full 12mm radius. The center of the arc is 12mm below the top. Drill an 8mm hole in the Y direction. It is concentric with the rounded top.',
    tongue(50, 24, 10) - PI * 16 * 10,
  ],
  [
    "1. Start with a block that's 50mm long (X), 20mm wide (Y) and 20mm tall (Z).\n\n2. Fully round off one end of the block. Looking at it from the side (along Y), the end becomes a 10mm radius half circle.\n\n3. Drill a 6mm hole all the way through in Y, concentric with the rounded end.\n\n4. Drill a 5mm diameter blind hole in the center of the flat end, 12mm deep.",
    tongue(50, 20, 20) - PI * 9 * 20 - PI * 6.25 * 12,
  ],
  [
    'Start with a base that is 90mm (X) x 24mm (Y) x 10mm (Z). Next make the upright in the middle of the base. It is 40mm wide (X) and 24mm deep (Y). The top is a half circle with a 20mm radius. The center of that half circle is 36mm above the bottom of the base. Cut a 16mm bore through the upright in the Y direction, concentric with the half circle.',
    90 * 24 * 10 + tongue(46, 40, 24) - PI * 64 * 24,
  ],
  ['A bar 80mm long, 16mm wide and 5mm thick. Round both ends with a full radius.', (64 * 16 + PI * 64) * 5],
])

holdRefusals([
  'A plate 70 x 30 x 6 mm. The right end is a half circle with a 12mm radius.',
  'A cube with 30mm sides. Round one end with a full radius.',
])

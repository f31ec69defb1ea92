/** A shaft told section by section, from one sentence to the next, in lists, with a taper among them. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math
const disc = (diameter: number, height: number): number => (PI * diameter ** 2 * height) / 4
const cone = (low: number, high: number, height: number): number =>
  (PI * height * (low ** 2 + low * high + high ** 2)) / 12

holdWordings(disc(30, 24) + disc(22, 36) + disc(14, 18), [
  'Turn a shaft 78 mm long. It has three diameters: 30 mm over the first 24 mm, 22 mm over the next 36 mm and 14 mm over the final 18 mm.',
  'Stepped shaft:\n- Section 1: Ø30 x 24\n- Section 2: Ø22 x 36\n- Section 3: Ø14 x 18',
  'A shaft with three steps. The diameters are 30, 22 and 14 mm, and the lengths are 24, 36 and 18 mm.',
  'A stepped shaft with three sections: the first is 30 mm in diameter and 24 mm long, the second is 22 mm in diameter and 36 mm long, the third is 14 mm in diameter and 18 mm long.',
  'Draw a stepped shaft lying along the X axis. Starting at the left end it is 30mm in diameter for 24mm. It then steps down to 22mm in diameter for 36mm. The last 18mm is 14mm in diameter.',
])

holdWordings(disc(28, 35) + cone(28, 18, 15) + disc(18, 20), [
  'A shaft. The first section is a cylinder 28 mm in diameter and 35 mm long. It then tapers from 28 mm down to 18 mm over a length of 15 mm. The last section is 18 mm in diameter and 20 mm long.',
  'Spindle: 28mm diameter for 35mm, then a 15mm long taper down to 18mm diameter, then 18mm diameter for another 20mm.',
])

holdWordings(disc(26, 44) + 16 * 16 * 12, [
  'A spindle, total length 56 mm. The first 44 mm are round with 26 mm diameter. The last 12 mm are a 16 mm square.',
  'Valve stem: round section Ø26 x 44, followed by a 16 mm square section 12 mm long.',
  'Cylinder 26mm in diameter and 44mm tall. Centered on top is a square peg, 16mm on a side and 12mm tall.',
])

holdUnread([
  // More lengths than diameters.
  'A shaft with three steps. The diameters are 30, 22 and 14 mm, and the lengths are 24 and 36 mm.',
])

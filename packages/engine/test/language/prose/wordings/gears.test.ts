/** Gears as stars: how many teeth, tips and roots, in the forms of words that tell them. */
import { holdUnread, holdWordings } from '../prose.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height
const star = (teeth: number, tip: number, root: number): number =>
  (teeth * tip * root * Math.sin(Math.PI / teeth)) / 4

holdWordings(star(18, 40, 34) * 7 + disc(14, 9) - disc(6, 16), [
  'A spur gear with a hub, lying on the XY plane and centered at the origin. The gear uses a star-polygon tooth profile with 18 teeth: 40mm tip diameter (20mm radius) and 34mm root diameter (17mm radius), 7mm face width (Z=0 to Z=7). A hub 14mm in diameter extends from Z=0 to Z=16, protruding 9mm above the gear face. A 6mm bore runs through the full 16mm height.',
  'A spur gear with a protruding hub, standing along Z. The gear disc has 18 teeth with a star-polygon profile: tooth tips at 40mm diameter, tooth roots at 34mm diameter, face width 7mm (Z=0 to Z=7). A cylindrical hub 14mm in diameter extends from Z=7 to Z=16. A 6mm diameter bore runs through the full height along Z.',
])

holdWordings(star(30, 60, 52) * 6 + star(12, 26, 20) * 10 - disc(8, 16), [
  'A stacked gear pair: two coaxial spur gears on the Z axis. The lower gear has 30 teeth, 60mm tip diameter and 52mm root diameter, from Z=0 to Z=6. The upper gear has 12 teeth, 26mm tip diameter and 20mm root diameter, from Z=6 to Z=16. An 8mm diameter bore passes through both gears (Z=0 to Z=16).',
])

holdUnread([
  'A gear 40mm in diameter and 7mm thick.',
  'A spur gear. A disc 40mm in diameter and 7mm thick (Z=0 to Z=7).',
  'A spur gear with 18 teeth, 40mm tip diameter, 7mm thick (Z=0 to Z=7).',
  'A ring gear with 18 teeth, 40mm tip diameter and 34mm root diameter, 7mm thick (Z=0 to Z=7).',
  'A spur gear with 18 teeth, 40mm tip diameter (21mm radius) and 34mm root diameter, 7mm thick (Z=0 to Z=7).',
])

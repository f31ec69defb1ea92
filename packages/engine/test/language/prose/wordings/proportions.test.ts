/** Sizes told by how they compare. */
import { holdUnread, holdWordings } from '../prose.ts'

holdWordings(50 * 25 * 50, [
  'A block that is 50 mm long, half as wide, and as tall as it is long.',
  'A block 50 mm long. Its width is half its length and its height equals its length.',
  'A block 25 mm wide. It is twice as long as it is wide and just as tall as it is long.',
])

holdWordings(80 * 60 * 8 + 40 * 30 * 12, [
  'A base plate 80 x 60 x 8 mm. On top, centered, sits a block half as long and half as wide as the base, 12 mm tall.',
  'A base 80 mm long, 60 mm wide and 8 mm thick carries a centered block 40 mm x 30 mm whose height is 1.5 times the thickness of the base.',
  'A plate of 80 mm x 60 mm x 8 mm with a block centered on its top. The block has half the length and half the width of the plate and brings the total height to 20 mm.',
  'An 80 x 60 x 8 mm plate. On top of it in the middle is a smaller block, 50% of its length and 50% of its width, 12 mm high.',
  'First a block 80 mm long, 60 mm wide, 8 mm high. Then a second block centered on it: its length is 40 mm less than that of the first, its width is 30 mm less, and it is 4 mm taller than the first.',
])

holdUnread([
  'A block 50 mm long, 20 mm wide and equally high.',
  'A block that is twice as long as it is wide and 20 mm high.',
])

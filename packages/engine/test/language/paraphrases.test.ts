/** Many ways to say one part give one plan; units, order and typing habits do not change the solid. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { essence } from './reading.ts'

const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  block: [
    'a block 55 x 35 x 20 mm',
    'a 55 mm x 35 mm x 20 mm block',
    '55x35x20mm block',
    '55mmx35mmx20mm block',
    'BLOCK, 55 X 35 X 20 MM',
    'a block measuring 55 by 35 by 20 millimetres',
    'a block with a length of 55 mm, a width of 35 mm and a height of 20 mm',
    'a block 55 mm long, 35 mm wide and 20 mm high',
    'a block 5.5 x 3.5 x 2 cm',
    'Please make me a block: length 55 mm, width 35 mm, height 20 mm. Thanks!',
    '**Block** length=55, width=35, height=20',
  ],
  cylinder: [
    'a cylinder 24 mm in diameter and 50 mm tall',
    'cylinder 24 mm diameter 50 mm height',
    'a 24 mm diameter, 50 mm tall cylinder',
    'a cylinder with a radius of 12 mm and a height of 50 mm',
    'a cylinder Ø24 x 50 mm',
    'cylinder, D=24, H=50',
    'cylinder, dia. 24mm, ht. 50mm',
    'a cylnder with diameter 24 mm and height 50 mm',
    'a cylinder 2.4 cm in diameter and 5 cm tall',
    'Create a cylinder. Its diameter is 24 mm. Its height is 50 mm.',
    'Create a cylinder. Its height is 50 mm. Its diameter is 24 mm.',
  ],
  tube: [
    'a tube with outer diameter 36 mm, inner diameter 28 mm and length 90 mm',
    'a tube, OD 36, ID 28, 90 mm long',
    'tube 36 mm outer diameter 28 mm inner diameter 90 mm length',
    'a hollow cylinder with an outer diameter of 36 mm, an inner diameter of 28 mm and a height of 90 mm',
    'a tube 90 mm long with an outside diameter of 36 mm and a wall thickness of 4 mm',
    'a pipe with an inside diameter of 28 mm, a 4 mm wall and a length of 90 mm',
  ],
  plate: [
    'a 80 x 50 x 5 mm plate with four 6 mm holes 10 mm from the edges',
    'an 80x50x5mm plate with 4 holes of 6mm diameter, 10mm from the edges',
    'a plate 80 x 50 x 5 mm. It has four holes. The holes are 6 mm in diameter and 10 mm from the edges.',
    'a plate 80 x 50 x 5 mm with four Ø6 holes, 10 mm from each edge',
    'a plate 80 mm long, 50 mm wide and 5 mm thick with four 6 mm through holes 10 mm from the edges',
    'plate 8 x 5 x 0.5 cm with four 0.6 cm holes 1 cm from the edges',
  ],
  cone: [
    'a cone with a base diameter of 30 mm and a height of 45 mm',
    'a cone 30 mm in diameter and 45 mm tall',
    'a cone with a base radius of 15 mm and a height of 45 mm',
    'cone, 45 mm high, 30 mm base diameter',
  ],
  cube: [
    'a 1 inch cube',
    'a 1" cube',
    'a 25.4 mm cube',
    'a 2.54cm cube',
    'a cube of 1 in',
    'a cube with 25.4 mm sides',
  ],
  hexagon: [
    'a hexagonal prism 22 mm across flats and 30 mm tall',
    'a hex prism, 22 mm across the flats, height 30 mm',
    'a six-sided prism with a width across flats of 22 mm and a height of 30 mm',
  ],
  rounded: [
    'a 40 x 30 x 20 mm box with all edges rounded by 3 mm',
    'a 40 x 30 x 20 mm box with 3 mm fillets on all edges',
    'a 40 x 30 x 20 mm box. Fillet all edges with a radius of 3 mm.',
    'a box 40 x 30 x 20 mm, all edges filleted R3',
  ],
}

for (const [name, [first = '', ...others]] of Object.entries(FAMILIES))
  for (const wording of others)
    test(`${name}: “${wording}” is “${first}”`, () => assert.deepEqual(essence(wording), essence(first)))

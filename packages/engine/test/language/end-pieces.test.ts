/** A step at an end of a block, told by the sizes of the piece that goes; walls and a floor of one thickness. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const STEPPED = 90 * 40 * 36 - 30 * 40 * 18
const BOX = 80 * 54 * 32 - 76 * 50 * 30

holdVolumes([
  [
    "Create a rectangular block with a length of 90 units, a width of 40 units and a height of 36 units. Then cut a step out of the upper right end of the block: the piece to be removed has the same width as the block, a length of 1/3rd of the block's length (30 units) and a height of half of the block's height (18 units). The result should look like a block with one low step.",
    STEPPED,
  ],
  [
    "A block 90 mm long, 40 mm wide and 36 mm high. Remove a piece from the upper left end that has the same width as the block, a length of one third of the block's length and a height of half the block's height.",
    STEPPED,
  ],
  [
    'A block 90 x 40 x 36 mm. Take a section off the top left end over its full width, with a length of 30 mm and a height of 18 mm.',
    STEPPED,
  ],
  [
    'A block 90 x 40 x 36 mm. Cut a step into the upper right end: the removed piece is as wide as the block, 30 mm long and 18 mm high.',
    STEPPED,
  ],
  [
    'Create a box without a lid. The outside of the box should be 80 units in length, 54 units in width, and 32 units in height. All four walls and the bottom should have the same thickness of 2 units. You can create it by extruding the outer rectangle and then cutting out a smaller, centered rectangle from the top, leaving the bottom in place.',
    BOX,
  ],
  [
    'A box 80 by 54 by 32 mm, open at the top. All walls and the floor have a uniform thickness of 2 mm. This can be done by hollowing out the block from the top.',
    BOX,
  ],
  ['A box 80 by 54 by 32 mm, open at the top. The bottom and the four walls are 2 mm thick.', BOX],
  ['A box 80 by 54 by 32 mm, open at the top. The thickness of the walls and of the bottom is 2 mm.', BOX],
])

test('a way to make it that asks for more is not passed over', () => {
  assert.equal(
    refusal(
      'A box 80 by 54 by 32 mm, open at the top. The walls and the bottom are 2 mm thick. You can create it by extruding the rectangle and bending it.',
    ).code,
    'prompt_too_ambiguous',
  )
})

/** Many ways to say one thing must give one plan. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { essence, read } from './reading.ts'

const SAME: readonly (readonly [what: string, wordings: readonly string[]])[] = [
  [
    'a plain plate',
    [
      'a 70 x 30 x 6 mm plate',
      '70x30x6 plate',
      'plate 70mm long, 30 mm wide and 6mm thick',
      'Plate, length: 70, width=30, thickness 6',
      'A plate that is 70 mm in length, 30 mm in width and 6 mm in thickness.',
      'a plate with a length of 70mm, a width of 30mm, and a thickness of 6mm',
      'I need a 6 mm thick plate, 70 mm by 30 mm, please.',
      'flat plate: 7 cm x 3 cm x 6 mm',
      'plate 70mm (X) x 30mm (Y) x 6mm (Z)',
      'a plate 70 units long, 30 units wide and 6 units thick',
      'make a rectangular plate. It is 70 mm long and 30 mm wide. The plate is 6 mm thick.',
      'a 6mm plate, 70 by 30',
    ],
  ],
  [
    'a cylinder',
    [
      'cylinder with a diameter of 30mm and a height of 45mm',
      'a 30 mm diameter, 45 mm tall cylinder',
      'Ø30 cylinder, 45 high',
      'a cylinder 45 mm high and 30 mm in diameter',
      'cylinder, radius 15, height 45',
      'a cylinder of radius 15 mm that is 45 mm tall',
      'a 45 mm tall cylindrical block with a 15 mm radius',
      'cylinder: 30 x 45 mm',
      'a cylinder. Its diameter is 30 mm. Its height is 45 mm.',
    ],
  ],
  [
    'a tube',
    [
      'tube 40 mm outer diameter, 30 mm inner diameter, 80 mm long',
      'a pipe with an OD of 40, an ID of 30 and a length of 80',
      '80 mm long tube, 40 mm outside diameter, 5 mm wall thickness',
      'a tube with an inner diameter of 30 mm, wall thickness 5 mm, 80 mm long',
      'hollow cylinder, outer radius 20 mm, inner radius 15 mm, height 80 mm',
    ],
  ],
  [
    'a hexagonal bar',
    [
      'a hexagonal bar 26 mm across flats and 90 mm long',
      'hex bar, 90 mm long, 26 mm AF',
      'hexagonal prism with an inscribed circle diameter of 26 mm, 90 mm tall',
    ],
  ],
  [
    'a plate with corner holes',
    [
      'a 90 x 50 x 5 mm plate with four 4 mm holes 7 mm from the edges',
      '90 x 50 x 5 plate, 4 holes of 4 mm diameter in the corners, 7 mm from each edge',
      'a 90 x 50 x 5 mm plate with 4x Ø4 holes, inset 7 mm from the edges',
      'A 90 x 50 x 5 mm plate. Four holes, each 4 mm in diameter, sit in the corners. The holes are 7 mm from both adjacent edges.',
      'a plate 90 mm long, 50 mm wide, 5 mm thick with a 4 mm hole in each corner 7 mm from the edges',
    ],
  ],
  [
    'rounded corners',
    [
      'a 90 x 50 x 5 plate with 6 mm corner fillets',
      '90 x 50 x 5 plate with rounded corners of 6 mm',
      '90 x 50 x 5 plate with R6 corners',
      'a 90 x 50 x 5 plate, corner radius 6 mm',
      '90 x 50 x 5 plate. Fillet the vertical edges with a 6 mm radius.',
      'a 90 x 50 x 5 plate. The corners are rounded with a radius of 6 mm.',
      '90 x 50 x 5 plate with the corners rounded to 6 mm',
    ],
  ],
  [
    'broken edges',
    [
      'a 40 x 30 x 20 block with 1.5 mm chamfers on all edges',
      'block 40x30x20, chamfer all edges 1.5 mm',
      'a chamfered block, 40 x 30 x 20 mm, with 1.5 mm chamfers on all edges',
      'a 40 x 30 x 20 block with all 12 edges beveled 1.5 mm',
      'a 40 x 30 x 20 block with all edges bevelled by 1.5 mm',
    ],
  ],
  [
    'a central hole',
    [
      'a 60 x 60 x 10 plate with a 12 mm hole in the centre',
      'a 60 x 60 x 10 plate with a central 12 mm through hole',
      '60 x 60 x 10 plate with 12mm center hole',
      'a 60 x 60 x 10 plate with a 12 mm hole in the center',
      '60x60x10 plate, Ø12 bore through the middle',
      'a 60 x 60 x 10 plate with a hole through it. The hole is 12 mm in diameter and centred.',
    ],
  ],
  [
    'a bolt circle',
    [
      'disc 90 mm diameter, 8 mm thick with six 6 mm holes on a 70 mm bolt circle',
      'a 90 mm diameter disc 8 mm thick, 6 holes of 6 mm evenly spaced on a pitch circle of 70 mm',
      '8 mm thick disc, 90 mm diameter, 6x Ø6 holes on a 70 mm PCD',
      'a circular plate, 90 mm diameter and 8 mm thick, with six 6 mm holes on a bolt circle diameter of 70 mm',
      'disc 90 mm diameter, 8 mm thick with six 6 mm holes on a bolt circle of 35 mm radius',
    ],
  ],
  [
    'British and American spelling, and slips of the finger',
    [
      'an aluminium plate 60 x 40 x 8 mm with a 10 mm diameter hole in the centre',
      'an aluminum plate 60 x 40 x 8 mm with a 10 mm diameter hole in the center',
      'an aluminium plate 60 x 40 x 8 mm with a 10 mm diamter hole in the centre',
      'a rectengular aluminium plate 60 x 40 x 8 milimetres with a 10 mm diameter hole in the centre',
    ],
  ],
]

for (const [what, wordings] of SAME) {
  const [first, ...others] = wordings
  for (const other of others)
    test(`${what}: “${other}” says the same as “${first}”`, () => {
      assert.deepEqual(essence(other), essence(first as string))
    })
}

test('the order of clauses does not matter', () => {
  const clauses = ['80 mm long', '40 mm wide', '6 mm thick', 'four 5 mm holes 8 mm from the edges']
  const straight = essence(`plate, ${clauses.join(', ')}`)
  assert.deepEqual(essence(`plate, ${clauses.toReversed().join(', ')}`), straight)
  assert.deepEqual(essence(`plate, ${[clauses[2], clauses[3], clauses[0], clauses[1]].join(', ')}`), straight)
})

test('the same prompt gives the same reading', () => {
  const prompt = 'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges and 3 mm corner fillets'
  assert.deepEqual(essence(prompt), essence(prompt))
})

test('words before the noun of a title carry nothing where they name a use or are told besides', () => {
  for (const prompt of [
    'A retainer plate 60 mm x 40 mm x 4 mm with a 10 mm hole in the center.',
    'A lightened lever plate 90 mm x 24 mm x 5 mm with two 12 mm lightening holes 40 mm apart.',
  ])
    assert.ok(read(prompt).plan.requirements.length > 0)
})

test('words before the noun of a title that promise a shape are refused where nothing tells it', () => {
  for (const prompt of ['A perforated plate 60 mm x 40 mm x 4 mm.', 'A crescent plate 60 mm x 40 mm x 4 mm.'])
    assert.throws(() => read(prompt), /could not tell|do not know/u)
})

/** Short orders as people type them: whose a size is, how many, and what was left open. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const says = (prompt: string): string[] => read(prompt).plan.requirements.map((each) => each.says ?? '')
const assumed = (prompt: string): string =>
  read(prompt)
    .plan.assumptions.map((each) => each.says)
    .join('\n')
const ring = (outer: number, inner: number, height: number): number =>
  (Math.PI / 4) * (outer ** 2 - inner ** 2) * height

holdVolumes([
  ['A distance sleeve, 8 mm bore, 12 mm OD, 25 mm long', ring(12, 8, 25)],
  ['A ring with a 22 mm bore, 30 mm outer diameter and 4 mm thick', ring(30, 22, 4)],
  ['A 240 mm rod of 12 mm diameter', (Math.PI / 4) * 12 ** 2 * 240],
  ['A 90 x 24 x 4 mm strip with 5 mm holes at both ends', 90 * 24 * 4 - 2 * (Math.PI / 4) * 25 * 4],
  ['A 90 x 24 x 4 mm plate with two 6 mm holes at the ends', 90 * 24 * 4 - 2 * (Math.PI / 4) * 36 * 4],
])

test('sizes apart from a piece that is only mentioned are the whole’s', () => {
  assert.deepEqual(says('A tea mug with a handle, 85 mm tall and 75 mm wide'), [
    'mug height 85 mm',
    'mug diameter 75 mm',
  ])
  assert.deepEqual(says('A plant pot with drainage holes, 140 mm in diameter'), [
    'plant pot top diameter 140 mm',
  ])
})

test('sizes apart from pieces that are counted are theirs', () => {
  const [count, size] = says('A flange with six bolt holes, 9 mm in diameter')
  assert.match(`${count} ${size}`, /bolt hole/u)
})

test('several pieces that nobody counted are more than one', () => {
  assert.match(
    assumed('A flower pot with drain holes'),
    /number of drain holes of the plant pot is 4, as several/u,
  )
  assert.match(assumed('A flower pot with a drain hole'), /number of drain holes of the plant pot is 1/u)
})

test('a thread with a length is the bolt’s, also where a nut stands nearer', () => {
  assert.ok(says('A hex bolt M10 x 60 with nut').includes('hex bolt length 60 mm'))
})

test('a star is as wide as it is told to be', () => {
  const { plan } = read('A star with six points, 40 mm wide and 4 mm thick')
  const width = plan.requirements.find(({ says: each }) => each === 'star width 40 mm')
  assert.equal(width?.measure.kind, 'extent')
})

test('a board that a box is for sets its room', () => {
  const [bare, board] = [assumed('An enclosure'), assumed('An enclosure for an Arduino Uno')]
  assert.doesNotMatch(bare, /Arduino/u)
  assert.match(board, /as an Arduino Uno of 69 × 53 mm needs the room/u)
  assert.match(assumed('A box with a lid for a Raspberry Pi 4'), /Raspberry Pi/u)
})

test('a box with a lid has one, and a box without stays a box', () => {
  assert.equal(read('A 90 x 70 x 50 mm box with a lid').plan.parts.length, 2)
  const [only, none] = read('A 90 x 70 x 50 mm box with 3 mm walls and no lid').plan.parts
  assert.deepEqual([only?.features.map(({ kind }) => kind), none], [['box', 'shell'], undefined])
})

test('a rack of any length has whole teeth and plain ends', () => {
  const prompt = 'A gear rack of module 2, 130 mm long'
  assert.ok(says(prompt).includes('gear rack length 130 mm'))
  assert.match(assumed(prompt), /20 whole teeth, and plain ends of 2\.17 mm/u)
})

test('holes on each side of an angle bracket are in its legs', () => {
  assert.deepEqual(
    says('An L bracket 60 x 60 x 4 with two 5 mm holes on each side').filter((each) => /^\d/u.test(each)),
    ['4 holes of 5 mm', '4 holes of 5 mm'],
  )
})

test('what turns has a bore for the shaft that it is made for', () => {
  assert.ok(says('A spur gear with 24 teeth for a 7 mm shaft').includes('spur gear bore 7 mm'))
  assert.ok(says('A knob to fit a 5 mm motor shaft').includes('knob hole diameter 5 mm'))
  assert.ok(says('A bush for a 12 mm pin').includes('tube inner diameter 12 mm'))
})

test('what a part is to fit is not made, and its size is named where nothing takes it', () => {
  assert.ok(says('A cap for a 28 mm tube').includes('end cap inner diameter 28 mm'))
  for (const [prompt, words] of [
    ['A plug for a 16 mm hole', /16 mm/u],
    ['A stand for a 70 mm ball', /stand for a 70 mm ball/u],
    ['A mounting plate for a NEMA 23 motor, 80 x 80 x 6 mm', /NEMA 23/u],
  ] as const) {
    const { code, message } = refusal(prompt)
    assert.equal(code, 'prompt_too_ambiguous')
    assert.match(message, words)
  }
})

test('a motor whose holes are told is only what the plate is for', () => {
  const prompt =
    'A 70 x 70 x 5 mm plate for a NEMA 23 motor with a 38.1 mm hole in the middle and four 5 mm holes in the corners, 11.5 mm from the edges'
  assert.ok(says(prompt).includes('hole diameter 38.1 mm'))
})

test('a washer’s hole may be told first', () => {
  assert.deepEqual(says('A washer 8.4 x 16 x 1.6').toSorted(), says('A washer 16 x 8.4 x 1.6').toSorted())
})

test('a bare number before the things held is their number', () => {
  assert.ok(says('A toothbrush holder for 3 toothbrushes').some((each) => /number of holes 3\b/u.test(each)))
  assert.ok(says('An egg tray for 10 eggs').includes('rack number of holes 10'))
  assert.ok(says('A three leg stool 480 mm high').includes('table number of legs 3'))
  assert.ok(says('A 6-hole flange, 140 mm diameter').includes('bolted flange number of bolt holes 6'))
})

test('what joins two things has both ends', () => {
  assert.deepEqual(says('A hose adapter 38 mm to 50 mm'), [
    'pipe reducer small diameter 38 mm',
    'pipe reducer large diameter 50 mm',
  ])
  assert.deepEqual(says('6mm to 10mm shaft coupler, 30 mm long'), [
    'shaft coupling bore 6 mm',
    'shaft coupling other bore 10 mm',
    'shaft coupling length 30 mm',
  ])
  // A range of one size still leaves the choice.
  assert.ok(assumed('A shaft coupling with an 8 mm bore, 30 to 34 mm long').includes('32 mm is made'))
})

test('a pattern of sizes is a spacing where the number of holes is told', () => {
  const told = says('A 150 x 90 x 8 mm plate with four 7 mm holes on a 120x70 pattern')
  assert.ok(told.includes('4 holes of 7 mm'))
  assert.ok(told.includes('holes 120 mm apart'))
  assert.ok(says('A 150 x 90 x 8 mm plate with a 6 x 3 grid of 7 mm holes').includes('18 holes of 7 mm'))
})

test('a slot along the top or the length runs through', () => {
  for (const way of ['along the top', 'along the length', 'down the middle'])
    assert.equal(
      read(`A block 70 x 30 x 25 mm with a slot 9 mm wide and 6 mm deep ${way}`).plan.parts[0]?.features[1]
        ?.kind,
      'box',
      way,
    )
})

test('sizes in a list are the whole’s, also behind a piece with its own', () => {
  assert.deepEqual(says('funnel, 90 mm top diameter, 10 mm spout, 110 mm tall'), [
    'funnel mouth diameter 90 mm',
    'funnel height 110 mm',
    'funnel spout diameter 10 mm',
  ])
  assert.match(refusal('An L bracket, 30 mm inner diameter, two screw holes').message, /30 mm/u)
})

test('nominal pipe sizes are looked up, and an unknown schedule is named', () => {
  assert.deepEqual(says('A 3 inch schedule 80 pipe elbow'), [
    'pipe elbow outer diameter 88.9 mm',
    'pipe elbow wall thickness 7.62 mm',
  ])
  assert.match(assumed('schedule 40 pipe, 1/2 inch, 200 mm long'), /21\.3 × 2\.77 mm, as ASME B36\.10/u)
  assert.ok(says('DN 25 pipe 400 mm long').includes('tube outer diameter 33.7 mm'))
  assert.match(refusal('A 2 inch schedule 160 pipe 300 mm long').message, /schedule 160/u)
})

test('what is held around is held by a clamp with its screws', () => {
  assert.ok(says('A wall mount for a 28 mm pipe').includes('pipe clamp pipe diameter 28 mm'))
  assert.deepEqual(says('A cable clip for 8 mm cable with one screw hole'), [
    'pipe clamp pipe diameter 8 mm',
    'pipe clamp number of holes 1',
  ])
  assert.match(refusal('A pipe clamp for a 30 mm pipe with 3 holes').message, /3 holes/u)
})

test('sections told one behind the other stand on each other, and the middle one is found', () => {
  const { plan } = read(
    'A stepped shaft: 16mm dia for 30mm, 24mm dia for 50mm, 18mm dia for 25mm, a 6mm keyway 20mm long on the middle section',
  )
  const [features] = plan.parts.map((part) => part.features)
  assert.deepEqual(
    features?.flatMap((each) => (each.kind === 'cylinder' ? [[each.diameter, each.height]] : [])),
    [
      [16, 30],
      [24, 50],
      [18, 25],
    ],
  )
  const keyway = features?.find(({ kind }) => kind === 'keyway')
  assert.ok(JSON.stringify(keyway).includes('"diameter":24'))
})

test('a thread of a pipe is as wide as its table has it', () => {
  assert.ok(says('A hose barb 10mm to G3/8 thread').includes('hose barb thread diameter 16.662 mm'))
  assert.match(assumed('A 3/4" NPT to 15 mm hose barb'), /26\.67 mm wide, as ASME/u)
  assert.match(says('A plate 50 x 40 x 6 with a 1/4"-20 tapped hole').join(), /1\/4-20 UNC/u)
})

test('a slope is no length', () => {
  assert.match(refusal('A plate 60 x 40 x 8 mm with 45 degree sides').message, /45 degree/u)
})

test('a section in millimetres stays so, whatever it is cut to', () => {
  assert.ok(says('A square tube 30x30x2, 2 m long').includes('box section height 30 mm'))
  assert.ok(says('square tube 50x50x4 length 800').includes('box section length 800 mm'))
})

test('a fitting goes over the pipe that it is for', () => {
  assert.ok(says('A tee fitting for 25mm PVC pipe').includes('pipe tee inner diameter 25 mm'))
})

test('a timber by its name is no size of the part', () => {
  assert.match(refusal('A bracket that holds a 2x6').message, /2x6/u)
})

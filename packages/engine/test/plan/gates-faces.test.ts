/** Gates bite: features against the face or the shaft they are on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  blind,
  circle,
  disc,
  hole,
  onShaft,
  planOf,
  plate,
  points,
  rectangle,
  shaft,
  sketchOf,
  tube,
} from './plans.ts'
import { bites, refusal, type Sabotage } from './sabotage.ts'

const boss = { kind: 'boss', id: 'boss', sketch: sketchOf(circle(20)), height: 15 }
const slot = { kind: 'slot', id: 'slot', length: 40, width: 8 }
const pocket = { kind: 'pocket', id: 'pocket', sketch: sketchOf(rectangle(80, 40)), depth: 5 }
const text = { kind: 'text', id: 'mark', text: 'CADWRIGHT', height: 8, depth: 0.5 }
const groove = {
  kind: 'groove',
  id: 'groove',
  on: { kind: 'cylinder', face: onShaft, along: 50 },
  width: 2,
  depth: 1,
}
const keyway = { kind: 'keyway', id: 'key', face: onShaft, width: 6, depth: 3.5, length: 30 }
const thread = { kind: 'thread', id: 'thread', face: onShaft, designation: 'M20', length: 25 }

const SABOTAGED: Record<string, Sabotage> = {
  'a hole with no size': {
    features: [plate, hole(6)],
    change: ['hole-1', { diameter: undefined }],
    says: ['diameter or a thread'],
  },
  'a counterbore narrower than its hole': {
    features: [plate, hole(6, { counterbore: { diameter: 11, depth: 5 } })],
    change: ['hole-1', { counterbore: { diameter: 5, depth: 5 } }],
    says: ['5 mm', '6 mm'],
  },
  'a countersink narrower than its hole': {
    features: [plate, hole(6, { countersink: { diameter: 12 } })],
    change: ['hole-1', { countersink: { diameter: 6 } }],
    says: ['6 mm'],
  },
  'a counterbore through the bottom of its blind hole': {
    features: [plate, hole(6, { ...blind(8), counterbore: { diameter: 11, depth: 5 } })],
    change: ['hole-1', { counterbore: { diameter: 11, depth: 8.5 } }],
    says: ['8.5 mm', '8 mm'],
  },
  'a counterbore through the plate': {
    features: [plate, hole(6, { counterbore: { diameter: 11, depth: 5 } })],
    change: ['hole-1', { counterbore: { diameter: 11, depth: 12 } }],
    says: ['12 mm', '10 mm'],
  },
  'a thread in a hole as wide as the screw': {
    features: [plate, hole(5, { thread: { designation: 'M6' } })],
    change: ['hole-1', { diameter: 6.5 }],
    says: ['6.5 mm', 'M6', '6 mm'],
  },
  'a thread deeper than its hole': {
    features: [plate, hole(5, { ...blind(8), thread: { designation: 'M6', depth: 6 } })],
    change: ['hole-1', { thread: { designation: 'M6', depth: 9 } }],
    says: ['9 mm', '8 mm'],
  },
  'a hole wider than the plate': {
    features: [plate, hole(50)],
    change: ['hole-1', { diameter: 70 }],
    says: ['diameter 70 mm', "plate's 60 mm along y"],
  },
  'a hole wider than its boss': {
    features: [plate, boss, hole(10, { face: { facing: '+z', feature: 'boss' } })],
    change: ['hole-1', { diameter: 25 }],
    says: ['25 mm', "boss's 20 mm diameter"],
  },
  'a hole off the plate': {
    features: [plate, hole(6)],
    change: ['hole-1', points([80, 0])],
    says: ['[80, 0]', '-50 mm to 50 mm along x'],
  },
  'a hole off the plate, placed from the part origin': {
    features: [{ ...plate, frame: { origin: [50, 30, 0] } }, hole(6)],
    change: ['hole-1', { positions: { kind: 'points', points: [[-10, 20]], origin: 'part' } }],
    says: ['[-10, 20]', '0 mm to 100 mm along x'],
  },
  'a bolt circle beyond the disc': {
    features: [disc, hole(8, { positions: { kind: 'bolt-circle', diameter: 60, count: 6 } })],
    change: ['hole-1', { positions: { kind: 'bolt-circle', diameter: 90, count: 6 } }],
    says: ['[45, 0]', '40 mm'],
  },
  'a bolt circle beyond the disc but within its box': {
    features: [disc, hole(8, { positions: { kind: 'bolt-circle', diameter: 60, count: 4, startDeg: 45 } })],
    change: ['hole-1', { positions: { kind: 'bolt-circle', diameter: 100, count: 4, startDeg: 45 } }],
    says: ['80 mm', '50 mm'],
  },
  'a hole off a body whose face is uncertain': {
    features: [
      plate,
      { kind: 'box', id: 'step', operation: 'cut', size: [60, 80, 20], frame: { origin: [40, 0, 5] } },
      hole(6),
    ],
    change: ['hole-1', points([130, 0])],
    says: ['[130, 0]', '100 mm'],
  },
  'holes on a bolt circle that overlap': {
    features: [disc, hole(8, { positions: { kind: 'bolt-circle', diameter: 60, count: 6 } })],
    change: ['hole-1', { positions: { kind: 'bolt-circle', diameter: 60, count: 30 } }],
    says: ['6.272 mm', '8 mm'],
  },
  'a grid whose pitch is under the diameter': {
    features: [plate, hole(5, { positions: { kind: 'grid', columns: 4, rows: 1, pitch: [10, 10] } })],
    change: ['hole-1', { positions: { kind: 'grid', columns: 4, rows: 1, pitch: [4, 10] } }],
    says: ['4 mm', '5 mm'],
  },
  'angles that are not as many as said': {
    features: [disc, hole(8, { positions: { kind: 'bolt-circle', diameter: 60, count: 3 } })],
    change: ['hole-1', { positions: { kind: 'bolt-circle', diameter: 60, count: 3, anglesDeg: [0, 90] } }],
    says: ['3 places', '2 angles'],
  },
  'corner insets that meet': {
    features: [plate, hole(6, { positions: { kind: 'corners', inset: [10, 10] } })],
    change: ['hole-1', { positions: { kind: 'corners', inset: [10, 30] } }],
    says: ['30 mm', '60 mm'],
  },
  'corner holes that overlap': {
    features: [plate, hole(6, { positions: { kind: 'corners', inset: [10, 10] } })],
    change: ['hole-1', { positions: { kind: 'corners', inset: [10, 28] } }],
    says: ['4 mm', '6 mm'],
  },
  'a blind hole as deep as the plate': {
    features: [plate, hole(6, blind(8))],
    change: ['hole-1', blind(10)],
    says: ['10 mm', 'use a through hole'],
  },
  'a drill point through the bottom': {
    features: [plate, hole(6, blind(8, { bottom: 'drill' }))],
    change: ['hole-1', blind(9, { bottom: 'drill' })],
    says: ['10.803 mm', '10 mm'],
  },
  'a slot longer than the plate': {
    features: [plate, slot],
    change: ['slot', { length: 120 }],
    says: ['120 mm', "plate's 100 mm along x"],
  },
  'a turned slot longer than the plate is wide': {
    features: [plate, slot],
    change: ['slot', { length: 80, angleDeg: 90 }],
    says: ['80 mm', "plate's 60 mm along y"],
  },
  'a slot feature shorter than it is wide': {
    features: [plate, slot],
    change: ['slot', { length: 6 }],
    says: ['6 mm', '8 mm'],
  },
  'a blind slot through the plate': {
    features: [plate, slot],
    change: ['slot', blind(11)],
    says: ['11 mm', '10 mm'],
  },
  'a slot counterbore no wider than its slot': {
    features: [plate, slot],
    change: ['slot', { counterbore: { width: 8, depth: 3 } }],
    says: ['8 mm'],
  },
  'a pocket wider than the plate': {
    features: [plate, pocket],
    change: ['pocket', { sketch: sketchOf(rectangle(80, 65)) }],
    says: ['65 mm', '60 mm'],
  },
  'a pocket that takes the whole face': {
    features: [plate, pocket],
    change: ['pocket', { sketch: sketchOf(rectangle(100, 60)) }],
    says: ['100 mm by 60 mm', 'whole face'],
  },
  'a pocket as deep as the plate': {
    features: [plate, pocket],
    change: ['pocket', { depth: 10 }],
    says: ['pocket depth 10 mm', '10 mm under'],
  },
  'a boss beside the plate': {
    features: [plate, boss],
    change: ['boss', points([70, 0])],
    says: ['[70, 0]', '50 mm'],
  },
  'text higher than the plate is wide': {
    features: [plate, text],
    change: ['mark', { text: 'I', height: 70 }],
    says: ['70 mm', '60 mm'],
  },
  'text longer than the plate': {
    features: [plate, text],
    change: ['mark', { text: 'CADWRIGHT CADWRIGHT CADWRIGHT', height: 20 }],
    says: ['text', '100 mm'],
  },
  'an engraving through the plate': {
    features: [plate, text],
    change: ['mark', { depth: 10 }],
    says: ['10 mm'],
  },
  'a cut beside the body': {
    features: [plate, { kind: 'box', id: 'cut', operation: 'cut', size: [10, 10, 30] }],
    change: ['cut', { frame: { origin: [200, 0, 0] } }],
    says: ['195 mm to 205 mm', '-50 mm to 50 mm', 'nothing to cut'],
  },
  'a groove to the axis': {
    features: [shaft, groove],
    change: ['groove', { depth: 10 }],
    says: ['10 mm', 'radius of shaft'],
  },
  'a groove off the shaft': {
    features: [shaft, groove],
    change: ['groove', { on: { ...groove.on, along: 120 } }],
    says: ['120 mm', '100 mm long'],
  },
  'a groove through the wall of a tube': {
    features: [tube, groove],
    change: ['groove', { on: { ...groove.on, along: 25 }, depth: 6 }],
    says: ['6 mm', 'wall of tube, 5 mm'],
  },
  'a keyway as wide as the shaft': {
    features: [shaft, keyway],
    change: ['key', { width: 20 }],
    says: ['20 mm'],
  },
  'a keyway to the axis': {
    features: [shaft, keyway],
    change: ['key', { depth: 11 }],
    says: ['11 mm', '10 mm'],
  },
  'a keyway off the end': {
    features: [shaft, keyway],
    change: ['key', { along: 80 }],
    says: ['110 mm', '100 mm'],
  },
  'a thread on the wrong cylinder': {
    features: [shaft, thread],
    change: ['thread', { designation: 'M16' }],
    says: ['M16', '16 mm', '20 mm'],
  },
  'a thread longer than its cylinder': {
    features: [shaft, thread],
    change: ['thread', { length: 120 }],
    says: ['120 mm', '100 mm'],
  },
  'a cross hole as wide as the shaft': {
    features: [shaft, hole(5, { face: onShaft })],
    change: ['hole-1', { diameter: 20 }],
    says: ['20 mm', 'shaft'],
  },
  'a ring groove wider than its circle': {
    features: [
      disc,
      {
        kind: 'groove',
        id: 'g',
        on: { kind: 'ring', face: { facing: '+z' }, diameter: 40 },
        width: 4,
        depth: 2,
      },
    ],
    change: ['g', { width: 41 }],
    says: ['41 mm', '40 mm'],
  },
  'a ring groove through the disc': {
    features: [
      disc,
      {
        kind: 'groove',
        id: 'g',
        on: { kind: 'ring', face: { facing: '+z' }, diameter: 40 },
        width: 4,
        depth: 2,
      },
    ],
    change: ['g', { depth: 10 }],
    says: ['10 mm'],
  },
}

bites(SABOTAGED)

test('a refusal names the feature by its id and label, and carries the id', () => {
  const error = refusal(planOf([plate, hole(6, { label: 'pilot hole', ...blind(12) })]))
  assert.equal(error.feature, 'hole-1')
  assert.match(error.message, /^hole-1 \(pilot hole\): the blind depth 12 mm .*10 mm/)
})

test('all contradictions of a plan are told at once', () => {
  const { message } = refusal(planOf([plate, hole(70), hole(6, { id: 'hole-2', ...blind(12) })]))
  assert.match(message, /hole-1: .*\n.*hole-2: /)
})

test('two statements about one size that differ are refused with the words of both', () => {
  const requirement = (id: string, value: number, text: string) => ({
    id,
    says: id,
    words: { text, span: [0, 1] },
    measure: { kind: 'extent', axis: 'x' },
    value,
  })
  const requirements = [requirement('a', 100, '100 mm long'), requirement('b', 80, 'a length of 80')]
  const { message } = refusal(planOf([plate], { requirements }))
  assert.match(message, /"100 mm long" \(100\) and "a length of 80" \(80\)/)
})

test('a mass without a material is refused', () => {
  const requirements = [{ id: 'weight', says: 'weighs 1 kg', measure: { kind: 'mass' }, value: 1000 }]
  assert.match(
    refusal(planOf([plate], { requirements })).message,
    /weight asks for a mass, and part "part" has no material/,
  )
})

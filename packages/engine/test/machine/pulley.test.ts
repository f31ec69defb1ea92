import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BELTS } from '../../src/kernel/build/machine/belts.ts'
import { pulleyDiameter, timingOutline } from '../../src/kernel/build/machine/timing-outline.ts'
import { loopArea } from '../../src/kernel/build/sketch/loop.ts'
import { close, faceCount, make, size, volume } from './measure.ts'

const disc = (diameter: number) => (Math.PI * diameter ** 2) / 4

test('a vee pulley is a disc less its grooves, by the theorem of Pappus', () => {
  const pulley = make({
    kind: 'pulley',
    groove: { kind: 'vee', depth: 10, topWidth: 13, count: 2, pitch: 19 },
    diameter: 100,
    width: 40,
    bore: 20,
  })
  const floor = 13 - 2 * 10 * Math.tan((19 * Math.PI) / 180)
  // A trapezoid: a rectangle of the floor's width and two triangles, each with its own centre.
  const grooves = 2 * 2 * Math.PI * (floor * 10 * 45 + ((13 - floor) / 2) * 10 * (50 - 10 / 3))
  close(volume(pulley), (disc(100) - disc(20)) * 40 - grooves, 1e-6)
  assert.deepEqual(
    size(pulley).map((s) => Math.round(s * 1e3) / 1e3),
    [100, 100, 40],
  )
})

test('a round groove takes away half a torus', () => {
  const pulley = make({ kind: 'pulley', groove: { kind: 'round', radius: 4 }, diameter: 60, width: 12 })
  const half = (Math.PI * 16) / 2
  close(volume(pulley), disc(60) * 12 - 2 * Math.PI * (30 - (4 * 4) / (3 * Math.PI)) * half, 1e-6)
})

test('a crowned pulley has its diameter in the middle, and a hub on top', () => {
  const plain = make({
    kind: 'pulley',
    groove: { kind: 'flat' },
    diameter: 80,
    width: 30,
    hub: { diameter: 30, length: 12 },
  })
  close(volume(plain), disc(80) * 30 + disc(30) * 12, 1e-6)
  const crowned = make({ kind: 'pulley', groove: { kind: 'flat', crown: 0.5 }, diameter: 80, width: 30 })
  const [x, , z] = size(crowned)
  close(x, 80, 1e-6)
  close(z, 30, 1e-6)
  // A shallow arc leaves out a third of its height on the mean.
  close(volume(crowned), 30 * (disc(80) - Math.PI * 80 * (0.5 / 3)), 1e-3)
})

for (const [name, teeth] of [
  ['GT2', 20],
  ['GT3', 20],
  ['HTD3', 20],
  ['HTD5', 18],
  ['T5', 16],
  ['XL', 14],
] as const)
  test(`a ${name} pulley has the outer diameter of its teeth and one space for each`, (t) => {
    const belt = BELTS[name]
    const rim = (teeth * belt.pitch) / Math.PI - 2 * belt.pitchLineOffset
    const began = performance.now()
    const groove = { kind: 'timing', belt: name, teeth, flanges: false }
    const bare = make({ kind: 'pulley', groove, width: 8, bore: 5 })
    t.diagnostic(`${name}, ${teeth} teeth: ${(performance.now() - began).toFixed(0)} ms`)
    const area = loopArea(timingOutline(belt, teeth, name))
    close(volume(bare), (area - disc(5)) * 8)
    close(pulleyDiameter(belt, teeth), rim, 1e-9)
    // Every space takes away between a third and all of its box.
    const perSpace = (disc(rim) - area) / teeth
    assert.ok(
      perSpace > 0.25 * belt.space.depth * (belt.pitch / 2) && perSpace < belt.space.depth * belt.pitch,
    )
    const perTooth = (faceCount(bare) - 3) / teeth
    assert.ok(Number.isInteger(perTooth) && perTooth >= 7, `${perTooth} faces a tooth`)
    const widest = Math.max(...size(bare).slice(0, 2))
    assert.ok(widest <= rim + 1e-5 && widest > rim - 0.5, `${widest} of ${rim}`)
  })

test('flanges belong to the width, stand over the teeth and carry the hub', () => {
  const pulley = make({
    kind: 'pulley',
    groove: { kind: 'timing', belt: 'GT2', teeth: 20 },
    width: 9,
    bore: 5,
    hub: { diameter: 14, length: 7 },
  })
  const { flange } = BELTS.GT2
  const rim = pulleyDiameter(BELTS.GT2, 20)
  const area = loopArea(timingOutline(BELTS.GT2, 20, 'x'))
  const layers = area * (9 - 2 * flange.thickness) + disc(rim + 2 * flange.height) * 2 * flange.thickness
  close(volume(pulley), layers + disc(14) * 7 - disc(5) * 16)
  close(size(pulley)[2], 16, 1e-6)
  close(size(pulley)[0], rim + 2 * flange.height, 1e-6)
})

test('what a pulley cannot have is refused with its numbers', () => {
  const vee = { kind: 'vee', depth: 10, topWidth: 13 } as const
  assert.throws(() => make({ kind: 'pulley', groove: vee, width: 20 }), /needs its outer diameter/)
  assert.throws(
    () => make({ kind: 'pulley', groove: { ...vee, count: 3 }, diameter: 90, width: 20 }),
    /take 47 mm/,
  )
  assert.throws(
    () => make({ kind: 'pulley', groove: { ...vee, depth: 25 }, diameter: 90, width: 20 }),
    /closes before/,
  )
  const timing = { kind: 'timing', belt: 'GT2', teeth: 20 }
  assert.throws(
    () => make({ kind: 'pulley', groove: timing, width: 9, diameter: 20 }),
    /12\.224 mm, not 20 mm/,
  )
  assert.throws(() => make({ kind: 'pulley', groove: timing, width: 2 }), /leave no teeth/)
})

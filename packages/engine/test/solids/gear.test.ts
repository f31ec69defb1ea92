import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gearRadii, halfToothAngle, involuteGearLoop } from '../../src/kernel/build/sketch/involute.ts'
import { loopArea, loopBox, sampleLoop } from '../../src/kernel/build/sketch/loop.ts'
import { plate } from './build.ts'
import { assertClose, assertSolid, SPLINE } from './measure.ts'

const SIZE = { module: 2, teeth: 24, pressureAngleDeg: 20 }

/** The area between two circles where teeth are bounded by the exact involute, by fine Simpson sums. */
function toothedArea(size: typeof SIZE, from: number, to: number): number {
  const steps = 20_000
  const width = (to - from) / steps
  let sum = 0
  for (let i = 0; i <= steps; i++) {
    const radius = from + i * width
    const weight = i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2
    sum += weight * 2 * size.teeth * halfToothAngle(size, radius) * radius
  }
  return (sum * width) / 3
}

test('flanks lie on the involute to a micrometre', () => {
  for (const teeth of [12, 24, 60, 150]) {
    const size = { ...SIZE, teeth }
    const { base, outer, pitch } = gearRadii(size)
    const flank = sampleLoop(involuteGearLoop(size)).filter((p) => {
      const radius = Math.hypot(...p)
      return radius > Math.max(base, pitch - size.module) * 1.0005 && radius < outer * 0.9999
    })
    assert.ok(flank.length > teeth * 20)
    for (const p of flank) {
      const radius = Math.hypot(...p)
      const step = (2 * Math.PI) / teeth
      const angle = Math.atan2(p[1], p[0])
      const off = Math.abs(angle - Math.round(angle / step) * step)
      const error = Math.abs(off - halfToothAngle(size, radius)) * radius
      assert.ok(error < 1e-3, `${error} mm off the involute of ${teeth} teeth at radius ${radius}`)
    }
  }
})

test('tooth and gap are equal on the pitch circle', () => {
  assertClose(halfToothAngle(SIZE, 24), Math.PI / 48, 1e-12, 'half tooth')
})

test('the outline spans the tip circle, and its area is that of exact involutes plus the root fillets', () => {
  const loop = involuteGearLoop(SIZE)
  assert.deepEqual(gearRadii(SIZE), { pitch: 24, base: 24 * Math.cos(Math.PI / 9), outer: 26, inner: 21.5 })
  assertClose(loopBox(loop).max[0], 26, 1e-6, 'tip radius')
  const bare = Math.PI * 21.5 ** 2 + toothedArea(SIZE, 21.5, 26)
  const fillets = loopArea(loop) - bare
  // 48 fillets of at most 0.38 modules in corners of about a right angle: (1 - π/4) r² each.
  const one = (1 - Math.PI / 4) * (0.38 * 2) ** 2
  assert.ok(fillets > 48 * one * 0.9 && fillets < 48 * one * 1.3, `${fillets} against ${48 * one}`)
})

test('a gear of 24 teeth is a valid solid of its outline times its width', () => {
  const sketch = { add: [{ kind: 'gear', module: 2, teeth: 24 }] }
  assertSolid(plate(sketch), 2 * loopArea(involuteGearLoop(SIZE)), SPLINE)
})

test('the void of a ring gear has its teeth inside and its roots outside the pitch circle', () => {
  const size = { ...SIZE, internal: true }
  assert.deepEqual(gearRadii(size), { pitch: 24, base: 24 * Math.cos(Math.PI / 9), outer: 26.5, inner: 22 })
  const ring = {
    add: [{ kind: 'circle', diameter: 70 }],
    cut: [{ kind: 'gear', module: 2, teeth: 24, internal: true }],
  }
  assertSolid(plate(ring), 2 * (Math.PI * 35 ** 2 - loopArea(involuteGearLoop(size))), SPLINE)
})

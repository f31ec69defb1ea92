import assert from 'node:assert/strict'
import { test } from 'node:test'
import { springPath } from '../../src/kernel/build/machine/spring-path.ts'
import type { Stretch } from '../../src/kernel/build/machine/wire.ts'
import { feature } from '../../src/plan/features.ts'
import { subtract } from '../../src/plan/vector.ts'
import { box, close, make, size, volume } from './measure.ts'

const section = (wire: number) => (Math.PI * wire ** 2) / 4
const spring = { kind: 'spring', wireDiameter: 2, outerDiameter: 20, freeLength: 50, coils: 8 } as const

/** The developed length of the path, by Simpson's rule on each stretch. */
function pathLength(stretches: readonly Stretch[]): number {
  const pieces = 200
  return stretches.reduce((sum, { point, from, to }) => {
    const step = (to - from) / pieces
    const speed = (t: number) => {
      const [a, b] = [point(t - step * 1e-2), point(t + step * 1e-2)]
      return Math.hypot(...subtract(b, a)) / (2e-2 * Math.abs(step))
    }
    let length = 0
    for (let i = 0; i < pieces; i++) {
      const t = from + i * step
      length += ((speed(t) + 4 * speed(t + step / 2) + speed(t + step)) * Math.abs(step)) / 6
    }
    return sum + length
  }, 0)
}

/** Wire area times the length of the middle line. */
function wireVolume(plan: Record<string, unknown>): number {
  const parsed = feature.parse({ id: 'spring', ...plan })
  assert.ok(parsed.kind === 'spring')
  return section(parsed.wireDiameter) * pathLength(springPath(parsed))
}

test('an open compression spring has its free length over all and the volume of its wire', (t) => {
  const began = performance.now()
  const solid = make(spring)
  t.diagnostic(`8 coils: ${(performance.now() - began).toFixed(0)} ms`)
  const { min, max } = box(solid)
  close(max[2], 50, 1e-5, 'top')
  assert.ok(Math.abs(min[2]) < 1e-5, 'it stands on z = 0')
  close(max[0] - min[0], 20, 1e-4, 'outer diameter')
  // A helix unrolls to a straight line.
  const rise = 50 - 2 * Math.cos(Math.atan2(48, 8 * Math.PI * 18))
  close(volume(solid), section(2) * Math.hypot(8 * Math.PI * 18, rise), 1e-4)
})

test('closed ends keep the free length and lie against their neighbours', () => {
  const plan = { ...spring, ends: 'closed' }
  const solid = make(plan)
  close(size(solid)[2], 50, 1e-5)
  close(volume(solid), wireVolume(plan), 1e-4)
})

test('ground ends are flat at exactly the free length', () => {
  const plan = { ...spring, ends: 'ground' }
  const solid = make(plan)
  const { min, max } = box(solid)
  close(max[2], 50, 1e-6)
  assert.ok(Math.abs(min[2]) < 1e-6)
  const share = volume(solid) / wireVolume(plan)
  assert.ok(share < 1 && share > 0.93, `${share} of the wire is left`)
})

test('a left-hand spring is the mirror image of a right-hand one', () => {
  const left = make({ ...spring, coils: 3.25, hand: 'left' })
  const right = make({ ...spring, coils: 3.25 })
  close(volume(left), volume(right), 1e-6)
  close(box(left).max[1], -box(right).min[1], 1e-5)
})

test('an extension spring is a close coil with a hook at each end, its free length over the hooks', () => {
  const plan = {
    kind: 'spring',
    form: 'extension',
    wireDiameter: 1.5,
    outerDiameter: 12,
    freeLength: 50,
    coils: 12,
  } as const
  const solid = make(plan)
  close(size(solid)[2], 50, 1e-5)
  close(volume(solid), wireVolume(plan), 1e-4)
  // Beyond the wire of the close coils, the hooks hold at least a half circle and a leg each.
  const coils = section(1.5) * 12 * Math.PI * 10.5
  assert.ok(volume(solid) - coils > 2 * section(1.5) * Math.PI * 5.25)
})

test('a torsion spring has square straight legs of the given length', () => {
  const plan = {
    kind: 'spring',
    form: 'torsion',
    wireDiameter: 2,
    outerDiameter: 20,
    freeLength: 14.5,
    coils: 5.5,
    legLength: 30,
  } as const
  const solid = make(plan)
  close(size(solid)[2], 14.5, 1e-5)
  close(volume(solid), wireVolume(plan), 1e-4)
  const bare = section(2) * 5.5 * Math.PI * 18
  close(volume(solid) - 2 * section(2) * 30, bare, 0.01)
})

test('what cannot be coiled is refused with its numbers', () => {
  assert.throws(() => make({ ...spring, freeLength: 12 }), /8 coils of 2 mm wire .* at least 18/)
  assert.throws(() => make({ ...spring, ends: 'closed', coils: 2 }), /at least 3 coils/)
  assert.throws(() => make({ ...spring, outerDiameter: 3 }), /cannot be coiled/)
  assert.throws(() => make({ ...spring, form: 'torsion', ends: 'ground' }), /only compression springs/)
  assert.throws(() => make({ ...spring, form: 'extension', freeLength: 25 }), /needs at least/)
})

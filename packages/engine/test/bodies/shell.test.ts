import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import { boxOf } from '../../src/kernel/mass.ts'
import { selectFaces } from '../../src/kernel/select/faces.ts'
import { facesOf } from '../../src/kernel/topology.ts'
import { oc } from '../kernel.ts'
import { near } from './near.ts'
import { apply, boxAt, boxSite, cylinderAt, newSite, shape } from './workshop.ts'

test('a box open at the top keeps its walls and its floor', () => {
  const body = apply(boxSite(40, 30, 20), {
    kind: 'shell',
    id: 'hollow',
    thickness: 2,
    open: [{ facing: '+z' }],
  })
  near(body.volume, 40 * 30 * 20 - 36 * 26 * 18)
  assert.equal(facesOf(oc, body.shape).length, 11)
  assert.equal(selectFaces(oc, body, { feature: 'block', pick: 'all' }).length, 6)
  assert.equal(selectFaces(oc, body, { feature: 'hollow', pick: 'all' }).length, 5)
})

test('a box open at both ends is a tube', () => {
  const body = apply(boxSite(40, 30, 20), {
    kind: 'shell',
    id: 'hollow',
    thickness: 3,
    open: [{ facing: '+x' }, { facing: '-x' }],
  })
  near(body.volume, 40 * (30 * 20 - 24 * 14))
})

test('a box with no opening is a closed hollow body of two shells', () => {
  const body = apply(boxSite(40, 30, 20), { kind: 'shell', id: 'hollow', thickness: 2 })
  near(body.volume, 40 * 30 * 20 - 36 * 26 * 16)
  assert.equal(selectFaces(oc, body, { feature: 'hollow', pick: 'all' }).length, 6)
})

test('an outward wall is added outside, and the old shape becomes the cavity', () => {
  const open = apply(boxSite(40, 30, 20), {
    kind: 'shell',
    id: 'hollow',
    thickness: 2,
    outward: true,
    open: [{ facing: '+z' }],
  })
  near(open.volume, 44 * 34 * 22 - 40 * 30 * 20)
  near(boxOf(oc, open.shape)?.min[2], -2)
  const closed = apply(boxSite(40, 30, 20), { kind: 'shell', id: 'hollow', thickness: 2, outward: true })
  near(closed.volume, 44 * 34 * 24 - 40 * 30 * 20)
})

test('a cylinder becomes a cup, and a step or a bore gets its wall too', () => {
  const cup = newSite()
  shape(cup, 'pot', 'add', cylinderAt([0, 0, 0], 20, 50))
  const body = apply(cup, { kind: 'shell', id: 'hollow', thickness: 3, open: [{ facing: '+z' }] })
  near(body.volume, Math.PI * (400 * 50 - 289 * 47))

  const bored = boxSite(40, 40, 20)
  shape(bored, 'bore', 'cut', cylinderAt([20, 20, 0], 5, 20))
  const ring = apply(bored, { kind: 'shell', id: 'hollow', thickness: 2, open: [{ facing: '+z' }] })
  near(ring.volume, 40 * 40 * 20 - Math.PI * 25 * 20 - (36 * 36 - Math.PI * 49) * 18)

  const stepped = newSite()
  shape(stepped, 'foot', 'add', boxAt([0, 0, 0], [40, 20, 10]))
  shape(stepped, 'wall', 'add', boxAt([0, 0, 10], [20, 20, 10]))
  const tray = apply(stepped, { kind: 'shell', id: 'hollow', thickness: 2, open: [{ facing: '-z' }] })
  near(tray.volume, 40 * 20 * 10 + 20 * 20 * 10 - (36 * 16 * 8 + 16 * 16 * 10))
})

test('a body rounded by more than its wall is hollowed with rounded insides', () => {
  const site = boxSite(40, 30, 20)
  apply(site, { kind: 'fillet', id: 'round', radius: 5, edges: [{ parallelTo: '+z' }] })
  const body = apply(site, { kind: 'shell', id: 'hollow', thickness: 2, open: [{ facing: '+z' }] })
  const area = (a: number, b: number, r: number) => a * b - (4 - Math.PI) * r ** 2
  near(body.volume, area(40, 30, 5) * 20 - area(36, 26, 3) * 18)
})

/** A box of these bars, rounded all over. */
const rounded = (x: number, y: number, z: number, r: number) =>
  x * y * z + 2 * r * (x * y + y * z + x * z) + Math.PI * r ** 2 * (x + y + z) + (4 / 3) * Math.PI * r ** 3

test('a body rounded all over is hollowed, and can be opened at the flat that is left of a side', () => {
  const ball = () => {
    const site = boxSite(40, 30, 20)
    apply(site, { kind: 'fillet', id: 'round', radius: 4, edges: [{}] })
    return site
  }
  const wall = rounded(32, 22, 12, 4) - rounded(32, 22, 12, 2.5)
  const hollow = { kind: 'shell', id: 'hollow', thickness: 1.5 } as const
  near(apply(ball(), hollow).volume, wall)
  const opened = apply(ball(), { ...hollow, open: [{ facing: '+z' }] })
  near(opened.volume, wall - 32 * 22 * 1.5)
  assert.equal(selectFaces(oc, opened, { feature: 'round', pick: 'all' }).length, 12 + 8)
})

test('a body rounded by less than its wall is refused, never left broken', () => {
  const site = boxSite(40, 30, 20)
  apply(site, { kind: 'fillet', id: 'round', radius: 1, edges: [{}] })
  assert.throws(
    () => apply(site, { kind: 'shell', id: 'hollow', thickness: 2, open: [{ facing: '+z' }] }),
    /hollow: the kernel could not make a wall of 2 mm/,
  )
})

test('a wall too thick for the part is refused with both numbers', () => {
  for (const open of [[{ facing: '+z' as const }], []])
    assert.throws(
      () => apply(boxSite(10, 10, 10), { kind: 'shell', id: 'hollow', thickness: 6, open }),
      (error) =>
        error instanceof EngineError &&
        error.code === 'geometry_validation_failed' &&
        /hollow: walls of 6 mm do not fit: the part is 10 mm at its narrowest/.test(error.message),
    )
})

test('an opening that matches no face is refused, not forgotten', () => {
  assert.throws(
    () =>
      apply(boxSite(10, 10, 10), {
        kind: 'shell',
        id: 'hollow',
        thickness: 1,
        open: [{ facing: '+z' }, { surface: 'cylinder' }],
      }),
    /hollow: the part has no face that is a cylinder to open/,
  )
})

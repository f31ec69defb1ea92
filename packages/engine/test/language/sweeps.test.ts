import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, read, refusal } from './reading.ts'

const volumeOf = (prompt: string): number | undefined =>
  read(prompt).plan.requirements.find(({ measure }) => measure.kind === 'volume')?.value

const pathOf = (prompt: string) => {
  const [feature] = featuresOf(prompt)
  assert.equal(feature?.kind, 'sweep')
  return feature.kind === 'sweep' && feature.path.kind === 'segments' ? feature.path.segments : []
}

const near = (value: number | undefined, wanted: number): void =>
  assert.ok(value !== undefined && Math.abs(value - wanted) < 1e-6 * wanted, `${value} should be ${wanted}`)

const ring = (outer: number, inner: number): number => (Math.PI / 4) * (outer ** 2 - inner ** 2)

test('straights and a quarter arc in words make a bent pipe', () => {
  const prompt =
    'A pipe swept along a path: it starts at the origin, goes straight up 50 mm, then bends through a quarter arc of 30 mm radius toward +X, then runs straight 40 mm. Outer diameter 20 mm, wall thickness 2 mm.'
  assert.deepEqual(
    pathOf(prompt).map(({ kind, to }) => [kind, to]),
    [
      ['line', [0, 0, 50]],
      ['arc', [30, 0, 80]],
      ['line', [70, 0, 80]],
    ],
  )
  near(volumeOf(prompt), ring(20, 16) * (90 + (Math.PI / 2) * 30))
})

test('an S-bend turns back to where it was heading', () => {
  const prompt =
    'An S-bend rod 12 mm in diameter: the centerline runs straight 30 mm along +X, bends 45 degrees upward with a 40 mm radius, then bends 45 degrees back with a 40 mm radius, and continues 30 mm straight.'
  const rise = 2 * 40 * (1 - Math.SQRT1_2)
  const last = pathOf(prompt).at(-1)?.to ?? []
  near(last[2], rise)
  near(volumeOf(prompt), ring(12, 0) * (60 + (Math.PI / 2) * 40))
})

test('a return bend told by its arc, its ends and the distance of its legs', () => {
  const prompt =
    'A 180-degree return bend with the bend in the XZ plane. The pipe has a 30mm outer diameter and 26mm inner diameter. The centerline follows a semicircular arc of 50mm radius on the XZ plane: starting at the origin heading in the +Z direction, arcing upward through Z=50 at the apex, and ending at (X=100, Z=0) heading in the -Z direction. The two pipe legs are 100mm apart in the X direction.'
  assert.deepEqual(
    pathOf(prompt).map(({ to }) => to),
    [[100, 0, 0]],
  )
  near(volumeOf(prompt), ring(30, 26) * Math.PI * 50)
  assert.equal(refusal(prompt.replace('X=100, Z=0', 'X=110, Z=0')).code, 'geometry_validation_failed')
  assert.equal(refusal(prompt.replace('100mm apart', '90mm apart')).code, 'geometry_validation_failed')
})

test('a rod bent twice makes a bow handle', () => {
  const prompt =
    'A handle: a rod with a diameter of 10 mm, bent along a path. It goes straight up 40 mm, bends 90 degrees toward +X with a 15 mm radius, runs straight 80 mm, bends 90 degrees downward with a 15 mm radius, and goes straight down 40 mm.'
  assert.deepEqual(pathOf(prompt).at(-1)?.to, [110, 0, 0])
  near(volumeOf(prompt), ring(10, 0) * (160 + Math.PI * 15))
})

test('a bend too tight for its pipe is refused', () => {
  const { code } = refusal(
    'A pipe with 40 mm outer diameter and 36 mm inner diameter swept along a path: it goes straight up 50 mm, then bends 90 degrees toward +X with a 15 mm radius.',
  )
  assert.equal(code, 'geometry_validation_failed')
})

test('a side that nobody said is told as an assumption', () => {
  const path = (side: string) =>
    read(
      `A pipe swept along a path: it starts at the origin, goes straight up 45 mm, then bends through a quarter arc of 25 mm radius${side}, then runs straight 30 mm. Outer diameter 16 mm, wall thickness 2 mm.`,
    ).plan.assumptions.map(({ says }) => says)
  assert.ok(path('').includes('The bend turns toward +x, as no side was said'))
  assert.ok(!path(' toward -Y').some((said) => said.startsWith('The bend turns')))
})

test('legs told one after the other, with signs in brackets and ends that are cut square', () => {
  const bent = ring(30, 26) * (130 + (Math.PI / 2) * 50)
  for (const prompt of [
    'A bent handrail tube, 30 mm outer diameter and 26 mm inner diameter, with its centerline in the XZ plane. The centerline starts at the origin and goes straight up (+Z) for 40 mm, then turns through a quarter-circle bend of 50 mm centerline radius toward +X, and then continues straight in the +X direction for another 90 mm. Both ends are open and cut square.',
    'A bent exhaust pipe with 30 mm outer diameter and 2 mm wall. Its centerline starts at the origin, goes straight up (+Z) for 40 mm, then turns 90 degrees toward +X with a bend radius of 50 mm, then runs straight for another 90 mm. The ends are cut square to the centerline.',
    'A bent tube, 30 mm outer diameter and 26 mm inner diameter. From the origin it goes up 40 mm in Z, then bends 90 degrees towards +X with a centreline radius of 50 mm, then carries on for 90 mm in X.',
  ]) {
    near(volumeOf(prompt), bent)
    assert.deepEqual(pathOf(prompt).at(-1)?.to, [140, 0, 90])
  }
  const down = pathOf(
    'A bent tube, 30 mm outer diameter and 26 mm inner diameter. From the origin it goes down 40 mm, then bends 90 degrees towards +X with a centreline radius of 50 mm, then carries on for 90 mm in X.',
  )
  assert.deepEqual(down.at(-1)?.to, [140, 0, -90])
  refusal(
    'A bent corrugated tube, 24 mm outer diameter and 20 mm inner diameter. The centerline starts at the origin and goes straight up for 60 mm, then turns through a quarter-circle bend of 45 mm centerline radius toward +X.',
  )
  refusal(
    'A rod 8 mm in diameter swept along a path: straight up 40 mm, a quarter arc of 20 mm radius toward +Y, straight 50 mm. The ends are cut at 45 degrees.',
  )
})

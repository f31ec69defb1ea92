import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownAll } from '../../src/kernel/body.ts'
import { slab } from '../../src/kernel/build/features/drawing.ts'
import { cylinderSolid, joined } from '../../src/kernel/build/machine/solid.ts'
import { threadBody } from '../../src/kernel/build/machine/thread-body.ts'
import { type ThreadShape, threadProfile, threadSolid } from '../../src/kernel/build/machine/thread-solid.ts'
import { polygonLoop } from '../../src/kernel/build/sketch/loop.ts'
import { momentsOf } from '../../src/kernel/mass.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import { parseThread } from '../../src/library/threads.ts'
import { feature as featureSchema } from '../../src/plan/features.ts'
import type { Point2 } from '../../src/plan/geometry.ts'
import { oc } from '../kernel.ts'
import { assertSolid, box, close, make, site, size, volume } from './measure.ts'

function shapeOf(designation: string, length: number, kind: ThreadShape['kind']): ThreadShape {
  const thread = parseThread(designation)
  assert.ok(thread)
  return {
    majorDiameter: thread.majorDiameter,
    minorDiameter: kind === 'external' ? thread.minorDiameterExternal : thread.minorDiameterInternal,
    pitch: thread.pitch,
    length,
    hand: thread.hand,
    kind,
  }
}

/** Mean area of the section: the profile's radius squared, integrated along one pitch. */
function meanArea(shape: ThreadShape): number {
  const profile = threadProfile(shape)
  assert.ok(profile)
  const { crest, flank, root, rootRadius } = profile
  const [major, minor] = [shape.majorDiameter / 2, shape.minorDiameter / 2]
  const fall = Math.sqrt(3)
  const radius = (z: number) => {
    if (z < crest) return major
    if (z < crest + flank) return major - (z - crest) * fall
    if (z > crest + flank + root) return major - (shape.pitch - z) * fall
    const aside = z - crest - flank - root / 2
    return rootRadius > 0 ? minor + rootRadius - Math.sqrt(rootRadius ** 2 - aside ** 2) : minor
  }
  const steps = 100_000
  let sum = 0
  for (let i = 0; i < steps; i++) sum += Math.PI * radius(((i + 0.5) / steps) * shape.pitch) ** 2
  return sum / steps
}

for (const [designation, length, kind] of [
  ['M8', 20, 'external'],
  ['M8', 11.37, 'internal'],
  ['M3', 1.2, 'external'],
  ['1/4-20 UNC LH', 8, 'external'],
  ['M30x2', 10.5, 'internal'],
] as const)
  test(`${designation} × ${length} (${kind}) is one valid solid with the volume of its profile`, (t) => {
    const shape = shapeOf(designation, length, kind)
    const began = performance.now()
    const solid = threadSolid(oc, shape)
    t.diagnostic(`built in ${(performance.now() - began).toFixed(0)} ms`)
    assertSolid(solid)
    close(volume(solid), meanArea(shape) * length, 1e-4)
    const { min, max } = box(solid)
    assert.ok(Math.abs(min[2]) < 1e-5)
    close(max[2], length, 1e-6)
    assert.ok(max[0] <= shape.majorDiameter / 2 + 1e-5)
  })

test("an ISO bolt's root radius is a sixth of the profile's height", () => {
  const profile = threadProfile(shapeOf('M8', 10, 'external'))
  close(profile?.rootRadius ?? 0, ((Math.sqrt(3) / 2) * 1.25) / 6, 1e-3)
})

test('a right-hand thread climbs counter-clockwise, a left-hand one is its mirror image', () => {
  // Over half a turn from +x the crest stays on one side of the axis, and draws the centre of mass there.
  const [right, left] = ['M8', 'M8 LH'].map(
    (designation) => momentsOf(oc, threadSolid(oc, shapeOf(designation, 1.25 / 2, 'external'))).centre,
  )
  assert.ok(right && left)
  assert.ok(right[1] > 0.05, `${right[1]}`)
  close(left[1], -right[1], 0.01)
})

const hexagon: Point2[] = Array.from({ length: 6 }, (_, i) => {
  const angle = (i * Math.PI) / 3
  return [(13 / Math.sqrt(3)) * Math.cos(angle), (13 / Math.sqrt(3)) * Math.sin(angle)]
})

test('a hexagon head fused to an M8 thread adds up', (t) => {
  const thread = threadSolid(oc, shapeOf('M8', 20, 'external'))
  const head = slab(oc, polygonLoop(hexagon), -5.3, 0, 'head')
  const began = performance.now()
  const bolt = joined(oc, head, 'add', [thread], 'bolt')
  t.diagnostic(`fused in ${(performance.now() - began).toFixed(0)} ms`)
  assertSolid(bolt)
  close(volume(bolt), volume(head) + volume(thread), 1e-6)
})

test('a tapped hole is the block less the plug', () => {
  const plug = threadSolid(oc, shapeOf('M8', 10, 'internal'))
  const block = slab(
    oc,
    polygonLoop([
      [-8, -8],
      [8, -8],
      [8, 8],
      [-8, 8],
    ]),
    0,
    10,
    'block',
  )
  const nut = joined(oc, block, 'cut', [plug], 'nut')
  assertSolid(nut)
  close(volume(nut), 2560 - volume(plug), 1e-5)
})

test('the mesh of a thread is closed and has its volume', () => {
  const solid = threadSolid(oc, shapeOf('M8', 3.3, 'external'))
  const { triangles, vertices } = meshOf(solid)
  const edges = new Map<string, number>()
  let six = 0
  for (const [a, b, c] of triangles) {
    const [p, q, r] = [vertices[a], vertices[b], vertices[c]] as [number[], number[], number[]]
    const [px, py, pz] = p as [number, number, number]
    const [qx, qy, qz] = q as [number, number, number]
    const [rx, ry, rz] = r as [number, number, number]
    six += px * (qy * rz - qz * ry) + py * (qz * rx - qx * rz) + pz * (qx * ry - qy * rx)
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      edges.set(`${from}-${to}`, (edges.get(`${from}-${to}`) ?? 0) + 1)
      edges.set(`${to}-${from}`, (edges.get(`${to}-${from}`) ?? 0) - 1)
    }
  }
  assert.ok(
    [...edges.values()].every((balance) => balance === 0),
    'every edge is used once each way',
  )
  close(six / 6, volume(solid), 0.02)
})

/** Triangles of all faces with their corners welded. */
function meshOf(solid: TopoDS_Shape) {
  using _mesh = new oc.BRepMesh_IncrementalMesh(solid, 0.05, false, 0.4, false)
  const keys = new Map<string, number>()
  const vertices: [number, number, number][] = []
  const triangles: [number, number, number][] = []
  using explorer = new oc.TopExp_Explorer(solid, oc.TopAbs_ShapeEnum.TopAbs_FACE)
  for (; explorer.More(); explorer.Next()) {
    const face = oc.TopoDS.Face(explorer.Current())
    using location = new oc.TopLoc_Location()
    const mesh = oc.BRep_Tool.Triangulation(face, location, 0)
    assert.ok(mesh)
    using motion = location.Transformation()
    const forward = face.Orientation() === oc.TopAbs_Orientation.TopAbs_FORWARD
    const weld = (index: number) => {
      using node = mesh.Node(index)
      node.Transform(motion)
      const point: [number, number, number] = [node.X(), node.Y(), node.Z()]
      const key = point.map((c) => Math.round(c * 1e5)).join()
      const known = keys.get(key)
      if (known !== undefined) return known
      keys.set(key, vertices.length)
      return vertices.push(point) - 1
    }
    for (let i = 1; i <= mesh.NbTriangles(); i++) {
      using triangle = mesh.Triangle(i)
      const [a, b, c] = [triangle.Value(1), triangle.Value(2), triangle.Value(3)].map(weld) as [
        number,
        number,
        number,
      ]
      triangles.push(forward ? [a, b, c] : [a, c, b])
    }
  }
  return { vertices, triangles }
}

test('a threaded rod has its length, and a cosmetic one is a plain cylinder', () => {
  const rod = make({ kind: 'threaded-rod', thread: 'M6', length: 15, frame: { normal: '+x' } })
  close(size(rod)[0], 15, 1e-6)
  const plain = make({ kind: 'threaded-rod', thread: 'M6', length: 15, modelled: false })
  close(volume(plain), Math.PI * 9 * 15, 1e-9)
  assert.throws(() => make({ kind: 'threaded-rod', thread: 'M6x9', length: 15 }), /"M6x9" is not a thread/)
})

/** A stepped shaft along z: 14 mm wide for 6 mm, then 8 mm wide for 20 mm. */
function shaft(bore?: number) {
  const shoulder = cylinderSolid(oc, 7, 6)
  const joinedShaft = joined(oc, shoulder, 'add', [cylinderSolid(oc, 4, 20, [0, 0, 6])], 'shaft')
  const shape = bore ? joined(oc, joinedShaft, 'cut', [cylinderSolid(oc, bore / 2, 26)], 'bore') : joinedShaft
  return { shape, owners: ownAll(oc, shape, 'shaft'), volume: volume(shape) }
}

function threadOn(body: ReturnType<typeof shaft>, plan: Record<string, unknown>) {
  const parsed = featureSchema.parse({
    kind: 'thread',
    id: 'thread',
    face: { surface: 'cylinder', diameter: 8 },
    designation: 'M8',
    ...plan,
  })
  assert.ok(parsed.kind === 'thread')
  return threadBody(parsed, { ...site, body })
}

test('a thread on a shaft replaces just its stretch of the cylinder', (t) => {
  const body = shaft()
  const began = performance.now()
  const threaded = threadOn(body, { length: 12 })
  t.diagnostic(`12 mm of M8 on a shaft: ${(performance.now() - began).toFixed(0)} ms`)
  assertSolid(threaded.shape)
  const shape = shapeOf('M8', 12, 'external')
  close(threaded.volume, body.volume - (Math.PI * 16 - meanArea(shape)) * 12, 1e-4)
  close(size(threaded.shape)[2], 26, 1e-6)
})

test('a bore inside the thread stays open', () => {
  const body = shaft(3)
  const threaded = threadOn(body, { length: 5 })
  assertSolid(threaded.shape)
  close(threaded.volume, body.volume - (Math.PI * 16 - meanArea(shapeOf('M8', 5, 'external'))) * 5, 1e-4)
})

test('a cosmetic thread leaves the body as it is; a wrong diameter is refused with both', () => {
  const body = shaft()
  assert.equal(threadOn(body, { modelled: false }), body)
  assert.throws(
    () => threadOn(body, { designation: 'M10' }),
    /M10 has a nominal diameter of 10 mm and the cylinder one of 8 mm/,
  )
  assert.throws(() => threadOn(body, { length: 21 }), /21 mm is longer than its cylinder of 20 mm/)
})

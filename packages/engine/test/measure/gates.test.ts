import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import { checkPart, type GateMesh } from '../../src/kernel/gates.ts'
import { volumeOf } from '../../src/kernel/mass.ts'
import { meshShape } from '../../src/kernel/mesh.ts'
import type { TopoDS_Shape } from '../../src/kernel/occt.ts'
import { facesOf, ShapeMap, toCompound } from '../../src/kernel/topology.ts'
import { oc } from '../kernel.ts'
import { bodyOf, workshop } from './shapes.ts'

const { box, cylinder, cut, fillet } = workshop(oc)
const TOLERANCE = { linear: 0.05, angular: 0.2 }
const LIMIT = { timeout: 20_000 }

const part = (solids = 1) => ({ id: 'block', name: 'Block', solids })
const meshOf = (shape: TopoDS_Shape): GateMesh => ({
  ...meshShape(oc, shape, TOLERANCE),
  linear: TOLERANCE.linear,
})
const check = (shape: TopoDS_Shape, solids = 1, mesh = () => meshOf(shape)) =>
  checkPart(oc, part(solids), bodyOf(oc, shape), mesh)
const refused = (code: string, message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof EngineError)
  assert.equal(error.code, code)
  assert.match(error.message, message)
  return true
}
const block = () => box([0, 0, 0], [10, 10, 10])

/** A shell of some of a shape's faces, made a solid whether it closes or not. */
function solidOf(shape: TopoDS_Shape, keep: (index: number) => boolean): TopoDS_Shape {
  const shell = new oc.TopoDS_Shell()
  const solid = new oc.TopoDS_Solid()
  using builder = new oc.TopoDS_Builder()
  builder.MakeShell(shell)
  for (const [i, face] of facesOf(oc, shape).entries()) if (keep(i)) builder.Add(shell, face)
  builder.MakeSolid(solid)
  builder.Add(solid, shell)
  return solid
}

test('sound solids pass, flat and round, hollow and in several pieces', LIMIT, () => {
  check(block())
  check(cut(cylinder([0, 0, 0], [0, 0, 1], 10, 20), cylinder([0, 0, -1], [0, 0, 1], 6, 22)))
  check(fillet(block(), 2))
  check(toCompound(oc, [block(), box([20, 0, 0], [25, 5, 5])]), 2)
})

test(
  'an extrusion by nothing has no finite box and is refused at once, where every later check would never end',
  LIMIT,
  () => {
    const [face] = facesOf(oc, block())
    assert.ok(face)
    const flat = new oc.BRepPrimAPI_MakePrism(face, new oc.gp_Vec(0, 0, 0), false, true).Shape()
    const body = { shape: flat, owners: new ShapeMap<ReadonlySet<string>>(oc), volume: 0 }
    const start = performance.now()
    assert.throws(
      () => checkPart(oc, part(), body, () => assert.fail('a shape without size must not be meshed')),
      refused('geometry_validation_failed', /Block: its sizes give no finite shape/),
    )
    assert.ok(performance.now() - start < 5000)
  },
)

test('a fillet larger than its box makes an invalid solid, which is refused', LIMIT, () => {
  const shape = fillet(block(), 6)
  assert.throws(
    () => check(shape),
    refused('code_generation_failed', /Block: the kernel made an invalid solid/),
  )
})

test('an open shell is refused', LIMIT, () => {
  const open = solidOf(block(), (i) => i !== 5)
  assert.throws(
    () => check(open),
    refused('code_generation_failed', /Block: the kernel made an invalid solid/),
  )
})

test('a solid turned inside out is refused', LIMIT, () => {
  const inverted = solidOf(block().Reversed(), () => true)
  assert.ok(volumeOf(oc, inverted) < 0)
  assert.throws(() => check(inverted), refused('code_generation_failed', /inside out \(-1000 mm³\)/))
})

test('a shape without volume is refused', LIMIT, () => {
  const [face] = facesOf(oc, block())
  assert.ok(face)
  assert.throws(() => check(face), refused('geometry_validation_failed', /encloses no volume/))
})

test('two solids where one was asked for are refused, and one where two were', LIMIT, () => {
  const two = toCompound(oc, [block(), box([20, 0, 0], [25, 5, 5])])
  assert.throws(
    () => check(two),
    refused('geometry_validation_failed', /should be 1 separate solid, but is 2 separate solids/),
  )
  assert.throws(
    () => check(block(), 2),
    refused('geometry_validation_failed', /should be 2 separate solids, but is 1/),
  )
})

test('a mesh with a hole is refused, and so is the mesh of another solid', LIMIT, () => {
  const whole = meshOf(block())
  assert.throws(
    () => check(block(), 1, () => ({ ...whole, triangles: whole.triangles.slice(3) })),
    refused('code_generation_failed', /not closed \(3 open mesh edges\)/),
  )
  assert.throws(
    () => check(block(), 1, () => meshOf(box([0, 0, 0], [10, 10, 11]))),
    refused('code_generation_failed', /its mesh holds 1100 mm³, the solid 1000 mm³/),
  )
})

test('a solid that cannot be meshed is told as a fault of the kernel, before any export', LIMIT, () => {
  const unmeshable = () => {
    throw new EngineError('export_failed', 'Block: its mesh is not sound: 4 open edges')
  }
  assert.throws(() => check(block(), 1, unmeshable), refused('code_generation_failed', /mesh is not sound/))
})

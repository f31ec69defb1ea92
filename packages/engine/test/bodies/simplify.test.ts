import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownersOf } from '../../src/kernel/body.ts'
import { combine } from '../../src/kernel/combine.ts'
import { attempt, isFatal, kernelMessage } from '../../src/kernel/exceptions.ts'
import { simplifyBody } from '../../src/kernel/simplify.ts'
import { edgesOf, facesOf } from '../../src/kernel/topology.ts'
import { oc } from '../kernel.ts'
import { near } from './near.ts'
import { boxAt, cylinderAt } from './workshop.ts'

test('faces that continue each other become one, which belongs to all that made it', () => {
  const plain = { simplify: false }
  const left = combine(oc, undefined, 'add', [boxAt([0, 0, 0], [10, 20, 5])], { feature: 'left', ...plain })
  const both = combine(oc, left, 'add', [boxAt([10, 0, 0], [15, 20, 5])], { feature: 'right', ...plain })
  const bored = combine(oc, both, 'cut', [cylinderAt([10, 10, 0], 4, 5)], { feature: 'hole', ...plain })
  assert.ok(facesOf(oc, bored.shape).length > 7)
  const simple = simplifyBody(oc, bored)
  near(simple.volume, 25 * 20 * 5 - Math.PI * 16 * 5)
  const faces = facesOf(oc, simple.shape)
  assert.equal(faces.length, 7)
  assert.equal(edgesOf(oc, simple.shape).length, 12 + 3)
  const owners = faces.map((face) => [...ownersOf(simple, face)].sort().join('+')).sort()
  assert.deepEqual(owners, ['hole', 'left', 'left+right', 'left+right', 'left+right', 'left+right', 'right'])
})

test('a body with nothing to merge keeps its faces and owners', () => {
  const body = combine(oc, undefined, 'add', [boxAt([0, 0, 0], [1, 2, 3])], {
    feature: 'only',
    simplify: false,
  })
  const simple = simplifyBody(oc, body)
  assert.equal(facesOf(oc, simple.shape).length, 6)
  for (const face of facesOf(oc, simple.shape)) assert.deepEqual([...ownersOf(simple, face)], ['only'])
})

test("the kernel's exceptions are told from ours, and both from what kills the thread", () => {
  let thrown: unknown
  try {
    using maker = new oc.BRepPrimAPI_MakeBox(0, 0, 0)
    maker.Shape()
  } catch (error) {
    thrown = error
  }
  assert.match(kernelMessage(oc, thrown) ?? '', /Standard_DomainError|StdFail_NotDone/)
  assert.equal(isFatal(thrown), false)
  assert.equal(kernelMessage(oc, new Error('ours')), undefined)
  assert.equal(isFatal(new WebAssembly.RuntimeError('unreachable')), true)
  assert.equal(isFatal(new RangeError('out of memory')), true)
  assert.equal(
    attempt(oc, () => {
      throw thrown
    }),
    undefined,
  )
  assert.throws(
    () =>
      attempt(oc, () => {
        throw new TypeError('ours')
      }),
    TypeError,
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EngineError } from '../../src/errors.ts'
import type { Body } from '../../src/kernel/body.ts'
import { type Blend, blendEdges } from '../../src/kernel/build/bodies/blend.ts'
import { selectEdges } from '../../src/kernel/select/edges.ts'
import { selectFaces } from '../../src/kernel/select/faces.ts'
import type { EdgeSelector } from '../../src/plan/select.ts'
import { oc } from '../kernel.ts'
import { near } from './near.ts'
import { boxSite } from './workshop.ts'

/** Fillets of 3 mm; of more than `most` edges at a time, the kernel is asked for what it cannot do. */
const filletsOf = (most: number): Blend => ({
  feature: 'round',
  words: 'a fillet of 3 mm',
  size: 3,
  reach: () => 3,
  begin(shape, targets) {
    const builder = new oc.BRepFilletAPI_MakeFillet(shape, 'ChFi3d_Rational')
    for (const { edge } of targets) builder.Add(targets.length > most ? 1000 : 3, edge)
    return builder
  },
})

function blend(most: number, selector: EdgeSelector): Body {
  const body = boxSite(40, 30, 20).body as Body
  const targets = selectEdges(oc, body, [selector], 'round').map((edge) => ({ edge }))
  return blendEdges(oc, body, targets, filletsOf(most))
}

test('edges that fail all at once are blended chain by chain, with the same result', () => {
  for (const most of [4, 1]) {
    const body = blend(most, { parallelTo: '+z' })
    near(body.volume, 40 * 30 * 20 - 4 * (1 - Math.PI / 4) * 9 * 20)
    assert.equal(selectFaces(oc, body, { feature: 'round', pick: 'all' }).length, 4)
    assert.equal(selectFaces(oc, body, { feature: 'block', pick: 'all' }).length, 6)
  }
})

test('a blend never runs on to edges that were not chosen', () => {
  // Rounding one edge of the top makes the next one run smoothly into an upright edge.
  const top = { face: { facing: '+z', pick: 'outermost' } } as const
  assert.throws(() => blend(1, top), /could not make a fillet of 3 mm/)
  assert.equal(selectFaces(oc, blend(4, top), { feature: 'round', pick: 'all' }).length, 4)
})

test('edges that the kernel cannot blend in any way are refused, with the room they had', () => {
  assert.throws(
    () => blend(0, { parallelTo: '+z' }),
    (error) =>
      error instanceof EngineError &&
      error.code === 'code_generation_failed' &&
      /could not make a fillet of 3 mm .* the edges are 30 mm apart/.test(error.message),
  )
})

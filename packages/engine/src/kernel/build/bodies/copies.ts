/** Copies of earlier features' volumes, applied again with the operations they had. */
import { EngineError } from '../../../errors.ts'
import type { Operation } from '../../../plan/solids.ts'
import { type Body, type Owners, ownAll } from '../../body.ts'
import { combine } from '../../combine.ts'
import type { Motion } from '../../model.ts'
import { moveShape } from '../../move.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import type { Site } from '../../site.ts'
import { facesOf, ShapeMap } from '../../topology.ts'

interface Original {
  feature: string
  solid: TopoDS_Shape
}

/** Neighbours in the build order that share an operation, and so one boolean. */
interface Batch {
  operation: Operation
  originals: Original[]
}

/**
 * Applies a copy of the named features' volumes for every motion, in the order in which they were built, and leaves the
 * whole as the volume of `feature`, so that it can be copied in its turn.
 */
export function applyCopies(
  site: Site,
  body: Body,
  { feature, sources, motions }: { feature: string; sources: readonly string[]; motions: readonly Motion[] },
): Body {
  const batches = batchesOf(site, sources, feature)
  const made: TopoDS_Shape[] = []
  let current = body
  for (const { operation, originals } of batches) {
    const toolOwners: Owners = new ShapeMap(site.oc)
    const copies = motions.flatMap((motion) =>
      originals.map((original) => copyOf(site.oc, original, motion, toolOwners)),
    )
    made.push(...originals.map(({ solid }) => solid), ...copies)
    // What is kept of a body by several solids at once is what lies in any of them; by one after the other, in all.
    const calls = operation === 'intersect' ? copies.map((copy) => [copy]) : [copies]
    for (const tools of calls)
      if (tools.length > 0)
        current = combine(site.oc, current, operation, tools, {
          feature,
          simplify: site.strategy.simplify === 'each',
          toolOwners,
        })
  }
  const [only, ...others] = batches
  if (only && others.length === 0) site.volumes.set(feature, { operation: only.operation, solids: made })
  return current
}

/** The copy of a feature's face is still that feature's, and the copying feature's too. */
function copyOf(oc: Occt, { feature, solid }: Original, motion: Motion, owners: Owners): TopoDS_Shape {
  const copy = moveShape(oc, solid, motion)
  const own = ownAll(oc, copy, feature)
  for (const face of facesOf(oc, copy)) owners.set(face, own.get(face) ?? new Set())
  return copy
}

function batchesOf(site: Site, sources: readonly string[], feature: string): Batch[] {
  for (const source of sources)
    if (!site.volumes.has(source))
      throw new EngineError(
        'geometry_validation_failed',
        `${feature}: ${source} has no volume of its own to copy; only features that add, cut or keep a volume can be copied`,
        feature,
      )
  const batches: Batch[] = []
  const seen = new ShapeMap<true>(site.oc)
  for (const [id, { operation, solids }] of site.volumes) {
    if (!sources.includes(id)) continue
    const fresh = solids.filter((solid) => !seen.has(solid))
    for (const solid of fresh) seen.set(solid, true)
    const originals = fresh.map((solid) => ({ feature: id, solid }))
    const last = batches.at(-1)
    if (last?.operation === operation) last.originals.push(...originals)
    else batches.push({ operation, originals })
  }
  return batches
}

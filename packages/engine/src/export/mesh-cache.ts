/** Meshes and exact measures of one job, so that its gates, its file and its preview share them. */
import { EngineError } from '../errors.ts'
import type { Body } from '../kernel/body.ts'
import type { Box } from '../kernel/mass.ts'
import type { Model } from '../kernel/model.ts'
import { placedBox } from '../kernel/move.ts'
import type { Occt } from '../kernel/occt.ts'
import { type ExactPart, type MeshedPart, measurePart, meshPart, type PartMesh } from './part-mesh.ts'

export interface MeshCache {
  exact(part: MeshedPart): ExactPart
  mesh(part: MeshedPart): PartMesh
  /** The exact box of the whole model, every instance in its place. */
  box(model: Model): Box
  /** The same parts with tolerances so many times larger. */
  coarser(factor: number): MeshCache
}

export function createMeshCache(oc: Occt, coarseness = 1): MeshCache {
  const measured = new Map<Body, ExactPart>()
  const boxes = new Map<Model, Box>()
  const exact = (part: MeshedPart) => once(measured, part.body, () => measurePart(oc, part))
  const at = (factor: number): MeshCache => {
    const meshed = new Map<Body, PartMesh>()
    const others = new Map<number, MeshCache>()
    return {
      exact,
      mesh: (part) => once(meshed, part.body, () => meshPart(oc, part, exact(part), factor)),
      box: (model) => once(boxes, model, () => modelBox(oc, model)),
      coarser: (more) => once(others, more, () => at(factor * more)),
    }
  }
  return at(coarseness)
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

function modelBox(oc: Occt, model: Model): Box {
  const box = placedBox(oc, model)
  if (!box) throw new EngineError('export_failed', `${model.name}: the model is empty`)
  return box
}

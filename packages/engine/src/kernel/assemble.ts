/** From the plan's parts and instances to a placed model. */
import { EngineError } from '../errors.ts'
import type { Placement } from '../plan/assembly.ts'
import type { Plan } from '../plan/plan.ts'
import { toVector } from '../plan/vector.ts'
import type { Body } from './body.ts'
import { placeByMates } from './mates.ts'
import { AT_REST, type Model, type ModelInstance, type ModelPart, type Motion } from './model.ts'
import { compose, rotation, translation } from './motion.ts'
import type { Occt } from './occt.ts'

export function assemble(oc: Occt, plan: Plan, bodies: ReadonlyMap<string, Body>): Model {
  const parts = plan.parts.map(({ id, name, colour, material }): ModelPart => {
    const body = bodies.get(id)
    if (!body) throw new EngineError('internal_error', `${id}: the part was not built`)
    return { id, name, colour, material, body }
  })
  const byId = new Map(parts.map((part) => [part.id, part]))
  if (plan.instances.length === 0)
    return {
      name: plan.name,
      parts,
      instances: parts.map((part) => ({ id: part.id, name: part.name, part, motion: AT_REST })),
    }

  const placed = new Map<string, ModelInstance>()
  for (const { id, name, part: partId, placement } of plan.instances) {
    const part = byId.get(partId)
    if (!part) throw new EngineError('geometry_validation_failed', `${id}: there is no part ${partId}`)
    placed.set(id, { id, name: name ?? part.name, part, motion: motionOf(oc, id, part, placement, placed) })
  }
  return { name: plan.name, parts, instances: [...placed.values()] }
}

function motionOf(
  oc: Occt,
  id: string,
  part: ModelPart,
  placement: Placement,
  placed: ReadonlyMap<string, ModelInstance>,
): Motion {
  if (placement.kind === 'mates') return placeByMates(oc, id, part, placement.mates, placed)
  const shift = translation(placement.translate)
  const { rotate } = placement
  return rotate ? compose(shift, rotation(rotate.origin, toVector(rotate.axis), rotate.angleDeg)) : shift
}

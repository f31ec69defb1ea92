/** What a step leaves of a block: "the tall part", "the part that is left". */
import { type Box, indexOf, middleOf, sizeAlong } from '../../operations/space.ts'
import type { Phrase } from '../phrases.ts'
import type { Solid, World } from './world.ts'

const TALL = /^(?:tall|taller|high|higher|thick|thicker|remaining|full|raised|upper)$/u

/** The block from the step on, where one step was cut at one of its ends. */
export function remainingOf(world: World, phrase: Phrase): Solid | undefined {
  if (phrase.kind !== 'whole' && !/^(?:portion|section|segment)$/u.test(phrase.name)) return undefined
  if (!phrase.words.some((word) => TALL.test(word))) return undefined
  const steps = world.solids.filter(({ thing }) => thing.role === 'cut' && thing.concept === 'step')
  const [step] = steps
  const [block] = world.bodies
  if (!step || !block || steps.length > 1 || world.bodies.length > 1 || step.boxes.length > 1)
    return undefined
  const side = (['x', 'y'] as const).find(
    (axis) => sizeAlong(step.box, axis) < sizeAlong(block.box, axis) - 1e-6,
  )
  if (!side) return undefined
  const box: Box = { min: [...block.box.min], max: [...block.box.max] }
  const k = indexOf(side)
  if (middleOf(step.box, side) > middleOf(block.box, side)) box.max[k] = step.box.min[k]
  else box.min[k] = step.box.max[k]
  return { ...block, box, boxes: [box] }
}

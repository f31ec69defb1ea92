/** Holes and slots by themselves: head, thread and depth against the bore. */
import { checkHead } from '../../kernel/build/features/hole-profile.ts'
import { parseThread } from '../../library/threads.ts'
import type { FeatureOf } from '../features.ts'
import { type Contradictions, featureGate, mm, refusalOf } from './gate.ts'

const depthOf = ({ depth }: Pick<FeatureOf<'hole'>, 'depth'>): number =>
  depth.kind === 'blind' ? depth.depth : Number.POSITIVE_INFINITY

function* thread(hole: FeatureOf<'hole'>): Contradictions {
  const { diameter, depth } = hole
  if (!hole.thread) {
    if (diameter === undefined) yield 'a hole needs a diameter or a thread; it has neither'
    return
  }
  const { designation, depth: threaded } = hole.thread
  const nominal = parseThread(designation)?.majorDiameter
  if (nominal !== undefined && diameter !== undefined && diameter >= nominal) {
    yield `a hole of ${mm(diameter)} leaves nothing to cut the thread ${designation} (${mm(nominal)}) into`
  }
  if (threaded !== undefined && depth.kind === 'blind' && threaded > depth.depth) {
    yield `the thread is ${mm(threaded)} deep and the hole only ${mm(depth.depth)}`
  }
}

export const drilled = featureGate({
  *hole(hole) {
    yield* thread(hole)
    const { diameter, counterbore, countersink } = hole
    if (diameter !== undefined) {
      const head = { radius: diameter / 2, counterbore, countersink }
      yield* refusalOf(hole, () => checkHead(head, depthOf(hole), hole.id))
    }
  },
  *slot(slot) {
    const { length, width, counterbore } = slot
    if (length < width) yield `a slot ${mm(length)} long is shorter than its width ${mm(width)}`
    if (!counterbore) return
    if (counterbore.width <= width) {
      yield `its counterbore of ${mm(counterbore.width)} is not wider than the slot's ${mm(width)}`
    }
    if (counterbore.depth >= depthOf(slot)) {
      yield `its counterbore ${mm(counterbore.depth)} deep does not end above the slot's bottom at ${mm(depthOf(slot))}`
    }
  },
  *keyway({ ends, length, width }) {
    if (ends === 'round' && length !== undefined && length < width) {
      yield `a keyway with round ends ${mm(length)} long is shorter than its width ${mm(width)}`
    }
  },
  *groove({ on, width }) {
    if (on.kind === 'ring' && width >= on.diameter) {
      yield `a groove ${mm(width)} wide on a circle of ${mm(on.diameter)} leaves nothing inside it`
    }
    if (on.kind === 'plane' && on.from[0] === on.to[0] && on.from[1] === on.to[1]) {
      yield `the groove begins and ends at [${on.from.join(', ')}]`
    }
  },
})

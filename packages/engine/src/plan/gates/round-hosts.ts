/** Grooves, keyways, threads and cross holes on a shaft or a tube. */

import { parseThread } from '../../library/threads.ts'
import { type AxisIndex, sizeAlong } from '../envelope/box.ts'
import { type Host, roundHost } from '../envelope/face.ts'
import type { Prism } from '../envelope/shape.ts'
import type { Stage } from '../envelope.ts'
import type { FaceSelector } from '../select.ts'
import { type Contradictions, fitGate, mm, NEARLY } from './gate.ts'
import { boreOf } from './layouts.ts'

/** How far a shaft may be off a thread's nominal diameter: undersized blanks and plated ones. */
const BLANK_TOLERANCE = 0.05

interface Shaft {
  name: string
  diameter: number
  length: number
  wall: number
}

/** The outer cylinder that a selector means; undefined for bores and where it is not certain. */
function shaftOf(selector: FaceSelector, stage: Stage): Shaft | undefined {
  if (selector.facing !== undefined || selector.side === 'inner') return undefined
  const host: (Host & { prism: Prism }) | undefined = roundHost(selector, stage)
  const diameter = host?.prism.diameter
  if (!host || diameter === undefined) return undefined
  if (selector.diameter !== undefined && Math.abs(selector.diameter - diameter) > NEARLY) return undefined
  // Without a side, the face of a tube may be its bore.
  if (
    host.prism.innerDiameter !== undefined &&
    selector.side === undefined &&
    selector.diameter === undefined
  ) {
    return undefined
  }
  const axis: AxisIndex = host.prism.axis
  return {
    name: host.name,
    diameter,
    length: sizeAlong(host.box, axis),
    wall: (diameter - (host.prism.innerDiameter ?? 0)) / 2,
  }
}

function* sunk(shaft: Shaft, depth: number, what: string): Contradictions {
  const { name, diameter, wall } = shaft
  if (depth < wall - NEARLY) return
  const limit =
    wall < diameter / 2 ? `the wall of ${name}, ${mm(wall)}` : `the radius of ${name}, ${mm(wall)}`
  yield `${what} ${mm(depth)} is not less than ${limit}`
}

function* along(shaft: Shaft, from: number, to: number, what: string): Contradictions {
  if (from >= -NEARLY && to <= shaft.length + NEARLY) return
  yield `${what} from ${mm(from)} to ${mm(to)} along the axis does not lie on ${shaft.name}, which is ${mm(shaft.length)} long`
}

export const roundHosts = fitGate({
  *groove({ on, width, depth }, stage) {
    const shaft = on.kind === 'cylinder' ? shaftOf(on.face, stage) : undefined
    if (!shaft || on.kind !== 'cylinder') return
    yield* sunk(shaft, depth, 'the groove depth')
    // A groove may run out at an end; its middle may not.
    yield* along(shaft, on.along, on.along, 'a groove')
    if (width > shaft.length + NEARLY) {
      yield `a groove ${mm(width)} wide is longer than ${shaft.name}, ${mm(shaft.length)}`
    }
  },
  *keyway(keyway, stage) {
    const shaft = shaftOf(keyway.face, stage)
    if (!shaft) return
    yield* sunk(shaft, keyway.depth, 'the keyway depth')
    if (keyway.width >= shaft.diameter - NEARLY) {
      yield `a keyway ${mm(keyway.width)} wide is not narrower than the diameter of ${shaft.name}, ${mm(shaft.diameter)}`
    }
    if (keyway.length !== undefined) {
      yield* along(shaft, keyway.along, keyway.along + keyway.length, 'a keyway')
    }
  },
  *thread(thread, stage) {
    const shaft = shaftOf(thread.face, stage)
    const nominal = parseThread(thread.designation)?.majorDiameter
    if (!shaft) return
    if (nominal !== undefined && Math.abs(nominal - shaft.diameter) > BLANK_TOLERANCE * nominal) {
      yield `the thread ${thread.designation} needs a cylinder of ${mm(nominal)}; ${shaft.name} has ${mm(shaft.diameter)}`
    }
    if (thread.length !== undefined && thread.length > shaft.length + NEARLY) {
      yield `a thread ${mm(thread.length)} long does not fit ${shaft.name}, which is ${mm(shaft.length)} long`
    }
  },
  *hole(hole, stage) {
    const shaft = shaftOf(hole.face, stage)
    const bore = boreOf(hole)
    if (!shaft || bore === undefined) return
    if (bore >= shaft.diameter - NEARLY) {
      yield `a cross hole of ${mm(bore)} does not fit the diameter of ${shaft.name}, ${mm(shaft.diameter)}`
    }
    if (hole.positions.kind !== 'around') return
    for (const place of hole.positions.positions)
      yield* along(shaft, place.along, place.along, 'a cross hole')
  },
})

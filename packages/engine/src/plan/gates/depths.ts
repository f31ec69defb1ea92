/** What is sunk into a face must end before the other side. */
import { checkHead, tipHeight } from '../../kernel/build/features/hole-profile.ts'
import { type HostFace, planarFace } from '../envelope/face.ts'
import type { Stage } from '../envelope.ts'
import type { FeatureOf } from '../features.ts'
import { type Contradictions, fitGate, mm, NEARLY, refusalOf } from './gate.ts'

const under = (face: HostFace): string =>
  `the ${mm(face.below)} under the face of ${face.host?.name ?? 'the body'}`

function* tooDeep(face: HostFace | undefined, depth: number, what: string, instead: string): Contradictions {
  if (face && depth > face.below - NEARLY)
    yield `${what} ${mm(depth)} is not less than ${under(face)}; ${instead}`
}

function* hole(feature: FeatureOf<'hole'>, stage: Stage): Contradictions {
  const { depth, diameter, counterbore, countersink } = feature
  const face = planarFace(feature.face, stage)
  if (!face) return
  if (depth.kind === 'blind') {
    const blind = [...tooDeep(face, depth.depth, 'the blind depth', 'use a through hole')]
    yield* blind
    const tip =
      depth.bottom === 'drill' && diameter !== undefined ? tipHeight(diameter / 2, depth.pointAngleDeg) : 0
    if (blind.length === 0 && depth.depth + tip > face.below + NEARLY) {
      yield `with its drill point the hole is ${mm(depth.depth + tip)} deep and breaks through ${under(face)}`
    }
  } else if (diameter !== undefined) {
    const head = { radius: diameter / 2, counterbore, countersink }
    yield* refusalOf(feature, () => checkHead(head, face.below, feature.id))
  }
}

export const depths = fitGate({
  hole,
  *slot(feature, stage) {
    const face = planarFace(feature.face, stage)
    const { depth, counterbore } = feature
    if (depth.kind === 'blind') {
      yield* tooDeep(face, depth.depth, 'the blind depth', 'use a slot that goes through')
    } else if (counterbore) {
      yield* tooDeep(
        face,
        counterbore.depth,
        'the counterbore depth',
        'it must leave some of the slot below it',
      )
    }
  },
  *pocket(feature, stage) {
    const face = planarFace(feature.face, stage)
    yield* tooDeep(face, feature.depth, 'the pocket depth', 'cut through with an extrusion instead')
  },
  *text(feature, stage) {
    if (feature.raised) return
    const face = planarFace(feature.face, stage)
    yield* tooDeep(face, feature.depth, 'the engraving depth', 'it would cut the letters out')
  },
  *groove(feature, stage) {
    const { on, depth } = feature
    if (on.kind === 'cylinder') return
    yield* tooDeep(planarFace(on.face, stage), depth, 'the groove depth', 'it would cut the part apart')
  },
})

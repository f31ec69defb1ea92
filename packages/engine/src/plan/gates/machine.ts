/** Gears, pulleys, sprockets and springs by themselves. */
import type { FeatureOf } from '../features.ts'
import { type Contradictions, featureGate, mm, NEARLY } from './gate.ts'

/** Belt pitches in millimetres, as their names say (XL: a fifth of an inch). */
const BELT_PITCH = { GT2: 2, GT3: 3, HTD3: 3, HTD5: 5, T5: 5, XL: 5.08 } as const

/** Dedendum of the basic rack, ISO 53, in modules. */
const DEDENDUM = 1.25

function* bored(bore: number | undefined, least: number, what: string): Contradictions {
  if (bore !== undefined && bore >= least) yield `a bore of ${mm(bore)} is not under ${what} of ${mm(least)}`
}

function* hubbed(element: {
  bore?: number | undefined
  hub?: { diameter: number } | undefined
}): Contradictions {
  const { bore, hub } = element
  if (hub && bore !== undefined && hub.diameter <= bore) {
    yield `a hub of ${mm(hub.diameter)} is not over the bore of ${mm(bore)}`
  }
}

function* grooves({ groove, diameter, width, bore }: FeatureOf<'pulley'>): Contradictions {
  if (groove.kind === 'timing') {
    const pitchDiameter = (groove.teeth * BELT_PITCH[groove.belt]) / Math.PI
    yield* bored(bore, pitchDiameter, `the pitch diameter of ${groove.teeth} ${groove.belt} teeth,`)
    return
  }
  if (diameter === undefined) {
    yield `a pulley with a ${groove.kind} groove needs a diameter`
    return
  }
  const depth = groove.kind === 'vee' ? groove.depth : groove.kind === 'round' ? groove.radius : 0
  yield* bored(bore, diameter - 2 * depth, 'the groove bottom')
  if (groove.kind === 'round' && 2 * groove.radius > width + NEARLY) {
    yield `a round groove ${mm(2 * groove.radius)} wide does not fit the pulley's width ${mm(width)}`
  }
  if (groove.kind !== 'vee') return
  const { count, topWidth, angleDeg } = groove
  const pitch = groove.pitch ?? topWidth + 4
  const needed = (count - 1) * pitch + topWidth
  if (needed > width + NEARLY) {
    yield `${count} grooves need ${mm(needed)}, more than the pulley's width ${mm(width)}`
  }
  if (count > 1 && pitch < topWidth - NEARLY) {
    yield `grooves ${mm(topWidth)} wide overlap at a pitch of ${mm(pitch)}`
  }
  const deepest = topWidth / 2 / Math.tan((angleDeg * Math.PI) / 360)
  if (groove.depth > deepest + NEARLY) {
    yield `flanks ${mm(topWidth)} apart at ${angleDeg}° meet after ${mm(deepest)}, above the groove depth ${mm(groove.depth)}`
  }
}

export const machine = featureGate({
  *gear(gear) {
    const { form, module, teeth, helixAngleDeg, bore, rim } = gear
    if (form === 'spur' && helixAngleDeg > 0) {
      yield `a spur gear has straight teeth; a helix angle of ${helixAngleDeg}° makes it helical`
    }
    yield* hubbed(gear)
    if (form === 'rack') {
      if (rim !== undefined && rim <= DEDENDUM * module) {
        yield `a rack ${mm(rim)} high to its pitch line is not over its tooth roots, ${mm(DEDENDUM * module)} deep`
      }
      return
    }
    const pitchDiameter = (module * teeth) / Math.cos((helixAngleDeg * Math.PI) / 180)
    if (form !== 'internal') yield* bored(bore, pitchDiameter - 2 * DEDENDUM * module, 'the root diameter')
    else if (rim !== undefined && rim <= pitchDiameter + 2 * DEDENDUM * module) {
      yield `a rim of ${mm(rim)} is not over the tooth roots at ${mm(pitchDiameter + 2 * DEDENDUM * module)}`
    }
  },
  *pulley(pulley) {
    yield* hubbed(pulley)
    yield* grooves(pulley)
  },
  *sprocket(sprocket) {
    const { chainPitch, rollerDiameter, teeth, bore } = sprocket
    yield* hubbed(sprocket)
    if (rollerDiameter >= chainPitch) {
      yield `rollers of ${mm(rollerDiameter)} do not fit a chain pitch of ${mm(chainPitch)}`
    }
    yield* bored(bore, chainPitch / Math.sin(Math.PI / teeth) - rollerDiameter, 'the root diameter')
  },
  *spring({ outerDiameter, wireDiameter, coils, freeLength }) {
    if (outerDiameter <= 2 * wireDiameter) {
      yield `an outer diameter of ${mm(outerDiameter)} is not over twice the wire diameter ${mm(wireDiameter)}`
    }
    if (coils * wireDiameter > freeLength + NEARLY) {
      yield `${coils} coils of ${mm(wireDiameter)} wire need ${mm(coils * wireDiameter)}, more than the free length ${mm(freeLength)}`
    }
  },
})

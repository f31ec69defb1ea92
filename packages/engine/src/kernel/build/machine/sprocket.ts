/** Roller-chain sprockets with the tooth form of ISO 606 (ANSI B29.1 has the same within its tolerances). */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import { impossible, mm } from '../features/refusal.ts'
import type { Loop, Segment } from '../sketch/loop.ts'
import { gap, radians, size2 } from '../sketch/plane-vector.ts'
import { joined } from './solid.ts'
import { checkMounting, hubLayers, layer, roundTheWheel } from './wheel.ts'

type Sprocket = FeatureOf<'sprocket'>

export interface SprocketForm {
  pitchRadius: number
  rootRadius: number
  tipRadius: number
  seatRadius: number
  /** Half the angle of the roller's seat. */
  seatHalfAngle: number
  flankRadius: number
}

/** ISO 606 section 9.3: the smallest seat, the middle of the seating angles, the smaller flank radius, the middle tip. */
export function sprocketForm({ chainPitch: p, rollerDiameter: d1, teeth: z }: Sprocket): SprocketForm {
  const pitchDiameter = p / Math.sin(Math.PI / z)
  const tipMost = pitchDiameter + 1.25 * p - d1
  const tipLeast = pitchDiameter + (1 - 1.6 / z) * p - d1
  const seatRadius = 0.505 * d1
  return {
    pitchRadius: pitchDiameter / 2,
    rootRadius: pitchDiameter / 2 - seatRadius,
    tipRadius: (tipMost + tipLeast) / 4,
    seatRadius,
    seatHalfAngle: radians((130 - 90 / z) / 2),
    flankRadius: 0.12 * d1 * (z + 2),
  }
}

export function sprocketSolid(oc: Occt, sprocket: Sprocket): TopoDS_Shape {
  const { id, thickness } = sprocket
  const form = sprocketForm(sprocket)
  if (!(sprocket.rollerDiameter < sprocket.chainPitch) || !(form.rootRadius > 0))
    throw impossible(
      id,
      `rollers of ${mm(sprocket.rollerDiameter)} do not fit a chain pitch of ${mm(sprocket.chainPitch)} on ${sprocket.teeth} teeth`,
    )
  checkMounting(sprocket, 2 * form.rootRadius)
  const wheel = layer(oc, sprocketOutline(sprocket, form), 0, thickness, sprocket)
  return joined(oc, wheel, 'add', hubLayers(oc, sprocket, thickness), id)
}

/** Gap by gap: up the flank of one tooth, along its tip, down the next flank into the seat of a roller. */
function sprocketOutline({ id, teeth }: Sprocket, form: SprocketForm): Loop {
  const { pitchRadius, seatRadius, seatHalfAngle, flankRadius, tipRadius } = form
  const step = (2 * Math.PI) / teeth
  // In the gap's own coordinates: u along the rim, v outwards, the roller's centre at [0, pitchRadius].
  const sideways = Math.sin(seatHalfAngle)
  const down = Math.cos(seatHalfAngle)
  const seatEnd: Point2 = [seatRadius * sideways, pitchRadius - seatRadius * down]
  const flankCentre: Point2 = [
    (seatRadius + flankRadius) * sideways,
    pitchRadius - (seatRadius + flankRadius) * down,
  ]
  const tip = flankAt(flankCentre, flankRadius, tipRadius)
  if (
    !tip ||
    gap(tip, seatEnd) < 1e-6 ||
    !(Math.atan2(tip[0], tip[1]) < step / 2) ||
    size2(tip) <= size2(seatEnd)
  )
    throw impossible(id, `its teeth come to a point below their tip circle of ${mm(2 * tipRadius)}`)
  const segments: Segment[] = []
  for (let i = 0; i < teeth; i++) {
    const on = ([u, v]: Point2, side: 1 | -1, place = i) =>
      roundTheWheel([side * u, v], (place % teeth) * step)
    const arc = (to: Point2, centre: Point2, turn: 1 | -1) => segments.push({ kind: 'arc', to, centre, turn })
    arc(on(seatEnd, -1), on(flankCentre, -1), 1)
    arc(on(seatEnd, 1), on([0, pitchRadius], 1), -1)
    arc(on(tip, 1), on(flankCentre, 1), 1)
    arc(on(tip, -1, i + 1), [0, 0], 1)
  }
  return { kind: 'path', start: roundTheWheel([-tip[0], tip[1]], 0), segments }
}

/** Where a flank reaches the circle of `radius`, on the gap's side of the tooth. */
function flankAt(centre: Point2, flankRadius: number, radius: number): Point2 | undefined {
  const apart = size2(centre)
  const cosine = (apart ** 2 + radius ** 2 - flankRadius ** 2) / (2 * apart * radius)
  if (Math.abs(cosine) > 1) return undefined
  const angle = Math.atan2(centre[0], centre[1]) - Math.acos(cosine)
  return [radius * Math.sin(angle), radius * Math.cos(angle)]
}

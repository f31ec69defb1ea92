/** The sides of an upright round body as angles about its axis. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { all } from '../layout/statements.ts'

const ANGLES: Partial<Readonly<Record<SignedAxis, number>>> = { '+x': 0, '+y': 90, '-x': 180, '-y': 270 }

export const angleOf = (side: SignedAxis): number => ANGLES[side] ?? 0

/** The side that something is said to be on, where that is one of them. */
export const sideAround = ({ places }: Entity, axis: AxisName = 'z'): SignedAxis | undefined =>
  all(places, 'face').find(({ place }) => place.face[1] !== axis)?.place.face

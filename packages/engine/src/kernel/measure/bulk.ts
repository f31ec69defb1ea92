/** Volume, surface, mass and counts. */
import { areaOf, volumeOf } from '../mass.ts'
import { type Measurer, nothing } from './measurement.ts'
import { type Member, partSubject, subjectOf } from './subject.ts'

const NO_PART = nothing('there is no such part')

/** A sum over members, each measured in its own coordinates: placing a solid changes none of these. */
const total = (members: readonly Member[], take: (member: Member) => number): number =>
  members.reduce((sum, member) => sum + take(member), 0)

export const volume: Measurer<'volume'> = (context, { part }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  return { measured: total(subject.members, (m) => volumeOf(context.oc, m.part.body.shape)) }
}

export const area: Measurer<'area'> = (context, { part }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  return { measured: total(subject.members, (m) => areaOf(context.oc, m.part.body.shape)) }
}

/** Grams: a gram per cubic centimetre is a thousandth of a gram per cubic millimetre. */
export const mass: Measurer<'mass'> = (context, { part }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  const bare = subject.members.find((m) => m.part.material === undefined)
  if (bare) return nothing(`${bare.part.name} has no material`)
  return {
    measured: total(
      subject.members,
      (m) =>
        (volumeOf(context.oc, m.part.body.shape) * (m.part.material?.densityGPerCm3 ?? Number.NaN)) / 1000,
    ),
  }
}

export const solidCount: Measurer<'solid-count'> = (context, { part }) => {
  const subject = subjectOf(context, part)
  if (!subject) return NO_PART
  return { measured: total(subject.members, (m) => partSubject(context.oc, m.part).solids.length) }
}

export const instanceCount: Measurer<'instance-count'> = ({ model }, { part }) => ({
  measured: model.instances.filter((instance) => part === undefined || instance.part.id === part).length,
})

/** Walls that nobody told as bodies: of a tube, of a box that is hollow, the ears that a slot leaves. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, type Box, indexOf, sizeAlong } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import type { Solid, World } from '../world.ts'

export interface Walls {
  host: Solid
  /** Across them. */
  axis: AxisName
  /** What lies between them. */
  cavity: Box
  /** Only one of them. */
  one: boolean
}

const NAME = /^(?:wall|side wall|sidewall|ear|cheek|prong|arm|leg|tine|lug|fork|jaw|side)$/u

/** "through the right wall". */
const isSided = ({ words }: Phrase): boolean =>
  words.some((word) => /^(?:left|right|front|back)$/u.test(word))

/** "through both walls", "through one wall". */
export function wallsNamed(world: World, phrase: Phrase, sided = false): Walls | undefined {
  const isBoth = /^(?:both|all|each)$/u.test(phrase.det) || (phrase.plural && /^(?:the|)$/u.test(phrase.det))
  const one =
    !phrase.plural &&
    (phrase.det === 'one of' || phrase.det === 'a' || ((sided || isSided(phrase)) && phrase.det === 'the'))
  if (!NAME.test(phrase.name) || !(isBoth || one)) return undefined
  const hollow = world.bodies.findLast(({ inner }) => inner !== undefined)
  if (hollow?.inner) {
    const { axis, inner, box } = hollow
    const across = AXES.filter((each) => each !== 'z' && each !== axis && isInside(inner, box, each))
    const [way] = across.length > 1 && !hollow.round ? longerFace(box, across) : across
    return way && { host: hollow, axis: way, cavity: inner, one }
  }
  const bored = boredOf(world)
  if (bored) return { ...bored, one }
  const host = world.bodies[0]
  const slot = world.solids.findLast(
    ({ thing, through }) =>
      /^(?:slot|channel|pocket)$/u.test(thing.concept) && thing.role === 'cut' && through !== true,
  )
  if (!slot || !host || world.bodies.length > 1 || slot.boxes.length > 1) return undefined
  const across = AXES.filter((each) => each !== slot.axis && isInside(slot.box, host.box, each))
  const [way] = across
  return way && across.length === 1 ? { host, axis: way, cavity: slot.box, one } : undefined
}

/** A hub with a bore: the wall around it, through which holes go across. */
export function boredOf(world: World): Omit<Walls, 'one'> | undefined {
  const host = world.bodies.findLast(({ round }) => round)
  if (!host) return undefined
  const { axis } = host
  const across: AxisName = axis === 'x' ? 'y' : 'x'
  const cavity =
    host.inner ??
    world.solids.find(
      (solid) =>
        solid.thing.role === 'cut' &&
        solid.round &&
        solid.axis === axis &&
        solid.boxes.length === 1 &&
        isInside(solid.box, host.box, across),
    )?.box
  return cavity && { host, axis: across, cavity }
}

/** What is round with a bore through it, told as a hole or by its inner diameter. */
export function ringOf(world: World): { host: Solid; bore: Solid | undefined; cavity: Box } | undefined {
  const tube = world.bodies.findLast(({ inner, round }) => inner !== undefined && round)
  if (tube?.inner) return { host: tube, bore: undefined, cavity: tube.inner }
  const bore = world.solids.findLast(
    ({ thing, through, round, boxes }) =>
      thing.role === 'cut' && thing.concept === 'hole' && through === true && round && boxes.length === 1,
  )
  const host = world.bodies.findLast(
    ({ round, axis, box, shape }) =>
      round &&
      /^(?:round|star)$/u.test(shape) &&
      axis === bore?.axis &&
      AXES.every((each) => each === axis || isInside(bore.box, box, each)),
  )
  return bore && host && { host, bore, cavity: bore.box }
}

/** Of a box the walls that the wide sides are; of a square tube any two. */
const longerFace = (box: Box, axes: readonly AxisName[]): AxisName[] =>
  [...axes].sort((a, b) => sizeAlong(box, a) - sizeAlong(box, b)).slice(0, 1)

const isInside = (inner: Box, box: Box, axis: AxisName): boolean => {
  const k = indexOf(axis)
  return inner.min[k] > box.min[k] + 1e-9 && inner.max[k] < box.max[k] - 1e-9
}

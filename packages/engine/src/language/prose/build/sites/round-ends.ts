/** The round ends of a link, of a slot, of a rounded bar, of an arch: their centres. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, type Box, longest, SIDES, sizeAlong, union } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import type { Solid } from '../world.ts'
import type { Site, SiteContext } from './site.ts'

const ROUNDED = /^(?:round|rounded|semicircular|radiused)$/u

/** The round ends of a link, of a slot: "each half circle", "the centre of each end". */
export function roundsOf(phrase: Phrase, { world, self }: SiteContext): Site | undefined {
  const isTop = phrase.concept === 'top' && phrase.words.some((word) => ROUNDED.test(word))
  // "at that center": of the rounding that was told by it.
  const isThat = phrase.concept === 'center' && phrase.det === 'this' && !phrase.of
  const inner =
    isTop || isThat
      ? { ...phrase, concept: 'arc' }
      : phrase.kind === 'place' && phrase.concept === 'center'
        ? phrase.of?.concept === 'top' && phrase.of.words.some((word) => ROUNDED.test(word))
          ? { ...phrase.of, concept: 'arc' }
          : phrase.of
        : phrase.kind === 'figure' ||
            (phrase.kind === 'work' && phrase.concept === 'fillet') ||
            (phrase.concept === 'end' && phrase.words.some((word) => ROUNDED.test(word)))
          ? phrase
          : undefined
  if (!inner || !/^(?:half|end|arc|rounding)$/u.test(inner.kind === 'work' ? 'rounding' : inner.concept))
    return undefined
  const solid = world.solids.findLast(
    ({ shape, thing, rounds }) =>
      (/^(?:obround|slot|arch)$/u.test(shape) || rounds !== undefined) && thing !== self,
  )
  if (!solid || ((isTop || isThat) && solid.shape !== 'arch')) return undefined
  if (solid.rounds) return roundedEnds(solid, solid.rounds, phrase, inner)
  const { box } = solid
  if (solid.shape === 'arch') return archSite(solid, phrase, inner)
  const axis = longest(
    box,
    AXES.filter((each) => each !== solid.axis),
  )
  const across = AXES.find((each) => each !== axis && each !== solid.axis) as AxisName
  const width = sizeAlong(box, across)
  const at = AXES.indexOf(axis)
  const boxes = [-1, 1].map((sign): Box => {
    const one: Box = { min: [...box.min], max: [...box.max] }
    if (sign < 0) one.max[at] = (one.min[at] as number) + width
    else one.min[at] = (one.max[at] as number) - width
    return one
  })
  const side = [inner.concept, ...inner.words].map((word) => SIDES[word]).find((each) => each?.axis === axis)
  const chosen = side
    ? [boxes[side.sign < 0 ? 0 : 1] as Box]
    : inner.plural || /^(?:each|both|all)$/u.test(inner.det) || (inner.det === 'one of' && self?.count === 2)
      ? boxes
      : [boxes[inner.det === 'other' || inner.words.includes('other') ? 0 : 1] as Box]
  return {
    part: 'center',
    box: chosen.length === 1 ? (chosen[0] as Box) : box,
    boxes: chosen,
    solid: { ...solid, boxes: chosen },
    sides: [],
    along: undefined,
    several: chosen.length > 1,
    phrase,
  }
}

/** The ends of a bar that were rounded to half circles. */
function roundedEnds(
  solid: Solid,
  { axis, sides }: NonNullable<Solid['rounds']>,
  phrase: Phrase,
  inner: Phrase,
): Site {
  const boxes = sides.map((side): Box => {
    const cross = AXES.find((each) => each !== axis && each !== side.axis) as AxisName
    const k = AXES.indexOf(side.axis)
    const box: Box = { min: [...solid.box.min], max: [...solid.box.max] }
    if (side.sign < 0) box.max[k] = (box.min[k] as number) + sizeAlong(box, cross)
    else box.min[k] = (box.max[k] as number) - sizeAlong(box, cross)
    return box
  })
  const named = [inner.concept, ...inner.words].map((word) => SIDES[word]).find((each) => each !== undefined)
  const at = named ? sides.findIndex((side) => side.axis === named.axis && side.sign === named.sign) : -1
  const isAll = inner.plural || /^(?:each|both|all)$/u.test(inner.det)
  const chosen = at >= 0 ? [boxes[at] as Box] : isAll ? boxes : [boxes.at(-1) as Box]
  return {
    part: 'center',
    box: chosen.length === 1 ? (chosen[0] as Box) : solid.box,
    boxes: chosen,
    solid: { ...solid, boxes: chosen },
    sides: [],
    along: undefined,
    several: chosen.length > 1,
    phrase,
  }
}

/** The half circle at the top of an upright, or of each of several: its centre. */
function archSite(solid: Solid, phrase: Phrase, inner: Phrase): Site | undefined {
  if (inner.concept === 'end' && !inner.words.some((word) => /^(?:round|rounded|top|upper)$/u.test(word)))
    return undefined
  const across: AxisName = solid.axis === 'x' ? 'y' : 'x'
  const boxes = solid.boxes.map((each): Box => {
    const top: Box = { min: [...each.min], max: [...each.max] }
    top.min[2] = top.max[2] - sizeAlong(each, across)
    return top
  })
  return {
    part: 'center',
    box: union(boxes),
    boxes,
    solid: { ...solid, boxes },
    sides: [],
    along: undefined,
    several: boxes.length > 1,
    phrase,
  }
}

/** How tight each bend of a path is and how far it turns, where that was not told with each of them. */
import type { Point3 } from '../../../../plan/geometry.ts'
import { scale } from '../../../../plan/vector.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { Step } from '../../../sweeps/path.ts'
import type { Figure } from '../../phrases.ts'
import { allSizes, type Thing } from '../../scene.ts'
import type { Bend } from '../../tell/swept/statements.ts'
import type { World } from '../world.ts'
import { isBend } from './arcs.ts'
import { unitOf } from './path-points.ts'
import type { Path } from './path-steps.ts'
import { isRoundSize } from './shaped.ts'
import type { Section } from './swept-section.ts'

const ANGLE: Readonly<Record<string, number>> = { u: 180, j: 180, s: 90, l: 90 }

/** Radii and angles that were not told with each bend: by the letter, the distance of the legs, the title. */
export function settle(world: World, thing: Thing, { steps, form, apart }: Path, section: Section): Step[] {
  const bends = steps.filter((step): step is Bend => step.kind === 'bend')
  const titled = allSizes(thing).find(({ figure }) => figure.unit === 'angle')
  const said = allSizes(thing).filter((each) => isRoundSize(each) && isBend(each))
  let before: number | undefined
  const radiusOf = (bend: Bend): number | undefined => {
    const { radius, side } = bend
    if (radius) {
      const off = side === 'inner' ? section.outer / 2 : side === 'outer' ? -section.outer / 2 : 0
      before = radius.value + off
      return before
    }
    if (bend.same && before !== undefined) return before
    return said[0]?.figure.value
  }
  const isU = bends.length === 1 && (form === 'u' || apart !== undefined)
  const made: Step[] = []
  for (const step of steps) {
    if (step.kind === 'straight') {
      const length = step.figure?.value
      if (length === undefined) throw unread(thing.name)
      made.push({ kind: 'straight', length, ...(step.heading ? { heading: unitOf(step.heading) } : {}) })
      continue
    }
    const told = step.angle?.value ?? step.degrees
    const titleAngle = bends.length === 1 ? titled?.figure.value : undefined
    const angle =
      told ??
      titleAngle ??
      (isU ? 180 : step.toward ? undefined : bends.length === 1 && form ? ANGLE[form] : undefined)
    if (told !== undefined && titleAngle !== undefined && told !== titleAngle)
      throw unread(titled?.figure.text ?? thing.name)
    const radius = radiusOf(step) ?? (apart && angle === 180 ? apart.value / 2 : undefined)
    if (radius === undefined) throw missing('bend radius', thing.name)
    if (angle === undefined && !step.toward) world.assume(`The ${thing.name} bends by 90°`)
    made.push({
      kind: 'arc',
      radius,
      ...(angle === undefined && step.toward ? {} : { angleDeg: angle ?? 90 }),
      ...(step.toward ? { toward: unitOf(step.toward) } : {}),
      ...(step.back || isBackAgain(form, made) ? { back: true as const } : {}),
    })
    if (angle !== undefined && (angle <= 0 || angle > 180)) throw unread(step.angle?.text ?? thing.name)
  }
  for (const each of said) takeBend(world, thing, each.figure, each.figure.value)
  if (titled) {
    titled.used = true
    world.count(titled.figure)
  }
  return made
}

/** The second bend of an S turns back. */
const isBackAgain = (form: string | undefined, made: readonly Step[]): boolean =>
  /^[sz]$/u.test(form ?? '') && made.filter(({ kind }) => kind === 'arc').length === 1

export function takeBend(world: World, thing: Thing, figure: Figure, radius: number): void {
  world.takeAs(figure, `${thing.name} bend radius`, { kind: 'torus-diameter', which: 'ring' }, 2 * radius)
  for (const said of thing.sizes) if (said.figure === figure) said.used = true
}

/** Two corners and what is between them make the U that one bend is too tight for. */
export function legsApart(world: World, steps: Step[], apart: Figure | undefined, first?: Point3): Step[] {
  const at = steps.findIndex(({ kind }) => kind === 'arc')
  const bend = steps[at]
  if (!apart || bend?.kind !== 'arc' || bend.radius === undefined) return steps
  const arcs = steps.filter(({ kind }) => kind === 'arc')
  const rest = apart.value - 2 * bend.radius
  if (arcs.length === 1 && (bend.angleDeg ?? 180) === 180 && rest > 1e-6)
    return [
      ...steps.slice(0, at),
      { ...bend, angleDeg: 90 },
      { kind: 'straight', length: rest },
      { kind: 'arc', radius: bend.radius, angleDeg: 90, ...(first ? { toward: scale(first, -1) } : {}) },
      ...steps.slice(at + 1),
    ]
  if (arcs.length === 1 && (bend.angleDeg ?? 180) === 180 && rest < -1e-6) throw unread(apart.text)
  world.count(apart)
  return steps
}

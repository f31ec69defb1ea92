/** What was told of a path, put together: its straights and bends in order, each with its length, radius and angle. */
import { missing, unread } from '../../../operations/unread.ts'
import type { Figure } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import type { Bend, PathStatement, Straight } from '../../tell/swept/statements.ts'

type Step = Straight | Bend

export interface Path {
  steps: Step[]
  form: string | undefined
  apart: Figure | undefined
}

const isBend = (told: PathStatement): told is Bend => told.kind === 'bend'

/** A second figure for the same has to be the same. */
function fill(bend: Bend, from: Bend, what: 'radius' | 'angle'): void {
  const [own, told] = [bend[what], from[what]]
  if (own && told && Math.abs(own.value - told.value) > 1e-9) throw unread(told.text)
  if (!own && told) {
    bend[what] = told
    if (what === 'radius' && from.side) bend.side = from.side
  }
}

const isTold = (bend: Bend): boolean =>
  bend.radius !== undefined || bend.angle !== undefined || bend.degrees !== undefined

/** "The bend is 90 degrees", "the corners are bends of 10 mm radius": of those that were told. */
function merge(told: Bend, bends: Bend[]): void {
  for (const bend of bends) {
    fill(bend, told, 'radius')
    fill(bend, told, 'angle')
    if (told.degrees !== undefined) bend.degrees ??= told.degrees
    if (told.toward) bend.toward ??= told.toward
    if (told.about) bend.about ??= told.about
    if (told.to) bend.to ??= told.to
    if (told.back) bend.back = true
  }
}

/** Whether a bend is one that was told before: "the bend", or another name of one that still lacks what this says. */
const isSame = (told: Bend, last: Bend, since: readonly PathStatement[]): boolean =>
  told.definite === true ||
  isRest(told, last, since) ||
  (!isTold(last) && since.every(({ kind }) => kind !== 'straight')) ||
  (!isTold(told) && told.toward === undefined && told.to === undefined && since.length === 0)

/** "A 90 degree elbow … with a bend radius of 40 mm": the rest of the one that there is. */
const isRest = (told: Bend, last: Bend, statements: readonly PathStatement[]): boolean =>
  told.radius !== undefined &&
  last.radius === undefined &&
  (turnOf(told) === undefined || turnOf(last) === undefined || turnOf(told) === turnOf(last)) &&
  statements.every((each) => each.kind !== 'straight' || each.ends === true)

const turnOf = ({ angle, degrees }: Bend): number | undefined => angle?.value ?? degrees

const isEnds = (told: Step): boolean => told.kind === 'straight' && told.ends === true

const isEmpty = ({ figure, to, heading }: Straight): boolean =>
  figure === undefined && to === undefined && heading === undefined

export function pathOf(thing: Thing, statements: readonly PathStatement[]): Path {
  const steps: Step[] = []
  let form: string | undefined
  let apart: Figure | undefined
  let ends: Straight | undefined
  let bendAt = -1
  for (const [at, each] of statements.entries()) {
    if (each.kind === 'form') form ??= each.letter
    if (each.kind === 'apart') {
      if (apart && Math.abs(apart.value - each.figure.value) > 1e-9) throw unread(each.figure.text)
      apart ??= each.figure
    }
    if (isBend(each)) {
      const bends = steps.filter(isBend)
      const last = bends.at(-1)
      if (last && isSame(each, last, statements.slice(bendAt + 1, at)))
        merge(each, each.definite && each.plural ? bends : [last])
      else steps.push({ ...each })
      bendAt = at
    }
    if (each.kind !== 'straight') continue
    if (each.ends) {
      if (ends?.figure && each.figure && ends.figure.value !== each.figure.value)
        throw unread(each.figure.text)
      ends = { ...each, ...(ends?.figure ? { figure: ends.figure } : {}) }
    } else if (!isEmpty(each) || !steps.some((step) => step.kind === 'straight')) steps.push({ ...each })
  }
  if (ends) {
    const own = steps.filter((step) => step.kind === 'straight' && !isEnds(step))
    // "A pipe with straight ends. The first straight is …": told one by one.
    if (own.length > 0 && ends.figure) throw unread(ends.figure.text)
    if (own.length === 0) {
      if (!ends.figure) throw missing('length of the straight ends', thing.name)
      return { steps: [ends, ...steps, { ...ends }], form, apart }
    }
  }
  return { steps: steps.filter((step) => step.kind === 'bend' || !isEmpty(step)), form, apart }
}

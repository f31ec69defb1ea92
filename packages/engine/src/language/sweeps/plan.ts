/** The plan of a section swept along a path, with everything that was said of it measured on the solid. */
import { EngineError } from '../../errors.ts'
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import { PLAN_VERSION, type PlanInput } from '../../plan/plan.ts'
import { Ledger, millimetres } from '../compile/ledger.ts'
import { tidy } from '../quantities/scan.ts'
import { twice } from '../shapes/sizes.ts'
import { solveSizes } from '../sizes/sizes.ts'
import { type Item, wordsOf } from '../text/items.ts'
import type { Walked } from './path.ts'
import { INDEX, type Shown, Swept } from './swept.ts'

interface Spoken {
  items: readonly Item[]
}

export type SweepStatement = Spoken &
  (
    | { kind: 'section'; dimension: string; value: number }
    | { kind: 'straight' | 'angle' | 'radius' | 'apart'; value: number }
    | { kind: 'coordinate'; axis: AxisName; value: number }
    | { kind: 'point'; point: Point3 }
  )

const contradiction = (items: readonly Item[], says: string): EngineError =>
  new EngineError(
    'geometry_validation_failed',
    `“${wordsOf(items)}” does not agree with the path that is told: ${says}.`,
  )

/** Outside, inside and wall, of which two fix the third; a rod has only an outside. */
function sectionOf(said: readonly SweepStatement[]): { outer: number; inner: number } {
  const named = said.flatMap((each) => (each.kind === 'section' ? [each] : []))
  const alone = new Set(named.map(({ dimension }) => dimension))
  const solid = [...alone].every((dimension) => dimension === 'diameter' || dimension.startsWith('outer'))
  const words = {
    diameter: ['outer'],
    outerDiameter: ['outer'],
    innerDiameter: ['inner'],
    wall: ['wall'],
    outerRadius: ['outerRadius'],
    innerRadius: ['innerRadius'],
  }
  const { values } = solveSizes({
    name: 'section',
    sizes: {
      says: { outer: 'outer diameter', inner: 'inner diameter', wall: 'wall thickness' },
      words,
      linear: [
        twice('outer', 'outerRadius'),
        twice('inner', 'innerRadius'),
        [
          [1, 'outer'],
          [-1, 'inner'],
          [-2, 'wall'],
        ],
      ],
      sequence: {},
      needs: [],
    },
    linear: [],
    fixed: solid ? { inner: 0 } : {},
    typical: {},
    statements: named.map(({ dimension, value, items }) => ({
      word: dimension,
      value,
      text: wordsOf(items),
      span: [0, 0],
      approximate: false,
      tolerance: undefined,
    })),
  })
  const [outer, inner] = [values.get('outer'), values.get('inner')]
  if (outer === undefined || inner === undefined)
    throw new EngineError(
      'prompt_too_ambiguous',
      'How wide is what is swept along the path? Give an outer diameter, and an inner one or a wall for a pipe.',
    )
  return { outer, inner }
}

type Told<K extends SweepStatement['kind']> = SweepStatement & { kind: K }
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6

/** How each kind of statement is held to the path, and shown; none where that is nothing to measure. */
const SHOWN: { [K in SweepStatement['kind']]: (told: Told<K>, swept: Swept) => Shown | undefined } = {
  section: ({ dimension }, swept) =>
    dimension.startsWith('outer') || dimension === 'diameter'
      ? swept.outside(`outer diameter ${millimetres(swept.outer)}`)
      : swept.inWall(`wall ${millimetres(swept.wall)}`),
  radius: ({ items, value }, swept) => {
    const radii = swept.walked.arcs.map(({ radius }) => radius)
    if (!radii.some((radius) => near(radius, value)))
      throw contradiction(items, `its bends have ${radii.map(millimetres).join(', ')}`)
    const says = `bend radius ${millimetres(value)}`
    return radii.every((radius) => radius === value)
      ? { says, measure: { kind: 'torus-diameter', which: 'ring' }, value: 2 * value }
      : swept.volume(says)
  },
  angle: ({ items, value }, swept) => {
    const turns = swept.walked.arcs.map(({ angleDeg }) => angleDeg)
    const total = turns.reduce((sum, each) => sum + each, 0)
    if (![...turns, total].some((each) => near(each, value)))
      throw contradiction(items, `it turns by ${tidy(total)} degrees`)
    return swept.volume(`turns ${value} degrees`)
  },
  straight: ({ value }, swept) => {
    const { value: overall } = swept.longest('')
    return swept.longest(`straight ${millimetres(value)} (overall ${millimetres(overall)})`)
  },
  apart: ({ items, value }, swept) => {
    const [first, last] = swept.ends
    const distance = Math.hypot(...first.at.map((at, i) => at - (last.at[i] as number)))
    if (!near(distance, value)) throw contradiction(items, `its ends are ${millimetres(distance)} apart`)
    return swept.longest(`ends ${millimetres(value)} apart`)
  },
  coordinate: ({ items, axis, value }, swept) => {
    if (!swept.walked.trace.some(({ at }) => near(at[INDEX[axis]], value)))
      throw contradiction(items, 'the path does not come there')
    return value === 0 ? undefined : swept.extent(axis, `through ${axis} = ${value}`)
  },
  point: ({ items, point }, swept) => {
    const isThere = (at: Point3): boolean => at.every((value, i) => near(value, point[i] as number))
    if (swept.ends.some(({ at }) => isThere(at))) return swept.longest(`an end at (${point.join(', ')})`)
    // Where a straight goes over into a bend.
    if (!swept.walked.segments.some(({ to }) => isThere(to)))
      throw contradiction(items, 'none of its straights and bends begins or ends there')
    return swept.volume(`through (${point.join(', ')})`)
  },
}

export function planSweep(prompt: string, walked: Walked, said: readonly SweepStatement[]): PlanInput {
  const ledger = new Ledger(prompt)
  const swept = new Swept(walked, sectionOf(said))
  const { outer, inner, min, max } = swept
  const tooTight = walked.arcs.find(({ radius }) => radius < outer / 2)
  if (tooTight)
    throw new EngineError(
      'geometry_validation_failed',
      `A bend of ${millimetres(tooTight.radius)} radius is too tight for a section ${millimetres(outer)} wide: it would run into itself.`,
    )
  for (const told of said) {
    const show = SHOWN[told.kind] as (told: SweepStatement, swept: Swept) => Shown | undefined
    const shown = show(told, swept)
    if (shown) ledger.require({ name: 'sweep', ...shown, source: { items: told.items, values: [] } })
  }
  const length = swept.volume(`path ${millimetres(walked.length)} long`)
  ledger.require({ name: 'length', ...length, source: undefined })
  const [{ at: start, heading }] = swept.ends
  const atOrigin = start.every((value) => value === 0) && heading[2] === 1
  if (atOrigin && !said.some(({ kind }) => kind === 'point'))
    ledger.assume('start', 'The path begins at the origin and sets off upwards, where nothing else was said')
  if (walked.chosenSide)
    ledger.assume('side', `The bend turns toward ${axisName(walked.chosenSide)}, as no side was said`)
  const name = inner > 0 ? 'Bent pipe' : 'Bent rod'
  const box = min.map((low, i) => tidy(Number(((max[i] as number) - low).toFixed(2))))
  return {
    version: PLAN_VERSION,
    name: `${name} ${box.join(' × ')} mm`,
    parts: [
      {
        id: 'sweep',
        name,
        features: [
          {
            kind: 'sweep',
            id: 'sweep',
            sketch: {
              add: [
                inner > 0
                  ? { kind: 'ring', outerDiameter: outer, innerDiameter: inner }
                  : { kind: 'circle', diameter: outer },
              ],
            },
            path: { kind: 'segments', start: walked.start, segments: walked.segments },
          },
        ],
      },
    ],
    requirements: ledger.requirements,
    assumptions: ledger.assumptions,
  }
}

/** `+x` of a direction along an axis, else its numbers. */
function axisName(direction: Point3): string {
  const at = direction.findIndex((value) => Math.abs(value) > 1 - 1e-6)
  if (at < 0) return `(${direction.map((value) => tidy(Number(value.toFixed(3)))).join(', ')})`
  return `${(direction[at] as number) < 0 ? '-' : '+'}${'xyz'[at]}`
}

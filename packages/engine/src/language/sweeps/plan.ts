/** The plan of a section swept along a path, with everything that was said of it measured on the solid. */
import { EngineError } from '../../errors.ts'
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import { PLAN_VERSION, type PlanInput } from '../../plan/plan.ts'
import type { Measure } from '../../plan/requirement.ts'
import { Ledger, millimetres } from '../compile/ledger.ts'
import { tidy } from '../quantities/scan.ts'
import { twice } from '../shapes/sizes.ts'
import { solveSizes } from '../sizes/sizes.ts'
import { type Item, wordsOf } from '../text/items.ts'
import { boxOf, type Walked } from './path.ts'

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

const INDEX: Record<AxisName, 0 | 1 | 2> = { x: 0, y: 1, z: 2 }

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

export function planSweep(prompt: string, walked: Walked, said: readonly SweepStatement[]): PlanInput {
  const ledger = new Ledger(prompt)
  const { outer, inner } = sectionOf(said)
  const { min, max } = boxOf(walked, outer / 2)
  const extent = (axis: AxisName): { measure: Measure; value: number } => ({
    measure: { kind: 'extent', axis },
    value: tidy(max[INDEX[axis]] - min[INDEX[axis]]),
  })
  const flat = (['y', 'x', 'z'] as const).find((axis) => Math.abs(extent(axis).value - outer) < 1e-9)
  const [first, last] = [walked.trace[0], walked.trace.at(-1)] as [
    Walked['trace'][number],
    Walked['trace'][number],
  ]
  const [bend] = walked.arcs
  const tooTight = walked.arcs.find(({ radius }) => radius < outer / 2)
  if (tooTight)
    throw new EngineError(
      'geometry_validation_failed',
      `A bend of ${millimetres(tooTight.radius)} radius is too tight for a section ${millimetres(outer)} wide: it would run into itself.`,
    )
  const wall = tidy((outer - inner) / 2)
  const inWall: { measure: Measure; value: number } | undefined =
    bend && inner > 0
      ? {
          measure: {
            kind: 'wall-thickness',
            at: bend.middle.map(
              (value, i) => value + (outer / 2 - wall / 2) * (bend.outward[i] as number),
            ) as Point3,
            direction: bend.outward,
          },
          value: wall,
        }
      : undefined
  const total = walked.arcs.reduce((sum, { angleDeg }) => sum + angleDeg, 0)
  const area = (Math.PI / 4) * (outer ** 2 - inner ** 2)
  const volume: { measure: Measure; value: number } = {
    measure: { kind: 'volume' },
    value: tidy(Number((area * walked.length).toPrecision(12))),
  }
  const longest = (['x', 'y', 'z'] as const).toSorted(
    (a, b) => extent(b).value - extent(a).value,
  )[0] as AxisName
  const require = (items: readonly Item[], says: string, found: { measure: Measure; value: number }): void =>
    ledger.require({ name: 'sweep', says, ...found, source: { items, values: [] } })
  for (const each of said) {
    const { items } = each
    switch (each.kind) {
      case 'section':
        if (each.dimension.startsWith('outer') || each.dimension === 'diameter')
          require(items, `outer diameter ${millimetres(outer)}`, flat ? extent(flat) : volume)
        else require(items, `wall ${millimetres(wall)}`, inWall ?? volume)
        break
      case 'radius':
        if (!walked.arcs.some(({ radius }) => Math.abs(radius - each.value) < 1e-6))
          throw contradiction(
            items,
            `its bends have ${walked.arcs.map(({ radius }) => millimetres(radius)).join(', ')}`,
          )
        require(items, `bend radius ${millimetres(each.value)}`, walked.arcs.every(
          ({ radius }) => radius === each.value,
        )
          ? { measure: { kind: 'torus-diameter', which: 'ring' }, value: 2 * each.value }
          : volume)
        break
      case 'angle':
        if (
          !walked.arcs.some(({ angleDeg }) => Math.abs(angleDeg - each.value) < 1e-6) &&
          Math.abs(total - each.value) > 1e-6
        )
          throw contradiction(items, `it turns by ${tidy(total)} degrees`)
        require(items, `turns ${each.value} degrees`, volume)
        break
      case 'straight':
        require(items, `straight ${millimetres(each.value)} (overall ${millimetres(extent(longest).value)})`, extent(
          longest,
        ))
        break
      case 'apart': {
        const distance = Math.hypot(...first.at.map((value, i) => value - (last.at[i] as number)))
        if (Math.abs(distance - each.value) > 1e-6)
          throw contradiction(items, `its ends are ${millimetres(distance)} apart`)
        require(items, `ends ${millimetres(each.value)} apart`, extent(longest))
        break
      }
      case 'coordinate': {
        const reached = walked.trace.map(({ at }) => at[INDEX[each.axis]])
        if (!reached.some((value) => Math.abs(value - each.value) < 1e-6))
          throw contradiction(items, `the path does not come there`)
        if (each.value !== 0) require(items, `through ${each.axis} = ${each.value}`, extent(each.axis))
        break
      }
      case 'point': {
        const isEnd = [first, last].some(({ at }) =>
          at.every((value, i) => Math.abs(value - (each.point[i] as number)) < 1e-6),
        )
        if (!isEnd) throw contradiction(items, 'it neither begins nor ends there')
        require(items, `an end at (${each.point.join(', ')})`, extent(longest))
        break
      }
    }
  }
  ledger.require({
    name: 'length',
    says: `path ${millimetres(walked.length)} long`,
    ...volume,
    source: undefined,
  })
  if (
    first.at.every((value) => value === 0) &&
    first.heading[2] === 1 &&
    !said.some(({ kind }) => kind === 'point')
  )
    ledger.assume('start', 'The path begins at the origin and sets off upwards, where nothing else was said')
  if (walked.chosenSide)
    ledger.assume('side', `The bend turns toward ${axisName(walked.chosenSide)}, as no side was said`)
  const circle = { kind: 'circle' as const, diameter: outer }
  return {
    version: PLAN_VERSION,
    name: `${inner > 0 ? 'Bent pipe' : 'Bent rod'} ${min.map((low, i) => tidy(Number(((max[i] as number) - low).toFixed(2)))).join(' × ')} mm`,
    parts: [
      {
        id: 'sweep',
        name: inner > 0 ? 'Bent pipe' : 'Bent rod',
        features: [
          {
            kind: 'sweep',
            id: 'sweep',
            sketch: {
              add: [
                inner > 0 ? { kind: 'ring' as const, outerDiameter: outer, innerDiameter: inner } : circle,
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

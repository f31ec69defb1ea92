/** Where the copies of a repeated feature go, as motions of the original; the original itself is not among them. */
import { EngineError } from '../../../errors.ts'
import type { Direction, Point3 } from '../../../plan/geometry.ts'
import type { Repetition } from '../../../plan/layout.ts'
import { add, dot, scale, subtract, toVector } from '../../../plan/vector.ts'
import { AT_REST, type Motion } from '../../model.ts'
import { pathStations } from './path-stations.ts'
import { type Rotation, rotationAbout } from './rotation.ts'

/** More copies than this take longer than any job may. */
const MOST_COPIES = 10_000

type RepetitionOf<K extends Repetition['kind']> = Extract<Repetition, { kind: K }>

const MOTIONS: { [K in Repetition['kind']]: (repetition: RepetitionOf<K>, feature: string) => Motion[] } = {
  linear: ({ direction, count, pitch }) => steps(count).map((i) => shiftBy(direction, i * pitch)),
  grid,
  polar,
  path: alongPath,
}

export function motions<K extends Repetition['kind']>(
  repetition: RepetitionOf<K>,
  feature = 'pattern',
): Motion[] {
  return MOTIONS[repetition.kind](repetition, feature)
}

/** 1, 2, … up to one less than the count: the original is the first of them. */
const steps = (count: number): number[] => Array.from({ length: count - 1 }, (_, i) => i + 1)

const shiftBy = (direction: Direction, distance: number): Motion => ({
  ...AT_REST,
  shift: scale(toVector(direction), distance),
})

function grid({ directions, counts, pitches }: RepetitionOf<'grid'>, feature: string): Motion[] {
  const [columns, rows] = counts
  if (columns * rows > MOST_COPIES)
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: a grid of ${columns} by ${rows} is more than ${MOST_COPIES} copies`,
      feature,
    )
  const [across, up] = [toVector(directions[0]), toVector(directions[1])]
  if (columns > 1 && rows > 1 && Math.abs(dot(across, up)) > 1 - 1e-9)
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: the two directions of a grid must differ`,
      feature,
    )
  const motions: Motion[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (row + column > 0)
        motions.push({
          ...AT_REST,
          shift: add(scale(across, column * pitches[0]), scale(up, row * pitches[1])),
        })
  return motions
}

/** A whole turn is shared equally; of a lesser angle the first and the last copy stand at its ends. */
function polar({ origin, axis, count, angleDeg }: RepetitionOf<'polar'>, feature: string): Motion[] {
  if (count === 1) return []
  const turns = angleDeg / 360
  const isWhole = Math.abs(turns - Math.round(turns)) < 1e-9
  if (isWhole && Math.abs(Math.round(turns)) !== 1)
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: ${count} copies cannot share a turn of ${angleDeg}°`,
      feature,
    )
  const step = angleDeg / (isWhole ? count : count - 1)
  return steps(count).map((i) => turnAbout(origin, rotationAbout(toVector(axis), degrees(i * step))))
}

const degrees = (value: number) => (value * Math.PI) / 180

/** p ↦ R (p − origin) + origin. */
const turnAbout = (origin: Point3, rotation: Rotation): Motion => moveFrom(origin, origin, rotation)

/** p ↦ R (p − from) + to. */
function moveFrom(from: Point3, to: Point3, rotation: Rotation): Motion {
  const turned = rotation.map((row) => dot(row, from)) as Point3
  return { rotation, shift: subtract(to, turned) }
}

function alongPath({ path, count, align }: RepetitionOf<'path'>, feature: string): Motion[] {
  if (count === 1) return []
  const [first, ...others] = pathStations(path, count, feature)
  if (!first) return []
  return others.map(({ point, rotation }) =>
    moveFrom(first.point, point, align ? rotation : AT_REST.rotation),
  )
}

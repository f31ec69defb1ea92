/** A rod or a pipe along a path of straights and bends, each going on as the one before ends. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { unread } from '../../../operations/unread.ts'
import { boxOf, type Step, type Walked, walk } from '../../../sweeps/path.ts'
import { allSizes, type Thing } from '../../scene.ts'
import type { PathStatement } from '../../tell/swept/statements.ts'
import type { World } from '../world.ts'
import { isBend } from './arcs.ts'
import { legsApart, settle, takeBend } from './path-bends.ts'
import { hold } from './path-ends.ts'
import { pointOf, unitOf, withPoints } from './path-points.ts'
import { type Path, pathOf } from './path-steps.ts'
import { isInner, isRoundSize, type Shaped } from './shaped.ts'
import { type Section, sectionOf } from './swept-section.ts'

export function swept(world: World, thing: Thing, statements: readonly PathStatement[]): Shaped {
  const bends = allSizes(thing).filter((said) => isRoundSize(said) && isBend(said))
  const section = sectionOf(world, thing, bends)
  const path = pathOf(thing, statements)
  const planes = statements.flatMap((told) => (told.kind === 'plane' ? [told.axes] : []))
  const plane = planes[0] ?? (['x', 'z'] as const)
  if (planes.some((each) => each.join('') !== plane.join(''))) throw unread(thing.name)
  const starts = statements.filter((told) => told.kind === 'start')
  const ends = statements.filter((told) => told.kind === 'end')
  const start = starts.flatMap(({ point }) => (point ? [pointOf(point, plane)] : []))[0] ?? [0, 0, 0]
  const heading = starts.flatMap((told) => (told.heading ? [unitOf(told.heading)] : []))[0]
  for (const told of starts) {
    const way = told.heading && unitOf(told.heading)
    const at = told.point && pointOf(told.point, plane)
    const isOther = (a: Point3 | undefined, b: Point3 | undefined): boolean =>
      a !== undefined && b !== undefined && a.some((value, k) => value !== b[k])
    if (isOther(way, heading) || isOther(at, start)) throw unread(thing.name)
  }
  const walked = walkPath(world, thing, path, section, start, heading, plane, statements)
  hold(world, thing, walked, ends, path, plane)
  const { outer, inner } = section
  if (walked.arcs.length === 0 || walked.arcs.some(({ radius }) => radius <= outer / 2))
    throw unread(thing.name)
  const box = boxOf(walked, outer / 2)
  const volume = (Math.PI / 4) * (outer ** 2 - inner ** 2) * walked.length
  takeAll(world, thing, statements, volume)
  // A wall that goes round a bend shows in how much of it there is.
  for (const said of inner > 0 ? allSizes(thing) : []) {
    const isOwn = isInner(said) || /^(?:wall|thickness)$/u.test(said.dimension)
    if (!isOwn && !isRoundSize(said)) continue
    if (bends.includes(said)) continue
    if (isAlone(world)) world.measureAs(said.figure, { kind: 'volume' }, volume)
    else world.unmeasured(said.figure)
  }
  const at = [0, 1, 2].map((k) => ((box.min[k] as number) + (box.max[k] as number)) / 2) as Point3
  return {
    shape: {
      kind: 'free',
      make: (id, { min }, operation) => {
        const moved = (point: Point3): Point3 =>
          point.map((value, k) => value - (box.min[k] as number) + (min[k] as number)) as Point3
        return [
          {
            kind: 'sweep',
            id,
            operation,
            sketch: {
              add: [{ kind: 'circle', diameter: outer }],
              cut: inner > 0 ? [{ kind: 'circle', diameter: inner }] : [],
            },
            path: {
              kind: 'segments',
              start: moved(walked.start),
              segments: walked.segments.map((segment) =>
                segment.kind === 'line'
                  ? { kind: 'line', to: moved(segment.to) }
                  : { kind: 'arc', to: moved(segment.to), via: moved(segment.via) },
              ),
            },
          },
        ]
      },
    },
    size: [0, 1, 2].map((k) => (box.max[k] as number) - (box.min[k] as number)) as Point3,
    axis: 'z',
    round: false,
    name: 'elbow',
    at,
    ...(inner > 0 ? { wall: (outer - inner) / 2 } : {}),
  }
}

function walkPath(
  world: World,
  thing: Thing,
  path: Path,
  section: Section,
  start: Point3,
  heading: Point3 | undefined,
  [first, second]: readonly [AxisName, AxisName],
  statements: readonly PathStatement[],
): Walked {
  const resolved = withPoints(world, thing, path, start, [first, second])
  const told = settle(world, thing, resolved, section)
  const usual = heading ?? resolved.heading ?? headingIn(told) ?? unitOf({ axis: second, sign: 1 })
  const steps = legsApart(world, told, path.apart, usual)
  const about = statements.flatMap((told) => (told.kind === 'bend' && told.about ? [told.about] : []))[0]
  // "about the center point (50, 0)": to that side it bends.
  const centre = about && pointOf(about, [first, second])
  const across = resolved.toward ?? unitOf({ axis: first, sign: 1 })
  const away =
    centre && steps[0]?.kind === 'arc'
      ? (centre.map((value, k) => value - (start[k] as number)) as Point3)
      : undefined
  return walk({ start, heading: usual, end: undefined, across: away ?? across, steps })
}

const headingIn = (steps: readonly Step[]): Point3 | undefined => {
  const [first] = steps
  return first?.kind === 'straight' ? first.heading : undefined
}

const isAlone = ({ told }: World): boolean => told.things.filter(({ announced }) => !announced).length === 1

/** Every figure of it shows in the bends, or in how much of it there is. */
function takeAll(world: World, thing: Thing, statements: readonly PathStatement[], volume: number): void {
  for (const told of statements) {
    if (told.kind === 'bend') {
      if (told.radius) {
        if (told.side) world.count(told.radius)
        else takeBend(world, thing, told.radius, told.radius.value)
      }
      if (told.angle) world.count(told.angle)
      for (const figure of told.about?.figures ?? []) world.level(figure)
    }
    if (told.kind === 'straight' && told.figure) {
      if (isAlone(world))
        world.takeAs(told.figure, `${thing.name} straight (all of it)`, { kind: 'volume' }, volume)
      else world.count(told.figure)
    }
    if (told.kind === 'start') for (const figure of told.point?.figures ?? []) world.level(figure)
  }
}

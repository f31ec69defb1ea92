/** A rod or a pipe along a path of straights and bends, each going on as the one before ends. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { scale } from '../../../../plan/vector.ts'
import { AXES, indexOf } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { boxOf, type Step, type Walked, walk } from '../../../sweeps/path.ts'
import type { Figure } from '../../phrases.ts'
import { allSizes, isShaped, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { Bend, Heading, PathStatement, ToldPoint } from '../../tell/swept/statements.ts'
import type { World } from '../world.ts'
import { isBend } from './arcs.ts'
import { type Path, pathOf } from './path-steps.ts'
import { across, isInner, isOuter, isRoundSize, type Shaped } from './shaped.ts'

const unitOf = ({ axis, sign }: Heading): Point3 => AXES.map((each) => (each === axis ? sign : 0)) as Point3

function pointOf({ values, axes }: ToldPoint, plane: readonly AxisName[]): Point3 {
  const point: Point3 = [0, 0, 0]
  const named = values.length === 2 && axes.join('') === 'xy' ? plane : axes
  for (const [nth, value] of values.entries()) point[indexOf(named[nth] ?? 'x')] = value
  return point
}

interface Section {
  outer: number
  inner: number
}

function sectionOf(world: World, thing: Thing, bends: readonly SaidSize[]): Section {
  if (isShaped(thing, 'square', 'rectangular', 'hexagonal', 'duct')) throw unread(thing.name)
  const rounds = allSizes(thing).filter((said) => isRoundSize(said) && !bends.includes(said))
  const outer = rounds.find(isOuter) ?? rounds.find((said) => !isInner(said)) ?? sizeOf(thing, 'bare')
  const inner = rounds.find((said) => said !== outer && isInner(said))
  const wall = sizeOf(thing, 'wall', 'thickness')
  // "a pipe with an inner diameter of 20 mm and a 3 mm wall".
  const bore = inner && across(world, thing, inner)
  const thick = wall && world.takeSize(thing, wall)
  const rod =
    !outer && bore === undefined && thick !== undefined && thing.concept === 'elbow' && !isPipe(thing)
  const wide = outer
    ? across(world, thing, outer)
    : rod
      ? thick
      : bore !== undefined && thick !== undefined
        ? bore + 2 * thick
        : undefined
  if (wide === undefined) throw missing('diameter', thing.name)
  const within = bore ?? (rod || thick === undefined ? 0 : wide - 2 * thick)
  if (within < 0 || within >= wide) throw unread(thing.name)
  if (bore !== undefined && thick !== undefined && Math.abs(wide - 2 * thick - bore) > 1e-6)
    throw unread(wall?.figure.text ?? thing.name)
  // Its round faces are those of the bends.
  if (outer && within === 0) world.measureAs(outer.figure, { kind: 'torus-diameter', which: 'tube' }, wide)
  if (within === 0 && isPipe(thing)) throw missing('wall thickness', thing.name)
  return { outer: wide, inner: within }
}

const isPipe = ({ name }: Thing): boolean => /\b(?:pipe|tube|tubing|elbow|conduit|hose)\b/u.test(name)

const ANGLE: Readonly<Record<string, number>> = { u: 180, j: 180, s: 90, l: 90 }

/** Radii and angles that were not told with each bend: by the letter, the distance of the legs, the title. */
function settle(world: World, thing: Thing, { steps, form, apart }: Path, section: Section): Step[] {
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

function takeBend(world: World, thing: Thing, figure: Figure, radius: number): void {
  world.takeAs(figure, `${thing.name} bend radius`, { kind: 'torus-diameter', which: 'ring' }, 2 * radius)
  for (const said of thing.sizes) if (said.figure === figure) said.used = true
}

/** "ending at (X=14.64, Z=35.36)", as rounded as it is written. */
function isNear(a: Point3, b: Point3, point: ToldPoint): boolean {
  const decimals = Math.max(0, ...point.figures.map(({ text }) => /\.(\d+)/u.exec(text)?.[1]?.length ?? 0))
  const within = decimals > 0 ? 0.51 * 10 ** -decimals : 1e-6
  const named = point.values.length === 3 ? [0, 1, 2] : [0, 1, 2].filter((k) => b[k] !== 0 || a[k] === 0)
  return named.every((k) => Math.abs((a[k] as number) - (b[k] as number)) <= within)
}

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

/** Two corners and what is between them make the U that one bend is too tight for. */
function legsApart(world: World, steps: Step[], apart: Figure | undefined, first?: Point3): Step[] {
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

interface Resolved extends Path {
  heading?: Point3
  toward?: Point3
}

const distance = (a: Point3, b: Point3): number =>
  Math.hypot(...a.map((value, k) => value - (b[k] as number)))

/** "up to (0,0,50), a semicircular arc over to (50,0,50), then down to (50,0,0)": lengths and sides by the points. */
function withPoints(
  world: World,
  thing: Thing,
  path: Path,
  start: Point3,
  plane: readonly AxisName[],
): Resolved {
  if (!path.steps.some((step) => step.to)) return path
  let at = start
  let heading: Point3 | undefined
  let toward: Point3 | undefined
  const steps = path.steps.map((step) => {
    if (!step.to) {
      // What is told by its length among points is not followed.
      if (step.kind === 'straight') throw unread(step.figure?.text ?? thing.name)
      throw unread(step.radius?.text ?? thing.name)
    }
    const to = pointOf(step.to, plane)
    const far = distance(at, to)
    if (far < 1e-9) throw unread(thing.name)
    const way = to.map((value, k) => (value - (at[k] as number)) / far) as Point3
    for (const figure of step.to.figures) world.level(figure)
    at = to
    if (step.kind === 'straight') {
      heading ??= way
      if (step.figure && Math.abs(step.figure.value - far) > 1e-6) throw unread(step.figure.text)
      const { span } = step.to.figures[0] ?? { span: [0, 0] as const }
      return { ...step, figure: step.figure ?? { value: far, unit: 'length' as const, text: `${far}`, span } }
    }
    toward ??= way
    return step
  })
  return { ...path, steps, ...(heading ? { heading } : {}), ...(toward ? { toward } : {}) }
}

/** Where it was said to end, it has to. */
function hold(
  world: World,
  thing: Thing,
  walked: Walked,
  ends: readonly (PathStatement & { kind: 'end' })[],
  { steps, apart }: Path,
  plane: readonly AxisName[],
): void {
  const last = walked.trace.at(-1)
  const tip = last?.at ?? walked.start
  for (const { point, heading } of ends) {
    // Where a bend ends, or all of it.
    const there = point ? walked.trace.findLast(({ at }) => isNear(at, pointOf(point, plane), point)) : last
    if (!there) throw unread(point?.figures[0]?.text ?? thing.name)
    const way = heading && unitOf(heading)
    const goes = point ? there.heading : last?.heading
    if (way && !way.every((value, k) => Math.abs(value - (goes?.[k] ?? 0)) < 1e-6)) throw unread(thing.name)
  }
  const points = [...ends.map(({ point }) => point), ...steps.map(({ to }) => to)]
  for (const point of points) for (const figure of point?.figures ?? []) world.level(figure)
  const tos = steps.flatMap(({ to }) => (to ? [to] : []))
  const final = tos.at(-1)
  if (final && steps.at(-1)?.to === final && !isNear(tip, pointOf(final, plane), final))
    throw unread(final.figures[0]?.text ?? thing.name)
  if (apart) {
    const wide = distance(walked.start, tip)
    const legs = [0, 1, 2].map((k) => Math.abs((walked.start[k] as number) - (tip[k] as number)))
    if (!legs.some((leg) => Math.abs(leg - apart.value) < 1e-6) && Math.abs(wide - apart.value) > 1e-6)
      throw unread(apart.text)
    world.count(apart)
  }
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

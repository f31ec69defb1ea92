/** So far from a side, a corner, a centre line; so far beyond something. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { levelOf, longest, middleOf, type Side, sizeAlong } from '../../../operations/space.ts'
import type { Figure, Phrase } from '../../phrases.ts'
import type { Place, SaidPlace } from '../../scene.ts'
import { endTaken, noteEnd } from '../sites/one-end.ts'
import { centerAlong, type Site } from '../sites/site.ts'
import { half, inPlan, open, put, reach, type Spots, sideLevel, site } from './request.ts'

/** What is up on the face that it lies in; on one that lies flat, of what names no other way, further back. */
const upright = (s: Spots, found?: Site): AxisName | undefined =>
  s.plane.includes('z') ? 'z' : found?.sides.some(({ axis }) => axis === 'x') ? undefined : 'y'

const SIDE_NAMES: Readonly<Record<AxisName, readonly [string, string]>> = {
  x: ['left', 'right'],
  y: ['front', 'back'],
  z: ['bottom', 'top'],
}

interface Ends {
  axis: AxisName
  signs: (1 | -1)[]
}

/** The ways and ends that "the left edge", "the short edges", "each corner" are. */
function endsOf(s: Spots, found: Site, told: AxisName | undefined, pass: number): Ends[] | undefined {
  const sides = found.sides.filter(({ axis }) => s.plane.includes(axis))
  const isMany = found.several || s.count > 1
  const signs = (axis: AxisName): (1 | -1)[] => {
    const side = sides.find((each) => each.axis === axis)
    if (side) return [side.sign]
    const hint = s.hints[axis]
    if (hint) return [hint]
    if (isMany && s.count !== 1) return [-1, 1]
    // "20 mm from one end … 30 mm from the other".
    return [endTaken(s.world, found.solid ?? s.host, axis, found.phrase, -1)]
  }
  if (found.part === 'corner') return (told ? [told] : s.plane).map((axis) => ({ axis, signs: signs(axis) }))
  if (sides.length > 0)
    return sides
      .filter(({ axis }) => !told || axis === told)
      .map(({ axis, sign }) => {
        noteEnd(s.world, found.solid ?? s.host, axis, sign)
        return { axis, signs: [sign] }
      })
  if (found.sides.length > 0 && !found.along) return undefined
  const axis = told ?? found.along
  if (axis) return s.plane.includes(axis) ? [{ axis, signs: signs(axis) }] : undefined
  const left = open(s)
  const [only, second] = left
  if (only && !second && pass > 0) return [{ axis: only, signs: signs(only) }]
  // "10 mm from the edges", "from both sides", of one in each corner or near one.
  if (found.several && (s.count === 4 || s.count === 0 || (s.count === 1 && found.phrase.count !== 4)))
    return left.map((each) => ({ axis: each, signs: signs(each) }))
  const hinted = left.filter((each) => s.hints[each] !== undefined)
  if (hinted.length > 0) return hinted.map((each) => ({ axis: each, signs: signs(each) }))
  if (pass > 1 && s.count === 2 && found.several) return [{ axis: longest(s.box, s.plane), signs: [-1, 1] }]
  return undefined
}

/** Of the first or the last of a row. */
const isRowEnd = (s: Spots, { own }: SaidPlace): boolean => s.count > 1 && (own === 'start' || own === 'end')

/** "the first is 20 mm from one end": the row begins there. */
function rowEnd(s: Spots, found: Site, { own }: SaidPlace): Ends[] | undefined {
  const named = found.sides.filter(({ axis }) => s.plane.includes(axis))
  if (named.length > 0) return named.map(({ axis, sign }) => ({ axis, signs: [sign] }))
  const axis = found.along ?? s.row
  return axis && s.plane.includes(axis) ? [{ axis, signs: [own === 'start' ? -1 : 1] }] : undefined
}

const OUTER = /^(?:outermost|outer|end)$/u

/** "the outer ones are 25 mm from the ends": where the row begins and where it ends. */
const isRowBoth = (s: Spots, { own }: SaidPlace): boolean =>
  s.count > 2 && typeof own === 'object' && own.words.some((word) => OUTER.test(word)) && own.kind !== 'place'

function putBoth(s: Spots, said: SaidPlace, axis: AxisName, levels: readonly number[]): boolean {
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  if (levels.length !== 2) return false
  s.ends[axis] = { start: low, end: high }
  return put(s, said, axis, [low, high])
}

function putEnd(s: Spots, said: SaidPlace, axis: AxisName, [level]: readonly number[]): void {
  s.ends[axis] = { ...s.ends[axis], [said.own as 'start' | 'end']: level }
  const { start, end } = s.ends[axis]
  if (start !== undefined && end !== undefined) delete s.fixed[axis]
  put(
    s,
    said,
    axis,
    [start, end].filter((each) => each !== undefined),
  )
}

/** "10 mm from the left and right edges", of two: one from either. */
function takeOpposite(s: Spots, said: SaidPlace, { figures, refs }: Place & { kind: 'from' }): boolean {
  const [figure] = figures
  if (
    refs.length !== 2 ||
    figures.length !== 1 ||
    !figure ||
    !(s.count === 2 || (s.count === 0 && s.thing.plural))
  )
    return false
  const sites = refs.flatMap((ref) => site(s, ref) ?? [])
  const sides = sites.flatMap((found) => {
    const [side, another] = found.part === 'side' ? found.sides : []
    return side && !another && s.plane.includes(side.axis) ? [{ found, side }] : []
  })
  const [first, second] = sides
  if (!first || !second || first.side.axis !== second.side.axis || first.side.sign === second.side.sign)
    return false
  const { axis } = first.side
  s.count = 2
  const off = s.world.take(figure, `${s.thing.name} from ${refs[0]?.name}`)
  return put(
    s,
    said,
    axis,
    sides.map(
      ({ found, side }) => levelOf(found.box, side) - side.sign * (off + reach(s, said, axis, side.sign)),
    ),
  )
}

/** "8 mm from the block", of a hole in a tab that sticks out of it: that way. */
function takeOffHost(
  s: Spots,
  said: SaidPlace,
  { figures, refs, axis: told }: Place & { kind: 'from' },
): boolean {
  const [figure] = figures
  const [ref] = refs
  const { on, side } = s.host
  if (
    !figure ||
    figures.length !== 1 ||
    !ref ||
    refs.length !== 1 ||
    !on ||
    !side ||
    told ||
    s.thing.role !== 'cut'
  )
    return false
  if (!s.plane.includes(side.axis) || !/^(?:body|pronoun)$/u.test(ref.kind)) return false
  const found = site(s, ref)
  if (found?.part !== 'body' || found.solid?.thing !== on.thing || on.round) return false
  const { axis } = side
  const sign = middleOf(s.box, axis) > middleOf(on.box, axis) ? 1 : -1
  const off = s.world.take(figure, `${s.thing.name} from ${ref.name}`) + (s.round ? 0 : half(s, axis))
  return put(s, said, axis, [levelOf(on.box, { axis, sign }) + sign * off])
}

export function takeFrom(s: Spots, said: SaidPlace, place: Place & { kind: 'from' }, pass: number): void {
  if (takeOpposite(s, said, place) || takeOffHost(s, said, place)) return
  for (const ref of place.refs) {
    const named = site(s, ref)
    if (!named) return
    const found = s.thing.role === 'cut' && said.own !== 'end' ? inPlan(s, named) : named
    // "protruding 6 mm from both faces" is no place across it.
    if (s.thing.role === 'add' && ref.concept === 'face' && found.sides.length === 0) return
    if (found.part === 'side' || found.part === 'corner') {
      if (
        s.host.round &&
        s.host.axis === s.normal &&
        found.sides.length === 0 &&
        found.phrase.concept !== 'face' &&
        found.solid?.round &&
        s.box === found.box
      ) {
        // From the rim of a disc: on a circle.
        const figure = place.figures[0] as Figure
        const radius = sizeAlong(s.box, s.plane[0] as AxisName) / 2
        s.ring.radius =
          radius -
          s.world.take(figure, `${s.thing.name} from the rim`) -
          (s.round ? 0 : half(s, s.plane[0] as AxisName))
        said.used = true
        return
      }
      const told =
        place.axis ?? (/^(?:up|down|vertically)$/u.test(place.toward ?? '') ? upright(s, found) : undefined)
      const ends = isRowEnd(s, said) ? rowEnd(s, found, said) : endsOf(s, found, told, pass)
      if (!ends) return
      for (const { axis, signs } of ends) {
        const levels = place.figures.flatMap((figure) =>
          signs.map(
            (sign) =>
              levelOf(found.box, { axis, sign }) -
              sign *
                (fromSide(s, figure, ref.name, axis, reach(s, said, axis, sign)) +
                  reach(s, said, axis, sign)),
          ),
        )
        if (
          !found.several &&
          signs.length === 1 &&
          found.sides.length === 0 &&
          s.count === 1 &&
          pass >= 0 &&
          !s.hints[axis]
        )
          s.world.assume(`“${s.world.quote(ref.span)}”: the ${SIDE_NAMES[axis][signs[0] === 1 ? 1 : 0]} one`)
        if (isRowEnd(s, said)) putEnd(s, said, axis, levels)
        else if (isRowBoth(s, said)) {
          if (!putBoth(s, said, axis, levels)) return
        } else if (!put(s, said, axis, levels)) return
      }
      continue
    }
    if (!takeFromCenter(s, said, place, found, pass)) return
  }
}

/** So far from a centre line or from the middle of something. */
function takeFromCenter(
  s: Spots,
  said: SaidPlace,
  place: Place & { kind: 'from' },
  found: Site,
  pass: number,
): boolean {
  const figure = place.figures[0] as Figure
  const left = open(s)
  const run = found.part === 'axis' ? runOf(s, found.phrase) : undefined
  const named = run ? s.plane.find((axis) => axis !== run) : undefined
  const told =
    place.axis ??
    (/^(?:up|down|vertically)$/u.test(place.toward ?? '') ? upright(s) : undefined) ??
    named ??
    (left.length === 1 && pass > 0 ? left[0] : undefined)
  const isRing = s.ring.angles !== undefined || s.ring.even === true || s.ring.step !== undefined
  if (isRing || (!told && s.count > 2)) {
    if (s.ring.radius === undefined && (isRing || pass > 1)) {
      for (const axis of s.plane) s.center[axis] ??= centerAlong(found, axis)
      s.ring.radius = s.world.take(figure, `${s.thing.name} from the centre`)
      said.used = true
      return true
    }
    return false
  }
  if (!told) {
    if (pass < 2 || s.count !== 2) {
      if (pass < 2 || s.count !== 1) return false
      // From the middle, the way is free: along the longer one, unless its name says which.
      const hinted = left.filter((each) => s.hints[each] !== undefined)
      const axis =
        hinted.length === 1 && hinted[0] ? hinted[0] : longest(s.box, left.length > 0 ? left : s.plane)
      const sign = hinted.length === 1 ? (s.hints[axis] ?? 1) : 1
      s.world.assume(`${s.thing.name}: ${s.world.quote(said.span)} is measured along ${axis}`)
      return put(s, said, axis, [
        centerAlong(found, axis) + sign * s.world.take(figure, `${s.thing.name} from the centre`),
      ])
    }
    const axis = longest(s.box, left.length > 0 ? left : s.plane)
    const distance = s.world.take(figure, `${s.thing.name} from the centre`)
    return put(s, said, axis, [centerAlong(found, axis) - distance, centerAlong(found, axis) + distance])
  }
  const middle = centerAlong(found, told)
  const isBody =
    found.part === 'body' && found.solid && !found.solid.round && found.solid.thing.role === 'add'
  const out =
    (isBody ? sizeAlong(found.box, told) / 2 : 0) + (s.round || found.part !== 'body' ? 0 : half(s, told))
  const levels = place.figures.flatMap((each) => {
    const distance = s.world.take(each, `${s.thing.name} from ${found.phrase.name}`) + out
    const sign = place.toward === 'down' ? -1 : (s.hints[told] ?? 1)
    return s.count === 2 ? [middle - distance, middle + distance] : [middle + sign * distance]
  })
  return put(s, said, told, levels)
}

/** From its own middle: between faces it shows by how far its nearer side is. */
function fromSide(s: Spots, figure: Figure, name: string, axis: AxisName, own: number): number {
  const says = `${s.thing.name} from ${name}`
  const rest = figure.value - half(s, axis)
  if (s.round || own !== 0 || rest <= 1e-6) return s.world.take(figure, says)
  s.world.takeAs(figure, says, { kind: 'somewhere', of: 'any' }, rest)
  return figure.value
}

/** Which way a centre line runs. */
export function runOf(s: Spots, phrase: Phrase): AxisName | undefined {
  const letter = [...phrase.words, ...(phrase.of?.words ?? [])].find((word) => /^[xyz]$/u.test(word))
  if (letter) return letter as AxisName
  if (phrase.words.includes('vertical')) return s.plane.includes('z') ? 'z' : 'y'
  if (phrase.words.includes('horizontal')) return s.plane.includes('x') ? 'x' : 'y'
  if (phrase.words.some((word) => /^(?:long|longer|lengthwise)$/u.test(word))) return longest(s.box, s.plane)
  if (phrase.words.some((word) => /^(?:short|shorter|crosswise)$/u.test(word)))
    return s.plane.find((axis) => axis !== longest(s.box, s.plane))
  return undefined
}

const BESIDE: Readonly<Record<string, Side>> = {
  above: { axis: 'z', sign: 1 },
  below: { axis: 'z', sign: -1 },
  left: { axis: 'x', sign: -1 },
  right: { axis: 'x', sign: 1 },
  behind: { axis: 'y', sign: 1 },
  front: { axis: 'y', sign: -1 },
  back: { axis: 'y', sign: 1 },
}

export function takeBeyond(s: Spots, said: SaidPlace, place: Place & { kind: 'beyond' }, pass: number): void {
  const side = BESIDE[place.side] ?? (place.axis ? { axis: place.axis, sign: 1 as const } : undefined)
  if (!side) return
  // On a level face "above the centre" is further back.
  const axis = s.plane.includes(side.axis)
    ? side.axis
    : side.axis === 'z' && s.normal === 'z'
      ? 'y'
      : side.axis === 'x' && !s.plane.includes('x')
        ? 'y'
        : undefined
  if (!axis) return
  const named = place.ref ? site(s, place.ref) : undefined
  if (place.ref && !named) return
  const found = named?.part === 'corner' && s.thing.role === 'cut' ? inPlan(s, named) : named
  // "rising 15 mm above the plate" is no place across it.
  if (found?.part === 'body' && s.thing.role === 'add' && side.axis === s.normal) return
  if (found?.part === 'corner' && pass < 2) return
  const base = found
    ? found.part === 'body'
      ? levelOf(found.box, { axis, sign: side.sign })
      : found.part === 'side'
        ? sideLevel(found, axis)
        : centerAlong(found, axis)
    : middleOf(s.box, axis)
  if (base === undefined) return
  const isOutside = found?.part === 'body' && !(found.solid?.round && found.solid.thing.role === 'cut')
  const start = found?.part === 'body' && !isOutside ? centerAlong(found, axis) : base
  const own =
    found?.part === 'body' || found?.part === 'side'
      ? reach(s, said, axis, side.sign > 0 ? -1 : 1)
      : typeof said.own === 'object' && said.own.concept !== 'center'
        ? half(s, axis)
        : 0
  const level = start + side.sign * (place.figure.value + own)
  const says = `${s.thing.name} ${place.side}`
  // From centre to centre of what has faces: seen by how far its face then is from the end.
  const isCentral = own === 0 && s.thing.role === 'add' && !s.round && found?.part !== 'body'
  const rest = Math.abs(levelOf(s.box, { axis, sign: side.sign }) - level) - half(s, axis)
  if (isCentral && rest > 1e-6) s.world.takeAs(place.figure, says, { kind: 'somewhere', of: 'any' }, rest)
  else s.world.take(place.figure, says)
  put(s, said, axis, [level])
}

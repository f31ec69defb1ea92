/** How high a body begins and ends along the way that it stands: "its top is 60 mm above the bottom of the base". */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import type { Figure } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import { type Site, siteOf } from '../site.ts'
import { isSame, levelOf, middleOf, SIDES, type Side, type Solid } from '../space.ts'
import { sideBeyond } from '../spots/beyond.ts'
import type { SaidPlace, Thing } from '../things.ts'
import { contradiction } from '../unread.ts'
import { takeLevel } from './measured.ts'

export interface Levels {
  start?: number
  end?: number
  middle?: number
  /** Numbers that tell where the middle is. */
  balls?: Figure[]
}

const END = /\b(?:up to|to|reach\w*|until|ends?)\b/u
const START = /\b(?:from|start\w*|begin\w*|bottom)\b/u
const MIDDLE = /\bcenter|\bcentre/u

/** Which of its own levels is told: its near end, its far end or its middle. */
function ownLevel(own: Phrase | undefined, side: Side): keyof Levels | undefined {
  if (!own) return undefined
  if (own.concept === 'center') return 'middle'
  const told = [...own.adjectives, own.concept].flatMap((word) => SIDES[word] ?? [])[0]
  return told?.axis === side.axis ? (told.sign === side.sign ? 'end' : 'start') : undefined
}

interface Asked {
  build: Build
  thing: Thing
  host: Solid | undefined
  side: Side
  places: readonly SaidPlace[]
}

export function levelsOf(asked: Asked): Levels {
  const levels: Levels = {}
  for (const said of asked.places) if (!said.gloss) put(levels, said, asked)
  return levels
}

function put(levels: Levels, said: SaidPlace, asked: Asked): void {
  const { build, thing, side } = asked
  const { place } = said
  if (place.kind === 'range' && place.axis === side.axis) {
    const [a, b] = place.figures.map((figure) =>
      takeLevel(build, figure, `level of the ${thing.name}`, side.axis),
    )
    if (a === undefined || b === undefined) return
    const [low, high] = [Math.min(a, b), Math.max(a, b)]
    fix(levels, side.sign > 0 ? { start: low, end: high } : { start: high, end: low }, said, build)
  } else if (place.kind === 'coordinate' && place.axis === side.axis && place.figures.length === 1) {
    const which = ownLevel(said.own, side) ?? coordinateLevel(place.how, build.quote(said), thing)
    const figure = place.figures[0] as Figure
    if (!which) return
    const says = `level of the ${thing.name}`
    const level = which === 'middle' ? build.take(figure, says) : takeLevel(build, figure, says, side.axis)
    if (which === 'middle') levels.balls = [...(levels.balls ?? []), figure]
    fix(levels, { [which]: level }, said, build)
  } else if (place.kind === 'beyond') putBeyond(levels, said, place, asked)
  else if (place.kind === 'reach') putReach(levels, said, place, asked)
  else if (place.kind === 'from' && place.refs.length === 1) putFrom(levels, said, place, asked)
  else if (place.kind === 'flush') putFlush(levels, said, place, asked)
}

function coordinateLevel(how: string, quote: string, { concept }: Thing): keyof Levels | undefined {
  if (MIDDLE.test(quote)) return 'middle'
  if (END.test(how)) return 'end'
  if (START.test(how)) return 'start'
  return concept === 'sphere' ? 'middle' : undefined
}

function fix(levels: Levels, told: Levels, said: SaidPlace, build: Build): void {
  for (const which of ['start', 'end', 'middle'] as const) {
    const level = told[which]
    const before = levels[which]
    if (level === undefined) continue
    if (before !== undefined && !isSame(before, level)) throw contradiction(build.quote(said), String(before))
    levels[which] = level
  }
  said.used = true
}

function siteIn(ref: Phrase, { build, thing, host }: Asked): Site | undefined {
  return siteOf(ref, { build, self: thing, host })
}

const levelAt = (site: Site, axis: AxisName, toward: 1 | -1): number =>
  site.side?.axis === axis
    ? levelOf(site.box, site.side)
    : site.part === 'center'
      ? middleOf(site.box, axis)
      : levelOf(site.box, { axis, sign: toward })

function putBeyond(
  levels: Levels,
  said: SaidPlace,
  place: SaidPlace['place'] & { kind: 'beyond' },
  asked: Asked,
): void {
  const { build, thing, side } = asked
  const way = sideBeyond(place.side)
  const site = place.ref && way?.axis === side.axis ? siteIn(place.ref, asked) : undefined
  if (!way || !site || site.several) return
  const round = thing.concept === 'sphere'
  const which = ownLevel(said.own, side) ?? (round || MIDDLE.test(build.quote(said)) ? 'middle' : 'start')
  if (said.own && !ownLevel(said.own, side)) return
  const level = levelAt(site, side.axis, way.sign) + way.sign * place.figure.value
  build.take(place.figure, `level of the ${thing.name}`)
  if (which === 'middle') levels.balls = [...(levels.balls ?? []), place.figure]
  fix(levels, { [which]: level }, said, build)
}

/** "It rises 30 mm above the disc", "it sticks out 30 mm from the flange". */
function putReach(
  levels: Levels,
  said: SaidPlace,
  place: SaidPlace['place'] & { kind: 'reach' },
  asked: Asked,
): void {
  const { build, thing, side } = asked
  const site = siteIn(place.ref, asked)
  if (!site) return
  const level = levelAt(site, side.axis, side.sign) + side.sign * place.figure.value
  build.take(place.figure, `reach of the ${thing.name}`)
  fix(levels, { end: level }, said, build)
}

/** "Its top face is 40 mm from the bottom of the base." */
function putFrom(
  levels: Levels,
  said: SaidPlace,
  place: SaidPlace['place'] & { kind: 'from' },
  asked: Asked,
): void {
  const { build, thing, side } = asked
  const which = ownLevel(said.own, side)
  const site = which && siteIn(place.refs[0] as Phrase, asked)
  if (!which || !site?.side || site.side.axis !== side.axis) return
  // Away from what it is measured from, into or out of the part.
  const sign = site.side.sign === side.sign ? side.sign : site.side.sign > 0 ? -1 : 1
  build.take(place.figure, `level of the ${thing.name}`)
  fix(levels, { [which]: levelOf(site.box, site.side) + sign * place.figure.value }, said, build)
}

/** "Its top is level with the top of the block." */
function putFlush(
  levels: Levels,
  said: SaidPlace,
  place: SaidPlace['place'] & { kind: 'flush' },
  asked: Asked,
): void {
  const site = siteIn(place.ref, asked)
  const { side, build } = asked
  if (site?.side?.axis !== side.axis) return
  const own = place.owns ?? said.own
  const which = own ? ownLevel(own, side) : site.side.sign === side.sign ? 'end' : 'start'
  if (which) fix(levels, { [which]: levelOf(site.box, site.side) }, said, build)
}

/** Which figures are drawn together and extruded as one, and which extrusions are of one figure alone. */
import {
  allSizes,
  type Deed,
  type Drawing,
  type Extrusion,
  type SaidSize,
  sizeOf,
  type Thing,
} from './scene.ts'
import { isSection } from './sections.ts'
import type { Telling } from './tell/telling.ts'

const FLAT =
  /^(?:circle|rectangle|square|[a-z]+agon|triangle|half|obround|trapezoid|parallelogram|ellipse|quarter|threequarter|outline)$/u

/** Of these there are no bodies that are built otherwise. */
const ONLY_DRAWN = /^(?:trapezoid|quarter|threequarter|outline)$/u

const isOnlyDrawn = ({ concept, name }: Thing): boolean =>
  ONLY_DRAWN.test(concept) ||
  /^(?:isosceles|right|right angled|right angle) triangle$/u.test(name) ||
  isHalfRing({ concept, name })

const isHalfRing = ({ concept, name }: Pick<Thing, 'concept' | 'name'>): boolean =>
  concept === 'half' && /ring|annulus|tube|pipe/u.test(name)

const linear = (thing: Thing): number =>
  allSizes(thing).filter(
    ({ dimension, gloss }) => !gloss && /^(?:length|width|height|thickness|depth|sides)$/u.test(dimension),
  ).length

/** With so many lengths it is no figure any more, but a body. */
const FLAT_BELOW: Readonly<Record<string, number>> = {
  circle: 1,
  half: 1,
  quarter: 1,
  threequarter: 1,
  hexagon: 1,
  octagon: 1,
  heptagon: 1,
  nonagon: 1,
  decagon: 1,
  dodecagon: 1,
  pentagon: 1,
  outline: 1,
  trapezoid: 4,
}

const CORE = /^(?:inner|inside|small|smaller|central|center|middle|second)$/u

const RIM = /^(?:outer|outside|large|larger|big|bigger|first)$/u

/** "Extrude the outer ring by 5 mm and the inner disc by 8 mm": of two figures, one within the other. */
function ringAndCore(open: readonly Thing[], deed: Deed, next: Deed | undefined): Drawing | undefined {
  const [first, second] = open
  if (deed.kind !== 'extrude' || next?.kind !== 'extrude' || !first || !second || open.length > 2)
    return undefined
  const extrusions = [deed.extrusion, next.extrusion]
  if (extrusions.some(({ size, negative }) => !size || negative)) return undefined
  const isNamed = ({ named, about }: Extrusion, pattern: RegExp): boolean =>
    [...(named?.words ?? []), ...(about?.words ?? [])].some((word) => pattern.test(word))
  const isRing = (extrusion: Extrusion): boolean =>
    extrusion.between !== undefined || extrusion.named?.concept === 'tube' || isNamed(extrusion, RIM)
  const isCore = (extrusion: Extrusion): boolean => !isRing(extrusion) && isNamed(extrusion, CORE)
  const ring = extrusions.find(isRing)
  const core = extrusions.find(isCore)
  return ring && core && ring !== core
    ? { figures: [first, second], extrusion: ring, inner: core }
    : undefined
}

/** "Extrude the plate by 2, the circle by 5 and the square by 7": each of what was drawn by itself. */
function eachRaised(open: readonly Thing[], deeds: readonly Deed[], at: number): Drawing | undefined {
  const each: Extrusion[] = []
  for (const deed of deeds.slice(at)) {
    if (deed.kind !== 'extrude') break
    each.push(deed.extrusion)
  }
  const [first] = each
  const isAll =
    open.length > 1 &&
    each.length === open.length &&
    open.every((thing) => thing.role !== 'cut' && each.some(({ about }) => about === thing)) &&
    each.every(({ size, negative, between }) => size && !negative && !between)
  return isAll && first ? { figures: [...open], extrusion: first, each } : undefined
}

/** So flat that it has to be extruded. */
const isFlat = (thing: Thing): boolean =>
  FLAT.test(thing.concept) && thing.kind === 'figure' && linear(thing) < flatBelow(thing)

/** A half disc may be told by how wide it is, a half ring by how wide it is between its two arcs. */
function flatBelow(thing: Thing): number {
  const isRound = thing.sizes.some(({ dimension }) => /^(?:diameter|radius)$/u.test(dimension))
  if (thing.concept === 'half' && (!isRound || (isHalfRing(thing) && !hasInner(thing)))) return 2
  return FLAT_BELOW[thing.concept] ?? 3
}

const hasInner = ({ sizes }: Thing): boolean => sizes.some(({ words }) => words.includes('inner'))

const isDrawn = (thing: Thing): boolean => isFlat(thing) || (thing.drawn === true && linear(thing) < 3)

/** "Create an L bracket by sketching two rectangles …": what is only named is what the drawing comes to. */
export function nameDrawings(told: Telling): void {
  const first = told.deeds.findIndex(
    (deed) => deed.kind === 'thing' && deed.thing.drawn && deed.thing.sizes.length > 0,
  )
  const isExtruded = told.deeds.some((deed) => deed.kind === 'extrude' && deed.extrusion.size)
  if (first < 0 || !isExtruded) return
  const isTotal = ({ words }: SaidSize): boolean => words.some((word) => /^(?:overall|total)$/u.test(word))
  for (const [at, deed] of told.deeds.entries()) {
    if (deed.kind !== 'thing') continue
    const { thing } = deed
    const isNamed = isSection(thing) || (at < first && thing.kind === 'body')
    if (
      !isNamed ||
      thing.role === 'cut' ||
      thing.drawn ||
      thing.places.length > 0 ||
      thing.members.length > 0
    )
      continue
    if (!thing.sizes.every(isTotal) || thing.parts.some(({ sizes }) => sizes.length > 0)) continue
    told.overall.push(...thing.sizes.splice(0).map((said) => ({ ...said, gloss: true })))
    thing.announced = true
    if (isSection(thing)) {
      thing.concept = 'any'
      thing.parts = []
    }
  }
}

/** "Draw a rectangle. Cut a notch into its top edge. Extrude the sketch by 5 mm": these are one drawing. */
export function gatherSketches(told: Telling): void {
  splitConcentric(told)
  let open: Thing[] = []
  let made: Deed[] = []
  let paired: Deed | undefined
  const raised = new Set<Thing | undefined>()
  const close = (extrusion: Extrusion): void => {
    const { about, size } = extrusion
    if (!size) {
      cutThrough(extrusion, open.at(-1) ?? lastThing(made))
      return
    }
    const isAll = about === undefined || open.includes(about) || about.drawn !== true
    const group = open.filter(({ members }) => members.length === 0)
    const isFirst = !made.some(
      (deed) => deed.kind === 'sketch' || (deed.kind === 'thing' && isBuilt(deed.thing, group)),
    )
    const isDrawing = group.length > 1 ? isAll : isFirst && group.length === 1 && group.every(isOnlyDrawn)
    if (isDrawing && !extrusion.negative) {
      for (const thing of group)
        made.splice(
          made.findIndex((deed) => deed.kind === 'thing' && deed.thing === thing),
          1,
        )
      made.push({ kind: 'sketch', drawing: { figures: group, extrusion } satisfies Drawing })
      open = []
      return
    }
    // "Draw a T … and extrude it by 20 mm": so long it is.
    const section = told.things.findLast(isSection)
    if (
      section &&
      !extrusion.negative &&
      group.length === 0 &&
      (!about || about === section || about.section)
    ) {
      // "an L 70 mm wide and 50 mm high, extruded by 25 mm": its width is that of the drawing.
      const drawn =
        section.concept === 'L' && sizeOf(section, 'height') && !sizeOf(section, 'length')
          ? sizeOf(section, 'width')
          : undefined
      if (drawn) drawn.dimension = 'length'
      const run = section.concept === 'cross' ? 'thickness' : drawn ? 'width' : 'length'
      section.sizes.push({ ...size, dimension: run })
      return
    }
    const only = about ?? group[0] ?? lastThing(made)
    if (!only) return
    if (extrusion.negative) {
      only.role = 'cut'
      only.sizes.push({ ...size, dimension: 'depth' })
    } else {
      // Where no height is drawn it lies, and rises by as much.
      const isTold = allSizes(only).some(({ dimension, gloss }) => !gloss && dimension === size.dimension)
      const lies = !allSizes(only).some(({ dimension }) => dimension === 'height')
      only.sizes.push(
        lies && /^(?:rectangle|square)$/u.test(only.concept)
          ? { ...size, dimension: 'height' }
          : isTold
            ? { ...size, dimension: 'depth' }
            : size,
      )
    }
    open = open.filter((thing) => thing !== only)
  }
  for (const [at, deed] of told.deeds.entries()) {
    if (deed.kind === 'extrude') {
      const all = eachRaised(open, told.deeds, at)
      if (all) {
        made = made.filter((one) => one.kind !== 'thing' || !open.includes(one.thing))
        made.push({ kind: 'sketch', drawing: all })
        open = []
        for (const { about } of all.each ?? []) raised.add(about)
        continue
      }
      if (deed.extrusion.about && raised.has(deed.extrusion.about)) continue
      const both = ringAndCore(open, deed, told.deeds[at + 1])
      if (both) {
        made = made.filter((each) => each.kind !== 'thing' || !open.includes(each.thing))
        made.push({ kind: 'sketch', drawing: both })
        open = []
        paired = told.deeds[at + 1]
      } else if (deed !== paired) close(deed.extrusion)
      continue
    }
    if (deed.kind === 'thing' && isSectorBody(deed.thing) && !isBuiltBefore(made)) {
      made.push(asDrawn(deed.thing))
      continue
    }
    made.push(deed)
    if (deed.kind !== 'thing') continue
    const { thing } = deed
    if (isDrawn(thing) || (open.length > 0 && thing.role === 'cut' && !thing.announced)) open.push(thing)
  }
  told.deeds = made
}

const isSectorBody = (thing: Thing): boolean =>
  !thing.announced &&
  thing.role !== 'cut' &&
  (/^(?:quarter|threequarter)$/u.test(thing.concept) || isHalfRing(thing)) &&
  (thing.kind === 'body' || !isFlat(thing))

const isBuiltBefore = (deeds: readonly Deed[]): boolean =>
  deeds.some((deed) => deed.kind === 'sketch' || (deed.kind === 'thing' && isBuilt(deed.thing, [])))

/** "a quarter of a cylinder": a quarter disc that is so high. */
function asDrawn(thing: Thing): Deed {
  const size = ['height', 'thickness', 'depth', 'length']
    .map((name) => allSizes(thing).find(({ dimension }) => dimension === name))
    .find((said) => said !== undefined)
  thing.sizes = thing.sizes.filter((said) => said !== size)
  return {
    kind: 'sketch',
    drawing: { figures: [thing], extrusion: { about: thing, size, negative: false, span: thing.span } },
  }
}

/** "two concentric circles with diameters of 9 mm and 7 mm": one, and another about the same centre. */
function splitConcentric(told: Telling): void {
  for (const thing of told.things.filter(({ concept, count }) => FLAT.test(concept) && count === 2)) {
    const rounds = thing.sizes.filter(({ dimension }) => /^(?:diameter|radius)$/u.test(dimension))
    if (rounds.length !== 2) continue
    const second = rounds[1] as SaidSize
    const other: Thing = {
      ...thing,
      id: `${thing.id}-2`,
      count: 1,
      plural: false,
      sizes: [second],
      places: [{ place: { kind: 'concentric' }, gloss: false, used: false, span: thing.span }],
      members: [],
      parts: [],
    }
    thing.sizes = thing.sizes.filter((said) => said !== second)
    thing.count = 1
    thing.plural = false
    told.things.push(other)
    const at = told.deeds.findIndex((each) => each.kind === 'thing' && each.thing === thing)
    told.deeds.splice(at + 1, 0, { kind: 'thing', thing: other })
  }
}

const isBuilt = (thing: Thing, group: readonly Thing[]): boolean =>
  !thing.announced && !group.includes(thing) && thing.role !== 'cut'

/** A negative extrusion without a depth goes through. */
function cutThrough({ about, negative, span }: Extrusion, last: Thing | undefined): void {
  const thing = about ?? last
  if (!negative || !thing) return
  thing.role = 'cut'
  const isEnding = thing.places.some(({ place }) => place.kind === 'through' || place.kind === 'until')
  if (isEnding || allSizes(thing).some(({ dimension }) => dimension === 'depth')) return
  thing.places.push({ place: { kind: 'through', refs: [], all: false }, gloss: true, used: false, span })
}

const lastThing = (deeds: readonly Deed[]): Thing | undefined => {
  const last =
    deeds.findLast((deed) => deed.kind === 'thing' && !deed.thing.announced) ??
    deeds.findLast((deed) => deed.kind === 'thing' && deed.thing.sizes.length > 0)
  return last?.kind === 'thing' ? last.thing : undefined
}

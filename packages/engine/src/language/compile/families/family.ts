/** A part of a family in the plan: sizes solved, the rest chosen with its reason, every stated size to be measured. */
import { EngineError } from '../../../errors.ts'
import type { Built, Chosen, Default, Family, Order, Unit } from '../../../library/families/family.ts'
import type { AxisName } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { type FamilyFacts, familySizes, wantedOf } from '../../families/family.ts'
import type { Place } from '../../places/place.ts'
import { impliedValue, type Value } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import type { Typical } from '../../shapes/sizes.ts'
import { impliedGiven } from '../../sizes/implied.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Item } from '../../text/items.ts'
import { type Dimensions, type Named, namedSizes, solveNamed } from '../bodies/dimensions.ts'
import type { Stand } from '../faces/stand.ts'
import { degrees, type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import { requireStance } from './stance.ts'
import { wallMounted } from './wall-mount.ts'

const SPOKEN: Readonly<Record<Unit, (value: number) => string>> = {
  mm: millimetres,
  deg: degrees,
  count: (value) => String(tidy(value)),
}

const spoken = (family: Family, dimension: string, value: number): string =>
  SPOKEN[family.dimensions[dimension]?.unit ?? 'mm'](value)

const called = (family: Family, dimension: string): string => family.dimensions[dimension]?.says ?? dimension

/** A size that a name, a thread or a count stands for. */
function implied(dimension: string, value: number, item: Item, unit: Value['unit']): Named {
  const said = impliedValue(value, unit, item.span, item.text)
  const given = impliedGiven(dimension, said, item)
  return {
    statement: {
      word: `!${dimension}`,
      value,
      text: item.text,
      span: item.span,
      approximate: false,
      tolerance: undefined,
    },
    given,
    said,
  }
}

/** M8 x 40: the thread's own sizes, and the length behind it. */
function fromThread({ thread }: Entity, family: Family, order: FamilyFacts): Named[] {
  if (!thread) return []
  const parsed = wantedOf(order, thread.designation, () => undefined).thread
  const sizes = parsed && family.thread ? Object.entries(family.thread(parsed)) : []
  const own = sizes.map(([dimension, value]) => implied(dimension, value, thread.item, 'length'))
  const length = thread.item.kind === 'quantity' ? thread.item.quantity.values[0] : undefined
  if (!length) return own
  if (!family.threadLength)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell which size of the ${family.id} ${quote(length.text)} in ${quote(thread.item.text)} is. Name it.`,
    )
  return [...own, implied(family.threadLength, length.value, thread.item, 'length')]
}

/** "spaced 5 mm apart". */
function apartOf(dimension: string, distance: Value, items: readonly Item[]): Named {
  const item =
    items.find(({ span }) => span[0] <= distance.span[0] && distance.span[1] <= span[1]) ?? items[0]
  return implied(dimension, distance.value, item as Item, 'length')
}

/** What was said of a piece is said of the part. */
function fromMembers(facts: FamilyFacts): Named[] {
  return [...facts.members.values()].flatMap((member) => {
    const portion = member.member?.portion
    const counted =
      portion?.count && member.count?.item
        ? [implied(portion.count, member.count.value, member.count.item, undefined)]
        : []
    const apart = member.places.flatMap(({ place, items }) =>
      place.kind === 'apart' && portion?.apart && items[0]
        ? [apartOf(portion.apart, place.distance, items)]
        : [],
    )
    const named = namedSizes(member).map((each) => ({
      ...each,
      statement: {
        ...each.statement,
        word: each.statement.word.startsWith('!')
          ? each.statement.word
          : `!${portion?.words[each.statement.word] ?? each.statement.word}`,
      },
    }))
    return [...counted, ...apart, ...named]
  })
}

/** The axis that its length is told to run along: "extruded 120 mm along z". */
function runOf({ places, orientation, given }: Entity, { run }: Family): AxisName | undefined {
  const along = places.find(({ place }) => place.kind === 'along')?.place
  const long = given.find(({ word, attribute }) => word === 'length' && attribute.axis)?.attribute.axis
  return run && (orientation ?? long ?? (along?.kind === 'along' ? along.axis : undefined))
}

const WAYS = ['x', 'y', 'z'] as const

/** A part that lies another way is turned about z, and what is up stays up; of one that stands the axes go round. */
function meantBy(axis: AxisName, told: AxisName, made: AxisName): AxisName {
  if (told !== 'z' && made !== 'z') return axis === told ? made : axis === made ? told : axis
  const step = WAYS.indexOf(made) - WAYS.indexOf(told)
  return WAYS[(WAYS.indexOf(axis) + step + WAYS.length) % WAYS.length] as AxisName
}

/** Sizes by axes of a part that is told along another axis than it is made along. */
const turned =
  (told: AxisName | undefined, made: AxisName | undefined) =>
  (named: Named): Named => {
    const axis = WAYS.find((each) => named.statement.word === `axis ${each}`)
    if (!told || !made || told === made || !axis) return named
    return { ...named, statement: { ...named.statement, word: `axis ${meantBy(axis, told, made)}` } }
  }

/** Where more than one is asked for, and not how many. */
const A_FEW: Chosen = { value: 4, because: 'several were asked for' }

/** "with drain holes": the numbers of pieces that were named in the plural, uncounted. */
const severalOf = ({ members }: FamilyFacts): ReadonlySet<string | undefined> =>
  new Set(
    [...members.values()]
      .filter(({ plural, count }) => plural && count === undefined)
      .map(({ member }) => member?.portion.count),
  )

function sizesOfPart(entity: Entity, facts: FamilyFacts, reasons: Map<string, string>): Dimensions {
  const { family } = facts
  const several = severalOf(facts)
  const typical = (name: string, usual: Default): Typical => {
    if (typeof usual !== 'function') return several.has(name) && usual === 1 ? A_FEW.value : usual
    return (get) => {
      const usually = usual(wantedOf(facts, entity.thread?.designation, get))
      const chosen: number | Chosen | undefined = several.has(name) && usually === 1 ? A_FEW : usually
      if (typeof chosen !== 'object') return chosen
      reasons.set(name, chosen.because)
      return chosen.value
    }
  }
  const named = [
    ...facts.names.flatMap(({ values, item }) =>
      Object.entries(values).map(([dimension, value]) => implied(dimension, value, item, 'length')),
    ),
    ...fromThread(entity, family, facts),
    ...namedSizes(entity).map(turned(runOf(entity, family), family.run)),
    ...fromMembers(facts),
  ]
  return solveNamed(entity.concept, familySizes(family, typical), named)
}

const quoteOf = (dimensions: Dimensions, dimension: string): string => {
  const stated = dimensions.stated.find((each) => each.dimension === dimension)
  return stated ? ` (${quote(stated.given.items.map((item) => item.text).join(' '))})` : ''
}

function assertPossible(family: Family, dimensions: Dimensions): void {
  for (const [name, { unit }] of Object.entries(family.dimensions)) {
    const value = dimensions.values.get(name)
    if (unit === 'count' && value !== undefined && Math.abs(value - Math.round(value)) > 1e-6)
      throw new EngineError(
        'geometry_validation_failed',
        `The sizes given make ${tidy(Number(value.toFixed(3)))} the ${called(family, name)} of the ${family.id}${quoteOf(dimensions, name)}, which is no whole number.`,
      )
  }
  const pairs = [
    ...(family.below ?? []).map(([smaller, larger]) => [smaller, larger, 1e-9] as const),
    ...(family.within ?? []).map(([smaller, larger]) => [smaller, larger, -1e-6] as const),
  ]
  for (const [smaller, larger, room] of pairs) {
    const [low, high] = [dimensions.values.get(smaller), dimensions.values.get(larger)]
    // A size of nought is a piece that is not there.
    if (!low || !high || low <= high - room) continue
    throw new EngineError(
      'geometry_validation_failed',
      `The ${called(family, smaller)} of the ${family.id} is ${spoken(family, smaller, low)}${quoteOf(dimensions, smaller)}, but its ${called(family, larger)} is ${spoken(family, larger, high)}${quoteOf(dimensions, larger)}. It must be smaller.`,
    )
  }
}

/** What can be said of a piece and already holds: it is in the middle, evenly spaced, goes through. */
const startsAtFoot = (place: Place): boolean =>
  (place.kind === 'coordinate' && place.axis === 'z' && place.value.value === 0) ||
  (place.kind === 'level' && place.side === '-z' && place.value.value === 0)
const HOLDS = new Set(['centre', 'evenly', 'along'])

function refuseUnheard(entity: Entity, facts: FamilyFacts): void {
  const agrees = facts.family.agrees?.split(' ') ?? []
  for (const member of facts.members.values()) {
    const odd = member.places.find(
      ({ place }) =>
        !HOLDS.has(place.kind) &&
        !(place.kind === 'apart' && member.member?.portion.apart) &&
        !(place.kind === 'corners' && !place.only && !place.two && member.member?.portion.cornered) &&
        !(place.kind === 'on' && (place.side === '+z' || (facts.family.letter && place.side === '-z'))) &&
        !(place.kind === 'face' && member.member?.portion.seats?.includes(place.face)) &&
        !(member.member?.portion.foot && startsAtFoot(place)),
    )
    if (odd)
      throw new EngineError(
        'prompt_too_ambiguous',
        `I cannot move the ${member.concept} of the ${entity.concept}: ${quote(odd.items.map((item) => item.text).join(' '))}. Leave its place out.`,
      )
    // What has a diameter is round already.
    const round = member.member?.portion.words['diameter'] !== undefined
    const adjective = [...member.adjectives].find(
      ([word]) => !(round && word === 'circular') && !agrees.includes(word),
    )
    if (adjective) throw unlike(member, adjective[1])
  }
  const adjective = [...entity.adjectives].find(([name]) => !agrees.includes(name))
  if (adjective) throw unlike(entity, adjective[1])
  if (facts.absent.size === 0) return
  const both = [...facts.absent].find((name) => facts.members.has(name))
  if (both)
    throw new EngineError(
      'geometry_validation_failed',
      `The ${entity.concept} is said to have a ${both} and to have none. Keep one of them.`,
    )
}

const unlike = (entity: Entity, item: Item): EngineError =>
  new EngineError(
    'prompt_too_ambiguous',
    `I do not know how to make ${quote(entity.item.text)} ${quote(item.text)}. Describe the shape another way, or leave the word out.`,
  )

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export interface PlacedFamily {
  stand: Stand
  built: Built
  name: string
  /** Every size, stated or chosen. */
  values: ReadonlyMap<string, number>
}

export function placeFamily(
  entity: Entity,
  facts: FamilyFacts,
  stands: readonly Stand[],
  ledger: Ledger,
  mode: Order['mode'],
  untouched: boolean,
  alone: boolean,
): PlacedFamily {
  const { family } = facts
  const [host] = stands
  if (host || entity.cut)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can make ${quote(entity.item.text)} as a part of its own, not on ${quote(host?.entity.item.text ?? 'another body')}. Ask for one of them.`,
    )
  refuseUnheard(entity, facts)
  const reasons = new Map<string, string>()
  const dimensions = sizesOfPart(entity, facts, reasons)
  assertPossible(family, dimensions)
  const id = ledger.name(family.id)
  for (const dimension of dimensions.assumed) {
    const value = dimensions.values.get(dimension) ?? 0
    // A piece nobody asked for has no size: that there is none needs no saying.
    if (value === 0) continue
    ledger.assume(
      `${id}-${dimension}`,
      `The ${called(family, dimension)} of the ${family.id} is ${spoken(family, dimension, value)}, as ${reasons.get(dimension) ?? 'none was given'}`,
    )
  }
  const told = runOf(entity, family)
  if (told && told !== family.run)
    ledger.assume(
      `${id}-run`,
      `The ${family.id} lies along ${family.run}: the ${told} of the prompt is its ${family.run}`,
    )
  const wanted = wantedOf(facts, entity.thread?.designation, (name) => dimensions.values.get(name))
  const plain = family.build({
    ...wanted,
    id,
    called: capital(family.id),
    told:
      !entity.thread &&
      (family.outline ?? Object.keys(family.dimensions)).every((name) => !dimensions.assumed.includes(name)),
    mode,
    untouched,
    unsized: dimensions.stated.length === 0,
    need: (name) => {
      const value = dimensions.values.get(name)
      if (value !== undefined) return value
      throw new EngineError(
        'prompt_too_ambiguous',
        `The ${called(family, name)} of ${quote(entity.item.text)} is missing. Give it a size.`,
      )
    },
  })
  const built = facts.mount ? wallMounted(id, plain) : plain
  requireStance(entity, built, untouched && alone, ledger)
  for (const says of built.chose ?? []) ledger.assume(`${id}-chose`, says)
  requireStated(family, built, dimensions, id, ledger)
  if (entity.count?.item && entity.count.value === family.consists)
    ledger.require({
      name: `${id}-count`,
      says: `${entity.count.value} of them`,
      measure: { kind: 'instance-count', ...(built.counted && { part: built.counted }) },
      value: entity.count.value,
      source: { items: [entity.count.item], values: [] },
    })
  const stand: Stand = {
    entity,
    id: built.parts?.[0]?.features[0]?.id ?? id,
    shape: built.shape ?? 'box',
    dimensions: { ...dimensions, values: new Map([['innerDiameter', built.bore ?? 0]]) },
    origin: [0, 0, built.min[2]],
    axis: built.axis ?? 'z',
    min: built.min,
    max: built.max,
    ...(built.faces ? { faces: built.faces } : {}),
    ...runsOf(built),
  }
  return { stand, built, name: built.name ?? nameOf(family, built), values: dimensions.values }
}

/** Which way its section runs, where it is nothing but one. */
function runsOf({ features: [first] }: Built): Pick<Stand, 'runs'> {
  if (first?.kind !== 'extrude' || first.plane?.on !== 'frame') return {}
  const normal = first.plane.normal ?? '+z'
  return typeof normal === 'string' ? { runs: normal[1] as AxisName } : {}
}

function requireStated(
  family: Family,
  built: Built,
  dimensions: Dimensions,
  id: string,
  ledger: Ledger,
): void {
  for (const { dimension, value, given, said } of dimensions.stated)
    for (const measured of [built.measures[dimension] ?? []].flat()) {
      const note = measured.note ? ` (${measured.note})` : ''
      ledger.require({
        name: `${id}-${dimension}`,
        says: `${family.id} ${called(family, dimension)} ${spoken(family, dimension, value)}${note}`,
        measure: measured.measure,
        value: measured.value,
        source: sourceOf(given, said),
        tolerance: toleranceOf(given, measured.value) ?? measured.tolerance,
      })
    }
}

function nameOf(family: Family, { min, max }: Built): string {
  const sizes = min.map((low, index) => tidy(Number(((max[index] as number) - low).toFixed(2))))
  return `${capital(family.id)} ${sizes.join(' × ')} mm`
}

/**
 * Words that must have had an effect: what is told to be tapered has to be a cone, what is hollow needs walls. Whatever
 * the rest of the reader made of a thing, such a word is not passed over.
 */
import type { Build, Feature } from './build.ts'
import type { Phrase } from './phrases.ts'
import type { Place } from './places.ts'
import { type Box, levelOf, middleOf, opposite, SIDES, type Solid } from './space.ts'
import { assertSpared } from './spared.ts'
import type { Told } from './tell/telling.ts'
import { sizeOf, type Thing } from './things.ts'
import { unread } from './unread.ts'

/** What a solid became, as far as the words can be held against it. */
interface Made {
  thing: Thing
  solid: Solid
  features: readonly Feature[]
  build: Build
}

const profileOf = (feature: Feature): string =>
  feature.kind === 'extrude' && 'sketch' in feature
    ? ((feature.sketch as { add?: { kind: string }[] } | undefined)?.add?.[0]?.kind ?? 'outline')
    : feature.kind

const isBox = ({ features }: Made): boolean => features.some((feature) => profileOf(feature) === 'rectangle')
const isSharpBox = ({ features }: Made): boolean =>
  features.some((feature) => {
    const sketch =
      'sketch' in feature
        ? (feature.sketch as { add?: { kind: string; cornerRadius?: number }[] })
        : undefined
    const [first] = sketch?.add ?? []
    return first?.kind === 'rectangle' && !first.cornerRadius
  })
const isRound = ({ features }: Made): boolean =>
  features.some((feature) => /^(?:cylinder|circle)$/u.test(profileOf(feature)))
const isBall = ({ features }: Made): boolean =>
  features.some(({ kind }) => kind === 'sphere' || kind === 'revolve')

const hasKind = ({ build }: Made, pattern: RegExp): boolean =>
  build.features.some(({ kind }) => pattern.test(kind))

/** A ring of round section, and what is drawn with an opening. */
const hasOpening = (feature: Feature): boolean =>
  feature.kind === 'torus' ||
  ('sketch' in feature && ((feature.sketch as { cut?: readonly object[] } | undefined)?.cut?.length ?? 0) > 0)

const isHollow = (made: Made): boolean =>
  hasKind(made, /^(?:shell|revolve)$/u) ||
  made.features.some(hasOpening) ||
  made.features.some((feature) => 'innerDiameter' in feature && feature.innerDiameter !== undefined) ||
  made.build.features.some((feature) => 'operation' in feature && feature.operation === 'cut')

const isBlind = ({ build, solid }: Made): boolean => {
  const mouth = solid.mouth ?? { axis: solid.axis, sign: 1 as const }
  const far = opposite(mouth)
  const reach = mouth.sign * (levelOf(solid.box, far) - levelOf(build.whole, far))
  return reach > 1e-6 || sizeOf(solid.thing, 'depth', 'floor') !== undefined
}

const isWidened = ({ build, thing }: Made, concept: string): boolean =>
  build.solids.some(
    ({ thing: other }) => other.concept === concept && (other.holes === thing || other.holes === thing.group),
  )

/** "The inner cylinder" stands within the outer one. */
const isWithin = ({ build, solid }: Made): boolean =>
  build.solids.some(
    ({ thing, box }) =>
      thing !== solid.thing &&
      thing.role === 'add' &&
      box.min.every((low, k) => low <= (solid.box.min[k] as number) + 1e-6) &&
      box.max.every((high, k) => high >= (solid.box.max[k] as number) - 1e-6),
  )

type Demand = (made: Made) => boolean

const notPlain: Demand = (made) => !isBox(made) && !isRound(made)

const DEMANDS: Readonly<Record<string, Demand>> = {
  tapered: notPlain,
  conical: notPlain,
  cone: notPlain,
  triangular: notPlain,
  triangle: notPlain,
  hexagonal: notPlain,
  hex: notPlain,
  octagonal: notPlain,
  hemispherical: isBall,
  spherical: isBall,
  sphere: isBall,
  hemisphere: isBall,
  roundended: (made) => !isSharpBox(made),
  obround: (made) => !isSharpBox(made),
  circular: (made) => !isBox(made),
  cylindrical: (made) => !isBox(made),
  cylinder: (made) => !isBox(made),
  rectangular: (made) => !isRound(made),
  square: (made) => !isRound(made),
  rounded: (made) => !isSharpBox(made) || hasKind(made, /^fillet$/u),
  filleted: (made) => hasKind(made, /^fillet$/u),
  radiused: (made) => hasKind(made, /^fillet$/u),
  chamfered: (made) => hasKind(made, /^chamfer$/u),
  beveled: (made) => hasKind(made, /^chamfer$/u),
  curved: (made) => made.thing.role === 'add' && !isSharpBox(made),
  inner: (made) => made.thing.role === 'cut' || isWithin(made),
  hollow: isHollow,
  tube: isHollow,
  open: isHollow,
  blind: isBlind,
  through: (made) => sizeOf(made.thing, 'depth') === undefined || !isBlind(made),
  countersunk: (made) => isWidened(made, 'countersink'),
  counterbored: (made) => isWidened(made, 'counterbore'),
}

/** Said of a thing, and true of none that is built so far. */
const NEVER = new Set(['closed', 'opposite', 'perpendicular', 'parallel', 'stepped', 'adjacent'])

/** "The upper hole", "a left boss": at that side of the whole, or of another of its kind. */
function isAtSide({ build, solid }: Made, word: string): boolean {
  const named = SIDES[word]
  // "an open-top box".
  if (!named || solid.thing.adjectives.includes('open')) return true
  const others = build.solids.filter(
    ({ thing }) => thing !== solid.thing && thing.role === solid.thing.role && thing !== solid.thing.group,
  )
  // On a plate that lies flat what is upper is at the back.
  const axes = named.axis === 'z' ? (['z', 'y'] as const) : [named.axis]
  return axes.some((axis) => {
    const level = middleOf(solid.box, axis)
    const isBeyond = (box: Box): boolean => named.sign * (level - middleOf(box, axis)) > 1e-6
    return isBeyond(build.whole) || others.some(({ box }) => isBeyond(box))
  })
}

const isTrue = (made: Made, word: string): boolean =>
  DEMANDS[word]?.(made) !== false && (made.solid.thing.partOf !== undefined || isAtSide(made, word))

const madeOf = (build: Build, solid: Solid): Made => ({
  thing: solid.thing,
  solid,
  features: build.features.filter(({ id }) => solid.features.includes(id ?? '')),
  build,
})

/** What places and works speak of. */
function* mentioned({ deeds, things }: Told): Generator<Phrase> {
  for (const { places } of things) for (const { place } of places) yield* phrasesIn(place)
  for (const deed of deeds)
    if (deed.kind === 'work') {
      yield* deed.work.targets
      for (const { place } of deed.work.places) yield* phrasesIn(place)
    }
}

function* phrasesIn(place: Place): Generator<Phrase> {
  for (const value of Object.values(place))
    if (isPhrase(value)) {
      yield value
      if (value.owner) yield value.owner
    }
}

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' && value !== null && 'concept' in value && 'adjectives' in value

/** "On the hexagonal block": one of those that there are has to be so. */
function assertMentioned(made: readonly Made[], { adjectives, name }: Phrase): void {
  for (const word of adjectives)
    if (DEMANDS[word] && !made.some((each) => DEMANDS[word]?.(each) === true)) throw unread(`${word} ${name}`)
}

export function assertHeard(build: Build): void {
  for (const solid of build.solids) assertSpared(build, solid)
  const all = build.solids.map((solid) => madeOf(build, solid)).filter(({ features }) => features.length > 0)
  for (const made of all)
    for (const word of [...made.thing.adjectives, made.thing.concept]) {
      if (NEVER.has(word) && word !== made.thing.concept) throw unread(word)
      if (!isTrue(made, word)) throw unread(word)
    }
  for (const phrase of mentioned(build.told)) assertMentioned(all, phrase)
  for (const phrase of build.told.announced) {
    assertMentioned(all, phrase)
    const never = phrase.adjectives.find((word) => NEVER.has(word) && word !== 'stepped')
    if (never !== undefined) throw unread(never)
  }
}

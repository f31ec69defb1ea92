/** The body or the cut that a phrase names. */
import { middleOf, SIDES, union } from '../../../operations/space.ts'
import { candidates, findThing } from '../../find.ts'
import type { Phrase } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import { keyOf, partOf } from '../../sections.ts'
import { remainingOf } from '../remaining.ts'
import type { Solid, World } from '../world.ts'

export function solidNamed(world: World, phrase: Phrase, self?: Thing): Solid | undefined {
  const rest = remainingOf(world, phrase)
  if (rest) return rest
  if (phrase.kind === 'whole') return wholeOf(world)
  if (phrase.kind === 'pronoun') {
    // "it" is no other of the same several.
    const isKin = ({ group }: Thing): boolean =>
      phrase.concept !== 'one' && group !== undefined && group === self?.group
    const built = world.solids.filter(({ thing }) => thing !== self && thing !== self?.group && !isKin(thing))
    if (phrase.concept === 'one' && phrase.ordinal !== undefined)
      return built.at(phrase.ordinal > 0 ? phrase.ordinal - 1 : phrase.ordinal)
    const beside = besideLast(world, self, phrase)
    if (beside) return beside
    // "a plate with a hole in it. Three posts stand on it": no body stands on a hole.
    return (
      (self?.role === 'add' ? built.findLast(({ thing }) => thing.role === 'add') : undefined) ?? built.at(-1)
    )
  }
  const things = world.told.things.filter((thing) => thing !== self && !(thing === self?.group))
  const part = partOf(things, phrase, undefined)
  if (part) {
    const solid = world.solidOf(part) ?? partSolid(world, part)
    if (solid) return solid
  }
  const built = things.filter(
    (thing) =>
      world.solidOf(thing) !== undefined ||
      thing.members.some((member) => world.solidOf(member) !== undefined),
  )
  const thing = lyingThere(world, built, phrase) ?? findThing(built, phrase)
  const lone = thing && oneOfMany(world, thing, phrase)
  if (lone) return lone
  if (thing) return allOf(world, built, thing, phrase)
  const inner = phrase.kind === 'cut' && phrase.concept === 'hole' ? innerOf(world) : undefined
  if (inner) return inner
  // "down through the shelf": what a step leaves.
  if (/^(?:shelf|ledge)$/u.test(phrase.name)) {
    const step = world.solids.findLast(
      (solid) => solid.thing.role === 'cut' && solid.thing.concept === 'step',
    )
    if (step) return step
  }
  // "the plate", where a rectangle was extruded and nothing else is there.
  const [only] = world.bodies
  if (only && world.bodies.length === 1 && phrase.kind === 'body' && !phrase.plural && isCalled(only, phrase))
    return only
  // "through the boss and the plate", where the base is the one flat piece there is.
  const flats = world.bodies.filter(({ shape, thing: each }) => shape === 'box' && !each.section)
  const [flat] = flats
  if (
    flat &&
    flats.length === 1 &&
    flat.boxes.length === 1 &&
    phrase.kind === 'body' &&
    !phrase.plural &&
    phrase.words.length === 0 &&
    /^(?:the|this)$/u.test(phrase.det) &&
    /^(?:plate|base|slab|base plate)$/u.test(phrase.name) &&
    /^(?:plate|base|slab|base plate|rectangle|bar|block|sheet)$/u.test(flat.thing.name)
  )
    return flat
  // "the base" of a base plate, "the top" of a table top: by the first part of its name.
  const parts = built.filter(({ name, role }) => role === 'add' && name.startsWith(phrase.name))
  if (parts.length === 1 && phrase.kind === 'body' && !phrase.plural) return world.solidOf(parts[0])
  const owner = ownerOfPart(world, built, phrase)
  if (owner) return owner
  // "the bracket": the title's name for the whole.
  const named =
    things.find(({ name, announced }) => name === phrase.name && announced) ??
    world.told.ghosts.find(({ name }) => name === phrase.name)
  return named && phrase.kind === 'body' ? wholeOf(world) : undefined
}

/** "the middle section" of three that lie one after the other and are not called so: the one that lies there. */
function lyingThere(world: World, built: readonly Thing[], phrase: Phrase): Thing | undefined {
  const word = phrase.words.find((each) => /^(?:middle|center|central)$/u.test(each) || SIDES[each])
  if (!word || phrase.kind !== 'body' || phrase.plural) return undefined
  const found = candidates(built, { ...phrase, words: phrase.words.filter((each) => each !== word) })
  const solids = found.flatMap((thing) => world.solidOf(thing) ?? [])
  const [first] = solids
  if (!first || solids.length < 3 - Number(word in SIDES) || found.some(({ words }) => words.includes(word)))
    return undefined
  const axis = SIDES[word]?.axis ?? first.axis
  if (solids.some((solid) => solid.axis !== first.axis || solid.thing.role === 'cut')) return undefined
  const sorted = [...solids].sort((a, b) => middleOf(a.box, axis) - middleOf(b.box, axis))
  const side = SIDES[word]
  if (side) return (side.sign > 0 ? sorted.at(-1) : sorted[0])?.thing
  return sorted.length % 2 === 1 ? sorted[(sorted.length - 1) / 2]?.thing : undefined
}

/** "a block on top of it, 15 mm from the left edge", then "a second one on top of it, 15 mm from the right edge": of the same. */
function besideLast(world: World, self: Thing | undefined, { name }: Phrase): Solid | undefined {
  const last = world.bodies.at(-1)
  if (self?.role !== 'add' || !last?.on || last.thing === self || name !== 'it') return undefined
  const isOnIt = ({ places }: Thing): boolean =>
    places.some(({ place }) => place.kind === 'at' && (place.ref.of ?? place.ref).name === 'it')
  const isMeasured = ({ places }: Thing): boolean =>
    places.some(
      ({ place }) =>
        place.kind === 'from' &&
        place.refs.some(({ concept }) => /^(?:left|right|front|back|edge|end|side)$/u.test(concept)),
    )
  return [self, last.thing].every((thing) => isOnIt(thing) && isMeasured(thing)) ? last.on : undefined
}

/** Names that any flat, any round thing goes by. */
const isCalled = ({ round, shape, thing }: Solid, { name, concept, det }: Phrase): boolean =>
  /^(?:the|this)$/u.test(det) &&
  thing.kind === 'figure' &&
  (round
    ? /^(?:cylinder)$/u.test(concept) || /^(?:plate|base|body)$/u.test(name)
    : /^(?:box)$/u.test(concept)
      ? shape === 'box'
      : /^(?:plate|slab|sheet|bar|body|base)$/u.test(name))

/** "the left post" of two that were told at once. */
function oneOfMany(world: World, thing: Thing, phrase: Phrase): Solid | undefined {
  const solid = world.solidOf(thing)
  if (!solid || solid.boxes.length < 2 || phrase.plural || solid.boxes.length !== solid.features.length)
    return undefined
  const side = phrase.words.map((word) => SIDES[word]).find((each) => each !== undefined)
  if (!side) return undefined
  const levels = solid.boxes.map((box) => side.sign * middleOf(box, side.axis))
  const at = levels.indexOf(Math.max(...levels))
  const isAlone = levels.filter((level) => Math.abs(level - (levels[at] as number)) < 1e-6).length === 1
  const [box, feature] = [solid.boxes[at], solid.features[at]]
  return isAlone && box && feature ? { ...solid, boxes: [box], box, features: [feature] } : undefined
}

/** "the bore" of a ring that was told by its inner diameter. */
function innerOf(world: World): Solid | undefined {
  const tube = world.bodies.find(({ inner, round }) => inner !== undefined && round)
  const { inner } = tube ?? {}
  return (
    tube &&
    inner && {
      ...tube,
      thing: { ...tube.thing, role: 'cut' },
      box: inner,
      boxes: [inner],
      mouth: { axis: tube.axis, sign: 1 },
      through: true,
    }
  )
}

/** "each leg" of a section whose legs were not told one by one. */
function partSolid(world: World, part: Thing): Solid | undefined {
  if (!part.section || keyOf(part.section, part) !== 'both') return undefined
  const solids = world.solids.filter(({ thing }) => thing.section === part.section && thing !== part)
  const [first] = solids
  return (
    first && {
      ...first,
      thing: part,
      boxes: solids.flatMap(({ boxes }) => [...boxes]),
      box: union(solids.map(({ box }) => box)),
    }
  )
}

/** "both walls", "the two holes": told one after the other. */
function allOf(world: World, built: readonly Thing[], thing: Thing, phrase: Phrase): Solid | undefined {
  const solid = world.solidOf(thing) ?? membersOf(world, thing)
  if (!phrase.plural && phrase.det !== 'both' && phrase.det !== 'each') return solid
  const all = candidates(built, phrase).flatMap((each) => world.solidOf(each) ?? [])
  if (!solid || all.length < 2 || solid.boxes.length > 1) return solid
  return { ...solid, boxes: all.flatMap(({ boxes }) => [...boxes]), box: union(all.map(({ box }) => box)) }
}

const PORTION = /^(?:web|wall|disc|disk|plate|body|face|rim|barrel|section|portion|part|material|flange)$/u

/** "the gear web", "the hub wall", "the flange ring": of what it is part of, where nothing else is called so. */
function ownerOfPart(world: World, built: readonly Thing[], phrase: Phrase): Solid | undefined {
  if (phrase.kind !== 'body' || !PORTION.test(phrase.name) || phrase.words.length === 0) return undefined
  const owners = built.filter(
    ({ role, name, concept }) =>
      role === 'add' && phrase.words.some((word) => word === name || word === concept),
  )
  const [only] = owners
  return owners.length === 1 ? world.solidOf(only) : undefined
}

/** "both lugs", of which each was told by its side. */
function membersOf(world: World, { members }: Thing): Solid | undefined {
  const solids = members.flatMap((member) => world.solidOf(member) ?? [])
  const [first] = solids
  return (
    first && {
      ...first,
      boxes: solids.flatMap(({ boxes }) => [...boxes]),
      box: union(solids.map(({ box }) => box)),
    }
  )
}

export function wholeOf(world: World): Solid | undefined {
  const [first] = world.bodies
  if (!first || world.bodies.length === 1) return first
  return {
    ...first,
    box: world.whole,
    boxes: [world.whole],
    round: world.bodies.every(({ round, axis }) => round && axis === first.axis),
  }
}

/** Several faces that a hole goes into: "each end", "all six faces", "the left and right sides". */
import { AXES, isSame, longest, opposite, type Side, sizeAlong } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import { type Place, placesOf, sizeOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'
import { thinOf } from './axes.ts'

export interface Faces {
  sides: Side[]
  /** Of what they are, where that is told. */
  of: Phrase | undefined
}

const EVERY = /^(?:each|all|both)$/u

const refsOf = (place: Place): readonly Phrase[] => {
  switch (place.kind) {
    case 'at':
      return /^(?:in|into|on|at|from|through)$/u.test(place.how) ? [place.ref, ...(place.also ?? [])] : []
    case 'centered':
    case 'through':
      return place.refs
    default:
      return []
  }
}

const isDeep = (thing: Thing): boolean => sizeOf(thing, 'depth', 'length', 'height') !== undefined

/** "a hole at each end" of a bar is near it; "in each end", so deep, is in its face. */
const isNear = (thing: Thing, place: Place): boolean =>
  thing.concept === 'hole' && (place.kind !== 'at' || /^(?:at|on)$/u.test(place.how))

/** "the center of each end": the end. */
const faceOf = (ref: Phrase): Phrase =>
  ref.kind === 'place' && ref.concept === 'center' && ref.of?.kind === 'place' ? ref.of : ref

/** All that the words name; undefined where it is one face, as of most holes. */
export function facesTold(world: World, thing: Thing, host: Solid): Faces | undefined {
  // "from the top and from the bottom".
  const from = placesOf(thing).flatMap(({ place, own }) =>
    place.kind === 'at' && own === undefined && /^(?:from|in|into)$/u.test(place.how) ? [place.ref] : [],
  )
  const pair = from.length === 2 && isDeep(thing) ? oppositeSides(world, thing, from) : undefined
  if (pair) return { sides: pair, of: from[0]?.of }
  for (const { place, gloss } of placesOf(thing)) {
    if (gloss) continue
    const refs = refsOf(place)
      .filter((ref) => ref.concept !== 'end' || !isNear(thing, place))
      // A hole through both sides goes across; a recess in both sides is in the faces.
      .filter(
        ({ concept, det, count }) =>
          concept !== 'side' ||
          (det !== 'both' && count !== 2) ||
          (place.kind === 'at' && thing.concept === 'pocket'),
      )
      .map(faceOf)
      .filter(({ concept }) => concept !== 'end' || place.kind === 'through' || isDeep(thing))
    const named = refs.length === 2 ? oppositeSides(world, thing, refs) : undefined
    if (named) return { sides: named, of: refs[0]?.of }
    for (const ref of refs) {
      const solid = (ref.of && siteOf(ref.of, { world, self: thing })?.solid) ?? host
      // "15 mm holes through the centers of the faces": of all.
      const isAll =
        thing.plural && thing.count !== 1 && ref.plural && ref.det === 'the' && ref.count === undefined
      const sides = everySide(isAll ? { ...ref, det: 'all' } : ref, solid)
      if (sides) return { sides, of: ref.of }
    }
  }
  return undefined
}

/** "in the top and bottom faces". */
function oppositeSides(world: World, thing: Thing, refs: readonly Phrase[]): Side[] | undefined {
  const sides = refs.map((ref) => {
    const site = ref.kind === 'place' ? siteOf(ref, { world, self: thing }) : undefined
    // The floor of a pocket faces up, as the top of the block does.
    const isFace = site?.part === 'side' && site.sides.length === 1 && site.solid?.thing.role !== 'cut'
    return isFace ? site.sides[0] : undefined
  })
  const [a, b] = sides
  return a && b && a.axis === b.axis && a.sign !== b.sign ? [a, b] : undefined
}

const both = (side: Side): Side[] => [side, opposite(side)]

function everySide({ kind, concept, det, count, plural, words }: Phrase, solid: Solid): Side[] | undefined {
  if (kind !== 'place' || !(EVERY.test(det) || (plural && count !== undefined))) return undefined
  const { round, axis, box, shape } = solid
  const isPlain = words.every((word) => /^(?:flat|outer|outside|end|side)$/u.test(word))
  if (!isPlain) return undefined
  const isEnd = concept === 'end' || words.includes('end')
  if (isEnd && (count === undefined || count === 2)) {
    if (round || shape === 'polygon') return both({ axis, sign: 1 })
    if (shape !== 'box') return undefined
    const run = longest(box)
    const isAlone = AXES.every((each) => each === run || sizeAlong(box, each) < sizeAlong(box, run) - 1e-6)
    return isAlone ? both({ axis: run, sign: 1 }) : undefined
  }
  // "on both faces" of a disc or a plate: the flat ones.
  const isPair = det === 'both' || count === 2 || (round && det === 'each')
  if (isPair && /^(?:face|side)$/u.test(concept)) {
    if (round) return shape === 'round' || shape === 'polygon' ? both({ axis, sign: 1 }) : undefined
    const thin = thinOf(box)
    if (thin && shape === 'box') return both({ axis: thin, sign: 1 })
  }
  if (shape !== 'box' && shape !== 'cube') return undefined
  const isCube = AXES.every((each) => isSame(sizeAlong(box, each), sizeAlong(box, 'x')))
  const isSide = concept === 'side' || words.includes('side')
  if (concept === 'face' && !isSide && (count === 6 || (count === undefined && isCube)))
    return AXES.flatMap((each) => both({ axis: each, sign: 1 }))
  return isSide && count === 4
    ? [...both({ axis: 'x', sign: 1 }), ...both({ axis: 'y', sign: 1 })]
    : undefined
}

/** "along Z", "from one end to the other": the same way again. */
export function hearWays(thing: Thing, mouths: readonly Side[]): void {
  const [first] = mouths
  // "one between each pair of opposite faces".
  for (const said of placesOf(thing))
    if (said.place.kind === 'between' && said.place.refs.every(({ words }) => words.includes('opposite')))
      said.used = true
  if (!first || mouths.some(({ axis }) => axis !== first.axis)) return
  for (const said of placesOf(thing)) {
    const { place } = said
    if ((place.kind === 'way' || place.kind === 'parallel') && place.axis === first.axis) said.used = true
    const isThrough = place.kind === 'between' && !place.halfway && place.refs[0]?.concept === 'end'
    if (isThrough && mouths.length === 1) said.used = true
  }
}

/** A hole right through opens two faces at once. */
export function mouthsOf(thing: Thing, sides: readonly Side[]): readonly Side[] {
  const isThrough =
    thing.words.includes('through') ||
    placesOf(thing).some(({ place }) => place.kind === 'through') ||
    !isDeep(thing)
  return isThrough
    ? sides.filter(({ axis }, nth) => sides.findIndex((side) => side.axis === axis) === nth)
    : sides
}

/** The edges where two things come together: two bodies, a hole and the face it breaks, two faces. */
import { levelOf } from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import type { SaidPlace, Work } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import { solidNamed } from '../sites/solids.ts'
import type { Solid, World } from '../world.ts'
import { ofBody } from './of-bodies.ts'
import { ofCut } from './of-cuts.ts'
import { ofSection } from './of-sections.ts'
import type { Edges, Selector } from './selectors.ts'

export const meet = (first: Solid, second: Solid): Edges =>
  first.features.flatMap((a) =>
    second.features.map((b): Selector => ({ between: [a, b], convexity: 'concave' })),
  )

/** "it meets the plate": what the work is about, where that is a body. */
const pronounMeant = (world: World, work: Work, phrase: Phrase): Solid | undefined =>
  phrase.kind === 'pronoun' && !phrase.plural ? (world.solidOf(work.about) ?? world.solids.at(-1)) : undefined

export function meetingOf(
  world: World,
  work: Work,
  refs: readonly Phrase[],
  { span }: Pick<SaidPlace, 'span'>,
): Edges {
  const [first, second] = refs
  const faces = refs.filter(({ kind }) => kind === 'place')
  if (first && second && faces.length > 0) return atFace(world, work, first, second, span)
  const solids = refs.map((ref) => pronounMeant(world, work, ref) ?? solidNamed(world, ref))
  const [one, other] = solids
  const { bodies } = world
  if (one && other && one !== other) return meetingSolids(one, other)
  const inner = first && insideCorner(world, work, first, one ?? other)
  if (inner) return inner
  const only = one ?? other
  // "where they meet", "the two parts": of two there are.
  if (bodies.length !== 2) throw unread(world.quote(span))
  if (!only || refs.length === 1) return meet(bodies[0] as Solid, bodies[1] as Solid)
  return bodies.filter((each) => each !== only).flatMap((each) => meet(only, each))
}

/** "where the legs meet" of an angle: in its inside corner. */
function insideCorner(world: World, work: Work, ref: Phrase, named: Solid | undefined): Edges | undefined {
  const solid = named ?? world.solidOf(work.about)
  const section = solid?.thing.section ?? solid?.thing
  const legs = world.solids.filter(({ thing }) => thing.section === section)
  if (!solid || legs.length < 2 || !/^(?:body|pronoun)$/u.test(ref.kind)) return undefined
  return ofSection(world, solid, { ...ref, kind: 'place', concept: 'junction' })
}

/** A cut that breaks out of a body: its mouth. */
function meetingSolids(first: Solid, second: Solid): Edges {
  const cut = [first, second].filter(({ thing }) => thing.role === 'cut')
  const [only] = cut
  if (cut.length === 2)
    return first.features.flatMap((a) => second.features.map((b): Selector => ({ between: [a, b] })))
  return only ? ofCut(only, undefined) : meet(first, second)
}

function atFace(world: World, work: Work, first: Phrase, second: Phrase, span: SaidPlace['span']): Edges {
  const [face, ref] = first.kind === 'place' ? [first, second] : [second, first]
  if (ref.kind === 'place') return betweenFaces(world, work, face, ref, span)
  const solid = pronounMeant(world, work, ref) ?? solidNamed(world, ref)
  const site = siteOf(face, { world })
  const [side] = site?.sides ?? []
  if (!solid || !site || site.sides.length > 1) throw unread(world.quote(span))
  if (solid.thing.role === 'cut') {
    if (side && side.axis !== solid.axis) throw unread(world.quote(span))
    return ofCut(solid, { ...face, concept: 'edge', words: side ? [...face.words, face.concept] : [] })
  }
  const host = site.solid
  if (host && host !== solid && world.bodies.includes(host)) return meet(solid, host)
  // "where the boss meets the top face": of what it stands on.
  const borne = side && world.bodies.filter((each) => each !== solid && touches(solid, each, side))
  if (!borne || borne.length === 0) throw unread(world.quote(span))
  return borne.flatMap((each) => meet(solid, each))
}

/** Whether one begins where the other ends. */
export function touches(solid: Solid, other: Solid, side: { axis: 'x' | 'y' | 'z'; sign: 1 | -1 }): boolean {
  const back = { axis: side.axis, sign: side.sign > 0 ? (-1 as const) : (1 as const) }
  return Math.abs(levelOf(solid.box, back) - levelOf(other.box, side)) < 1e-6
}

/** "the edge between the top and the right face". */
function betweenFaces(
  world: World,
  work: Work,
  first: Phrase,
  second: Phrase,
  span: SaidPlace['span'],
): Edges {
  const sites = [first, second].map((ref) => siteOf(ref, { world }))
  const sides = sites.flatMap((site) => (site?.sides.length === 1 ? site.sides : []))
  const [a, b] = sides
  if (!a || !b || a.axis === b.axis) throw unread(world.quote(span))
  const edge: Phrase = { ...first, concept: 'edge', name: 'edge', plural: false, words: [], span }
  return ofBody(
    world,
    work,
    sites[0]?.solid,
    { ...(sites[0] as NonNullable<(typeof sites)[0]>), sides },
    edge,
  )
}

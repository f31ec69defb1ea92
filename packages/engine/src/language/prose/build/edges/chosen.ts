/** Which edges they are, by what is said of them. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, isSame, middleOf, type Side, sizeAlong } from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import type { Work } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import { solidNamed } from '../sites/solids.ts'
import type { Solid, World } from '../world.ts'
import { footOf } from './feet.ts'
import { meet, meetingOf } from './meetings.ts'
import { ofBody } from './of-bodies.ts'
import { ofCut } from './of-cuts.ts'
import { type Edges, nearOf } from './selectors.ts'

export function edgesOf(world: World, work: Work): Edges {
  const between = work.places.find(({ place }) => place.kind === 'between')
  if (between?.place.kind === 'between') return meetingOf(world, work, between.place.refs, work)
  const targets = work.targets.filter(({ kind }) => kind !== 'aside')
  if (targets.length === 0) return allEdges(world, work)
  // "between the head and the shank", "where the boss meets the plate".
  const bodies = targets.filter(({ kind }) => kind === 'body')
  if (bodies.length === 2 && bodies.length === targets.length) return meetingOf(world, work, bodies, work)
  return targets.flatMap((phrase) => counted(world, phrase, chosen(world, work, phrase)))
}

/** "two corners", "one of the top edges": of more than so many, which ones is not told. */
function counted(world: World, phrase: Phrase, edges: Edges): Edges {
  const [only] = edges
  const isOne = phrase.det === 'one of' || (phrase.det === 'a' && !phrase.plural)
  const asked = isOne ? 1 : phrase.count
  if (asked === undefined || !/^(?:edge|corner)$/u.test(phrase.concept) || edges.length !== 1 || !only)
    return edges
  // "3 rounded corners" of a pocket, which has four.
  if (
    only.feature !== undefined &&
    phrase.concept === 'corner' &&
    asked !== 4 &&
    asked !== 1 &&
    isBoxed(world, only.feature)
  )
    throw unread(world.quote(phrase.span))
  const isLoop = only.curve === 'circle' || only.face !== undefined || only.feature !== undefined
  if (isLoop || only.between) return edges
  const alike = AXES.filter(
    (axis) => only.length !== undefined && isSame(sizeAlong(world.whole, axis), only.length),
  )
  const found =
    only.length !== undefined
      ? 4 * alike.length
      : only.near
        ? 1
        : only.parallelTo
          ? only.at
            ? 2
            : 4
          : only.at
            ? 4
            : 12
  // "all 10 edges": a plain block has twelve.
  const isPlain = world.solids.length === 1 && world.bodies[0]?.shape === 'box'
  if (asked === found || (asked > 4 && found >= 4 && !(isPlain && found === 12))) return edges
  const box = world.whole
  if (asked !== 1 || only.near || typeof only.parallelTo !== 'string') throw unread(world.quote(phrase.span))
  const run = only.parallelTo[1] as AxisName
  const sides = AXES.filter((axis) => axis !== run).map(
    (axis): Side => ({ axis, sign: only.at?.axis === axis && only.at.value > middleOf(box, axis) ? 1 : -1 }),
  )
  world.assume(`“${world.quote(phrase.span)}”: the one at the left and the front`)
  return [{ ...only, near: nearOf(box, sides, run) }]
}

const isBoxed = ({ solids }: World, feature: string): boolean =>
  solids.some(
    ({ thing, shape, features }) => thing.role === 'cut' && shape === 'box' && features.includes(feature),
  )

function allEdges(world: World, work: Work): Edges {
  const about = world.solidOf(work.about)
  if (!about) throw unread(world.quote(work.span))
  if (about.thing.role === 'cut') return ofCut(about, undefined)
  throw unread(world.quote(work.span))
}

const widthOf = ({ axis, box }: Solid): number =>
  Math.max(...AXES.filter((each) => each !== axis).map((each) => sizeAlong(box, each)))

/** "the edges at the end with the step": of the part, though a cut was spoken of last. */
const isOfEnd = ({ kind, concept, of, bearing }: Phrase): boolean =>
  kind === 'place' &&
  (bearing !== undefined || (concept === 'end' && of?.kind !== 'cut' && of?.kind !== 'pronoun'))

/** "the top rim", where nothing is called so: its edge. */
const rimAsEdge = (world: World, phrase: Phrase): Phrase =>
  phrase.kind === 'body' && /^(?:rim|lip|mouth|brim)$/u.test(phrase.name) && !solidNamed(world, phrase)
    ? { ...phrase, kind: 'place', concept: 'edge' }
    : phrase

function chosen(world: World, work: Work, told: Phrase): Edges {
  const phrase = rimAsEdge(world, told)
  const spoken = world.solidOf(work.about)
  // "the top edges" behind a hole are those of the part.
  const isOfCut =
    phrase.det === 'its' ||
    phrase.det === 'a' ||
    phrase.kind === 'pronoun' ||
    (phrase.concept === 'corner' &&
      spoken?.shape === 'box' &&
      !phrase.words.some((word) => /^(?:outer|outside|top)$/u.test(word))) ||
    (phrase.of !== undefined && !isOfEnd(phrase.of))
  const about = spoken?.thing.role === 'cut' && !isOfCut ? undefined : spoken
  if (phrase.kind === 'whole') return [{}]
  if (phrase.kind === 'pronoun') {
    if (!about) throw unread(world.quote(phrase.span))
    return about.thing.role === 'cut'
      ? ofCut(about, undefined)
      : ofBody(world, work, about, undefined, { ...phrase, concept: 'edge', det: 'all' })
  }
  // "a chamfer at the end" of a disc with a shaft on it: a disc has none.
  const isFlat = about?.round === true && sizeAlong(about.box, about.axis) < widthOf(about) - 1e-6
  if (phrase.concept === 'end' && !phrase.of && isFlat && world.bodies.length > 1)
    throw unread(world.quote(phrase.span))
  if (phrase.meeting) return meetingOf(world, work, phrase.meeting, phrase)
  const foot = footOf(world, phrase)
  if (foot) return foot
  if (phrase.concept === 'junction') {
    const owner = phrase.of && solidNamed(world, phrase.of)
    if (owner && world.bodies.length === 2)
      return world.bodies.filter((each) => each !== owner).flatMap((other) => meet(owner, other))
    if (world.bodies.length === 2) return meet(world.bodies[0] as Solid, world.bodies[1] as Solid)
    throw unread(world.quote(phrase.span))
  }
  if (phrase.kind === 'body' || phrase.kind === 'cut' || phrase.kind === 'figure') {
    const solid = solidNamed(world, phrase)
    if (!solid) throw unread(world.quote(phrase.span))
    return solid.thing.role === 'cut'
      ? ofCut(solid, undefined)
      : ofBody(world, work, solid, undefined, phrase)
  }
  const site = siteOf(phrase.of && phrase.of.kind !== 'place' ? { ...phrase } : phrase, {
    world,
    host: about?.thing.role === 'add' ? about : undefined,
  })
  if (!site) throw unread(world.quote(phrase.span))
  const owner = phrase.of ? site.solid : about?.thing.role === 'cut' ? about : (about ?? site.solid)
  if (owner?.thing.role === 'cut') return ofCut(owner, phrase)
  return ofBody(world, work, owner, site, phrase)
}

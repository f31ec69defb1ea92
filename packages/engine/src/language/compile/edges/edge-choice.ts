/** Which edges are meant to be worked. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import { isOneEnd } from '../../worked/worked-ends.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import type { Cut } from '../cuts/cut.ts'
import { onFace, ROUND_SHAPES, type Stand } from '../faces/stand.ts'
import { millimetres } from '../ledger.ts'
import { atDiameters } from './at-diameters.ts'
import { atLevels } from './at-levels.ts'
import { channelEdges } from './channel-edges.ts'
import { acrossPlate, cornersMeant } from './corners.ts'
import {
  type Chosen,
  endsOfStack,
  inCorners,
  inCrossings,
  inNotches,
  isCovered,
  jointOf,
  middle,
  ofFaces,
  outermost,
  sharedEdges,
  together,
  upright,
  uprightEdges,
} from './edge-sets.ts'
import { flushCorners } from './flush-corners.ts'
import { longEdges } from './long-edges.ts'
import { ofRing } from './ring-edges.ts'
import { sectionCorners } from './section-corners.ts'

const AXES = ['x', 'y', 'z'] as const
const FACES: readonly SignedAxis[] = ['+x', '-x', '+y', '-y', '+z', '-z']

/** What was said of the edges, and of which body. */
export interface Question {
  entity: Entity
  /** The body they are on, and all that are built up. */
  stand: Stand
  stands: readonly Stand[]
  cuts: readonly Cut[]
  words: ReadonlySet<string>
  faces: readonly SignedAxis[]
  round: boolean
  /** The face has an opening, whose mouth stays sharp. */
  bored: boolean
  loop: 'outer' | 'inner' | undefined
}

function questionOf(entity: Entity, base: Stand, cuts: readonly Cut[], stands: readonly Stand[]): Question {
  const words = new Set<string>(entity.edgeWords.map(({ word }) => word))
  const faces = FACES.filter((face) => words.has(face))
  const stand = outermost(entity, base, stands, faces)
  const ring = (stand.dimensions.values.get('innerDiameter') ?? 0) > 0 && !words.has('all')
  // "both edges of the hole" of a ring, whose hole is its own bore.
  const isBore = ring && entity.host?.concept === 'hole' && !cuts.some((each) => each.entity === entity.host)
  return {
    entity,
    stand,
    stands,
    cuts,
    words,
    faces,
    round: ROUND_SHAPES.has(stand.shape),
    bored: cuts.length > 0 || ring,
    loop: words.has('outer') ? 'outer' : words.has('inner') || isBore ? 'inner' : undefined,
  }
}

function refuseOpposite({ entity, words }: Question): undefined {
  const opposite = entity.edgeWords.find(({ item }) => /^opposite$/iu.test(item.text))
  if (opposite && words.has('corner'))
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which corner is the ${quote(opposite.item.text)} one? Name both by their sides, such as “the front left corner”.`,
    )
  return undefined
}

/** "a chamfer at the end" of several bodies, none of them named: of the first it would be both ends. */
function refuseSomeEnd({ entity, stands, faces }: Question): undefined {
  const end = entity.edgeWords.find(isOneEnd)
  const bodies = stands.filter(({ entity: body }) => !body.cut)
  if (end && !entity.host && faces.length === 0 && bodies.length > 1)
    throw new EngineError(
      'prompt_too_ambiguous',
      `Whose ${quote(end.item.text)} is it? Name the body, such as “the free end of the shank”.`,
    )
  return undefined
}

/** "both ends of the shaft" that is told in sections: no section has two free ends. And "the very top and bottom edges" of all. */
function wholeEnds({ entity, stand, stands, words, faces }: Question): Chosen | undefined {
  if (faces.length === 2 && faces.every((face) => face[1] === 'z') && !entity.host) return endsOfStack(stands)
  if (!words.has('end') || !words.has('both')) return undefined
  const inside = (['+z', '-z'] as const).some((face) => isCovered(stand, face, stands))
  return !entity.host || inside ? endsOfStack(stands) : undefined
}

/** Where a hole begins, or "the bottom edge of the hole": where it comes out. */
function rimOf(cut: Cut, words: ReadonlySet<string>): Chosen {
  const [position] = cut.laid.positions
  const opposite = `${cut.face.normal[0] === '+' ? '-' : '+'}${cut.face.normal[1] as AxisName}` as const
  const both = cut.through && (words.has('both') || (words.has(opposite) && words.has(cut.face.normal)))
  const far = cut.through && words.has(opposite) && !both
  if (!cut.through && words.has(opposite)) return floorOf(cut)
  const rim = onFace(cut.face, position ?? [0, 0], far ? cut.depth : 0)
  rim[0] += (cut.diameter || (dimensionsOf(cut.entity).values.get('x') ?? 0)) / 2
  const near = { feature: cut.id, face: { ...cut.face.selector, pick: 'outermost' as const } }
  const beyond = { feature: cut.id, face: { facing: opposite, pick: 'outermost' as const } }
  return {
    edges: both ? [near, beyond] : [far ? beyond : near],
    near: rim,
    count: cut.laid.positions.length * (both ? 2 : 1),
    says: both ? 'rims of the hole' : 'rim of the hole',
  }
}

/** "the bottom edges of the pocket": where its walls meet its floor. */
function floorOf(cut: Cut): Chosen {
  const near = onFace(cut.face, cut.laid.positions[0] ?? [0, 0], cut.depth)
  near[0] += (cut.diameter || (dimensionsOf(cut.entity).values.get('x') ?? 0)) / 2
  return {
    edges: [
      {
        feature: cut.id,
        convexity: 'concave',
        face: { facing: cut.face.normal, feature: cut.id, pick: 'innermost' },
      },
    ],
    near,
    count: undefined,
    says: `bottom edges of the ${cut.entity.concept}`,
  }
}

/** The mouth of a hole, or of all those that were told one by one. */
function mouthOf({ entity: { host }, cuts, words }: Question): Chosen | undefined {
  const own = host ? cuts.filter(({ entity }) => entity === host || host.members.includes(entity)) : []
  const [first, ...others] = own.map((cut) => rimOf(cut, words))
  return first && together(first, others)
}

/** The edges of a slot that runs from side to side; what else was cut and shows no such edges is asked for. */
function ofChannels({ entity, stand, stands, words }: Question): Chosen | undefined {
  const [first, ...others] = channelEdges(entity, stand, stands, words)
  return first && together(first, others)
}

/** "the top edges that run along x": of those faces the ones that run that way. */
function onFacesAlong(
  stand: Stand,
  faces: readonly SignedAxis[],
  axes: readonly AxisName[],
): Chosen | undefined {
  const [face] = faces
  const [axis] = axes
  if (!face || !axis || stand.shape !== 'box') return undefined
  const near = [...stand.max] as Point3
  const index = (name: AxisName): 0 | 1 | 2 => ({ x: 0, y: 1, z: 2 })[name] as 0 | 1 | 2
  near[index(axis)] = middle(stand)[index(axis)]
  const across = index(face[1] as AxisName)
  near[across] = face[0] === '+' ? stand.max[across] : stand.min[across]
  return {
    edges: faces.flatMap((facing) =>
      axes.map((along) => ({
        parallelTo: `+${along}` as const,
        feature: stand.id,
        face: { facing, feature: stand.id, pick: 'outermost' as const },
      })),
    ),
    near,
    count: 2 * faces.length * axes.length,
    says: `edges along ${axes.join(' and ')}`,
  }
}

/** All of them, or those of some faces. */
const uprightOf = ({ stand, stands, faces, loop }: Question): Chosen =>
  (faces.length === 0 && !loop ? flushCorners(stand, stands) : undefined) ?? upright(stand, faces, loop)

/** "the edges along x". */
function alongAxes(question: Question): Chosen | undefined {
  const { stand, words, faces, round } = question
  const axes = AXES.filter((axis) => words.has(`axis ${axis}`))
  if (axes.length === 0 || round) return undefined
  if (words.has('vertical') && !axes.includes('z'))
    throw new EngineError(
      'geometry_validation_failed',
      `Upright edges do not run along ${axes.join(' and ')}. Keep one of the two.`,
    )
  if (axes.includes(stand.axis)) return uprightOf(question)
  const [x, y] = middle(stand)
  const on = faces.filter((face) => !axes.includes(face[1] as AxisName))
  if (faces.length > 0) return onFacesAlong(stand, on, axes)
  return {
    edges: axes.map((axis) => ({ parallelTo: `+${axis}`, feature: stand.id, outer: true })),
    near: [axes[0] === 'x' ? x : stand.max[0], axes[0] === 'y' ? y : stand.max[1], stand.max[2]],
    count: stand.shape === 'box' ? 4 : undefined,
    says: `edges along ${axes.join(' and ')}`,
  }
}

/** "the 40 mm edges". */
function ofLength({ entity, stand, faces }: Question): Chosen | undefined {
  const length = entity.given.find((given) => given.word === 'edgeLength')?.attribute.values[0]?.value
  if (length === undefined) return undefined
  const own = ([0, 1, 2] as const).find(
    (index) => Math.abs(stand.max[index] - stand.min[index] - length) < 1e-6,
  )
  if (own === undefined)
    throw new EngineError(
      'geometry_validation_failed',
      `No edge of ${quote(stand.entity.item.text)} is ${millimetres(length)} long.`,
    )
  const along = AXES[own]
  const on =
    along &&
    onFacesAlong(
      stand,
      faces.filter((face) => face[1] !== along),
      [along],
    )
  if (on) return { ...on, along, says: `edges ${millimetres(length)} long` }
  const near = [...stand.max] as Point3
  near[own] = middle(stand)[own]
  return {
    edges: [{ length, feature: stand.id }],
    near,
    count: undefined,
    says: `edges ${millimetres(length)} long`,
    along: AXES[own],
  }
}

/** "the two top corners of the upright plate". */
function topCorners({ stand, words, faces }: Question): Chosen | undefined {
  const way = acrossPlate(stand, words, faces)
  const told = AXES.filter((axis) => words.has(`axis ${axis}`))
  return way && told.every((axis) => axis === way) ? onFacesAlong(stand, faces, [way]) : undefined
}

/** Named corners, or all that stand; "all four corners" of a plate are not all its twelve edges. */
function standing(question: Question): Chosen | undefined {
  const { entity, stand, words, round } = question
  const corners = words.has('corner') && !words.has('all') ? cornersMeant(entity, stand) : undefined
  if (corners && corners.length > 0) return inCorners(stand, corners)
  const four = entity.count !== undefined && entity.count.value === uprightEdges(stand)
  const meant = words.has('vertical') || (words.has('corner') && (!words.has('all') || four))
  return meant && !round ? uprightOf(question) : undefined
}

/** Around its faces: those named, both ends, or the end that no other body covers ("the end of the shank"). */
function aroundFaces({ stand, stands, words, faces, round, bored, loop }: Question): Chosen | undefined {
  const tube = stand.shape === 'tube'
  const both: SignedAxis[] = [`+${stand.axis}`, `-${stand.axis}`]
  const free = words.has('both') ? both : both.filter((face) => !isCovered(stand, face, stands))
  const ends = words.has('end') && free.length > 0 ? free : both
  if (words.has('horizontal') && !round) return ofFaces(stand, ends, 'outer')
  // The rim of the body that stands on it is that body's.
  const alone = round && !tube && !bored && stands.length < 2
  if (faces.length > 0) return ofFaces(stand, faces, loop ?? (alone ? undefined : 'outer'))
  const pointed = stand.shape === 'cone' && !stand.dimensions.values.get('topDiameter')
  if ((round && !tube) || ['end', 'circular', 'circular edges'].some((word) => words.has(word)))
    return ofFaces(
      stand,
      pointed ? [`-${stand.axis}`] : ends,
      round ? (loop ?? (!tube && (bored || stands.length > 1) ? 'outer' : undefined)) : 'outer',
    )
  return tube ? ofFaces(stand, ends, loop) : undefined
}

/** "The boss has a 1 mm chamfer": where it meets what it stands on there is no edge to break. */
function freeEdges(question: Question): Chosen | undefined {
  const { entity, stand, stands, words, round } = question
  if (entity.host !== stand.entity || stand === stands[0] || stand.entity.cut) return undefined
  if ([...words].some((word) => word !== 'all' && word !== 'edge')) return undefined
  const ends = ([`+${stand.axis}`, `-${stand.axis}`] as SignedAxis[]).filter(
    (face) => !isCovered(stand, face, stands),
  )
  if (ends.length !== 1) return undefined
  const rim = ofFaces(stand, ends, 'outer')
  return round ? rim : { ...together(uprightOf(question), [rim]), says: 'free edges' }
}

const allEdges = ({ stand, cuts }: Question): Chosen => ({
  edges: [{ feature: stand.id, ...(cuts.length > 0 ? { outer: true } : {}) }],
  near: [stand.max[0], stand.max[1], middle(stand)[2]],
  count: stand.shape === 'box' ? 12 : undefined,
  says: 'all edges',
})

/** The first that answers. */
const RULES: readonly ((question: Question) => Chosen | undefined)[] = [
  ({ entity, stands }) => jointOf(entity, stands),
  ({ words, stand, stands }) => inCrossings(words, stand, stands),
  refuseOpposite,
  ({ entity, stands }) => atDiameters(entity, stands),
  ({ entity, stands, faces, loop }) => atLevels(entity, stands, faces, loop ?? 'outer'),
  wholeEnds,
  refuseSomeEnd,
  topCorners,
  ({ entity, stand, faces }) => sharedEdges(entity, stand, faces),
  ofChannels,
  ofRing,
  mouthOf,
  ({ entity, stand, words, loop, faces }) =>
    faces.length === 0 ? sectionCorners(entity, stand, words, loop) : undefined,
  ({ words, stand, faces }) => longEdges(words, stand, faces),
  alongAxes,
  ofLength,
  ({ stand, stands, faces }) => (faces.length === 0 ? inNotches(stand, stands) : undefined),
  standing,
  freeEdges,
  aroundFaces,
]

/** "the top edge of the pin", which is told in sections: of none of them, but of all. */
const isOfWhole = ({ host }: Entity, stands: readonly Stand[]): boolean =>
  host?.kind === 'solid' && !host.cut && stands.every(({ entity }) => entity !== host)

function chosenBy(question: Question): Chosen {
  for (const rule of RULES) {
    const chosen = rule(question)
    if (chosen) return chosen
  }
  return allEdges(question)
}

/** "The top edge of each post", "around the base of the posts": all those that were told at once, the first of them first. */
function alikeOf({ entity, stand, stands }: Question): readonly Stand[] {
  if (entity.host?.kind === 'feature') return []
  const meant = entity.between ?? [stand.entity]
  const several = meant.map((body) => stands.filter((each) => each.entity === body && !body.cut))
  return several.find(({ length }) => length > 1) ?? []
}

/** "The top edge of each of the layers", which were told one by one: of every one of them. */
function chooseOfEach(said: Entity, cuts: readonly Cut[], stands: readonly Stand[]): Chosen | undefined {
  const members = said.host?.kind === 'solid' ? said.host.members : []
  const bodies = members.flatMap((member) => stands.find(({ entity }) => entity === member) ?? [])
  const [first, ...others] = bodies.map((body) => choose({ ...said, host: body.entity }, body, cuts, stands))
  if (!first || bodies.length !== members.length) return undefined
  const all = together(first, others)
  return said.count?.value === first.count ? { ...all, count: first.count } : all
}

export function choose(said: Entity, base: Stand, cuts: readonly Cut[], stands: readonly Stand[]): Chosen {
  const ofEach = chooseOfEach(said, cuts, stands)
  if (ofEach) return ofEach
  const entity = isOfWhole(said, stands) ? { ...said, host: undefined } : said
  const question = questionOf(entity, base, cuts, stands)
  const first = chosenBy(question)
  // Of two that cross, the corners between them are those of both.
  const crossed = inCrossings(question.words, question.stand, stands)
  const others = (crossed ? [] : alikeOf(question)).slice(1).map((one) => {
    const without = stands.filter((each) => each === one || each.entity !== one.entity)
    return chosenBy(questionOf(entity, entity.between ? base : one, cuts, without))
  })
  const all = together(first, others)
  // "the four upright edges of each block": counted on one of them.
  return entity.count?.value === first.count ? { ...all, count: first.count } : all
}

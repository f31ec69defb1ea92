/** The corners of a flat figure seen from above, and which of them are meant: the top two, the lower left one. */
import { EngineError } from '../../../errors.ts'
import type { Point2, SignedAxis } from '../../../plan/geometry.ts'
import type { EdgeWord, Entity } from '../../entity.ts'
import { FIGURES } from '../../lexicon/figures.ts'
import { quote } from '../../sizes/sizes.ts'
import { trapezoid, triangle } from '../bodies/drawn.ts'
import { drawnAt, pathOf } from '../bodies/outlined.ts'
import type { Stand } from '../faces/stand.ts'
import type { Ledger } from '../ledger.ts'

const get = ({ dimensions }: Stand, name: string): number => dimensions.values.get(name) ?? 0

type Drawing = (stand: Stand) => Point2[]

const rectangle: Drawing = ({ min, max }) => {
  const [x, y] = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2]
  return [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ]
}

/** From the middle of the figure's box. */
const DRAWINGS: Readonly<Partial<Record<Stand['shape'], Drawing>>> = {
  box: rectangle,
  triangle: (stand) =>
    triangle(
      get(stand, 'base'),
      get(stand, 'rise'),
      stand.entity.adjectives.has('right') ? (stand.corner ?? [-1, -1]) : undefined,
      stand.base ?? '-y',
    ),
  trapezoid: (stand) => {
    const right = stand.entity.adjectives.has('right')
    const { profile } = trapezoid(get(stand, 'bottom'), get(stand, 'top'), get(stand, 'rise'), {
      base: stand.base ?? '-y',
      right,
    })
    const segments = profile['segments'] as { to: Point2 }[]
    return [profile['start'] as Point2, ...segments.map(({ to }) => to)]
  },
  outline: ({ entity }) => {
    const [x, y] = drawnAt(entity)
    const { start, segments } = pathOf(entity)
    const straight = [{ kind: 'line' as const, to: start }, ...segments]
    return straight
      .filter(
        ({ kind }, index) => kind === 'line' && straight[(index + 1) % straight.length]?.kind === 'line',
      )
      .map(({ to }): Point2 => [to[0] - x, to[1] - y])
  },
}

/** In part coordinates; undefined for what has no corners of its own. */
export function cornersOf(stand: Stand): Point2[] | undefined {
  const drawing = stand.axis === 'z' && stand.turn === undefined ? DRAWINGS[stand.shape] : undefined
  const [x, y] = [(stand.min[0] + stand.max[0]) / 2, (stand.min[1] + stand.max[1]) / 2]
  return drawing?.(stand).map(([a, b]): Point2 => [a + x, b + y])
}

/** Of a drawing, and of a plate that lies, the top is the far side. */
const lies = ({ entity, min, max }: Stand): boolean =>
  entity.concept in FIGURES || max[2] - min[2] <= Math.min(max[0] - min[0], max[1] - min[1])

const IN_PLANE: Readonly<Record<string, SignedAxis>> = { '+z': '+y', '-z': '-y' }

const CLOSE = 2

/** Sides that stand together name one corner ("top left"), others all corners on them ("the top two"). */
function sidesNamed(words: readonly EdgeWord[], flat: boolean): SignedAxis[][] {
  const named: SignedAxis[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { word, item } of words.toSorted((a, b) => a.item.span[0] - b.item.span[0])) {
    if (!/^[+-][xyz]$/u.test(word)) continue
    const side = (flat ? (IN_PLANE[word] ?? word) : word) as SignedAxis
    if (item.span[0] - last <= CLOSE) named.at(-1)?.push(side)
    else named.push([side])
    last = item.span[1]
  }
  return named
}

const reach = ([x, y]: Point2, side: SignedAxis): number =>
  (side[0] === '+' ? 1 : -1) * (side[1] === 'x' ? x : y)

/** The corners that the words choose; undefined where they name no side. */
export function cornersMeant({ edgeWords }: Entity, stand: Stand): Point2[] | undefined {
  const corners = cornersOf(stand)
  const groups = sidesNamed(edgeWords, lies(stand))
  if (!corners || groups.length === 0 || groups.flat().some((side) => side[1] === 'z')) return undefined
  const size = Math.max(stand.max[0] - stand.min[0], stand.max[1] - stand.min[1])
  const chosen = new Set(
    groups.flatMap((sides) => {
      const along = (corner: Point2): number => sides.reduce((sum, side) => sum + reach(corner, side), 0)
      const most = Math.max(...corners.map(along))
      return corners.filter((corner) => along(corner) > most - 1e-6 * size)
    }),
  )
  return corners.filter((corner) => chosen.has(corner))
}

/** "one of the top edges" of a block, whichever: the one at the front. */
export function anyEdge(entity: Entity, stand: Stand, ledger: Ledger): Entity {
  const words = entity.edgeWords.filter(({ word }) => !PLAIN_EDGE.has(word))
  const [side] = words
  const ofEnd = side?.word === '+z' || side?.word === '-z'
  if (entity.count?.value !== 1 || stand.shape !== 'box' || stand.entity.cut) return entity
  if (!side || words.length > 1 || !ofEnd) return entity
  ledger.assume('edge', `The edge at the front is worked, as nobody says which ${quote(side.item.text)} edge`)
  return { ...entity, edgeWords: [...entity.edgeWords, { word: '-y', item: side.item }] }
}

/** Words that choose no edge. */
const PLAIN_EDGE: ReadonlySet<string> = new Set(['edge', 'horizontal'])

/** "one corner", whichever: of those that are all alike the right one at the back; "two corners": those of one long side. */
export function anyCorner(entity: Entity, stand: Stand, ledger: Ledger): Entity {
  // "one vertical edge" of a block is one of its corners, seen from above.
  const upright = stand.shape === 'box' && (entity.count?.value ?? 4) < 3 ? 'vertical' : 'corner'
  const corner = entity.edgeWords.find(({ word }) => word === 'corner' || word === upright)
  const sided = entity.edgeWords.some(({ word }) => /^[+-][xyz]$/u.test(word))
  if (!corner || sided || stand.entity.cut) return entity
  const named = (sides: readonly SignedAxis[]): Entity => ({
    ...entity,
    edgeWords: [
      ...entity.edgeWords,
      { word: 'corner', item: corner.item },
      ...sides.map((word) => ({ word, item: corner.item })),
    ],
  })
  // "the corners at one short end": there is one such end, and two corners.
  const isSaid = (...words: string[]): boolean => entity.edgeWords.some(({ word }) => words.includes(word))
  const ofOneEnd = entity.count?.value === 1 && isSaid('end', 'side', 'long', 'short')
  if (entity.count?.value === 1 && !ofOneEnd) {
    ledger.assume('corner', 'The corner at the right and the back is worked, as no corner was named')
    return named(['+x', '+y'])
  }
  const opposite = entity.edgeWords.some(({ item }) => /^(?:diagonal|opposite|opposing)/iu.test(item.text))
  if ((entity.count?.value !== 2 && !ofOneEnd) || stand.shape !== 'box' || opposite) return entity
  const short = isSaid('short', 'end')
  const wide = stand.max[0] - stand.min[0] >= stand.max[1] - stand.min[1]
  ledger.assume(
    'corners',
    `The two corners at one ${short ? 'short' : 'long'} side are worked, as nobody says which two`,
  )
  return { ...named([wide === short ? '+x' : '+y']), count: ofOneEnd ? undefined : entity.count }
}

const extent = ({ min, max }: Stand, axis: 0 | 1 | 2): number => max[axis] - min[axis]

/** "the two top corners" of a plate that stands: its thickness runs from one side to the other there. */
export function acrossPlate(
  stand: Stand,
  words: ReadonlySet<string>,
  faces: readonly SignedAxis[],
): 'x' | 'y' | undefined {
  const upDown = faces.length > 0 && faces.every((face) => face[1] === 'z')
  if (!upDown || !words.has('corner') || stand.shape !== 'box' || stand.turn) return undefined
  const [x, y, z] = [extent(stand, 0), extent(stand, 1), extent(stand, 2)]
  if (Math.min(x, y) >= z || x === y) return undefined
  return x < y ? 'x' : 'y'
}

const SIDES: readonly SignedAxis[] = ['+x', '-x', '+y', '-y']

const isFlush = (other: Stand, { min, max }: Stand, side: SignedAxis): boolean => {
  const axis = side[1] === 'x' ? 0 : 1
  return Math.abs(side[0] === '+' ? other.max[axis] - max[axis] : other.min[axis] - min[axis]) < 1e-6
}

const opposed = (side: SignedAxis): SignedAxis => `${side[0] === '+' ? '-' : '+'}${side[1] as 'x' | 'y'}`

/** "the two corners at the free end of the base": the end across from the one at which another body stands. */
export function withFreeEnd(entity: Entity, stand: Stand, stands: readonly Stand[]): Entity {
  const corner = entity.edgeWords.some(({ word }) => word === 'corner' || word === 'vertical')
  const end = entity.edgeWords.find(
    ({ word, item }) => word === 'end' && /^(?:free|far|other|outer|open)\b/iu.test(item.text),
  )
  const sided = entity.edgeWords.some(({ word }) => /^[+-][xy]$/u.test(word))
  if (!corner || !end || sided || stand.shape !== 'box') return entity
  const others = stands.filter((each) => each !== stand && !each.entity.cut)
  const taken = SIDES.filter((side) =>
    others.some((other) => isFlush(other, stand, side) && !isFlush(other, stand, opposed(side))),
  )
  const [side] = taken
  if (!side || taken.length > 1)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell which end ${quote(end.item.text)} is. Name it by its side, such as “the left end”.`,
    )
  const edgeWords = entity.edgeWords.filter((each) => each !== end)
  return { ...entity, edgeWords: [...edgeWords, { word: opposed(side), item: end.item }] }
}

/** What a body's sizes gain where it is hollowed out: a wall, and the room inside. */
import type { ShapeKind } from '../lexicon/bodies.ts'
import { remembered } from '../remembered.ts'
import { type Linear, type Sizes, type Typical, twice } from './sizes.ts'

interface Room {
  says: Readonly<Record<string, string>>
  words: Readonly<Record<string, readonly string[]>>
  linear: readonly Linear[]
  wall: Typical
}

const inside = (outer: string, inner: string): Linear => [
  [1, outer],
  [-1, inner],
  [-2, 'wall'],
]

/** A ball, or half of one, about a smaller one. */
const SHELL: Room = {
  says: { innerDiameter: 'inner diameter', innerRadius: 'inner radius' },
  words: {
    wall: ['wall'],
    innerDiameter: ['innerDiameter'],
    innerRadius: ['innerRadius'],
    thickness: ['wall'],
  },
  linear: [inside('diameter', 'innerDiameter'), twice('innerDiameter', 'innerRadius')],
  wall: [0.05, 'diameter'],
}

/** Walls a twentieth of the body, as trays and enclosures have them. */
const ROOMS: Partial<Readonly<Record<ShapeKind, Room>>> = {
  box: {
    says: { innerX: 'inner length', innerY: 'inner width', innerZ: 'inner depth' },
    words: { wall: ['wall'], innerLength: ['innerX'], innerWidth: ['innerY'], innerHeight: ['innerZ'] },
    linear: [inside('x', 'innerX'), inside('y', 'innerY')],
    wall: [0.05, 'x'],
  },
  round: {
    says: { innerDiameter: 'inner diameter', innerRadius: 'inner radius' },
    words: { wall: ['wall'], innerDiameter: ['innerDiameter'], innerRadius: ['innerRadius'] },
    linear: [inside('diameter', 'innerDiameter'), twice('innerDiameter', 'innerRadius')],
    wall: [0.05, 'diameter'],
  },
  polygon: {
    says: {},
    words: { wall: ['wall'] },
    linear: [],
    wall: [0.05, 'acrossCorners'],
  },
  sphere: SHELL,
  hemisphere: SHELL,
}

export const canBeHollow = (shape: ShapeKind): boolean => ROOMS[shape] !== undefined

/** The shape's sizes with those of the room inside. `thick` alone then speaks of the wall. */
export function hollowSizes(shape: ShapeKind, sizes: Sizes): Sizes {
  const room = ROOMS[shape]
  return room ? withRoom(room)(sizes) : sizes
}

const withRoom = remembered((room: Room) =>
  remembered(
    (sizes: Sizes): Sizes => ({
      ...sizes,
      says: { ...sizes.says, ...room.says, wall: 'wall thickness', floor: 'floor thickness' },
      words: { ...sizes.words, thickness: ['wall'], ...room.words, floor: ['floor'] },
      linear: [...sizes.linear, ...room.linear],
      // Unless it is told, the floor is as thick as the wall; how high the body is may follow from that and the room inside.
      needs: [
        ...sizes.needs.filter(([dimension]) => dimension !== 'z'),
        ['wall', room.wall],
        ['floor', [1, 'wall']],
        ...sizes.needs.filter(([dimension]) => dimension === 'z'),
      ],
    }),
  ),
)

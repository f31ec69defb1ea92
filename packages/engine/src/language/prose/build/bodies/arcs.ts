/** What follows an arc: a pipe that is bent by so many degrees; how far something turns. */
import type { Point2 } from '../../../../plan/geometry.ts'
import { middleOf } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { across, isInner, isOuter, isRoundSize, type Shaped } from './shaped.ts'
import { swept } from './swept.ts'

const point = (radius: number, degrees: number): Point2 => {
  const turn = (degrees * Math.PI) / 180
  return [radius * Math.cos(turn), radius * Math.sin(turn)]
}

/** How far round it goes: told as a size, or "90 degrees" where it lies. */
export function angleOf(world: World, thing: Thing, usual?: number): number {
  const said = sizeOf(thing, 'angle')
  if (said) {
    said.used = true
    world.count(said.figure)
    return said.figure.value
  }
  const around = placesOf(thing).find(({ place }) => place.kind === 'angles' && place.figures.length === 1)
  const figure = around?.place.kind === 'angles' ? around.place.figures[0] : undefined
  if (around && figure) {
    around.used = true
    world.count(figure)
    return figure.value
  }
  const turn = Object.entries(TURNS).find(([word]) => thing.words.includes(word))?.[1]
  if (turn) return turn
  if (usual === undefined) throw missing('angle', thing.name)
  world.assume(`The ${thing.name} turns by ${usual}°`)
  return usual
}

const TURNS: Readonly<Record<string, number>> = { quarter: 90, half: 180 }

/** How far an arc about the origin reaches, from an angle of 0 on. */
function boundsOf(points: readonly Point2[]): { min: Point2; max: Point2 } {
  const [us, vs] = [points.map(([u]) => u), points.map(([, v]) => v)]
  return { min: [Math.min(...us), Math.min(...vs)], max: [Math.max(...us), Math.max(...vs)] }
}

const onArc = (radius: number, degrees: number): Point2[] => [
  point(radius, 0),
  ...[90, 180, 270].filter((each) => each < degrees).map((each) => point(radius, each)),
  point(radius, degrees),
]

const BEND = /^(?:bend|bending|centerline|curve|curvature|center|arc|sweep|turn)$/u

export const isBend = ({ words, dimension, of }: SaidSize): boolean =>
  dimension === 'radius' &&
  (words.some((word) => BEND.test(word)) || /^(?:axis|center|arc)$/u.test(of?.concept ?? ''))

/** "A 90 degree elbow of 20 mm pipe with a bend radius of 40 mm", to the middle of the pipe. */
export function elbow(world: World, thing: Thing): Shaped {
  if (thing.path) return swept(world, thing, thing.path)
  const rounds = allSizes(thing).filter(isRoundSize)
  const bends = rounds.filter(isBend)
  const bend =
    bends.at(0) ??
    (rounds.length > 1 ? rounds.findLast(({ dimension }) => dimension === 'radius') : undefined)
  if (!bend) throw missing('bend radius', thing.name)
  if (bend.words.some((word) => /^(?:inner|inside|outer|outside)$/u.test(word)))
    throw unread(bend.figure.text)
  const rest = rounds.filter((said) => said !== bend)
  const outer = rest.find(isOuter) ?? rest.find((said) => !isInner(said)) ?? sizeOf(thing, 'bare')
  const inner = rest.find((said) => said !== outer && isInner(said))
  const wall = sizeOf(thing, 'wall', 'thickness')
  if (!outer) throw missing('diameter', thing.name)
  const radius = bend.figure.value
  const wide = across(world, thing, outer)
  world.measureAs(outer.figure, { kind: 'torus-diameter', which: 'tube' }, wide)
  world.takeAs(
    bend.figure,
    `${thing.name} bend radius`,
    { kind: 'torus-diameter', which: 'ring' },
    2 * radius,
  )
  bend.used = true
  const bore = inner ? across(world, thing, inner) : wall ? wide - 2 * world.takeSize(thing, wall) : undefined
  if (inner) world.measureAs(inner.figure, { kind: 'torus-diameter', which: 'tube' }, bore)
  if (wide >= 2 * radius || (bore !== undefined && (bore <= 0 || bore >= wide)))
    throw unread(bend.figure.text)
  const degrees = angleOf(world, thing, 90)
  if (degrees <= 0 || degrees >= 360) throw unread(thing.name)
  const { min, max } = boundsOf([...onArc(radius - wide / 2, degrees), ...onArc(radius + wide / 2, degrees)])
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => [
        {
          kind: 'revolve',
          id,
          operation,
          sketch: {
            add: [{ kind: 'circle', diameter: wide, at: [radius, 0] }],
            ...(bore === undefined
              ? {}
              : { cut: [{ kind: 'circle' as const, diameter: bore, at: [radius, 0] }] }),
          },
          plane: {
            on: 'frame',
            normal: '-y',
            x: '+x',
            origin: [box.min[0] - min[0], box.min[1] - min[1], middleOf(box, 'z')],
          },
          angleDeg: degrees,
        },
      ],
    },
    size: [max[0] - min[0], max[1] - min[1], wide],
    axis: 'z',
    round: false,
    name: 'elbow',
    ...(bore === undefined ? {} : { wall: (wide - bore) / 2 }),
  }
}

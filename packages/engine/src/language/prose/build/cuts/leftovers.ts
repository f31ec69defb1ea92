/** What is left beside a cut tells how wide it is: "leaving 4 mm walls", "a border of 10 mm", "5 mm from each edge". */
import type { AxisName } from '../../../../plan/geometry.ts'
import { type Box, sizeAlong } from '../../../operations/space.ts'
import type { Figure, Phrase } from '../../phrases.ts'
import { allSizes, placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'

const isAround = ({ concept, plural, det }: Phrase): boolean =>
  /^(?:edge|side|face)$/u.test(concept) && (plural || /^(?:each|all|both)$/u.test(det))

/** "on all four sides", "all around": where it is left. */
const isWhere = ({ place }: SaidPlace): boolean =>
  (place.kind === 'at' && /^(?:on|to|at|around|along|from)$/u.test(place.how) && isAround(place.ref)) ||
  (place.kind === 'eachside' && place.figure === undefined && place.ref === undefined)

interface Left {
  figure: Figure
  take: () => void
}

function leftBeside(world: World, thing: Thing): Left | undefined {
  const wall = allSizes(thing).find(({ dimension }) => dimension === 'wall')
  if (wall) return { figure: wall.figure, take: () => world.takeSize(thing, wall) }
  for (const said of placesOf(thing)) {
    const { place } = said
    const figure =
      place.kind === 'from' && place.refs.every(isAround) && place.figures.length === 1
        ? place.figures[0]
        : place.kind === 'apart' && thing.count === 1
          ? place.figure
          : undefined
    if (!figure) continue
    return {
      figure,
      take: () => {
        world.take(figure, `left beside the ${thing.name}`)
        said.used = true
      },
    }
  }
  return undefined
}

/** How large it is across its host, by what is left of that on both sides. */
export function withinWalls(
  world: World,
  thing: Thing,
  box: Box,
  way: AxisName,
  full = sizeAlong(box, way),
): number | undefined {
  const left = leftBeside(world, thing)
  const size = left && full - 2 * left.figure.value
  if (!left || size === undefined || size <= 1e-9) return undefined
  left.take()
  for (const said of placesOf(thing)) if (isWhere(said)) Object.assign(said, { used: true, gloss: true })
  return size
}

/** Faces of a block by how large they are: "one of the smallest faces", "its largest face", "one of the end faces". */
import { AXES, type Box, isSame, longest, type Side, sizeAlong } from '../../../operations/space.ts'
import type { Phrase, Size } from '../../phrases.ts'
import type { Solid, World } from '../world.ts'

const SMALL = /^(?:small|smaller|smallest)$/u
const LARGE = /^(?:large|larger|largest|big|bigger|biggest)$/u

const area = (box: Box, normal: (typeof AXES)[number]): number =>
  AXES.filter((axis) => axis !== normal).reduce((product, axis) => product * sizeAlong(box, axis), 1)

/** "(0.46 by 0.37)": so large it has to be. */
function faceSized(world: World, { figures }: Size, box: Box): Side | undefined {
  const told = figures.map(({ value }) => value).toSorted((a, b) => a - b)
  const axis = (['z', 'x', 'y'] as const).find((normal) => {
    const sides = AXES.filter((each) => each !== normal)
      .map((each) => sizeAlong(box, each))
      .toSorted((a, b) => a - b)
    return sides.every((side, nth) => isSame(side, told[nth] ?? Number.NaN))
  })
  if (axis) for (const figure of figures) world.take(figure, 'side of a face')
  return axis && { axis, sign: 1 }
}

/** The side that such a face is; any of several alike is as good as another, the top before the rest. */
export function faceBySize(
  world: World,
  { concept, name, words, det, plural, sizes }: Phrase,
  { shape }: Solid,
  box: Box,
): Side | undefined {
  const isFace = concept === 'face' || /^(?:side|end)$/u.test(concept)
  const isOne = det === 'one of' || !plural
  if (!isFace || shape !== 'box' || !isOne || /^(?:each|both|all)$/u.test(det)) return undefined
  const size = sizes.find(({ dimension }) => dimension === 'sides')
  if (size) return faceSized(world, size, box)
  const isSmall = words.some((word) => SMALL.test(word))
  const isLarge = words.some((word) => LARGE.test(word))
  if (isSmall === isLarge)
    return name === 'end face' && det !== 'other' ? { axis: longest(box), sign: 1 } : undefined
  const ways = (['z', 'x', 'y'] as const).toSorted((a, b) => area(box, a) - area(box, b))
  const axis = isSmall
    ? ways[0]
    : ways.findLast((each) => Math.abs(area(box, each) - area(box, ways[2] as 'z')) < 1e-9)
  const alike = ways.filter(
    (each) => axis !== undefined && Math.abs(area(box, each) - area(box, axis)) < 1e-9,
  )
  const found = alike.includes('z') ? 'z' : axis
  return found && { axis: found, sign: 1 }
}

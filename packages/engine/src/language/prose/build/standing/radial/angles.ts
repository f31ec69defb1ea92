/** At which angles arms go out: told one by one, by a step, by how many there are, across the corners. */
import { isSame } from '../../../../operations/space.ts'
import { nowhere } from '../../../../operations/unread.ts'
import { placesOf, type Thing } from '../../../scene.ts'
import type { World } from '../../world.ts'

export function anglesOf(world: World, thing: Thing): number[] {
  const angles: number[] = []
  let step: number | undefined
  let start: number | undefined
  let isDiagonal = thing.words.includes('diagonal')
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'angles') {
      for (const figure of place.figures) world.count(figure)
      const [only] = place.figures
      // "… starting from the +X axis", besides how far they are apart.
      if (only?.text === '' && place.figures.length === 1) start = only.value
      else if (place.step) step = only?.value
      else angles.push(...place.figures.map(({ value }) => value))
      said.used = true
    } else if (place.kind === 'even') said.used = true
    // "at 45 degree intervals".
    else if (place.kind === 'apart' && place.figure.unit === 'angle') {
      world.count(place.figure)
      step = place.figure.value
      said.used = true
    } else if (place.kind === 'manner' && place.word === 'diagonally') isDiagonal = said.used = true
  }
  const count = thing.count > 1 ? thing.count : 4
  // "at 45 degrees and every 90 degrees after": from there on.
  if (angles.length === 1 && count > 1) {
    const [first] = angles as [number]
    const isStep = step === undefined && isSame(first * count, 360)
    return around(thing, count, isStep && !isDiagonal ? (start ?? 0) : first, isStep ? first : step)
  }
  if (angles.length > 0 && angles.length !== count) throw nowhere(thing.name)
  if (angles.length > 0) return angles
  return around(thing, count, start ?? (isDiagonal ? 180 / count : 0), step)
}

function around(thing: Thing, count: number, first: number, step: number | undefined): number[] {
  const turn = step ?? 360 / count
  if (step !== undefined && !isSame(turn * count, 360)) throw nowhere(thing.name)
  return Array.from({ length: count }, (_, nth) => first + nth * turn)
}

/** On a face of what was made already: "on the top face", "on its end face", "at the center of the bottom face". */
import * as patterns from './place-patterns.ts'
import { type PlaceTold, place, type Saying } from './places.ts'
import { takeReference } from './references.ts'

export const FACES: readonly ((saying: Saying) => PlaceTold | undefined)[] = [
  // "to the bottom face": below what was made.
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(patterns.UNDER_FACE)
    if (!told || drawing.made.length === 0) return undefined
    const host = (told[0].endsWith('of') ? takeReference(scan, drawing, own) : undefined) ?? 'whole'
    return place((figure) => {
      figure.under = true
      if (!(figure.placed.x && figure.placed.y)) drawing.centre(figure, host)
      figure.level = 0
      return true
    })
  },
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(patterns.ON_FACE)
    if (!told) return undefined
    const round = told.groups?.['round'] !== undefined
    const host = (told[0].endsWith('of') ? takeReference(scan, drawing, own) : undefined) ?? 'whole'
    const body = host === 'whole' ? drawing.made.find(({ cut }) => !cut) : host
    if (!body || (round && body.kind !== 'circle')) return undefined
    return {
      each: [(figure) => (figure.placed.x && figure.placed.y) || drawing.centre(figure, host)],
      onFace: true,
    }
  },
]

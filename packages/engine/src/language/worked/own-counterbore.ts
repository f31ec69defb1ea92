/** "A bushing … with a counterbore of 30 mm, 10 mm deep": of the bore that the body has by itself; a wider hole from one end of it. */
import type { SignedAxis } from '../../plan/geometry.ts'
import { type Entity, type SaidPlace, shapeOf } from '../entity.ts'
import { INNER } from './bores.ts'
import { isOpenAnyway } from './openness.ts'

/** "At one end": whichever, it is the top. */
const BOTH: readonly SignedAxis[] = ['+z', '-z']
const PLACED_ANYWAY: ReadonlySet<string> = new Set(['tip', 'ends', 'centre'])

const isBored = (entity: Entity): boolean => shapeOf(entity) === 'tube' || isOpenAnyway(entity)

const isDeep = ({ given }: Entity): boolean => given.some(({ word }) => word === 'depth')

/** "… 20 mm bore, counterbored 30 mm": the hole that was told is the bore of the tube, which has no other. */
function becomeBore(hole: Entity, body: Entity, entities: Entity[]): boolean {
  const [size, ...others] = hole.given
  if (body.given.some(({ word }) => INNER.has(word)) || !size || others.length > 0) return false
  if ((hole.count?.value ?? 1) > 1 || hole.thread || (size.word !== 'diameter' && size.word !== 'bare'))
    return false
  body.given.push({ ...size, word: 'innerDiameter' })
  entities.splice(entities.indexOf(hole), 1)
  return true
}

export function settleOwnCounterbores(entities: Entity[]): void {
  const [body, ...others] = entities.filter(({ kind, cut, loose }) => kind === 'solid' && !cut && !loose)
  if (!body || others.length > 0 || !isBored(body)) return
  for (const mouth of entities.filter(({ concept }) => concept === 'counterbore')) {
    const hole = mouth.of && entities.includes(mouth.of) ? mouth.of : undefined
    const bores = entities.filter(({ concept }) => concept === 'hole')
    if (!isDeep(mouth) || bores.some((each) => each !== hole)) continue
    if (hole && (shapeOf(body) !== 'tube' || body.family || !becomeBore(hole, body, entities))) continue
    mouth.concept = 'hole'
    mouth.of = undefined
    mouth.host ??= body
    mouth.manners.add('blind')
    const told = [...mouth.places, ...(hole?.places ?? [])]
    const isAt = (...kinds: string[]): boolean => told.some(({ place }) => kinds.includes(place.kind))
    const faces = isAt('ends') ? BOTH : isAt('face') ? [] : BOTH.slice(0, 1)
    const kept = told.filter(({ place }) => !PLACED_ANYWAY.has(place.kind))
    const { item } = mouth
    const placesOn = (face: SignedAxis | undefined): SaidPlace[] => [
      ...kept,
      { place: { kind: 'centre' }, items: [item] },
      ...(face ? [{ place: { kind: 'face', face } as const, items: [item] }] : []),
    ]
    mouth.places.splice(0, mouth.places.length, ...placesOn(faces[0]))
    if (faces[1]) entities.push({ ...mouth, places: placesOn(faces[1]) })
  }
}

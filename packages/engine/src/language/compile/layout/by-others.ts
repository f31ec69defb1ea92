/** Where a cut lies that is told by another one, which was laid out before it. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point2, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import type { Toward } from '../../places/place.ts'
import { quote } from '../../sizes/sizes.ts'
import { along, type Face } from '../faces/stand.ts'
import type { Source } from '../ledger.ts'
import { all, isOn, type LayoutQuestion, words } from './statements.ts'

interface Laid {
  face: Face
  positions: readonly Point2[]
}

/** What was laid out so far; entities are those of one reading. */
const LAID = new WeakMap<Entity, Laid>()

export const rememberLaid = (entity: Entity, laid: Laid): void => void LAID.set(entity, laid)

export interface ByOther {
  axis: AxisName
  value: number
  source: Source
  /** Only where nothing else tells it. */
  level: boolean
}

export const unclear = (entity: Entity, source: Source): EngineError =>
  new EngineError(
    'prompt_too_ambiguous',
    `I cannot tell where ${quote(words(source))} puts ${quote(entity.item.text)}. Give its place from an edge or from the middle.`,
  )

/** The middles of the other one, on the face of this one. */
function middlesOf({ entity, face }: LayoutQuestion, other: Entity, source: Source): Point2[] {
  const laid = LAID.get(other)
  if (!laid || laid.face.normal !== face.normal) throw unclear(entity, source)
  return laid.positions.map(([u, v]) => [
    along(laid.face.centre, face.u) + u - along(face.centre, face.u),
    along(laid.face.centre, face.v) + v - along(face.centre, face.v),
  ])
}

const sideOf = (toward: Toward, face: Face): SignedAxis =>
  toward === 'up' ? `+${face.v}` : toward === 'down' ? `-${face.v}` : toward

/** The coordinates that such words give. */
export function toldByOthers(question: LayoutQuestion): ByOther[] {
  const { entity, face } = question
  const { places } = entity
  const beside = all(places, 'from cut').flatMap(({ place, source }): ByOther[] => {
    const [middle, ...more] = middlesOf(question, place.of, source)
    const side = sideOf(place.toward, face)
    const axis = isOn(side, face)
    if (!middle || more.length > 0 || !axis) throw unclear(entity, source)
    const [at, level] = axis === 'u' ? middle : [middle[1], middle[0]]
    const value = at + (side[0] === '+' ? 1 : -1) * place.distance.value
    const own = axis === 'u' ? face.u : face.v
    const other = axis === 'u' ? face.v : face.u
    return [
      { axis: own, value, source: { ...source, values: [place.distance] }, level: false },
      { axis: other, value: level, source, level: true },
    ]
  })
  const between = all(places, 'between cuts').flatMap(({ place, source }): ByOther[] => {
    const middles = middlesOf(question, place.of, source)
    if (middles.length < 2) throw unclear(entity, source)
    const mean = (index: 0 | 1): number =>
      middles.reduce((sum, each) => sum + each[index], 0) / middles.length
    return [
      { axis: face.u, value: mean(0), source, level: false },
      { axis: face.v, value: mean(1), source, level: false },
    ]
  })
  return [...beside, ...between]
}

/** Several cannot lie at one place, and nothing else may tell it at once. */
export function refuseSeveralByOthers({ entity }: LayoutQuestion): void {
  const [said] = [...all(entity.places, 'from cut'), ...all(entity.places, 'between cuts')]
  const other = all(entity.places, 'points').length + all(entity.places, 'corners').length > 0
  if (said && (other || (entity.count?.value ?? 1) > 1)) throw unclear(entity, said.source)
}

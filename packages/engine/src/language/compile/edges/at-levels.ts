/** "the circular edge at Z=50", "the top edge (Z=50)": edges told by where they lie, with or without the side they are on. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { EDGE_LEVEL } from '../../nouns/phrase.ts'
import { quote } from '../../sizes/sizes.ts'
import type { Item } from '../../text/items.ts'
import { along, type Stand } from '../faces/stand.ts'
import { millimetres } from '../ledger.ts'
import { type Chosen, isCovered, ofFaces } from './edge-sets.ts'

interface Level {
  axis: AxisName
  value: number
  item: Item
}

const NEAR = 1e-6

const levelsOf = ({ edgeWords }: Entity): Level[] =>
  edgeWords.flatMap(({ word, item }) => {
    if (word !== EDGE_LEVEL || item.kind !== 'quantity') return []
    const { quantity } = item
    if (quantity.kind !== 'coordinate' && quantity.kind !== 'coordinates') return []
    return quantity.values.map(({ value }) => ({ axis: quantity.axis, value, item }))
  })

interface End {
  stand: Stand
  face: SignedAxis
}

/** The ends of bodies that lie at this level and that no other body covers. */
const endsAt = ({ axis, value }: Level, stands: readonly Stand[]): End[] =>
  stands.flatMap((stand) =>
    ([`+${axis}`, `-${axis}`] as const)
      .filter((face) => {
        const end = along(face[0] === '+' ? stand.max : stand.min, axis)
        return Math.abs(end - value) < NEAR && !isCovered(stand, face, stands)
      })
      .map((face) => ({ stand, face })),
  )

export function atLevels(
  entity: Entity,
  stands: readonly Stand[],
  faces: readonly SignedAxis[],
  loop: 'outer' | 'inner',
): Chosen | undefined {
  const levels = levelsOf(entity)
  // Of a hole's mouth the face says which one it is; `requireLevels` finds it where it was said to be.
  if (levels.length === 0 || entity.host?.kind === 'feature') return undefined
  const own = entity.host ? stands.filter((stand) => stand.entity === entity.host) : stands
  const chosen = levels.map((level): Chosen => {
    const [end, ...others] = endsAt(level, own.length > 0 ? own : stands)
    if (!end || others.length > 0 || (faces.length > 0 && !faces.includes(end.face)))
      throw new EngineError(
        'prompt_too_ambiguous',
        `I cannot tell which edge lies at ${quote(level.item.text)}. Name the body it is on, and its side: “the top edge of the boss”.`,
      )
    return ofFaces(end.stand, [end.face], loop)
  })
  const counts = chosen.map(({ count }) => count)
  return {
    edges: chosen.flatMap(({ edges }) => edges),
    near: (chosen[0] as Chosen).near,
    count: counts.every((count) => count !== undefined)
      ? counts.reduce((sum, count) => sum + count, 0)
      : undefined,
    says: `edges at ${levels.map(({ axis, value }) => `${axis} = ${millimetres(value)}`).join(' and ')}`,
    levels: chosen.map(({ near }) => near),
  }
}

/** At every level that was said, an edge was worked there. */
export function requireLevels(
  entity: Entity,
  { levels: found, near }: Chosen,
  require: (near: Point3, item: Item, says: string) => void,
): void {
  for (const [index, { axis, value, item }] of levelsOf(entity).entries()) {
    const at = found?.[index] ?? near
    if (Math.abs(along(at, axis) - value) > NEAR)
      throw new EngineError(
        'geometry_validation_failed',
        `The ${entity.concept} is on an edge at ${axis} = ${millimetres(along(at, axis))}, not at ${quote(item.text)}.`,
      )
    require(at, item, `${axis} = ${millimetres(value)}`)
  }
}

/** "A torus … the tube …": the tube is what the torus is bent from. One that would stand beside it, as long as nobody said, is no reading. */
import { EngineError } from '../../errors.ts'
import { type Entity, isOwnBody, shapeOf } from '../entity.ts'
import { quote } from '../sizes/sizes.ts'

const LENGTHS: ReadonlySet<string> = new Set(['height', 'length', 'axis z', 'extrusion', 'sequence', 'depth'])

const isEndless = (entity: Entity): boolean =>
  isOwnBody(entity) &&
  entity.concept === 'tube' &&
  !entity.like &&
  !entity.given.some(({ word }) => LENGTHS.has(word)) &&
  !entity.places.some(({ place }) => place.kind === 'range')

export function refuseTorusTubes(entities: readonly Entity[]): void {
  const first = entities.find(isOwnBody)
  const tube = entities.find(isEndless)
  if (!first || shapeOf(first) !== 'torus' || !tube) return
  throw new EngineError(
    'prompt_too_ambiguous',
    `I cannot tell what ${quote(tube.item.text)} says of the torus. Give its ring diameter, measured at the middle of the tube, and its tube diameter.`,
  )
}

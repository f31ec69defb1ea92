/** "a pipe with a flange at each end": what stands around the mouth of a pipe leaves it open. */

import { dimensionsOf } from '../compile/bodies/dimensions.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { INNER } from './bores.ts'

/** Bodies whose purpose is to stand around a bore; a cap or a disc may be meant to close it. */
const AROUND = new Set(['flange', 'collar', 'rim', 'lip', 'shoulder', 'band', 'bead'])

const written = ({ item }: Entity): string => (item.kind === 'term' ? item.form : '')

const isAround = (entity: Entity): boolean =>
  entity.kind === 'solid' &&
  !entity.cut &&
  !entity.family &&
  (AROUND.has(entity.concept) || AROUND.has(written(entity))) &&
  shapeOf(entity) === 'round' &&
  entity.given.some(({ word }) => word === 'diameter' || word === 'outerDiameter')

/** Gives them the bore of their pipe; says so. */
export function settleOpenEnds(entities: readonly Entity[], remarks: string[]): void {
  const pipes = entities.filter(
    (entity) => entity.kind === 'solid' && !entity.cut && !entity.loose && shapeOf(entity) === 'tube',
  )
  for (const entity of entities.filter(isAround)) {
    const pipe = pipes.find((each) => each === entity.host) ?? (pipes.length === 1 ? pipes[0] : undefined)
    const given = pipe?.given.find(({ word }) => INNER.has(word))
    const inside = pipe && dimensionsOf(pipe).values.get('innerDiameter')
    const [said] = given?.attribute.values ?? []
    if (!pipe || !given || !said || !inside) continue
    const attribute = { ...given.attribute, dimension: 'innerDiameter', values: [{ ...said, value: inside }] }
    entity.given.push({ ...given, word: 'innerDiameter', attribute })
    remarks.push(
      `The bore of “${pipe.item.text}” goes on through “${entity.item.text}”, as nothing closes it`,
    )
  }
}

/** "On one end add a section …, and on the other end …": both ends are those of one body. */
export function settleOtherEnds(entities: readonly Entity[]): void {
  const isBody = ({ kind, cut, loose }: Entity): boolean => kind === 'solid' && !cut && !loose
  const isAt = ({ places }: Entity, end: 'one' | 'other'): boolean =>
    places.some(({ place }) => place.kind === 'tip' && place.which === end)
  const bodies = entities.filter(isBody)
  for (const body of bodies) if (isAt(body, 'other')) goOn(body, bodies)
  for (const [index, body] of bodies.entries()) {
    const mate =
      isAt(body, 'other') && !body.host
        ? bodies.slice(0, index).findLast((each) => isAt(each, 'one'))
        : undefined
    if (!mate) continue
    const host = mate.host ?? bodies[bodies.indexOf(mate) - 1]
    if (!host) continue
    mate.host = host
    body.host = host
  }
}

/** "A rod on top of the disc …, another disc on the other end of the rod": the end that the rod does not stand on. */
function goOn(body: Entity, bodies: readonly Entity[]): void {
  const rod = body.host
  const under = rod?.host ?? bodies[bodies.indexOf(rod as Entity) - 1]
  const stands = rod?.places.find(({ place }) => place.kind === 'on' || place.kind === 'face')?.place
  // "From the center of the disc, extrude a thinner cylinder": up, where nothing else is said.
  const upward = rod?.places.every(({ place }) => place.kind === 'centre')
  if (!rod || !under || under === body || (!stands && !upward)) return
  const side = stands?.kind === 'on' ? stands.side : stands?.kind === 'face' ? stands.face : '+z'
  rod.host = under
  for (const said of body.places) if (said.place.kind === 'tip') said.place = { kind: 'on', side }
}

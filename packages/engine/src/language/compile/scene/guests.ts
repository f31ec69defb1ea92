/** Bodies that stand on the floor of a cut: they are made once that is cut, so that it does not take them away. */
import { EngineError } from '../../../errors.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { isGuest } from '../../worked/guests.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import type { Cut } from '../cuts/cut.ts'
import { floorFace } from '../cuts/floors.ts'
import { cutInto, type Stand } from '../faces/stand.ts'
import type { Ledger } from '../ledger.ts'
import { placeBody } from './place.ts'
import type { Scene } from './scene.ts'

/** The material under the floor of a cut, as a body to stand on. */
function ground(guest: Entity, cut: Cut, below: Stand): Stand {
  const face = floorFace(guest, [cut])
  if (face?.normal !== '+z')
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only set ${quote(guest.item.text)} into a cut that is open at the top.`,
    )
  const [x, y, z] = face.centre
  const [u, v] = face.size
  return {
    ...below,
    entity: { ...below.entity, cut: false },
    shape: face.round ? 'round' : 'box',
    dimensions: dimensionsOf(cut.entity),
    axis: 'z',
    origin: [x, y, below.min[2]],
    min: [tidy(x - u / 2), tidy(y - v / 2), below.min[2]],
    max: [tidy(x + u / 2), tidy(y + v / 2), z],
  }
}

/** Those that stand in this cut. */
export function placeGuests(
  entities: readonly Entity[],
  cut: Cut,
  scene: Scene,
  ledger: Ledger,
): FeatureInput[] {
  const guests = entities.filter((entity) => isGuest(entity) && entity.floor?.of === cut.entity)
  return guests.flatMap((guest) => {
    const below = cutInto(cut.entity.host, scene.stands)
    if (!below) return []
    const set = placeBody({ ...guest, host: undefined }, [ground(guest, cut, below)], ledger)
    // Cuts into it find it by what was told.
    for (const stand of set.stands) stand.entity = guest
    scene.sets.push(set)
    scene.stands.push(...set.stands)
    return set.features
  })
}

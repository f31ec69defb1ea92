/** T-slots: the bottom of a slot is widened, or a wide part lies below a narrow one. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { featuresOf } from '../../../operations/shapes.ts'
import {
  AXES,
  type Box,
  indexOf,
  levelOf,
  longest,
  middleOf,
  opposite,
  sizeAlong,
} from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { placesOf, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'

/** Builds the wide part; false where it widens nothing. */
export function addUndercut(world: World, thing: Thing): boolean {
  const [slot] = thing.concept === 'undercut' ? (thing.holes ?? []) : []
  if (!slot) return false
  const neck = world.solidOf(slot)
  const { mouth } = neck ?? {}
  if (!neck || !mouth || neck.boxes.length !== 1 || neck.through) throw unread(world.quote(thing.span))
  const plane = AXES.filter((axis) => axis !== mouth.axis)
  const run = longest(neck.box, plane)
  const across = plane.find((axis) => axis !== run) as AxisName
  const wide = sizeOf(thing, 'width', 'length', 'bare')
  const tall = sizeOf(thing, 'height', 'depth', 'thickness')
  if (!wide) throw missing('width', thing.name)
  if (!tall) throw missing('height', thing.name)
  const [width, height] = [world.takeSize(thing, wide), world.takeSize(thing, tall)]
  const k = indexOf(mouth.axis)
  const floor = levelOf(neck.box, opposite(mouth))
  // Below a neck it goes on down; the bottom of a slot it widens where that is.
  const isBelow = slot.words.includes('neck')
  const bottom = isBelow ? floor - mouth.sign * height : floor
  const top = bottom + mouth.sign * height
  const host = world.bodies.find(({ box }) => box.min[k] < Math.min(bottom, top) - 1e-9)
  const isOpen = !isBelow && Math.abs(levelOf(neck.box, mouth) - bottom) <= height + 1e-9
  if (!host || isOpen || width <= sizeAlong(neck.box, across) + 1e-9) throw unread(wide.figure.text)
  if (width >= sizeAlong(host.box, across) - 1e-9) throw unread(wide.figure.text)
  const box: Box = { min: [...neck.box.min], max: [...neck.box.max] }
  box.min[k] = Math.min(bottom, top)
  box.max[k] = Math.max(bottom, top)
  const middle = middleOf(neck.box, across)
  box.min[indexOf(across)] = middle - width / 2
  box.max[indexOf(across)] = middle + width / 2
  world.features.push(...featuresOf(thing.id, { kind: 'box' }, box, mouth.axis, 'cut'))
  for (const said of placesOf(thing)) {
    const { place } = said
    const isSame =
      place.kind === 'centered' ||
      (place.kind === 'through' && place.figure === undefined) ||
      (place.kind === 'way' && place.axis === run) ||
      (place.kind === 'at' &&
        /^(?:along|over|through|down|for)$/u.test(place.how) &&
        place.ref.kind === 'dimension') ||
      (place.kind === 'at' && isOfSlot(place.how, place.ref, isBelow))
    if (isSame) said.used = true
  }
  world.solids.push({
    thing,
    boxes: [box],
    box,
    axis: mouth.axis,
    round: false,
    mouth,
    shape: 'box',
    features: [thing.id],
  })
  return true
}

/** "below it", "in the slot"; "at the same depth as the bottom of the slot" only of what widens that. */
function isOfSlot(how: string, { kind, concept }: Phrase, isBelow: boolean): boolean {
  const isFloor = /^(?:bottom|floor)$/u.test(concept)
  if (how === 'below' || how === 'under') return isBelow && kind !== 'dimension'
  if (how === 'at') return !isBelow && (isFloor || concept === 'depth')
  return how === 'in' && (kind === 'cut' || kind === 'pronoun')
}

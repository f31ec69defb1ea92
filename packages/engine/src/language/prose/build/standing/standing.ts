/** A body put where it is told: on what it stands, from which level to which, and where across. */
import { SIDES, type Side } from '../../../operations/space.ts'
import { nowhere, unread } from '../../../operations/unread.ts'
import type { SaidPlace, Thing } from '../../scene.ts'
import { isSection } from '../../sections.ts'
import { shareAgain, toldOf } from '../../tell/things.ts'
import { buildSection } from '../sections/build.ts'
import { isTurnedDown, turnDown } from '../turned.ts'
import type { World } from '../world.ts'
import { holdBridges, holdRises, takeBridges } from './bridged.ts'
import { addDividers, dividedBy } from './dividers.ts'
import { addFirst } from './first.ts'
import { addGusset, cornerOf, isGusset } from './gussets.ts'
import { addOn } from './on-support.ts'
import { addOutlined } from './outlined.ts'
import { addArms } from './radial/arms.ts'
import { hubOf } from './radial/hub.ts'
import { addSpokes, spokedOf } from './radial/spokes.ts'
import { addAtTips } from './radial/tips.ts'
import { addRim, rimmed } from './rims.ts'
import { supportsOf } from './supports.ts'

export function addBody(world: World, thing: Thing): void {
  if (thing.members.length > 0 && !thing.group) {
    if (thing.count > 0 && toldOf(thing) !== thing.count) throw nowhere(thing.name)
    return
  }
  if (isSection(thing)) {
    if (world.bodies.length > 0) throw nowhere(thing.name)
    buildSection(world, thing)
    return
  }
  if (isTurnedDown(world, thing)) {
    turnDown(world, thing)
    return
  }
  if (world.bodies.length === 0) {
    addFirst(world, thing)
    return
  }
  const corner = isGusset(thing) && thing.count === 1 ? cornerOf(world) : undefined
  if (corner) {
    addGusset(world, thing, corner)
    return
  }
  const divided = dividedBy(world, thing)
  if (divided) {
    addDividers(world, thing, divided)
    return
  }
  if (addOutlined(world, thing)) return
  const spoked = spokedOf(world, thing)
  if (spoked) {
    addSpokes(world, thing, spoked)
    return
  }
  const hub = hubOf(world, thing)
  if (hub) {
    addArms(world, thing, hub)
    return
  }
  if (addAtTips(world, thing)) return
  const base = rimmed(world, thing)
  if (base) {
    addRim(world, thing, base)
    return
  }
  shareAgain(thing)
  const bridges = takeBridges(thing)
  const supports = supportsOf(world, thing)
  for (const [nth, support] of supports.entries()) addOn(world, thing, support, supports.length, nth)
  holdBridges(world, thing, bridges)
  holdRises(world, thing)
}

export const sideNamed = (word: string): Side | undefined => SIDES[word]

export const isSaid = (said: SaidPlace): boolean => !said.used

export const refuse = (words: string): never => {
  throw unread(words)
}

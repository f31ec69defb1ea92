/** What is said of where a section and its parts lie: which way it runs, at which end it rises, where it is open. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import type { Phrase } from '../phrases.ts'
import { AXES, SIDES } from '../space.ts'
import type { SaidPlace, Thing } from '../things.ts'
import type { Frame } from './claims.ts'
import type { Letter } from './letters.ts'

export interface Stance {
  run?: AxisName
  openTop: boolean
  flipped: { across: boolean; up: boolean }
}

const STANDING: Readonly<Record<Letter, Frame>> = {
  l: { run: 'y', across: 'x', up: 'z' },
  z: { run: 'y', across: 'x', up: 'z' },
  u: { run: 'x', across: 'y', up: 'z' },
  c: { run: 'x', across: 'z', up: 'y' },
  i: { run: 'x', across: 'y', up: 'z' },
  t: { run: 'x', across: 'y', up: 'z' },
  plus: { run: 'z', across: 'x', up: 'y' },
}

/** "an L-shaped plate". */
const FLAT: Frame = { run: 'z', across: 'x', up: 'y' }

/** The frames that it may lie in, the usual one first. */
export function framesOf(letter: Letter, { run }: Stance, isPlate: boolean): Frame[] {
  const usual = isPlate ? FLAT : STANDING[letter]
  const others = AXES.map((axis): Frame => {
    const [across, up] = AXES.filter((other) => other !== axis) as [AxisName, AxisName]
    return letter === 'c' && axis !== 'z' ? { run: axis, across: up, up: across } : { run: axis, across, up }
  })
  const frames = [usual, ...others.filter((frame) => frame.run !== usual.run)]
  return run ? frames.filter((frame) => frame.run === run) : frames
}

export function readPlaces(build: Build, thing: Thing): Stance {
  const stance: Stance = { openTop: false, flipped: { across: false, up: false } }
  for (const said of thing.places) if (whole(stance, said)) said.used = true
  for (const part of thing.section?.parts ?? [])
    for (const said of part.places) if (partly(thing, part, stance, said)) said.used = true
  void build
  return stance
}

const isAny = ({ concept, name }: Phrase): boolean =>
  concept === 'face' && (name === 'outside' || name === 'outsides')

function whole(stance: Stance, { place }: SaidPlace): boolean {
  switch (place.kind) {
    case 'plane':
      stance.run = place.normal
      return true
    case 'way':
      stance.run = place.axis
      return true
    case 'centered':
      return place.ref === undefined || place.ref.concept === 'origin'
    case 'at': {
      const { ref } = place
      if (isAny(ref)) return true
      if (ref.concept === 'top') {
        stance.openTop = true
        return true
      }
      // "open at both ends".
      return ref.concept === 'end' && (ref.plural || ref.each)
    }
    default:
      return false
  }
}

/** The parts of an L, a Z lie where they always do, or the other way round. */
function partly(thing: Thing, part: Thing, stance: Stance, { place }: SaidPlace): boolean {
  const key = part.partOf?.key
  if (place.kind === 'at') {
    const { ref, how } = place
    if (isAny(ref)) return true
    if (thing.section?.letter !== 'l' || !/^(?:at|on|from|to|onto)$/u.test(how)) return false
    const side = [...ref.adjectives, ref.concept].flatMap((word) => SIDES[word] ?? [])[0]
    if (key === 'wall' && side?.axis === 'x' && ref.role === 'part') {
      stance.flipped.across = side.sign > 0
      return true
    }
    // "from one end of the base": whichever.
    return key === 'wall' && ref.concept === 'end' && !side && (ref.count === 1 || !ref.definite)
  }
  if (place.kind === 'direction')
    return key === 'wall' && /^(?:up|upwards?|vertical|vertically|upright)$/u.test(place.word)
  return place.kind === 'plane' && key === 'base' && place.normal === 'z'
}

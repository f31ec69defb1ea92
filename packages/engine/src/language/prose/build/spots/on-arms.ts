/** Where things lie on arms that go out from a hub: at the end of each, so far from it, from the hub or from the middle. */
import type { Point3 } from '../../../../plan/geometry.ts'
import { isSame } from '../../../operations/space.ts'
import { nowhere } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import { solidNamed } from '../sites/solids.ts'
import { isCenter } from '../standing/radial/hub.ts'
import type { Arm, Solid, World } from '../world.ts'

interface OnArms {
  spots: Point3[]
  host: Solid
}

const isEach = ({ det, plural }: Phrase): boolean => plural || /^(?:each|all|both)$/u.test(det)

/** The arms that a phrase is of: "the tip of each arm", "each arm tip", "each arm". */
function armsIn(
  world: World,
  thing: Thing,
  phrase: Phrase | undefined,
): { host: Solid; isEnd: boolean } | undefined {
  if (!phrase) return undefined
  const isEnd = phrase.kind === 'place' && phrase.concept === 'end'
  const isPart = isEnd || (phrase.kind === 'place' && /^(?:center|axis)$/u.test(phrase.concept))
  const named = isPart ? phrase.of : phrase
  if (named?.kind !== 'body') return undefined
  if (!isEach(named) && !(isEnd && isEach(phrase))) return undefined
  const host = solidNamed(world, named, thing)
  return host?.arms && host.thing !== thing ? { host, isEnd } : undefined
}

const refsOf = ({ place }: SaidPlace): readonly Phrase[] =>
  place.kind === 'at'
    ? [place.ref]
    : place.kind === 'from' || place.kind === 'through' || place.kind === 'centered'
      ? place.refs
      : []

/** "20 mm from the tip", "8 mm from its end", "62 mm from the center", "32 mm from the hub": how far out that is. */
function distanceOn(world: World, thing: Thing, said: SaidPlace, arm: Arm, host: Solid): number | undefined {
  const { place } = said
  const figure = place.kind === 'from' ? place.figures[0] : place.kind === 'beyond' ? place.figure : undefined
  const ref = place.kind === 'from' ? place.refs[0] : place.kind === 'beyond' ? place.ref : undefined
  if (!figure || !ref) return undefined
  const value = world.level(figure)
  if (ref.kind === 'place' && ref.concept === 'end') return arm.reach - value
  if (isCenter(ref)) return value
  const named = ref.kind === 'place' ? ref.of : ref
  const solid = named && solidNamed(world, named, thing)
  const isHub = solid === host.on || (solid === undefined && /^(?:edge|side|face)$/u.test(ref.concept))
  return isHub ? arm.outside + value : undefined
}

export function armSpots(world: World, thing: Thing): OnArms | undefined {
  const places = placesOf(thing)
  const on = places.flatMap((said) => {
    const found = refsOf(said).flatMap((ref) => armsIn(world, thing, ref) ?? [])
    return found[0] && said.place.kind !== 'from' ? [{ said, ...found[0] }] : []
  })
  const [first] = on
  const arms = first?.host.arms
  if (!first || !arms) return undefined
  if (thing.count > 1 && thing.count !== arms.length) throw nowhere(thing.name)
  const { host } = first
  const isEnd = on.some((each) => each.isEnd)
  const measured = places.filter(
    ({ place, gloss }) => (place.kind === 'from' || place.kind === 'beyond') && !gloss,
  )
  const isInMiddle = on.some(
    ({ said: { place } }) =>
      place.kind === 'centered' || (place.kind === 'at' && place.ref.concept === 'center'),
  )
  if (!isEnd && measured.length === 0 && !isInMiddle) return undefined
  const spots = arms.map((arm): Point3 => {
    let along: number | undefined
    for (const said of places) {
      const value = distanceOn(world, thing, said, arm, host)
      if (value === undefined) continue
      if (along !== undefined && !isSame(along, value)) world.fail(said)
      along = value
      said.used = true
    }
    const out = along ?? (isEnd ? arm.reach : (arm.outside + arm.reach) / 2)
    if (out > arm.reach + 1e-6 || out < 0) throw nowhere(thing.name)
    const turn = (arm.degrees * Math.PI) / 180
    return [arm.center[0] + out * Math.cos(turn), arm.center[1] + out * Math.sin(turn), 0]
  })
  for (const { said } of on) said.used = true
  for (const said of places) {
    const { place } = said
    const isAcross =
      place.kind === 'centered' &&
      (place.refs.length === 0 ||
        place.refs.every(({ concept }) => /^(?:width|distance|end|axis|center)$/u.test(concept)))
    if (isAcross) said.used = true
  }
  return { spots, host }
}

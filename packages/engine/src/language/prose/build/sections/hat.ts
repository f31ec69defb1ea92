/** Bent from sheet: a Z, whose flanges go opposite ways, and a hat, whose flanges both go out. */
import type { SaidPlace, SaidSize, Thing } from '../../scene.ts'
import { isInside, type Profile, sidesOf, THICK, type Told } from './told.ts'

/** "The top flange goes 25 mm to the right from the web": told from the web, and which way it goes. */
function reachOf(told: Told, key: string, thick: number): number | undefined {
  for (const said of told.part(key)?.places ?? []) {
    const { place } = said
    if (place.kind !== 'beyond' || !/^(?:left|right)$/u.test(place.side)) continue
    said.used = true
    return told.world.take(place.figure, `${told.thing.name} flange`) + thick
  }
  return undefined
}

/** A flange is as wide as it is from its edge to the far face of the web; told from the web, the web comes besides. */
const flangeOf = (told: Told, said: SaidSize | undefined, thick: number): number | undefined =>
  said && (told.take(said) as number) + (isInside(said) ? thick : 0)

export function zed(told: Told): Profile {
  const { sides, thick } = sidesOf(told)
  const t = told.need(
    told.first(thick, ...['lying', 'upper', 'both', 'standing'].map((key) => told.find(key, ...THICK))),
    'thickness',
  )
  const shared = told.listed('both', 'length', 'width', 'bare')
  const bottom =
    reachOf(told, 'lying', t) ?? flangeOf(told, told.find('lying', 'length', 'width', 'bare') ?? shared[0], t)
  const top =
    reachOf(told, 'upper', t) ??
    flangeOf(told, told.find('upper', 'length', 'width', 'bare') ?? shared[1] ?? shared[0], t)
  const [low, high] = [told.need(bottom ?? top, 'length of its flanges'), top ?? bottom ?? 0]
  const height = told.need(
    told.outside(
      told.find(undefined, 'height') ?? told.find('standing', 'height', 'length') ?? sides[1],
      2 * t,
    ),
    'height',
  )
  const run = told.need(told.first(told.find(undefined, 'length', 'width', 'depth')), 'length')
  const sign = topGoes(told) === 'right' ? -1 : 1
  const turned = (from: number, to: number): readonly [number, number] =>
    sign > 0 ? [from, to] : [t - to, t - from]
  return {
    usual: 'y',
    run,
    parts: {
      lying: { across: turned(0, low), up: [0, t] },
      standing: { across: turned(0, t), up: [0, height] },
      upper: { across: turned(t - high, t), up: [height - t, height] },
    },
  }
}

const sideIn = ({ place }: SaidPlace): string | undefined =>
  place.kind === 'beyond' && /^(?:left|right)$/u.test(place.side)
    ? place.side
    : place.kind === 'at' && /^(?:left|right)$/u.test(place.ref.concept)
      ? place.ref.concept
      : undefined

/** "from the top of the web a flange extends to the right". */
function topGoes(told: Told): string | undefined {
  const sideOf = (part: Thing | undefined): string | undefined => {
    const said = part?.places.find((each) => sideIn(each) !== undefined)
    if (said) said.used = true
    return said && sideIn(said)
  }
  const [upper, lower] = [sideOf(told.part('upper')), sideOf(told.part('lying'))]
  return upper ?? (lower === undefined ? undefined : lower === 'left' ? 'right' : 'left')
}

export function hat(told: Told): Profile {
  const { thick } = sidesOf(told)
  const t = told.need(
    told.first(thick, ...['upper', 'lying', 'standing'].map((key) => told.find(key, ...THICK))),
    'thickness',
  )
  const crown = told.outside(told.find('upper', 'width', 'length', 'bare'), 2 * t)
  const flange = told.first(told.find('lying', 'width', 'length', 'bare'))
  const overall = told.first(told.find(undefined, 'width'))
  const wide = told.need(
    crown ?? (overall !== undefined && flange !== undefined ? overall - 2 * flange : undefined),
    'width of its top',
  )
  const out = told.need(
    flange ?? (overall === undefined ? undefined : (overall - wide) / 2),
    'width of its flanges',
  )
  const height = told.need(
    told.outside(
      told.find(undefined, 'height') ?? told.find('standing', 'height') ?? told.find('upper', 'height'),
      2 * t,
    ),
    'height',
  )
  const run = told.need(told.first(told.find(undefined, 'length', 'depth')), 'length')
  if (overall === undefined)
    told.world.assume('The flanges of the hat are measured from the outsides of its walls')
  const half = wide / 2
  return {
    usual: 'x',
    run,
    parts: {
      upper: { across: [-half, half], up: [height - t, height] },
      standing: [
        { across: [-half, t - half], up: [0, height] },
        { across: [half - t, half], up: [0, height] },
      ],
      lying: [
        { across: [-half - out, -half], up: [0, t] },
        { across: [half, half + out], up: [0, t] },
      ],
    },
  }
}

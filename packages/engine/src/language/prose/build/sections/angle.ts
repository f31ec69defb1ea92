/** An L: a leg that lies and one that stands at its end. */
import { unread } from '../../../operations/unread.ts'
import type { SaidSize, Thing } from '../../scene.ts'
import { isInside, type Profile, sidesOf, THICK, type Told } from './told.ts'

const LEG = ['length', 'height', 'bare'] as const

export function angle(told: Told): Profile {
  const { thing } = told
  const { sides, thick } = sidesOf(told)
  const [low, up, both] = ['lying', 'standing', 'both'].map((key) => told.ranked(key))
  // A plate that is cut to an L lies flat; of three sizes besides the thickness nobody says which are its legs.
  if (/plate|sheet/u.test(thing.name) || sides.length === 3) throw unread(thing.name)
  const shared = told.first(told.find('both', ...THICK), thick, both?.length === 3 ? both[2] : undefined)
  const t1 = told.need(
    told.first(
      told.find('lying', 'thickness', 'wall'),
      lyingHeight(told),
      low?.[2],
      shared,
      told.find('standing', 'thickness'),
      up?.[2],
    ),
    'thickness',
  )
  const t2 = told.need(told.first(told.find('standing', ...THICK), up?.[2], shared, t1), 'thickness')
  const legs = legsOf(told, isStock(thing))
  const isBar = isStock(thing)
  // "Legs 40 mm wide" of a bar of angle, which is so long besides.
  const wideLegs = isBar && legs.length === 0 ? told.listed('both', 'width') : []
  const listed = [...legs, ...wideLegs, ...(both?.length === 2 && isBar ? both : [])]
  const lying = [
    told.find('lying', 'length', 'bare'),
    low?.[0],
    isBar ? told.find('lying', 'width') : undefined,
    listed[0],
    both?.length === 3 || (both?.length === 2 && !isBar) ? both[0] : undefined,
    sides[0],
  ].find((said) => said !== undefined)
  const standing = [
    told.find('standing', 'height', 'length', 'bare'),
    up?.[0],
    isBar ? told.find('standing', 'width') : undefined,
    listed[1] ?? listed[0],
    both?.length === 3 || (both?.length === 2 && !isBar) ? both[0] : undefined,
    told.find(undefined, 'height'),
    sides[1],
  ].find((said) => said !== undefined)
  const wide = told.first(
    ...['both', 'lying', 'standing']
      .map((key) => told.find(key, 'width'))
      .filter((said) => !taken(said, lying, standing)),
    low?.[1],
    both && both.length >= 2 && !isBar ? both[1] : undefined,
    told.find(undefined, 'width'),
    up?.[1],
  )
  const long = told.first(
    told.find(undefined, 'length'),
    told.find(undefined, 'depth'),
    isBar ? listedRun(told, listed) : undefined,
  )
  // Its own length is its run, where its width and height are the section's.
  const isAcross = lying === undefined && long !== undefined
  // Of a bracket told by length, width and height alone, length and height are its legs.
  const isOverall =
    isAcross && !isBar && wide !== undefined && standing !== undefined && thing.parts.length === 0
  if (isOverall) {
    told.world.assume(`The legs of the ${thing.name} are its length and its height`)
    return legged(long, told.need(told.outside(standing, t1), 'height'), wide, [t1, t2])
  }
  const base = told.need(isAcross ? wide : told.outside(lying, t2), 'length of the legs')
  const rise = told.need(told.outside(standing, t1), 'height')
  const run = told.need(isAcross ? long : (long ?? wide), 'width')
  const top = standing && !isInside(standing) && risesOn(told) ? t1 + rise : rise
  return { ...legged(base, top, run, [t1, t2]), usual: long === undefined ? 'y' : 'x' }
}

const legged = (base: number, rise: number, run: number, [t1, t2]: readonly [number, number]): Profile => ({
  usual: 'y',
  run,
  parts: {
    lying: { across: [0, base], up: [0, t1] },
    standing: { across: [0, t2], up: [0, rise] },
  },
})

/** "legs 30 mm, 70 mm long" of stock: the length is that of the bar. */
function legsOf(told: Told, isBar: boolean): SaidSize[] {
  const all = told.listed('both', ...LEG)
  const bare = all.filter(({ dimension }) => dimension === 'bare')
  return isBar && bare.length > 0 ? bare : all
}

const listedRun = (told: Told, legs: readonly SaidSize[]): SaidSize | undefined => {
  const said = told.find('both', 'length')
  return said && legs.length > 0 && !legs.includes(said) ? said : undefined
}

const taken = (said: unknown, ...others: unknown[]): boolean => said !== undefined && others.includes(said)

/** "The base is 6 mm high": so thick it is. */
const lyingHeight = (told: Told): ReturnType<Told['find']> => told.find('lying', 'height')

/** Sold by the length: its legs are its section. */
const isStock = ({ name, words }: Thing): boolean =>
  /angle|iron|section|profile/u.test(name) || words.some((word) => /^(?:stock|section|profile)$/u.test(word))

/** "a wall on top of the base, 40 mm tall": the base's thickness comes besides. */
function risesOn(told: Told): boolean {
  // "55 mm high, measured from the bottom of the base".
  const whole = told
    .part('standing')
    ?.places.filter(
      ({ place }) => place.kind === 'at' && place.how === 'from' && place.ref.concept === 'bottom',
    )
  for (const said of whole ?? []) said.used = true
  if (whole && whole.length > 0) return false
  let found = false
  for (const said of told.part('standing')?.places ?? []) {
    const { place } = said
    const isOn =
      (place.kind === 'at' && place.how === 'on') ||
      (place.kind === 'at' &&
        place.how === 'from' &&
        /^(?:body|place)$/u.test(place.ref.kind) &&
        isTopOfLeg(place.ref))
    if (!isOn) continue
    said.used = true
    found = true
  }
  return found
}

const isTopOfLeg = ({
  concept,
  of,
  kind,
}: {
  concept: string
  of?: { kind: string }
  kind: string
}): boolean => (concept === 'top' && of?.kind === 'body') || (kind === 'body' && concept === 'any')

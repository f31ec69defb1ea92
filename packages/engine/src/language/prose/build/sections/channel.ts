/** A U: a web with a wall at either side; a C is one on its side. */
import { unread } from '../../../operations/unread.ts'
import type { SaidSize, Thing } from '../../scene.ts'
import { type Profile, type Rect, sidesOf, THICK, type Told } from './told.ts'

export function channel(told: Told): Profile {
  const { thing } = told
  const { sides, thick } = sidesOf(told)
  const [low, up] = [told.ranked('lying'), told.ranked('standing')]
  // Blocks that are told one by one, each with its own axes.
  for (const said of [...low, ...up]) if (said.axis) throw unread(said.figure.text)
  const shared = told.first(thick)
  const floor = thing.sizes.find(({ words }) => words.includes('floor'))
  // "2 mm wall" of a channel whose height is told besides.
  const bareWall =
    told.find(undefined, 'height') && told.part('standing')?.name === 'wall'
      ? told.find('standing', 'bare')
      : undefined
  const t1 = told.need(
    told.first(
      told.find('lying', ...THICK),
      floor,
      low[2],
      shared,
      told.find('standing', ...THICK),
      bareWall,
    ),
    'thickness',
  )
  const t2 = told.need(
    told.first(told.find('standing', ...THICK), wallOf(up), bareWall, shared, t1),
    'thickness',
  )
  const isLying = isOnItsSide(told)
  const atEnds = isBracket(thing)
  const overallLong = told.find(undefined, 'length') ?? (sides.length === 3 ? sides[0] : undefined)
  const [first, second] = sides.length === 3 ? sides.slice(1) : sides
  const web =
    told.find(undefined, isLying ? 'height' : 'width') ??
    told.find('lying', 'width', ...(isLying ? (['height'] as const) : [])) ??
    first ??
    (atEnds || !overallLong ? undefined : told.find('lying', 'height', 'length'))
  const baseLong = told.find('lying', 'length') ?? low[0]
  const baseWide = told.find('lying', 'width') ?? low[1]
  const width = told.need(
    told.outside(atEnds && baseLong && overallLong === undefined ? baseLong : (web ?? low[1]), 2 * t2),
    'width',
  )
  const height = told.need(
    told.outside(
      told.find(undefined, isLying ? 'width' : 'height') ??
        told.find('standing', 'height', 'length', 'width', 'bare') ??
        riseOf(up) ??
        second,
      t1,
    ),
    'height',
  )
  const run = told.need(
    told.first(
      overallLong,
      told.find(undefined, 'depth'),
      atEnds ? (baseWide ?? told.find('standing', 'width')) : baseLong,
      atEnds ? told.find(undefined, 'width') : undefined,
    ),
    'length',
  )
  const flat = (across: Rect['across'], level: Rect['up']): Rect =>
    isLying ? { across: level, up: [across[0] + width / 2, across[1] + width / 2] } : { across, up: level }
  return {
    usual: atEnds ? 'y' : 'x',
    run,
    open: isLying ? 'right' : 'top',
    parts: {
      lying: flat([-width / 2, width / 2], [0, t1]),
      standing: [
        flat([-width / 2, t2 - width / 2], [0, height]),
        flat([width / 2 - t2, width / 2], [0, height]),
      ],
    },
  }
}

/** Of a wall told by three sizes the smallest is its thickness, and the last of the others its height. */
const wallOf = (sides: readonly SaidSize[]): SaidSize | undefined =>
  sides.length === 3 ? [...sides].sort((a, b) => a.figure.value - b.figure.value)[0] : undefined
const riseOf = (sides: readonly SaidSize[]): SaidSize | undefined =>
  sides.length === 3 ? sides.findLast((said) => said !== wallOf(sides)) : sides[0]

/** Its walls stand at the ends of its base, as those of a bracket do. */
const isBracket = ({ name, words, parts }: Thing): boolean =>
  (/bracket/u.test(name) || words.some((word) => /^(?:bracket|clip|strap|yoke)$/u.test(word))) &&
  parts.length > 0

/** "a C channel, 100 mm high and 50 mm wide": its web stands. */
const isOnItsSide = (told: Told): boolean =>
  told.thing.name.startsWith('c ') &&
  told.find(undefined, 'height') !== undefined &&
  told.find(undefined, 'width') !== undefined &&
  !told.thing.words.includes('open') &&
  (told.thing.openings ?? []).length === 0

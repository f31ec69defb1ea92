/** One feature on one body, in a few hundred of the ways to say it: volume, box and centre of mass are those of the words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point2, Point3 } from '../../../src/plan/geometry.ts'
import { solidOf } from '../../library/family-cases.ts'
import { read } from '../reading.ts'
import {
  Chance,
  capital,
  centreOf,
  type Feature,
  type Host,
  type Place,
  type Told,
  volumeOf,
} from './composed.ts'
import { FEATURES } from './features.ts'
import { disc, plate } from './hosts.ts'
import { PLACES } from './places.ts'
import { SENTENCES } from './sentences.ts'

const COUNT = 240
const NUMBERS: Readonly<Record<number, string>> = { 2: 'two', 4: 'four' }

/** The noun of the phrase, and what is said of one, as said of several. */
const plural = (phrase: string, noun: string): string =>
  phrase
    .replace(/^an? /u, '')
    .replace(noun, /[sx]$/u.test(noun) ? `${noun}es` : `${noun}s`)
    .replace(/ that is /u, ' that are ')
    .replace(/ that measures /u, ' that measure ')

/** Distances from an edge run to the near side of what has straight ones. */
function middlesOf(
  { at, byEdges, ofMiddle }: Place,
  words: string,
  { size }: Host,
  { sides }: Feature,
): Point2[] {
  if (!byEdges || !sides || ofMiddle?.test(words)) return [...at]
  const inward = (value: number, k: 0 | 1): number => {
    const off = value - size[k] / 2
    return Math.abs(off) < 1e-6 ? value : value - (Math.sign(off) * sides[k]) / 2
  }
  return at.map(([x, y]): Point2 => [inward(x, 0), inward(y, 1)])
}

function composed(chance: Chance): Told | undefined {
  const host = chance.of([plate, plate, disc])(chance)
  const feature = chance.of(FEATURES)(host, chance)
  const place = chance.of(PLACES)(host, feature, chance)
  // Four long slots do not keep clear of the edges of the corners.
  if ((place.byEdges && host.round) || (place.at.length === 4 && feature.noun.includes('slot')))
    return undefined
  const words = chance.of(place.wordings)
  const alone = chance.next() < 0.15 && place.at.length === 1
  const said = chance.of(feature.wordings)
  const count = NUMBERS[place.at.length]
  const told = alone
    ? `${capital(chance.of(host.wordings))} with a ${feature.noun} ${words}. ${chance.of(feature.own)}.`
    : chance.of(SENTENCES)(
        {
          host: chance.of(host.wordings),
          hostNoun: host.noun,
          feature: count ? `${count} ${plural(said, feature.noun)}` : said,
          place: words,
          several: count !== undefined,
          cut: feature.cut,
        },
        chance,
      )
  const [l, w, t] = host.size
  return {
    prompt: told.replaceAll(',,', ',').replaceAll(',.', '.'),
    pieces: [
      { volume: host.volume, centre: [l / 2, w / 2, t / 2] },
      ...middlesOf(place, words, host, feature).map(([x, y]) => ({
        volume: feature.volume,
        centre: [x, y, feature.height] as Point3,
      })),
    ],
    size: [l, w, t + feature.above],
  }
}

const chance = new Chance(2)
const prompts = new Map<string, Told>()
while (prompts.size < COUNT) {
  const told = composed(chance)
  if (told) prompts.set(told.prompt, told)
}

for (const [prompt, { pieces, size }] of prompts)
  test(`“${prompt}”`, () => {
    const { volume, centre, box } = solidOf(read(prompt).plan)
    const near = (found: number, wanted: number, what: string): void =>
      assert.ok(
        Math.abs(found - wanted) < 1e-5 * Math.abs(wanted) + 1e-3,
        `${what} ${found} instead of ${wanted}`,
      )
    near(volume, volumeOf(pieces), 'volume')
    const wanted = centreOf(pieces)
    for (const k of [0, 1, 2] as const) {
      near(box.max[k] - box.min[k], size[k], `size along ${'xyz'[k]}`)
      near(centre[k] - box.min[k], wanted[k], `centre along ${'xyz'[k]}`)
    }
  })

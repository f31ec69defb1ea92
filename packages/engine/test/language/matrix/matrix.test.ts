/** One or two features on one body, in a few hundred of the ways to say them: volume, box and centre of mass are those of the words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Point2 } from '../../../src/plan/geometry.ts'
import { solidOf } from '../../library/family-cases.ts'
import { read } from '../reading.ts'
import {
  Chance,
  capital,
  centreOf,
  type Feature,
  type Host,
  type Piece,
  type Place,
  type Told,
  volumeOf,
} from './composed.ts'
import { FEATURES } from './features.ts'
import { disc, plate } from './hosts.ts'
import { PAIRS, PLACES } from './places.ts'
import { PAIRED, type Phrase, SENTENCES } from './sentences.ts'

const COUNT = 200
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

/** A feature at its place, in words and as the pieces that it comes to. */
interface Laid {
  phrase: Phrase
  feature: Feature
  pieces: Piece[]
}

function laid(host: Host, feature: Feature, place: Place, chance: Chance): Laid {
  const words = chance.of(place.wordings)
  const said = chance.of(feature.wordings)
  const count = NUMBERS[place.at.length]
  return {
    phrase: {
      feature: count ? `${count} ${plural(said, feature.noun)}` : said,
      place: words,
      several: count !== undefined,
      cut: feature.cut,
    },
    feature,
    pieces: middlesOf(place, words, host, feature).map(([x, y]) => ({
      volume: feature.volume,
      centre: [x, y, feature.height],
    })),
  }
}

function withFeatures(host: Host, prompt: string, features: readonly Laid[]): Told {
  const [l, w, t] = host.size
  const above = Math.max(...features.map(({ feature }) => feature.above))
  const body: Piece = { volume: host.volume, centre: [l / 2, w / 2, t / 2] }
  return {
    // What is set between commas may stand before another, or at the end.
    prompt: prompt.replaceAll(/,(?=[,.\n]|$)/gu, ''),
    pieces: [body, ...features.flatMap(({ pieces }) => pieces)],
    size: [l, w, t + above],
  }
}

function withOne(chance: Chance): Told | undefined {
  const host = chance.of([plate, plate, disc])(chance)
  const feature = chance.of(FEATURES)(host, chance)
  const place = chance.of(PLACES)(host, feature, chance)
  // Four long slots do not keep clear of the edges of the corners.
  const isTooLong = place.at.length === 4 && feature.noun.includes('slot')
  if ((place.byEdges && host.round) || isTooLong) return undefined
  const one = laid(host, feature, place, chance)
  const words = chance.of(host.wordings)
  const apart = chance.next() < 0.15 && !one.phrase.several
  const prompt = apart
    ? `${capital(words)} with a ${feature.noun} ${one.phrase.place}. ${chance.of(feature.own)}.`
    : chance.of(SENTENCES)({ host: words, hostNoun: host.noun, ...one.phrase }, chance)
  return withFeatures(host, prompt, [one])
}

function withTwo(chance: Chance): Told | undefined {
  const host = chance.of([plate, plate, disc])(chance)
  const [first, second] = chance.of(PAIRS).map((find) => {
    const feature = chance.of(FEATURES)(host, chance)
    return laid(host, feature, find(host, feature, chance), chance)
  }) as [Laid, Laid]
  if (host.size[0] < 90 || first.feature.noun === second.feature.noun) return undefined
  const prompt = chance.of(PAIRED)(chance.of(host.wordings), host.noun, first.phrase, second.phrase)
  return withFeatures(host, prompt, [first, second])
}

const chance = new Chance(2)
const prompts = new Map<string, Told>()
for (const compose of [withOne, withTwo]) {
  const until = prompts.size + COUNT
  while (prompts.size < until) {
    const told = compose(chance)
    if (told) prompts.set(told.prompt, told)
  }
}

for (const [prompt, { pieces, size }] of prompts)
  test(`“${prompt.replaceAll('\n', ' ')}”`, () => {
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

/** Nouns for the whole part: "a cylindrical object", "the stock", "a 60 x 40 x 8 mm part". */

import { unread } from '../../../operations/unread.ts'
import { NOUNS } from '../../lexicon.ts'
import type { Chunk, Phrase } from '../../phrases.ts'
import { isSection, SECTIONS } from '../../sections.ts'
import { isNumeric } from '../numeric.ts'
import { type Clause, quote, type Telling } from '../telling.ts'
import { readThing } from './bodies.ts'

export function readWhole(
  t: Telling,
  c: Clause,
  phrase: Phrase,
  isTitle: boolean,
  behind: readonly Chunk[],
): void {
  // "Do the same thing in the Y direction": nothing here does something again.
  if (phrase.words.includes('same')) throw unread(quote(t, phrase.span))
  // "Subtract this smaller shape from the larger one": what was drawn last, where that lies inside.
  const figures = t.things.filter(({ kind, announced }) => kind === 'figure' && !announced)
  const drawn = figures.length > 1 ? figures.at(-1) : undefined
  if (drawn && c.verb === 'cut' && phrase.det === 'this') {
    drawn.role = 'cut'
    drawn.words.push('subtracted')
    c.theme = { kind: 'thing', thing: drawn }
    return
  }
  // "Remove a piece from the corner": what is cut.
  if (c.verb === 'cut' && phrase.det === 'a' && c.theme === undefined && t.body && !isSectionNamed(phrase)) {
    readThing(t, c, { ...phrase, kind: 'cut', concept: 'notch', name: 'notch' }, [], 0, false)
    return
  }
  // "The lower part is 80 mm long …, the upper part is a cube": bodies, one on the other.
  const isLayer =
    /^(?:part|piece|section|portion)$/u.test(phrase.name) &&
    phrase.det === 'the' &&
    phrase.of === undefined &&
    !phrase.plural &&
    phrase.words.length === 1 &&
    /^(?:lower|upper|bottom|top|middle)$/u.test(phrase.words[0] ?? '')
  const isKnown = t.things.some(
    ({ role, announced, sizes, name }) =>
      role === 'add' && !announced && sizes.length > 0 && name !== phrase.name,
  )
  if (
    isLayer &&
    !isTitle &&
    !isKnown &&
    c.theme === undefined &&
    c.verb === undefined &&
    behind.some(isNumeric)
  ) {
    readThing(t, c, { ...phrase, kind: 'body', concept: 'any' }, [], 0, false)
    if (t.topic && t.body === t.topic) t.topic.added = true
    return
  }
  if (c.verb === 'fillet' || c.verb === 'chamfer') {
    if (c.theme?.kind === 'work') c.theme.work.targets.push(phrase)
    return
  }
  // "Stock is 80 mm in X …": the block that the part is made of.
  if (
    /^(?:stock|blank|workpiece|material)$/u.test(phrase.name) &&
    phrase.words.length === 0 &&
    phrase.sizes.length === 0 &&
    phrase.bare.length === 0
  ) {
    if (t.things.length === 0) {
      readThing(t, c, { ...phrase, kind: 'body', concept: 'any', name: 'block', det: 'a' }, [], 0, false)
      return
    }
    if (t.body?.announced && t.body.sizes.length === 0 && !isSection(t.body)) {
      t.body.announced = false
      c.theme = { kind: 'thing', thing: t.body }
      return
    }
  }
  // "a solid with overall dimensions of 80 mm in X, 50 mm in Y and 12 mm in Z": a block.
  const isBlock =
    phrase.det === 'a' &&
    phrase.words.every((word) => /^(?:solid|simple|rectangular|single)$/u.test(word)) &&
    behind.some(
      (chunk) => chunk.kind === 'size' && chunk.size.figures.length === 3 && chunk.size.dimension === 'sides',
    )
  if (isBlock && t.things.length === 0 && !isTitle) {
    readThing(t, c, { ...phrase, kind: 'body', concept: 'box' }, [], 0, isTitle)
    return
  }
  if (phrase.sizes.length > 0 || phrase.bare.length > 0) {
    // "a 60 x 40 x 8 mm part".
    if (t.things.length === 0) {
      readThing(t, c, { ...phrase, kind: 'body', concept: 'any' }, [], 0, isTitle)
      return
    }
  }
  if (phrase.det === 'a' && phrase.words.length > 0 && !isTitle && t.things.length === 0) {
    const shape = phrase.words.find((word) => word in SECTIONS)
    if (shape) {
      readThing(t, c, { ...phrase, kind: 'body', concept: shape, name: shape.toLowerCase() }, [], 0, isTitle)
      return
    }
  }
  // "a cylindrical object with a diameter of 5 mm": what it is shaped like.
  const shape = phrase.words.map((word) => OBJECTS[word]).find((concept) => concept !== undefined)
  if (
    shape &&
    phrase.det === 'a' &&
    t.things.length === 0 &&
    phrase.words.every((word) => word !== 'shaped')
  ) {
    readThing(t, c, { ...phrase, kind: 'body', concept: shape }, [], 0, isTitle)
    return
  }
  // "a donut shape": a donut.
  const named = phrase.words
    .map((word) => NOUNS.get(word))
    .find((noun) => noun?.kind === 'body' && noun.concept !== 'any')
  if (named && phrase.det === 'a' && t.things.length === 0) {
    readThing(t, c, { ...phrase, kind: 'body', concept: named.concept, name: named.name }, [], 0, isTitle)
    return
  }
  if (isTitle) {
    const shape = phrase.words.map((word) => word).find((word) => word.length <= 12 && sectionNamed(word))
    if (shape) {
      readThing(
        t,
        c,
        { ...phrase, kind: 'body', concept: sectionNamed(shape) as string, name: shape },
        [],
        0,
        true,
      )
      return
    }
  }
  // "…, so the whole part is 40 mm tall": no more of what was spoken of before.
  if (c.consequence) c.theme = { kind: 'whole' }
  else c.theme ??= { kind: 'whole' }
}

const OBJECTS: Readonly<Record<string, string>> = {
  rectangular: 'box',
  cylindrical: 'cylinder',
  spherical: 'sphere',
  hemispherical: 'hemisphere',
  conical: 'cone',
  hexagonal: 'hexagon',
  octagonal: 'octagon',
  pentagonal: 'pentagon',
  heptagonal: 'heptagon',
}

const isSectionNamed = ({ words }: Phrase): boolean =>
  words.some((word) => word in SECTIONS || sectionNamed(word) !== undefined)

const sectionNamed = (word: string): string | undefined =>
  /^(?:plus sign|plus shape|plus|cross shape)$/u.test(word)
    ? 'cross'
    : /^[ltuiz] shape$/u.test(word)
      ? word[0]?.toUpperCase()
      : undefined

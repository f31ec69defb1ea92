/** The sizes, the words and the layout that a noun has about it, given to the thing that it names. */

import type { Figure, Phrase } from '../phrases.ts'
import type { Thing } from '../scene.ts'
import { giveSize } from './given-sizes.ts'
import { bareOf } from './said-sizes.ts'
import { readSizeOf } from './sizes-of.ts'
import { asideOf, type Clause, type Telling, type Theme } from './telling.ts'
import { layOut } from './things.ts'

export function takeSizes(t: Telling, c: Clause, thing: Thing, phrase: Phrase): void {
  const theme: Theme = { kind: 'thing', thing }
  for (const size of phrase.sizes) if (!isKnown(thing, size.figures, phrase)) readSizeOf(t, c, theme, size)
  for (const figure of phrase.bare)
    if (!isKnown(thing, [figure], phrase)) giveSize(t, c, theme, bareOf(figure, asideOf(c)))
  for (const word of phrase.words) if (!thing.words.includes(word)) thing.words.push(word)
  if (phrase.layout && !thing.places.some(({ span }) => span === phrase.layout?.span)) layOut(thing, phrase)
  if (phrase.count !== undefined && thing.count === 0) thing.count = phrase.count
}

/** "the 10 mm hole" names it by a size that it has. */
const isKnown = (thing: Thing, figures: readonly Figure[], phrase: Phrase): boolean =>
  phrase.det !== 'a' &&
  phrase.det !== '' &&
  figures.every(({ value }) =>
    [...thing.sizes, ...(thing.group?.sizes ?? [])].some(({ figure }) => figure.value === value),
  )

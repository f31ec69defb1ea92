/** Fillets and chamfers as nouns, and the edges that they are on. */

import type { Phrase } from '../../phrases.ts'
import type { Work } from '../../scene.ts'
import { give, target } from '../given-places.ts'
import { bareOf, pushSizes } from '../said-sizes.ts'
import { asideOf, type Clause, type Telling, type Theme } from '../telling.ts'
import { newWork } from '../things.ts'

/** Edges that were spoken of, with what was said of where they are. */
export function workOnPart(work: Work, { phrase, also, of }: Theme & { kind: 'part' }): void {
  work.targets.push(phrase, ...(also ?? []))
  work.about = of ?? work.about
  if (!of) return
  const own = of.places.filter((said) => said.own === phrase)
  of.places = of.places.filter((said) => !own.includes(said))
  // "The two corners on the right are rounded".
  for (const { place, gloss, used, span } of own)
    if (place.kind === 'at' && place.ref.kind === 'place') target(work, place.ref, ...(place.also ?? []))
    else work.places.push({ place, gloss, used, span })
}

export function readWork(t: Telling, c: Clause, phrase: Phrase, isOfLast: boolean): void {
  // "with a pocket in the top, with fillets at its corners": of what was told last.
  const subject =
    isOfLast && c.theme?.kind === 'thing' && c.theme.thing.role === 'cut' ? c.theme : (c.subject ?? c.theme)
  // "Round the edge with a 2 mm fillet": the same.
  const begun = c.theme?.kind === 'work' && c.verb === phrase.concept ? c.theme.work : undefined
  if (begun && begun.sizes.length === 0 && begun.targets.length > 0) {
    for (const size of phrase.sizes) pushSizes(begun.sizes, size, asideOf(c))
    for (const figure of phrase.bare) begun.sizes.push(bareOf(figure, asideOf(c)))
    return
  }
  // "The chamfer is 5 mm x 5 mm": of the edges that were named.
  const last = t.deeds.at(-1)
  const isAgain =
    last?.kind === 'work' &&
    last.work.kind === phrase.concept &&
    last.work.sizes.length === 0 &&
    last.work.targets.length > 0 &&
    /^(?:the|this|its)$/u.test(phrase.det) &&
    !phrase.plural &&
    !phrase.of
  if (isAgain) {
    for (const size of phrase.sizes) pushSizes(last.work.sizes, size, asideOf(c))
    for (const figure of phrase.bare) last.work.sizes.push(bareOf(figure, asideOf(c)))
    c.theme = { kind: 'work', work: last.work }
    return
  }
  const work = newWork(t, c, phrase.concept as 'fillet' | 'chamfer', phrase.span)
  if (subject?.kind === 'part') workOnPart(work, subject)
  if (subject?.kind === 'thing') work.about = subject.thing
  if (phrase.of) work.targets.push(phrase.of)
  for (const size of phrase.sizes) pushSizes(work.sizes, size, asideOf(c))
  for (const figure of phrase.bare) work.sizes.push(bareOf(figure, asideOf(c)))
  // "inside corner fillet", "6 mm corner radii": which edges, by its adjectives.
  const isCornered = phrase.words.includes('corner') || phrase.name.startsWith('corner ')
  if (
    (work.targets.length === 0 && isCornered) ||
    (work.targets.length === 0 &&
      phrase.words.some((word) =>
        /^(?:corner|edge|inside|outside|inner|outer|top|bottom|vertical)$/u.test(word),
      ))
  )
    work.targets.push({
      ...phrase,
      kind: 'place',
      concept: isCornered ? 'corner' : 'edge',
      name: isCornered ? 'corner' : 'edge',
      plural: true,
      sizes: [],
      bare: [],
      det: 'the',
      words: phrase.words.filter((word) => word !== 'corner' && word !== 'edge'),
    })
  c.theme = { kind: 'work', work }
  for (const said of c.waiting.splice(0)) give(t, c.theme, said)
}

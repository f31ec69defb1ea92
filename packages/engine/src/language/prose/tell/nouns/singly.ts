/** "a foot on the left side and one on the right. The feet are …": said of each that was told by itself. */
import type { Phrase } from '../../phrases.ts'
import type { SaidSize, Thing } from '../../scene.ts'
import { giveSize } from '../given-sizes.ts'
import { bareOf, pushSizes } from '../said-sizes.ts'
import { asideOf, type Clause, type Telling } from '../telling.ts'

export function toldSingly(t: Telling, phrase: Phrase): readonly Thing[] | undefined {
  if (!phrase.plural || phrase.kind !== 'body' || !/^(?:the|both|all|this|its)$/u.test(phrase.det))
    return undefined
  if (phrase.words.length > 0 || phrase.ordinal !== undefined) return undefined
  const named = t.things.filter(({ name, role, group }) => name === phrase.name && role === 'add' && !group)
  const isEach = named.every(
    ({ count, plural, section, announced, parts }) =>
      count === 1 && !plural && !section && !announced && parts.length === 0,
  )
  return named.length > 1 &&
    isEach &&
    named.some(({ sizes }) => sizes.length === 0) &&
    (phrase.count ?? named.length) === named.length
    ? named
    : undefined
}

export function takeSizesOfEach(t: Telling, c: Clause, things: readonly Thing[], phrase: Phrase): void {
  c.theme = { kind: 'several', things }
  const sizes: SaidSize[] = []
  for (const size of phrase.sizes) pushSizes(sizes, size, asideOf(c))
  for (const figure of phrase.bare) sizes.push(bareOf(figure, asideOf(c)))
  for (const said of sizes) giveSize(t, c, c.theme, said)
}

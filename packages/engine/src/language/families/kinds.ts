/** "A disc spring", "a ball screw": a body's noun before a family's makes another thing of it, which must not be made as the family. */
import { EngineError } from '../../errors.ts'
import type { Family } from '../../library/families/family.ts'
import type { Mention } from '../nouns/mentions.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, isMark, means } from '../text/items.ts'
import { hasPiece, otherFamily } from './family.ts'

/** Nouns that only say again what the family is anyway, by family. */
const SAME: Readonly<Record<string, string>> = {
  enclosure: 'box|case|housing|container|block',
  washer: 'ring|disc|disk|plate',
  'bolted flange': 'disc|disk|ring|plate|pipe|tube',
  wheel: 'disc|disk|cylinder',
  coin: 'disc|disk',
  coaster: 'disc|disk|plate',
  'mounting bracket': 'plate|block',
  'heat sink': 'block|plate',
  'pillow block': 'block',
  'keyed shaft': 'rod|cylinder',
  'toy brick': 'block|box',
  'plant pot': 'cylinder|box|cup',
  'fixture plate': 'block',
  roller: 'cylinder|tube|disc|ring',
}

export function assertKnownKind(items: readonly Item[], mention: Mention, family: Family): void {
  const [before, head] = [items[mention.head - 1], items[mention.head]]
  if (mention.head - 1 < mention.start || before?.kind !== 'term' || !head) return
  if (!means(before, 'solid') || means(before, 'filler') || means(before, 'shape') || before.plural) return
  if (hasPiece(family, before.form) || `|${SAME[family.id] ?? ''}|`.includes(`|${before.form}|`)) return
  const called = `${before.text} ${head.text}`
  throw new EngineError(
    'prompt_too_ambiguous',
    `I do not know ${quote(called)} as a part. Tell what it is made of, body by body, or say only ${quote(head.text)} if that is what you want.`,
  )
}

/** "a mounting bracket, Z-shaped": a thing of its own elsewhere, here what the named family turns into. */
export const withVariants = (
  sentences: readonly (readonly Item[])[],
  families: readonly Family[],
): Item[][] =>
  sentences.map((items) =>
    items.map((item) => {
      if (item.kind !== 'term' || !families.some((family) => otherFamily(family, item.form))) return item
      const senses = item.senses.filter(({ category }) => category !== 'solid')
      return senses.length > 0 ? { ...item, senses } : item
    }),
  )

/** "a four leg stool", "a 6-hole flange": a piece that is counted before the noun it is a piece of. */
export const withCountedKinds = (
  sentences: readonly (readonly Item[])[],
  families: readonly Family[],
): Item[][] =>
  sentences.map((items) =>
    items.map((item, at) => {
      const before = isMark(items[at - 1], '-') ? items[at - 2] : items[at - 1]
      if (item.kind !== 'term' || item.plural || !isNumber(before)) return item
      const family = families.find(({ id }) => means(items[at + 1], 'solid', id))
      const piece = Object.values(family?.portions ?? {}).find(
        ({ forms, count }) => count && forms.split('|').includes(item.form),
      )
      if (!piece?.count) return item
      return { ...item, senses: [{ category: 'dimension', concept: piece.count, counted: true }] }
    }),
  )

const isNumber = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' &&
  (item.quantity.kind === 'count' || item.quantity.kind === 'number') &&
  item.quantity.values[0]?.unit === undefined

/** What is on the product, with sizes. */
import { partFeatures } from './features/part-features.ts'
import { type BrainstormInput, countedParts, isAssembly } from './subject.ts'
import { counted } from './wording.ts'

/** Parts of an assembly that are told feature by feature; the rest are in the list of components. */
const MOST_PARTS_TOLD = 12

export function keyFeatures(input: BrainstormInput): string[] {
  const parts = countedParts(input)
  if (!isAssembly(input)) return parts.flatMap(({ part }) => partFeatures(part))
  return [
    `Assembly of ${input.model.instances.length} instances of ${counted(parts.length, 'part')}`,
    ...relations(input),
    ...parts.slice(0, MOST_PARTS_TOLD).map(({ part }) => `${part.name}: ${partFeatures(part).join('; ')}`),
  ]
}

/** What holds between instances, by kind: a screwed plate has the same contact many times. */
function relations({ plan }: BrainstormInput): string[] {
  const count = (kind: (typeof plan.relations)[number]['kind']) =>
    plan.relations.filter((relation) => relation.kind === kind).length
  return [
    { count: count('contact'), says: 'pair in contact', many: 'pairs in contact' },
    {
      count: count('clearance'),
      says: 'pair with a stated clearance',
      many: 'pairs with a stated clearance',
    },
    {
      count: count('engaged'),
      says: 'pair engaged by a fit or thread',
      many: 'pairs engaged by a fit or thread',
    },
  ]
    .filter((row) => row.count > 0)
    .map((row) => (row.count === 1 ? `One ${row.says}` : `${row.count} ${row.many}`))
}

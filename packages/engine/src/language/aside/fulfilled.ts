/** "A perforated plate with 20 holes …", "a slotted bar": an adjective that the features told with it make true. */
import type { Account } from '../account.ts'
import type { Entity } from '../entity.ts'
import { type Item, means } from '../text/items.ts'
import { isStandardShape } from './dismissed.ts'

/** Bodies that stand on each other, or a step that is cut: what a part with steps has. */
const STEPPED =
  /^(?:(?:multi|two|three|four)-?\s?step(?:ped)?|step(?:ped)?|tiered|multi-?\s?tiered|shouldered|shoulder|stacked|multi-?\s?diameter|multi-?\s?section|graduated)$/iu

const isStepped = (entities: readonly Entity[]): boolean =>
  entities.filter(({ kind, cut, loose, given }) => kind === 'solid' && !cut && !loose && given.length > 0)
    .length > 1 || entities.some(({ concept }) => concept === 'counterbore' || concept === 'ledge')

/** What must be there for the word to say nothing more: a feature, or a body by one of its names. */
const MADE_TRUE: Readonly<Record<string, readonly string[]>> = {
  perforated: ['hole', 'slot', 'honeycomb'],
  holed: ['hole'],
  'cross-drilled': ['hole'],
  crossdrilled: ['hole'],
  slotted: ['slot', 'channel', 'pocket'],
  grooved: ['groove', 'channel', 'slot'],
  channeled: ['channel', 'groove', 'slot'],
  channelled: ['channel', 'groove', 'slot'],
  notched: ['pocket', 'notch', 'channel', 'slot'],
  recessed: ['pocket', 'groove', 'channel', 'slot'],
  keyed: ['keyway'],
  ribbed: ['rib'],
  finned: ['fin'],
  flanged: ['flange'],
  bossed: ['boss'],
  hubbed: ['hub'],
  spoked: ['spoke'],
  legged: ['leg'],
  stepped: ['section'],
  multi: ['section', 'step'],
  gusseted: ['gusset', 'rib'],
  braced: ['gusset', 'rib', 'brace', 'strut'],
  reinforced: ['gusset', 'rib', 'brace', 'web', 'boss'],
  stiffened: ['gusset', 'rib', 'web'],
}

/** Cuts with straight sides, whose bottom is flat without being told so. */
const FLAT_BOTTOMED: ReadonlySet<string> = new Set([
  'hole',
  'slot',
  'pocket',
  'notch',
  'keyway',
  'opening',
  'channel',
])

/** "a square tube that has been drilled through": the holes are told afterwards. */
const DRILLED = /^(?:cross[- ])?(?:drilled|bored)(?: (?:out|through))?$/iu

export function dismissFulfilled(
  account: Account,
  sentences: readonly (readonly Item[])[],
  entities: readonly Entity[],
): void {
  const told = new Set(
    entities.flatMap(({ concept, names }) => [concept, ...[...names].flatMap((name) => name.split(' '))]),
  )
  const isTold = (noun: string): boolean => told.has(noun) || told.has(`${noun}s`)
  const stepped = isStepped(entities)
  // "for a NEMA 17 motor", of which the holes are told: then it says no more than that.
  const bored = entities.some(({ concept, given }) => concept === 'hole' && given.length > 0)
  const flatBottomed = entities.some(
    ({ concept, given }) =>
      FLAT_BOTTOMED.has(concept) || (concept === 'groove' && given.some(({ word }) => word === 'baseLength')),
  )
  const [title = []] = sentences
  const sized = title.some((item) => item.kind === 'quantity')
  for (const item of sentences.flat())
    if (bored && !sized && title.includes(item) && DRILLED.test(item.text))
      account.dismiss(item, 'what the holes told make it')
    else if (flatBottomed && means(item, 'manner', 'flat bottom'))
      account.dismiss(item, 'a bottom that the cut has')
    else if (bored && isStandardShape(item)) account.dismiss(item, 'purpose')
    else if (item.kind === 'unknown' && stepped && STEPPED.test(item.text))
      account.dismiss(item, 'what the bodies told make it')
    else if (item.kind === 'unknown' && MADE_TRUE[item.text.toLowerCase()]?.some(isTold))
      account.dismiss(item, 'what the features told make it')
}

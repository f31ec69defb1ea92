/** A cut with the sentences that go on about it, as long as nothing of them is left over. */

import type { Item } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'
import { readClauses, sticky } from './clauses/read.ts'
import type { Head } from './head.ts'
import { headsIn } from './heads.ts'
import type { Removal } from './removal.ts'
import type { Host } from './sites/host.ts'
import { sitesOf } from './sites/sites.ts'

/** What was just told, by a word for it. */
const ITSELF =
  "it|it's|it is|its|they|they're|they are|their|each(?: (?:one|cut|flat|notch|step|cut ?out|half circle|corner))?|this|both(?: of them)?"
/** It goes on about what was just told. */
const ABOUT = new RegExp(
  `^(?:${ITSELF}|so|the (?:(?:half |quarter )?circles?|semi ?circles?|half rounds?|radius|diameter|depth|width|cuts?|cut ?outs?|notch(?:es)?|steps?|grooves?|rabbets?|rebates?|shoulders?|ledges?|slope|bevel|arc|flats?|stairs|overall height)|when you look|seen from|the top is|(?:the|its) cent(?:er|re))(?: |$)`,
  'u',
)
/** Said of it by its name: no clause of its own. */
const SUBJECT = sticky(
  `(?:so )?(?:${ITSELF}|the (?:half circles?|quarter circles?|circle|semi ?circle|half round|cuts?|cut ?outs?|notch(?:es)?|steps?|grooves?|rabbets?|rebates?|shoulders?|ledges?|slope|bevel|arc|flats?|stairs))(?: (?:is|are|has|have|goes|runs|should be))?`,
)

/** As it was said, no more and no less. */
const isExact = (item: Item): boolean =>
  item.kind !== 'quantity' ||
  (!item.quantity.approximate && item.quantity.tolerance === undefined && item.quantity.choice === undefined)

/** A block so large that whatever is told fits it: only to see whether all of it was told. */
const ROOMY: readonly Host[] = [
  { min: [-4e5, -3e5, 0], max: [4e5, 3e5, 1e5], hollow: true },
  { min: [-3e5, -4e5, 0], max: [3e5, 4e5, 1e5], hollow: true },
  { min: [-1e5, -2e5, 0], max: [1e5, 2e5, 9e5], hollow: true },
]

/** Whether what was said tells where it is cut: on some body at least. */
function isTold(removal: Removal): boolean {
  // How far in a flat lies is known where the ball is.
  if (removal.kind === 'flat') return removal.sizes.length > 0 && removal.sides.length > 0
  const loosened: Removal = { ...removal, spans: [] }
  return ROOMY.some((host) => {
    try {
      return sitesOf(loosened, host) !== undefined
    } catch {
      // Sizes that do not agree were understood.
      return true
    }
  })
}

export interface Read {
  removal: Removal
  head: Head
  /** How many sentences it takes up. */
  sentences: number
}

const MOST_SENTENCES = 5

const GOES = /\b(?:cut|milled|machined|removed|down|deep)\b/u

export function readAt(sentences: readonly Item[][], at: number): Read | undefined {
  const [first] = sentences.slice(at) as [Item[]]
  if (!first.every(isExact)) return undefined
  for (const head of headsIn(first)) {
    const read = readClauses(first, head.on, head.removal) ? readOn(sentences, at, head) : undefined
    if (read) return read
  }
  return undefined
}

/** With as many of the sentences behind it as go on about it. */
function readOn(sentences: readonly Item[][], at: number, head: Head): Read | undefined {
  const next = sentences.slice(at + 1, at + MOST_SENTENCES)
  let read: Read | undefined = isTold(head.removal)
    ? { removal: head.removal, head, sentences: 1 }
    : undefined
  let removal = head.removal
  for (const [index, items] of next.entries()) {
    if (!ABOUT.test(spoken(items).text) || !items.every(isExact)) break
    const more = structuredClone(removal)
    const { text } = spoken(items)
    SUBJECT.lastIndex = 0
    const subject = SUBJECT.exec(text)?.[0] ?? ''
    const whole = structuredClone(more)
    if (readClauses(items, 0, whole)) removal = whole
    else if (subject !== '' && readClauses(items, subject.length, more)) removal = more
    else break
    if (isTold(removal)) read = { removal, head, sentences: index + 2 }
  }
  const said = sentences.slice(at, at + (read?.sentences ?? 0))
  if (head.doubtful && !said.some((items) => GOES.test(spoken(items).text))) return undefined
  return read
}

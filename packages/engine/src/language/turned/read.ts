/** What the sentences tell of round bodies: their clauses, the total, whether it is open; the others are left. */

import { type Item, means } from '../text/items.ts'
import { unsaidAgain } from '../text/little-words.ts'
import { findSpoken, spoken } from '../text/spoken.ts'
import type { Clause } from './clause.ts'
import { readClause } from './read-clause.ts'
import { isLength } from './sizes.ts'
import { clausesOf } from './split-clauses.ts'
import type { Told } from './stack.ts'
import { OTHERWISE, TOTAL } from './words.ts'

/** A total in passing, and the sentence without it. */
function totalIn(items: readonly Item[]): { rest: Item[]; total?: Item } {
  const found = findSpoken(items, TOTAL)
  const [at] = found?.quantities ?? []
  if (!found || at === undefined || found.quantities.length !== 1) return { rest: [...items] }
  return { rest: [...items.slice(0, found.from), ...items.slice(found.to + 1)], total: items[at] as Item }
}

interface Read {
  told: Told[]
  /** Sentences that tell bodies. */
  taken: Set<number>
  totals: { item: Item; sentence: number }[]
  opens: boolean
  /** What it looks like. */
  asides: number[]
}

const LIKENS = /(?:^| )(?:looks? (?:a bit |kind of |sort of |just )?like|similar to|resembles)(?: |$)/u

const OPEN =
  /^(?:and |so )*(?:the [a-z]+|it|it's|this|both ends|that) ?(?:is |are )?open (?:at|on) (?:both|the two|either|each) (?:ends?|sides?)$|^both ends are open$/u

export function read(sentences: readonly Item[][]): Read | undefined {
  const read: Read = { told: [], taken: new Set(), totals: [], opens: false, asides: [] }
  let titled: readonly Item[] | undefined
  for (const [sentence, items] of sentences.entries()) {
    const { text } = spoken(items)
    if (OPEN.test(text)) {
      read.opens = true
      read.taken.add(sentence)
      continue
    }
    const lengths = items.some(isLength)
    if (!lengths && LIKENS.test(text) && sentence > 0) {
      read.asides.push(sentence)
      continue
    }
    if (OTHERWISE.test(text) && (lengths || sentence > 0)) {
      if (tellsBody(items, text)) return undefined
      continue
    }
    const { rest, total } = totalIn(items)
    if (total) read.totals.push({ item: total, sentence })
    const sized = rest.some(isLength)
    if (total) read.taken.add(sentence)
    if (!sized && read.told.length === 0) {
      titled = sentence === 0 ? items : undefined
      continue
    }
    if (rest.every(({ kind }) => kind === 'mark')) continue
    const clauses = clausesOf(rest).map(readClause)
    if (clauses.some((clause) => clause === undefined)) return undefined
    const [opening] = clauses
    // "A round foot. It is 30 mm in diameter at the bottom": what the title names.
    if (read.told.length === 0 && titled && opening && !opening.name) withName(opening, titled)
    read.taken.add(sentence)
    read.told.push(...(clauses as Clause[]).map((clause) => ({ clause, sentence })))
  }
  return read.told.length > 0 ? read : undefined
}

const SIZED_BODY = /(?:^| )(?:tall|high|thick|long)(?: |$)/u
const SIZED_ACROSS = /(?:^| )(?:in diameter|diameter|across)(?: |$)/u
const CUTS =
  /^(?:(?:and|then|next|finally|now|also|first|from the (?:top|bottom)|,) )*(?:cut|drill|bore|remove|subtract|hollow|make a cut|mill|there's an? #|there is an? #|an? # )/u

/** A body and what is cut into it in one sentence: what stands on it could not be told from what stands on the one before. */
const tellsBody = (items: readonly Item[], text: string): boolean =>
  (SIZED_BODY.test(text) && SIZED_ACROSS.test(text)) ||
  (!CUTS.test(text) &&
    items.some(
      (item, at) =>
        means(item, 'solid') &&
        items.slice(Math.max(0, at - 5), at).some((each) => means(each, 'determiner', 'a')),
    ))

function withName(clause: Clause, title: readonly Item[]): void {
  const named = readClause(title)
  if (!named?.name || named.kind) return
  clause.name = named.name
  clause.nameItems = named.nameItems.map((item) => unsaidAgain(clause.items[0] ?? item, item))
}

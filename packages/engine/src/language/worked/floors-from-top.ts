/**
 * "in the floor of that pocket a second one …; its floor is 25 mm below the top face": how deep a cut is that begins at the
 * bottom of another, told from where that one begins. Without those words it goes so much deeper.
 */
import { EngineError } from '../../errors.ts'
import { startDepth } from '../compile/cuts/floors.ts'
import { millimetres } from '../compile/ledger.ts'
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { asPointers } from '../nouns/pointers.ts'
import { tidy } from '../quantities/scan.ts'
import { isCut } from '../references/cut-reference.ts'
import { quote } from '../sizes/sizes.ts'
import { wordsOf } from '../text/items.ts'
import { findFirstSpoken, sizeAt, useStretch } from '../text/spoken.ts'

const TOP = '(?:the |its )?(?:very )?(?:top|upper)(?: (?:face|surface|side))?(?: of (?:the|this) [a-z]+)?'
const FROM_TOP: readonly RegExp[] = [
  new RegExp(
    `(?:(?:and|with|so|,) )*(?:the |its |whose )?(?:flat )?(?:bottom|floor)(?: of (?:it|(?:the|this|that) (?:[a-z]+ )?[a-z]+))? (?:(?:is|lies|sits|being|then|ends up|flat|and|it's|it|at|,) )*# (?:below|beneath|under|underneath|down from) ${TOP}(?= [,.;)]|$| and )`,
    'u',
  ),
  new RegExp(
    `# deep(?: ,)?(?: \\()?(?: as)?(?: measured)?(?: down)? from ${TOP}(?: \\))?(?= [,.;)]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?:(?:and|it|goes|going|extends|reaches|cut|down) )*(?:to|until (?:it's|it is|its (?:floor|bottom) is)) # (?:below|beneath|under|underneath) ${TOP}(?= [,.;)]|$| and )`,
    'u',
  ),
]

/** The cut that the sentence is about, where it begins at the bottom of another one. */
function lowerCut({ mentions, entities, state }: Context, before: number): Entity | undefined {
  const named = mentions.findLast((mention) => {
    const entity = entities.get(mention)
    return mention.head < before && entity !== undefined && isCut(entity)
  })
  const cut = named ? entities.get(named) : state.discourse.subject
  return cut?.floor && !cut.floor.within ? cut : undefined
}

export function takeFloorsFromTop(context: Context): void {
  const { items, mentions, state } = context
  const found = findFirstSpoken(items, FROM_TOP)
  const [at, ...more] = found?.quantities ?? []
  const cut = found && lowerCut(context, found.to)
  const size = at === undefined ? undefined : sizeAt(items, at, 'depth')
  if (!found || at === undefined || more.length > 0 || !cut || !size || state.account.isUsed(items[at]))
    return
  const start = startDepth(cut)
  const values = size.values.map((value) => ({ ...value, value: tidy(value.value - start) }))
  // What lies above the floor that it begins at is no depth of it.
  if (values.some(({ value }) => value <= 0))
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(wordsOf(items.slice(found.from, found.to + 1)))} is said of ${quote(cut.item.text)}, but it begins ${millimetres(start)} below there.`,
    )
  cut.given.push({ word: 'depth', attribute: { ...size, values }, items: items.slice(at, found.to + 1) })
  context.attributes = context.attributes.filter((attribute) => attribute.at !== at)
  state.account.use(items[at], `${cut.concept} depth`)
  useStretch(state.account, items, found, `${cut.concept} depth`)
  asPointers(mentions, found)
}

/**
 * "One hole is 20 mm from one end and the other one is 30 mm from the other end": the end across from the one that a distance
 * was told from before. Where that one has a name the other has, too; where it has none they are taken one each.
 */
import { opposite, SIDE_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, phraseOf } from '../../text/items.ts'
import { type Found, findAllSpoken } from '../../text/spoken.ts'

const FROM = '(?<=# (?:(?:in|inwards?|away|back|over) )?(?:from|away from|in from|back from) )'
const WHICH = '(?:(?<which>short|shorter|narrow|long|longer) )?'
const NOUN = '(?<noun>end|edge|side)(?: face)?(?= |$)'
const NAME = Object.keys(SIDE_WORDS).join('|')

const FIRST = `${FROM}(?:(?:one|one of|a|an|the|its|either) )+(?:(?<name>${NAME})(?: hand)? )?(?:two )?(?:(?:short|shorter|narrow|long|longer) )?(?:end|edge|side)s?(?: face)?(?= |$)`
const OTHER = `${FROM}(?:the|its) (?:other|opposite|opposing) (?:two )?${WHICH}${NOUN}`
const ACROSS = /^(?:other|opposite|opposing)$/iu
const TOLD = new RegExp(`${OTHER}|${FIRST}`, 'u')

/** The ends of what is long, and sides that are told by their length: the others may lie either way. */
const isTellable = (noun: string | undefined, which: string | undefined): boolean =>
  noun === 'end' || which !== undefined

function asOther(items: readonly Item[], { from, to, match }: Found, name: string | undefined): Item[] {
  const said = items.slice(from, to + 1) as [Item, ...Item[]]
  const { noun, which } = match.groups ?? {}
  const side = SIDE_WORDS[name ?? '']
  if (side) return [asTerm(phraseOf(said), { category: 'face', concept: opposite(side) })]
  // Of two sides that nobody can tell there is no other one, either.
  if (!isTellable(noun, which)) return said.map(({ text, span }) => ({ kind: 'unknown', text, span }))
  return said.map((item) =>
    ACROSS.test(item.text) ? asTerm(item, { category: 'which', concept: 'far' }) : item,
  )
}

export const withOtherEnds = where([' other | opposite | opposing ', '# '], (sentences) => {
  /** The name of the side that the last distance is from; none where it has none. */
  let last: { name: string | undefined } | undefined
  return sentences.map((items) => {
    const read: Item[] = []
    let done = 0
    for (const found of findAllSpoken(items, TOLD)) {
      const { noun, name } = found.match.groups ?? {}
      if (noun === undefined) last = { name }
      else if (last) {
        read.push(...items.slice(done, found.from), ...asOther(items, found, last.name))
        done = found.to + 1
        last = undefined
      }
    }
    return done === 0 ? items : [...read, ...items.slice(done)]
  })
})

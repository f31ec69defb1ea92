/**
 * A slot or a window placed by its own side: "its right end is 10 mm from the right edge of the plate", "with the sill
 * 12 mm above the underside". The distance runs from side to side, not to the middle.
 */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { SIDE_WORDS } from '../lexicon/sides.ts'
import { asPointers } from '../nouns/pointers.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'
import { single } from './place.ts'

const WAY = 'left|right|front|near|back|rear|far|lower|bottom|upper|top'
const HAND = '(?: hand)?'
const SIDE = '(?:end|side|edge|extremity|tip|wall|face|rim|boundary)'
const NOUN = "(?:slot|pocket|recess|window|opening|cutout|cut out|hole|groove|notch|it)(?:'s)?"
const BE =
  '(?:is|are|lies|sits|stays|stay|should|must|shall|will|being|be|to|kept|keeps|keep|remain|remains|located|placed|exactly|just|ending|starts|start|begins|ends|set|situated)'
const FROM =
  '(?:in from|away from|back from|from|clear of|well clear of|short of|shy of|off|inside|above|below|inboard of|over|under|behind|to the (?:left|right) of|up from|down from)'

const OWN = new RegExp(
  `(?:(?:, )?(?:with|and|so that|such that) )?(?:the |its |whose |their )?(?:${NOUN} )?(?:(?<own>${WAY})${HAND} (?:${SIDE})|(?<sill>sill))(?: of (?:the|this) ${NOUN})?(?: ${BE})* # ${FROM} (?:the |its )?(?:plate's |block's |bar's |part's )?(?:(?<other>${WAY}|underside|base|ground|floor)${HAND}(?: ${SIDE})?|same (?:end|edge|side))(?: of (?:the|this|its) (?:[a-z]+ )?[a-z]+)?`,
  'u',
)

const UNDER = /^(?:underside|base|ground|floor|bottom|lower)$/u

const OPENINGS: ReadonlySet<string> = new Set(['slot', 'pocket', 'hole'])

/** What is being placed: the last opening of the sentence, or what the one before was about. */
function openingAt({ mentions, entities, state }: Context, at: number): Entity | undefined {
  const isOpening = (entity: Entity | undefined): boolean =>
    entity?.kind === 'feature' && OPENINGS.has(entity.concept)
  const told = mentions.findLast((mention) => mention.head < at && isOpening(entities.get(mention)))
  if (told) return entities.get(told)
  return isOpening(state.discourse.subject) ? state.discourse.subject : undefined
}

export function takeOwnSides(context: Context): void {
  const { items, mentions, state } = context
  const found = findSpoken(items, OWN)
  const [at] = found?.quantities ?? []
  if (!found || at === undefined) return
  const { own, sill, other } = found.match.groups ?? {}
  const side = SIDE_WORDS[sill ? 'sill' : (own ?? '')]
  const from = UNDER.test(other ?? '') ? '-z' : (SIDE_WORDS[other ?? ''] ?? side)
  const entity = openingAt(context, at)
  const distance = single(items, at)
  // From the far side of its body it would not be told by its near one.
  if (!side || !entity || !distance || from !== side) return
  // "the hole's left edge" of a round hole is no side that it has.
  if (entity.concept === 'hole' && !sill) return
  entity.places.push({
    place: { kind: 'from', distance, of: 'edge', side, all: false, both: false, gap: true },
    items: items.slice(found.from, found.to + 1),
  })
  useStretch(state.account, items, found, `place of the ${entity.concept}`)
  asPointers(mentions, found)
  context.attributes = context.attributes.filter((attribute) => attribute.at !== at)
}

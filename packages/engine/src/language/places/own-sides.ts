/**
 * A slot or a window placed by its own side: "its right end is 10 mm from the right edge of the plate", "with the sill
 * 12 mm above the underside". The distance runs from side to side, not to the middle.
 */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { SIDE_WORDS } from '../lexicon/sides.ts'
import { asPointers } from '../nouns/pointers.ts'
import { type Found, findAllSpoken, useStretch } from '../text/spoken.ts'
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
  `(?:(?:, )?(?:with|and|so that|such that) )?(?:(?:its|whose) (?<bare>top|bottom|left|right)(?= (?:${BE} |#))|(?:the |its |whose |their )?(?:${NOUN} )?(?:(?<own>${WAY})${HAND} (?:${SIDE})|(?<sill>sill)|(?<rim>(?:outer |nearest |closest )*(?:rim|edge|perimeter|circumference))))(?: of (?:the|this|each) (?:[a-z]+ )?${NOUN})?(?: ${BE})* # ${FROM} (?:the |its )?(?:plate's |block's |bar's |part's )?(?:(?<other>${WAY}|underside|base|ground|floor)${HAND}(?: ${SIDE})?|same (?:end|edge|side))(?: of (?:the|this|its) (?:[a-z]+ )?[a-z]+)?`,
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

/** "The rim of the hole": round all the same, so the side it is told from is its own. */
function sideIn({
  own: named,
  bare,
  sill,
  rim,
  other,
}: Partial<Record<string, string>>): SignedAxis | undefined {
  const from = UNDER.test(other ?? '') ? '-z' : SIDE_WORDS[other ?? '']
  if (rim) return from
  const own = named ?? bare
  const side = SIDE_WORDS[sill ? 'sill' : (own ?? '')]
  // From the far side of its body it would not be told by its near one; "from the bottom" is by the same word.
  return other === undefined || other === own || from === side ? side : undefined
}

function takeOne(context: Context, found: Found): void {
  const { items, mentions, state } = context
  const [at] = found.quantities
  const groups = found.match.groups ?? {}
  const side = sideIn(groups)
  const entity = at === undefined ? undefined : openingAt(context, at)
  const distance = at === undefined ? undefined : single(items, at)
  if (!side || !entity || !distance) return
  // "its bottom is 5 mm above the underside": how deep it is, unless that is an edge.
  if (groups['bare'] === 'bottom' && !/ edge(?: |$)/u.test(found.match[0])) return
  // "the edge of the slot" may be any of its sides; a hole has one all round.
  if (groups['rim'] && entity.concept !== 'hole') return
  entity.places.push({
    place: { kind: 'from', distance, of: 'edge', side, all: false, both: false, gap: true },
    items: items.slice(found.from, found.to + 1),
  })
  useStretch(state.account, items, found, `place of the ${entity.concept}`)
  asPointers(mentions, found)
  context.attributes = context.attributes.filter((attribute) => attribute.at !== at)
}

export function takeOwnSides(context: Context): void {
  for (const found of findAllSpoken(context.items, OWN)) takeOne(context, found)
}

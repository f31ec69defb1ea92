/**
 * A slot or a window placed by its own side: "its right end is 10 mm from the right edge of the plate", "with the sill
 * 12 mm above the underside", and so a groove around a shaft by its upper or lower edge. The distance runs from side to side,
 * not to the middle.
 */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { SIDE_WORDS } from '../lexicon/sides.ts'
import { asPointers } from '../nouns/pointers.ts'
import { mainBody } from '../references/discourse.ts'
import { type Found, findAllSpoken, useStretch } from '../text/spoken.ts'
import { type Place, single } from './place.ts'

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

const OPENINGS: ReadonlySet<string> = new Set(['slot', 'pocket', 'hole', 'groove'])

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

type FromSide = Pick<Extract<Place, { kind: 'from' }>, 'distance' | 'toFarSide'> & { side: SignedAxis }

function placeBy(context: Context, found: Found, entity: Entity, told: FromSide): void {
  const { items, mentions, state } = context
  entity.places.push({
    place: { kind: 'from', of: 'edge', all: false, both: false, gap: true, ...told },
    items: items.slice(found.from, found.to + 1),
  })
  useStretch(state.account, items, found, `place of the ${entity.concept}`)
  asPointers(mentions, found)
  context.attributes = context.attributes.filter((attribute) => attribute.at !== found.quantities[0])
}

const ROUND: ReadonlySet<string> = new Set(['round', 'tube'])
const NEAREST = /\b(?:nearest|closest)\b/u

/** A groove that is turned into a round body: one of its edges lies above the other. */
function ringAt({ mentions, entities, state }: Context, at: number): Entity | undefined {
  const told = mentions.findLast((mention) => mention.head < at && entities.get(mention)?.kind === 'feature')
  const groove = told ? entities.get(told) : state.discourse.subject
  const host = groove?.host ?? mainBody(state.discourse)
  return groove?.concept === 'groove' && host && ROUND.has(shapeOf(host) ?? '') ? groove : undefined
}

const endOf = (word: string): SignedAxis | undefined => {
  const side = UNDER.test(word) ? '-z' : SIDE_WORDS[word]
  return side?.[1] === 'z' ? side : undefined
}

/** "The lower edge of the groove is 10 mm below the top": its own edge may be the one farther from there. */
function takeRingEdge(context: Context, found: Found, groove: Entity): void {
  const { own, bare, rim, other = '' } = found.match.groups ?? {}
  const distance = single(context.items, found.quantities[0] as number)
  const side = endOf(other)
  // "its bottom is 20 mm above the base": how deep it is.
  if (!side || !distance || bare === 'bottom' || (rim && !NEAREST.test(rim))) return
  const near = rim !== undefined || own === 'near'
  const edge = near ? side : endOf(own ?? bare ?? '')
  if (edge || own === 'far')
    placeBy(context, found, groove, {
      distance,
      side,
      ...(edge === side ? {} : { toFarSide: true as const }),
    })
}

function takeOpeningSide(context: Context, found: Found, at: number): void {
  const groups = found.match.groups ?? {}
  const side = sideIn(groups)
  const entity = openingAt(context, at)
  const distance = single(context.items, at)
  if (!side || !entity || !distance) return
  // "its bottom is 5 mm above the underside": how deep it is, unless that is an edge.
  if (groups['bare'] === 'bottom' && !/ edge(?: |$)/u.test(found.match[0])) return
  // "the edge of the slot" may be any of its sides; a hole has one all round.
  if (groups['rim'] && entity.concept !== 'hole') return
  placeBy(context, found, entity, { distance, side })
}

export function takeOwnSides(context: Context): void {
  for (const found of findAllSpoken(context.items, OWN)) {
    const [at] = found.quantities
    if (at === undefined) continue
    const ring = ringAt(context, at)
    if (ring) takeRingEdge(context, found, ring)
    else takeOpeningSide(context, found, at)
  }
}

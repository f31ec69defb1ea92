/** "leaving a gap of 5 mm between the edge of the boss and the left edge of the plate": from side to side, whatever its shape. */
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { SIDE_WORDS } from '../lexicon/sides.ts'
import { asPointers } from '../nouns/pointers.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'
import { single } from './place.ts'

const SIDE = '(?:edge|side|face|end|rim|wall|surface|border)'
const OWN = `(?:the |its )?(?:\\w+ )?(?:${SIDE} of )?(?:the |this )?(?:\\w+ ){0,2}`

const GAP = new RegExp(
  `(?:, )?(?:(?:leaving|with|keeping|and) )?(?:(?:a|an|the) )?(?:\\w+ )?(?:gap|distance|space|clearance|margin|spacing) of # between ${OWN}and (?:the )?(?:outer )?(?<side>left|right|front|near|back|rear|far) ${SIDE}(?: of (?:the |its )?(?:\\w+ )?\\w+)?`,
  'u',
)

const isBody = (entity: Entity | undefined): entity is Entity =>
  entity?.kind === 'solid' && shapeOf(entity) !== undefined && !entity.family && !entity.member

export function takeGaps(context: Context): void {
  const { items, mentions, entities, state } = context
  const found = findSpoken(items, GAP)
  const [size] = found?.quantities ?? []
  const side = SIDE_WORDS[found?.match.groups?.['side'] ?? '']
  if (!found || size === undefined || !side) return
  const named = mentions.findLast(({ head, within }) => head < found.from && !within)
  const entity = (named && entities.get(named)) ?? state.discourse.subject
  const distance = single(items, size)
  if (!isBody(entity) || !distance) return
  const said = items.slice(found.from, found.to + 1)
  entity.places.push({
    place: { kind: 'from', distance, of: 'edge', side, all: false, both: false, gap: true },
    items: said,
  })
  useStretch(state.account, items, found, `place of the ${entity.concept}`)
  asPointers(mentions, found)
  context.attributes = context.attributes.filter(({ at }) => at !== size)
}

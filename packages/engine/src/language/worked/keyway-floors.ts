/** "its flat bottom is 13 mm from the axis", "22.8 mm from the bottom of the keyway to the opposite wall": how deep a keyway is, told from its floor. */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { asPointers } from '../nouns/pointers.ts'
import { findSpoken, sizeAt, useStretch } from '../text/spoken.ts'

const CUT = '(?:keyway|key way|keyseat|key seat|slot|groove|notch|it)'
const FLOOR = `(?:the |its |whose )?(?:flat )?(?:bottom|floor|bottom face|bottom surface|base|outer wall|end face)(?: of (?:the |this )?${CUT})?`
const OF_BODY = '(?: of (?:the |its |this |that )?[a-z]+)?'
const AXIS = `(?:the |its )?(?:(?:cent(?:er|re)|central|main) )?(?:axis|cent(?:er|re)(?: ?line| point)?|middle)${OF_BODY}`
const IS = '(?:(?:is|are|lies|sits|being|lying|located|should|must|be|at|a|distance|radius|of) )*'
const ACROSS = `(?:the |its )?(?:opposite|opposing|far|other) (?:side|wall|edge|surface)${OF_BODY}`

const STATEMENTS: readonly (readonly [RegExp, 'floorRadius' | 'floorAcross'])[] = [
  [
    new RegExp(`(?:(?:and|with|so that|,) )*${FLOOR} ${IS}# (?:away |out |off )?from ${AXIS}(?= |$)`, 'u'),
    'floorRadius',
  ],
  [
    new RegExp(
      `(?:the |a )?distance (?:(?:from|between) ${AXIS} (?:to|and) ${FLOOR}|(?:from|between|of) ${FLOOR} (?:to|and|from) ${AXIS}) (?:is|of|being|measures|should be|equals) #(?= |$)`,
      'u',
    ),
    'floorRadius',
  ],
  [
    new RegExp(
      `(?:(?:and|that|which|it|,) )*(?:reach|reaches|reaching|extends|extending|goes|going|cut)(?: out| up| outwards?)* (?:to|until)(?: it is)?(?: a (?:distance|radius) of)? # (?:away |out )?from ${AXIS}(?= |$)`,
      'u',
    ),
    'floorRadius',
  ],
  [
    /(?:(?:and|that|which|it|,) )*(?:reach|reaches|reaching|extends|extending|goes|going|cut)(?: out| up| outwards?)* (?:to|until) (?:a |an |the )?(?:outer )?radius (?:of )?#(?= [,.;)]|$| and | from | on | at | with | over | along | through )/u,
    'floorRadius',
  ],
  [
    new RegExp(
      `(?:(?:and|with|so that|,|it|measures|the|distance|is) )*# (?:measured )?(?:from|between) ${FLOOR} (?:to|and) ${ACROSS}(?= |$)`,
      'u',
    ),
    'floorAcross',
  ],
  [
    new RegExp(
      `(?:the )?distance (?:from|between) ${FLOOR} (?:to|and) ${ACROSS} (?:is|of|being|measures) #(?= |$)`,
      'u',
    ),
    'floorAcross',
  ],
]

function keywayIn({ mentions, entities, state }: Context): Entity | undefined {
  const said = mentions.findLast((mention) => entities.get(mention)?.concept === 'keyway')
  const { subject } = state.discourse
  if (said) return entities.get(said)
  return subject?.concept === 'keyway'
    ? subject
    : state.discourse.entities.findLast(({ concept }) => concept === 'keyway')
}

/** Where every keyway in a bore runs. */
const ALONG: readonly RegExp[] = [
  /(?:cut )?(?:into|in|along) (?:the|its) (?:(?:inner|inside) (?:wall|surface|side|face)|wall)(?: of (?:the|its) [a-z]+)?(?= |$)/u,
  /(?:along|over|through|across) (?:the|its) (?:full|entire|whole) (?:height|length|thickness|depth)(?: of (?:the|its) [a-z]+)?(?= |$)/u,
]

export function takeKeywayFloors(context: Context): void {
  const keyway = keywayIn(context)
  if (!keyway) return
  const { items, state, mentions, entities } = context
  const named = mentions.some((mention) => entities.get(mention) === keyway)
  for (const pattern of named ? ALONG : []) {
    const found = findSpoken(items, pattern)
    if (!found || found.quantities.length > 0) continue
    useStretch(state.account, items, found, 'place of the keyway')
    asPointers(mentions, found)
  }
  for (const [pattern, word] of STATEMENTS) {
    const found = findSpoken(items, pattern)
    const [at, ...more] = found?.quantities ?? []
    const size = at === undefined ? undefined : sizeAt(items, at, word)
    if (!found || at === undefined || !size || more.length > 0 || state.account.isUsed(items[at])) continue
    keyway.given.push({ word, attribute: size, items: items.slice(at, found.to + 1) })
    context.attributes = context.attributes.filter((attribute) => attribute.at !== at)
    state.account.use(items[at], 'keyway depth')
    useStretch(state.account, items, found, 'keyway depth')
    asPointers(mentions, found)
  }
}

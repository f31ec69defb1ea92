/** "Both prisms are aligned at the bottom", "their top faces should be flush": of two bodies the same side of each is level. */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, isOwnBody } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { SIDE_WORDS } from '../lexicon/sides.ts'
import { asPointers } from '../nouns/pointers.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'

const SIDE = '(?<side>bottom|top|front|back|rear|left|right)'
const FACES = '(?: ?(?:faces?|sides?|edges?|surfaces?|ends?|levels?))?'
const LEVEL =
  '(?:aligned|flush|level|even|in line|lined up|coplanar|on the same (?:level|plane|height)|in the same plane|at the same (?:level|height))'
const BODIES =
  '(?:prisms|blocks|boxes|cubes|cylinders|bodies|bars|plates|shapes|objects|pieces|parts|parallelepipeds|cuboids)'
const BOTH = `(?:both(?: of them| of the)?|the two|they|these two|all(?: of)?(?: the)?)(?: (?:rectangular )?${BODIES})?`
const BE = '(?:(?:should|must|will|shall) be|are|is|being|be)'
const LEAD = '(?:, )?(?:(?:and|so that|such that|with|where|so|while) )*'
const EACH_OTHER = '(?: (?:with|to) (?:each other|one another))?'

const ALIGNED: readonly RegExp[] = [
  new RegExp(
    `${LEAD}${BOTH}(?: ${BE})? ${LEVEL}${EACH_OTHER} (?:at|along|on|by|to|with) (?:the|their)(?: (?:same|common))? ${SIDE}${FACES}(?= [,.;)]|$| and )`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:their|both|the|the two) ${SIDE}(?:s|${FACES})(?: of (?:both|${BOTH}))?(?: ${BE})? ${LEVEL}${EACH_OTHER}(?= [,.;)]|$| and )`,
    'u',
  ),
]

const ALIGNS = /^(?:aligned|flush|level|even|coplanar)/iu

const isBody = (entity: Entity): boolean =>
  isOwnBody(entity) && !entity.loose && !(entity.concept in FIGURES) && entity.members.length === 0

export function takeLevelSides({ items, mentions, state }: Context): void {
  const bodies = state.discourse.entities.filter(isBody)
  const guest = bodies.at(-1)
  if (bodies.length < 2 || !guest) return
  for (const pattern of ALIGNED) {
    const found = findSpoken(items, pattern)
    const side: SignedAxis | undefined = SIDE_WORDS[found?.match.groups?.['side'] ?? '']
    if (!found || !side) continue
    const said = items.slice(found.from, found.to + 1)
    if (said.some((item) => ALIGNS.test(item.text) && state.account.isUsed(item))) continue
    for (const entity of bodies.slice(1)) entity.places.push({ place: { kind: 'flush', side }, items: said })
    useStretch(state.account, items, found, `place of the ${guest.concept}`)
    asPointers(mentions, found)
  }
}

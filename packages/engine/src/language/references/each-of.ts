/**
 * "Four holes at … Each consists of a 5 mm through hole and a 9 mm counterbore", "each one is a 6 mm hole", "all four are
 * 6 mm through-holes": what every one of them is, and no other thing. Whose "each" it is decides what was told last.
 */
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import type { Item } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'
import { latest } from './definite.ts'
import type { Discourse } from './discourse.ts'

const OPENS = '(?:^|[,;:(] |(?:and|with|where) )'
const IS =
  '(?:(?:is|are|being)(?: simply| actually| just)?|consists?|consisting|comprises?|comprising|(?:is |are )?(?:made up|composed|comprised|formed))(?: of| by| from| as)?'
const HAS = '(?:has|have|having|with|combines?|combining|includes?|including)'

/** "each", "each of them", "each hole", with what they are said to be or, of holes, to have. */
const EACH = new RegExp(
  `${OPENS}(?:each|every one)(?<noun>(?: of (?:them|these|those|which|the|these|those))?(?: [a-z]+){0,2}?) (?:${IS}|(?<has>${HAS}))$|[,;:(] each(?: one)?$`,
  'u',
)

/** "The holes are 5 mm through-holes", "all four are …". */
const ALL = new RegExp(
  `${OPENS}(?:all(?: of)?(?: the| these| those)?|the|these|those|they)(?: (?:\\d+|two|three|four|five|six|eight|ten|twelve))?(?<noun>(?: [a-z]+){0,2}?) (?:are|being|will be|should be|must be)(?: all| each| simply)?$`,
  'u',
)

const isSeveral = ({ count, plural, group }: Entity): boolean =>
  (count?.value ?? 1) > 1 || plural || group !== undefined

/** By no noun of its own, or by one of theirs. */
function isNamed({ item, concept, names }: Entity, noun: string): boolean {
  const said = noun.trim().replace(/s$/u, '')
  if (/^(?:of (?:them|these|those|which)|one)?$/u.test(said)) return true
  const forms = [concept, ...names, item.kind === 'term' ? item.form : '']
  return forms.some((form) => form !== '' && (said.endsWith(form) || form.endsWith(said)))
}

/** A counterbore is the mouth of a hole, and no thing by itself. */
const MOUTHS: ReadonlySet<string> = new Set(['counterbore', 'countersink'])

/** The several without a size so far that a noun with "a" behind "each" speaks of once more. */
export function eachOf(
  { entities }: Discourse,
  { items, mention }: { items: readonly Item[]; mention: Mention },
  kind: Entity['kind'],
): Entity | undefined {
  if (mention.determiner === 'the' || mention.ordinal || mention.count) return undefined
  const before = spoken(items.slice(0, mention.start)).text.replaceAll(/ +/gu, ' ')
  const said = (mention.plural ? ALL : EACH).exec(before)
  // "two posts, each with a ring": the ring is another thing, a hole with a hole is not.
  if (!said || (kind === 'solid' && said.groups?.has)) return undefined
  const last = latest(entities.filter(({ concept }) => !MOUTHS.has(concept)))
  const open = last?.kind === kind && isSeveral(last) && last.given.length === 0 && !last.family
  return open && isNamed(last, said.groups?.noun ?? '') ? last : undefined
}

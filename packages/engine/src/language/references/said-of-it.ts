/** "A bucket, open at the top. It is a frustum …", "Outside it is a …": what the one body told so far is, and no second one. */
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isOfOneShape } from '../nouns/predicates.ts'
import type { Item } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'
import { type Discourse, isSolid } from './discourse.ts'

const IT_IS =
  /^(?:(?:on )?(?:the )?outside(?: ,)? )?(?:it is|it's|it should be|(?:its|the) (?:outside|exterior|outer shape|overall shape|body|outer form) is)(?: (?:basically|simply|just|also|essentially))?$/u

/** The body that it is said of, where that has no size of its own yet. */
export function saidOfIt(
  { entities }: Discourse,
  items: readonly Item[],
  mention: Mention,
  made: Entity,
): Entity | undefined {
  const [main, another] = entities.filter(isSolid)
  if (mention.determiner !== 'a' || !main || another || main.given.length > 0 || !isOfOneShape(made))
    return undefined
  return IT_IS.test(spoken(items.slice(0, mention.start)).text) ? main : undefined
}

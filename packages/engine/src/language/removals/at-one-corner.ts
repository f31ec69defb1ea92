/** "Cut away a ball whose center is at one of the top corners": at which of them nobody says, and no corner is its middle. */
import { EngineError } from '../../errors.ts'
import { type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const AT_ONE =
  /cent(?:er|re)(?: point)?(?: of (?:it|which|the (?:sphere|ball)))? (?:(?:is|lies|sits|right|exactly|located) )*(?:at|on|in) (?:one|a|any)(?: of (?:the|its))? (?:[a-z]+ ){0,2}corners?(?= |$)/u

export function refuseAtOneCorner(sentences: readonly (readonly Item[])[]): void {
  const cutBall = (items: readonly Item[]): boolean =>
    items.some((item) => means(item, 'solid', 'sphere')) &&
    items.some((item) => means(item, 'operation', 'cut'))
  if (sentences.some((items) => cutBall(items) && findSpoken(items, AT_ONE)))
    throw new EngineError(
      'prompt_too_ambiguous',
      'At which corner is the middle of the ball that is cut away? Give it by its coordinates.',
    )
}

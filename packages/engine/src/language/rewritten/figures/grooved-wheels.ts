/**
 * "A pulley. The pulley is a disc 70 mm in diameter … Cut a V groove around the rim, 10 mm wide": a pulley whose groove is
 * ordered by itself has that one, and none that a belt would need. What it is cut into is a plain disc.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const AROUND =
  /groove (?:.*)?around (?:the |its )?(?:whole |entire |full |outer |outside )*(?:rim|edge|circumference|perimeter|periphery|outside|surface|face|disc|disk|cylinder|wheel|pulley)(?= |$)|around (?:the |its )?(?:whole |entire |full |outer |outside )*(?:rim|edge|circumference|perimeter|periphery|outside) (?:(?:is|runs|goes|there) )*(?:an? |one )?(?:[a-z]+ ){0,3}groove(?= |$)/u

/** A belt says what the groove is like. */
const BELT = /(?:^| )(?:for|to suit|to fit|takes|section|profile) (?:an? )?(?:[^ ]+ ){0,3}(?:belt|rope|cord)/u

const isPulley = (item: Item): boolean => means(item, 'solid', 'pulley')

const isSized = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')

export const withGroovedWheels = where(['solid:pulley', 'groove', 'around'], (sentences) => {
  const ordered = sentences.findIndex((items) => findSpoken(items, AROUND))
  // Told in one breath with the pulley, its sizes are those of the pulley's own groove.
  if (ordered < 1 || sentences.some((items) => findSpoken(items, BELT))) return sentences
  const isTold = sentences.slice(ordered, ordered + 2).some(isSized)
  if (!isTold || !sentences.slice(0, ordered).some(isSized)) return sentences
  return sentences.map((items) =>
    items.map((item) =>
      isPulley(item) ? asTerm(item, { category: 'solid', concept: 'disc' }, { form: 'disc' }) : item,
    ),
  )
})

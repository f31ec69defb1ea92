/** "At the top face the slot is 14 mm wide and at the bottom it is 22 mm wide": a size with the end that it is measured at said first. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means } from '../../text/items.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

const END =
  'at (?:the |its )?(?<end>very top|very bottom|top|bottom|base|upper end|lower end|mouth)(?: (?:end|face|surface|edge|side))?(?: of (?:the |this )?\\w+)?'
const ACROSS = 'in diameter|diameter|wide|in width|across'

const FRONTED = new RegExp(
  `(?<=^|[,.;(] |and |but |while |then )${END}(?: ,)?(?: (?:(?:it|they|the (?:\\w+ )?\\w+|that) )?(?:it's|is|measures|should be) (?:only )?# (?<behind>${ACROSS})(?= |$)| (?:the |its )?(?<before>diameter|width) (?:is|of|measures) #)`,
  'gu',
)

/** "starts at 10 mm diameter and gets bigger until it's 50 mm diameter at the top". */
const GROWING =
  /(?:starts|starting|begins|beginning|goes|going|tapers|tapering|widens|narrows|grows|shrinks)?(?: (?:out|off))? ?(?:at|from|with)(?: a| an)? # (?<first>in diameter|diameter)(?: at the (?:bottom|base|top))? (?:and |then )*(?:(?:it )?(?:gets|becomes|grows|goes|runs|ends|gradually|expands|tapers|narrows|widens|shrinks|flares)? ?(?:bigger|wider|larger|smaller|narrower|down|up|out|in)? ?)(?:until (?:it's|it is|it reaches)|to(?: a| an)?) # (?<second>in diameter|diameter)(?: at (?:the|its) (?<end>top|bottom))?/u

const TOP = /top|upper|mouth/u

/** The word for a size at one end. */
const CONCEPTS = {
  diameter: { top: 'topDiameter', bottom: 'bottomDiameter' },
  width: { top: 'topLength', bottom: 'baseLength' },
} as const

function rewritten(sentence: readonly Item[]): Item[] {
  const { text, itemAt } = spoken(sentence)
  const items = [...sentence]
  // One alone may as well say where something lies.
  const found = [...text.matchAll(FRONTED)]
  const ends = new Set(found.map(({ groups }) => TOP.test(groups?.['end'] ?? '')))
  if (ends.size < 2) return items
  for (const { index, 0: said, groups } of found) {
    const [from, to] = [itemAt(index), itemAt(index + said.length - 1)]
    const word = groups?.['behind'] ?? groups?.['before'] ?? ''
    const size = /diameter/u.test(word) ? 'diameter' : 'width'
    const concept = CONCEPTS[size][TOP.test(groups?.['end'] ?? '') ? 'top' : 'bottom']
    const place = items.findIndex(
      (item, at) => at >= from && at <= to && item.text.toLowerCase().replaceAll('-', ' ') === word,
    )
    const verb = items.findIndex(({ kind }, at) => at > from && kind === 'quantity')
    if (place < 0 || verb > to) continue
    const dimension = asTerm(items[place] as Item, { category: 'dimension', concept })
    // The place at the head of the clause only names the end.
    const length = text.slice(index).match(new RegExp(`^${END}`, 'u'))?.[0].length ?? 0
    const last = itemAt(index + length - 1)
    for (let at = from; at <= last; at++) items[at] = asFiller(items[at] as Item, 'which end')
    items[place] = dimension
  }
  return items
}

/** The end that is told last is named, or it is the top. */
function grown(sentence: readonly Item[]): Item[] {
  const found = findSpoken(sentence, GROWING)
  const [one, other] = found?.quantities ?? []
  if (!found || one === undefined || other === undefined || !sentence.some(isTapered)) return [...sentence]
  const down = found.match.groups?.['end'] === 'bottom'
  const concepts = [down ? 'topDiameter' : 'bottomDiameter', down ? 'bottomDiameter' : 'topDiameter'] as const
  return sentence.map((item, at) => {
    if (at < found.from || at > found.to || item.kind === 'quantity' || item.kind === 'mark') return item
    const concept = at === one + 1 ? concepts[0] : at === other + 1 ? concepts[1] : undefined
    if (concept) return asTerm(item, { category: 'dimension', concept })
    return asFiller(item, 'how it widens')
  })
}

const isTapered = (item: Item): boolean =>
  means(item, 'solid', 'cone', 'frustum') || means(item, 'shape', 'truncated', 'conical')

export const withFrontedEnds = where(
  ' bottom | base |lower end|until it|to # |to a # |to an # ',
  (sentences) => sentences.map((items) => rewritten(grown(items))),
)

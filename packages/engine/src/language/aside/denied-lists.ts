/** "No holes, fillets or chamfers anywhere", "no rounded edges": each of them is what the part has not. */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, isThing, means, phraseOf, unsaid } from '../text/items.ts'
import { asTerms, findAllSpoken } from '../text/spoken.ts'

/** "rounded edges" as the work that would make them so. */
const WORKED: readonly (readonly [RegExp, string])[] = [
  [/^(?:rounded|filleted|radiused|rounding)$/iu, 'fillet'],
  [/^(?:chamfered|bevell?ed|broken)$/iu, 'chamfer'],
]

/** All of the part is meant in any case. */
const ANYWHERE =
  /(?<=(?:^| )(?:no|without|without any)(?: (?!anywhere|at all|elsewhere|are|is|needed)[a-z]+| ,)+ )(?:(?:anywhere|at all|elsewhere|whatsoever|(?:are |is )?(?:needed|required|wanted))(?: else)?|on any (?:other )?(?:of the )?(?:edges?|corners?|faces?|sides?))(?= [,.;)]|$)/u

/** "do not add any fillets": no fillets. */
const DO_NOT =
  /(?:do not|don't|please do not) (?:add|make|include|put(?: in)?|apply|use|model|create|cut|drill)(?: any)?(?= )/u

const isOr = (item: Item | undefined): boolean => isMark(item, ',', '/') || means(item, 'conjunction')

/** "rounded edges" where it stands, as one noun. */
function edgeWorkAt(items: readonly Item[], at: number): { noun: Item; end: number } | undefined {
  const [deed, edges] = [items[at], items[at + 1]]
  if (!deed || !edges || !/^(?:edges?|corners?)$/iu.test(edges.text)) return undefined
  const concept = WORKED.find(([word]) => word.test(deed.text))?.[1]
  if (!concept) return undefined
  return {
    noun: asTerm(phraseOf([deed, edges]), { category: 'feature', concept }, { form: concept, plural: true }),
    end: at + 2,
  }
}

/** A bare noun, which an article or a size would tell to be made. */
function thingAt(items: readonly Item[], at: number): { noun: Item; end: number } | undefined {
  const worked = edgeWorkAt(items, at)
  if (worked) return worked
  const noun = items[at]
  return isThing(noun) ? { noun, end: at + 1 } : undefined
}

function listFrom(items: readonly Item[], from: number): { read: Item[]; end: number } {
  const read: Item[] = []
  let end = from
  for (let at = from; ; ) {
    const thing = thingAt(items, at)
    if (!thing) return { read, end }
    const no = read.length > 0 ? [unsaid(thing.noun, { category: 'negation', concept: 'no' }, 'no')] : []
    read.push(...items.slice(end, at), ...no, thing.noun)
    end = thing.end
    at = end
    while (isOr(items[at])) at++
    if (at === end) return { read, end }
    // Said once more: it begins a list of its own.
    if (means(items[at], 'negation')) return { read, end }
    const next = thingAt(items, at)
    const behind = next && items[next.end]
    const closes = next && (!behind || isOr(behind) || isMark(behind) || means(behind, 'filler'))
    // "no fillets and holes in the corners": those are told to be made.
    if (!closes) return { read, end }
  }
}

function denied(items: Item[]): Item[] {
  if (!items.some((item) => means(item, 'negation'))) return items
  const idle = new Set(findAllSpoken(items, ANYWHERE).flatMap(({ from, to }) => items.slice(from, to + 1)))
  const said = asTerms(
    items.map((item) => (idle.has(item) ? asFiller(item, 'anywhere') : item)),
    DO_NOT,
    { category: 'negation', concept: 'no' },
  )
  const read: Item[] = []
  for (let at = 0; at < said.length; at++) {
    const item = said[at] as Item
    read.push(item)
    if (!means(item, 'negation')) continue
    const list = listFrom(said, at + 1)
    read.push(...list.read)
    at = list.end - 1
  }
  return read
}

export const withDeniedLists = where(' negation:', (sentences) => sentences.map(denied))

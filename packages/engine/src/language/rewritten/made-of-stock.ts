/** "made of 5 mm sheet", "bent from 3 mm thick steel plate": how thick a part is, not another body. */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, type Item, means, phraseOf, unsaid } from '../text/items.ts'
import { asIdle, findSpoken } from '../text/spoken.ts'

const MADE =
  '(?:(?:is|are|was|that is|which is) )?(?:made|bent|formed|folded|cut|laser cut|fabricated|constructed|manufactured|built|pressed|stamped|punched|produced)(?: up)? (?:from|of|out of|with)(?: an?)?(?: single)?(?: (?:piece|sheet|strip|length) of)?'
const STOCK =
  '(?:sheet metal|sheet stock|sheet|sheets|plate|plates|plate stock|flat stock|stock|strip|metal|material)'

const FROM_STOCK = new RegExp(
  `(?<=[a-z,)#] )${MADE} # (?:thick )?(?:[a-z]+ ){0,2}?${STOCK}(?= [,.;:)]| (?:and|with|that|which|it|having)(?: |$)|$)`,
  'u',
)

/** "a lever made from flat bar", "an arm from bar stock": stock that leaves the shape open is no other body. */
const SHAPELESS = new RegExp(
  `(?<=[a-z](?: ,)? )(?:${MADE}|from|out of)(?: an?)?(?: piece of| length of)?(?: (?:steel|aluminium|aluminum|brass|mild steel))? (?:flat bar|flat steel|flat stock|bar stock|plate stock|strip stock|sheet stock|sheet metal|flat bar stock)(?= [,.;:(]|$)`,
  'u',
)

/** Without what it is made of, right behind the noun of what is made. */
function withoutStock(items: readonly Item[]): Item[] {
  const found = findSpoken(items, SHAPELESS)
  const noun = found && items.slice(0, found.from).findLast((item) => item.kind !== 'mark')
  if (!found || found.quantities.length > 0 || !means(noun, 'solid')) return [...items]
  return asIdle(items, found, 'what it is made of')
}

/** "a grille cut from a 100 x 80 x 4 mm plate": what it is called, and the body that it is. */
const CUT_FROM =
  /(?<=^(?:(?:make|create|design|model) )?(?:a|an) (?:[a-z]+ ){1,4})(?:laser |water jet )?(?:cut|machined|milled|sawn|punched)(?: out)? (?:from|of)(?= (?:a|an) #x#x# )/u

function asMadeFrom(items: Item[]): Item[] {
  const found = findSpoken(items, CUT_FROM)
  const titled = found && items.slice(0, found.from).some((item) => means(item, 'solid'))
  const first = found && items[found.from]
  if (!first || titled) return items
  const idle = asIdle(items, found, 'what it is made of')
  const made = unsaid(first, { category: 'filler', concept: 'material word' }, 'made from')
  return [
    ...idle.slice(0, found.from),
    made,
    ...idle.slice(found.to + 1),
    ...idle.slice(found.from, found.to + 1),
  ]
}

function withThickness(items: readonly Item[]): Item[] {
  const found = findSpoken(items, FROM_STOCK)
  const [at] = found?.quantities ?? []
  if (!found || at === undefined) return [...items]
  const [made, after] = [items.slice(found.from, at), items.slice(at + 1, found.to + 1)]
  const noun = after.at(-1)
  if (!noun || made.length === 0) return [...items]
  const thick = after.find((item) => means(item, 'dimension', 'thickness')) ?? noun
  return [
    ...items.slice(0, found.from),
    asTerm(phraseOf(made as [Item, ...Item[]]), { category: 'filler', concept: 'what it is made of' }),
    items[at] as Item,
    asTerm(thick, { category: 'dimension', concept: 'thickness' }, { form: 'thick' }),
    ...after
      .filter((item) => item !== thick)
      .map((item) => (item === noun ? asFiller(item, 'what it is made of') : item)),
    ...items.slice(found.to + 1),
  ]
}

export const withMadeOfStock = where(
  ' made | bent | formed | folded |cut from |cut of |cut out |cut with |cut up |fabricated |constructed |manufactured | built | pressed | stamped | punched | produced | machined | milled | sawn | flat | stock |sheet metal',
  (sentences) => sentences.map((items) => asMadeFrom(withoutStock(withThickness(items)))),
)

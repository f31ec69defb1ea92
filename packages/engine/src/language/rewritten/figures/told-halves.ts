/**
 * "This is half of a sphere. … Cut it in half and keep the lower half": how the half comes about that the title names, and no
 * half of a half. "A pipe … It's cut in half lengthwise, straight through the center axis, and only one of the halves is
 * kept": half a pipe, whose bore is measured as an arc.
 */
import { where } from '../../text/heard.ts'
import { asSettled, asTerm, type Item, isAnyOf, isMark, means } from '../../text/items.ts'
import { asSettledPhrase, findSpoken } from '../../text/spoken.ts'
import { HALVED_LENGTHWISE, isHalved } from '../../worked/halves.ts'

const TITLE = /^(?:(?:this|it|the part|here) (?:is|shows) |this is |it's )?(?:one )?half of(?= an? )/u

/** The title with the whole of which it names the half: the cut is told further on. */
const withWholeTitle = ([title = [], ...told]: readonly Item[][]): Item[][] => {
  const found = findSpoken(title, TITLE)
  if (!found || !told.some(isHalved)) return [title, ...told]
  const half = title.findIndex((item) => /\bhalf(?: of)?$/iu.test(item.text))
  return [asSettledPhrase(title, { from: half, to: found.to }, 'told further on'), ...told]
}

const HALF = /(?:^| )(?:half|halves)(?= |$)/u

const isTube = (item: Item): boolean => means(item, 'solid', 'tube')

/** "The pipe is cut in half lengthwise, …" or behind a comma: all that the clause says. */
function withoutCut(items: readonly Item[]): Item[] {
  const found = findSpoken(items, HALVED_LENGTHWISE)
  if (!found) return [...items]
  let from = found.from
  while (isAnyOf(items[from - 1], 'be', 'conjunction', 'filler') || isMark(items[from - 1], ',')) from--
  const subject = items.slice(0, from)
  const alone = subject.every((item) => isAnyOf(item, 'determiner', 'whole', 'solid', 'filler'))
  const rest = items.slice(found.to + 1)
  // What else the sentence tells may be of the whole or of the half.
  if (rest.some((item) => !isMark(item))) return [...items]
  const cut = items.slice(alone ? 0 : from, found.to + 1).map((item) => asSettled(item, 'half of it'))
  return alone ? cut : [...subject, ...cut]
}

/** Where a pipe that is cut in half is all there is. */
function withHalfPipes(sentences: readonly Item[][]): Item[][] {
  const solids = sentences.flat().filter((item) => means(item, 'solid'))
  const cuts = sentences.filter((items) => findSpoken(items, HALVED_LENGTHWISE))
  // "(like a gutter)": what it is called then.
  const alone =
    solids.some(isTube) && solids.every((item) => isTube(item) || means(item, 'solid', 'half pipe'))
  if (!alone || cuts.length !== 1) return [...sentences]
  const read = sentences.map(withoutCut)
  // "Keep only the lower half": which of them is told elsewhere.
  const isTitle = (item: Item): boolean => means(item, 'solid', 'half pipe')
  const open = read.some(
    (items) =>
      findSpoken(items, HALVED_LENGTHWISE) ??
      findSpoken(
        items.filter((item) => !isTitle(item)),
        HALF,
      ),
  )
  if (open) return [...sentences]
  return read.map((items) =>
    items.map((item) =>
      isTube(item) ? asTerm(item, { category: 'solid', concept: 'half pipe' }, { form: 'half pipe' }) : item,
    ),
  )
}

export const withToldHalves = where('half|halves', (sentences) => withHalfPipes(withWholeTitle(sentences)))

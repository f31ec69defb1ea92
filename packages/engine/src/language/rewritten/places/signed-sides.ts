/** "through the +X wall", "the positive Y side": a side by its axis, as good as "right" or "back". */
import { SIGN_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { asTerm, conceptOf, type Item, isMark, means } from '../../text/items.ts'

const isWall = (item: Item | undefined): boolean =>
  means(item, 'dimension', 'wall') ||
  means(item, 'solid', 'wall') ||
  /^(?:panel|sidewall)$/iu.test(item?.text ?? '')

const isSide = (item: Item | undefined): boolean => means(item, 'edge', 'side', 'face', 'end')

function sideAt(items: readonly Item[], at: number): Item | undefined {
  const [sign, axis] = [items[at], items[at + 1]]
  const way = SIGN_WORDS[sign?.text.toLowerCase() ?? '']
  const name = conceptOf(axis, 'axis')
  if (!sign || !axis || !way || (name !== 'x' && name !== 'y' && name !== 'z')) return undefined
  const spelt = sign.kind !== 'mark'
  if (!isWall(items[at + 2]) && !(spelt && isSide(items[at + 2]))) return undefined
  const text = `${sign.text}${spelt ? ' ' : ''}${axis.text}`
  return asTerm({ text, span: [sign.span[0], axis.span[1]] }, { category: 'face', concept: `${way}${name}` })
}

/** "the top (+Z) face", "the front (-Y) side": the axis says which side is meant, whatever it is called. */
function asSaidTwice(items: readonly Item[]): Item[] {
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [face, open, sign, axis, close] = items.slice(at, at + 5)
    const way = SIGN_WORDS[sign?.text.toLowerCase() ?? '']
    const name = conceptOf(axis, 'axis')
    const side = face && means(face, 'face') && isMark(open, '(') && isMark(close, ')')
    if (!side || !axis || !way || (name !== 'x' && name !== 'y' && name !== 'z')) {
      read.push(items[at] as Item)
      continue
    }
    read.push(
      asTerm(
        { text: face.text, span: [face.span[0], axis.span[1]] },
        { category: 'face', concept: `${way}${name}` },
      ),
    )
    at += 4
  }
  return read
}

/** Early: what stands in brackets is set aside later on. */
export const withSidesSaidTwice = where('axis:x |axis:y |axis:z ', (sentences) => sentences.map(asSaidTwice))

export const withSignedSides = where(' + | - |positive|negative|plus|minus', (sentences) =>
  sentences.map((items) =>
    items.flatMap((item, at) => {
      if (at > 0 && sideAt(items, at - 1)) return []
      return [sideAt(items, at) ?? item]
    }),
  ),
)

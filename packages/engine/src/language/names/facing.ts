/**
 * Sides by the way they look: "the face that looks toward +X", "the side facing the front", "the end pointing along -Y".
 * And a side that is named once more behind it: "the front (the -Y side)".
 */
import { SIGN_WORDS } from '../lexicon/sides.ts'
import { where } from '../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, isMark, means } from '../text/items.ts'

const LOOKS = /^(?:look(?:s|ing)?|fac(?:es|ing|e)|point(?:s|ing)?|turned|directed|oriented|pointed)$/iu
const isSide = (item: Item | undefined): boolean => means(item, 'edge', 'face', 'side', 'end')

/** "+X", "the -Y direction", "the front": the way, as the side that lies there. */
function wayAt(items: readonly Item[], from: number): { side: string; end: number } | undefined {
  let at = from
  while (means(items[at], 'determiner')) at++
  const face = conceptOf(items[at], 'face')
  if (face) return { side: face, end: at + 1 }
  const sign = SIGN_WORDS[items[at]?.text.toLowerCase() ?? '']
  const axis = conceptOf(items[sign ? at + 1 : at], 'axis')
  if (axis !== 'x' && axis !== 'y' && axis !== 'z') return undefined
  const end = sign ? at + 2 : at + 1
  const more = /^(?:direction|axis)$/iu.test(items[end]?.text ?? '') ? end + 1 : end
  return { side: `${sign ?? '+'}${axis}`, end: more }
}

function lookingAt(items: readonly Item[], at: number): { side: string; end: number } | undefined {
  if (!isSide(items[at]) || means(items[at], 'face')) return undefined
  let next = at + 1
  while (/^(?:that|which|is)$/iu.test(items[next]?.text ?? '') || means(items[next], 'be')) next++
  if (!LOOKS.test(items[next]?.text ?? '')) return undefined
  next++
  while (
    means(items[next], 'preposition', 'to', 'in', 'along', 'at') ||
    means(items[next], 'place', 'toward')
  )
    next++
  return wayAt(items, next)
}

/** "( the -Y side )" right behind the side itself. */
function againAt(items: readonly Item[], at: number): number | undefined {
  const before = means(items[at - 1], 'edge') && !means(items[at - 1], 'face') ? at - 2 : at - 1
  const face = conceptOf(items[before], 'face')
  if (!face || !isMark(items[at], '(')) return undefined
  const way = wayAt(items, at + 1)
  if (!way || way.side !== face) return undefined
  const end = isSide(items[way.end]) ? way.end + 1 : way.end
  return isMark(items[end], ')') ? end + 1 : undefined
}

export const withFacing = where(
  [' face:| axis:x| axis:y| axis:z', ' ( |edge:face|edge:side|edge:end'],
  (sentences) =>
    sentences.map((items) => {
      const read: Item[] = []
      for (let at = 0; at < items.length; at++) {
        const item = items[at] as Item
        const looking = lookingAt(items, at)
        const again = looking ? undefined : againAt(items, at)
        if (looking) {
          const last = items[looking.end - 1] as Item
          const text = items
            .slice(at, looking.end)
            .map((each) => each.text)
            .join(' ')
          read.push(
            asTerm({ text, span: [item.span[0], last.span[1]] }, { category: 'face', concept: looking.side }),
          )
          at = looking.end - 1
        } else if (again) {
          for (const each of items.slice(at, again))
            read.push(each.kind === 'mark' ? each : asFiller(each, 'the side once more'))
          at = again - 1
        } else read.push(item)
      }
      return read
    }),
)

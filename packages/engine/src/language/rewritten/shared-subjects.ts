/**
 * "It's at the center of the plate and goes all the way through", "It is 20 mm from the left edge of the block and is 8 mm deep": two
 * things said of one subject. Apart, so that the second is not said of the body that only tells where the first is.
 */
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { findSpoken } from '../text/spoken.ts'

const IT =
  "^(?:it's|it is|they're|they are|both are|it sits|it lies|it runs|it goes|they sit|they lie|they run|it is located|it's located)"
const WHOLLY =
  '(?:(?:all the way|completely|entirely|fully|right|straight|clean|clear|the whole way|all|down) )*'
const THROUGH = `(?:goes|go|passes|pass|runs|run|extends|extend|cuts|cut|is drilled|are drilled) ${WHOLLY}(?:completely |all the way )?through(?: (?:it|(?:the|its|this) (?:whole |entire |full )?[a-z]+))?$`
const DEEP = '(?:is|are|it is|goes|has|have) (?:a depth of |only )?#(?: deep)?(?: into it| into the [a-z]+)?$'

const SECOND = new RegExp(
  `(?<=${IT} .*)(?: ,)? and (?=(?:it |they |they both |both )?(?:${THROUGH}|${DEEP}))`,
  'u',
)

function apart(items: Item[]): Item[][] {
  const found = findSpoken(items, SECOND)
  const [subject] = items
  const next = found && items[found.to + 1]
  if (!found || !subject || !next) return [items]
  const before = items.slice(0, found.from)
  // Only where another body is named before it could be taken for the subject.
  if (!before.some((item) => means(item, 'solid'))) return [items]
  const said = items.slice(found.to + 1)
  const named = /^(?:it|they|both)/iu.test(next.text) ? [] : [again(subject, next)]
  return [before, [...named, ...said]]
}

const again = (subject: Item, next: Item): Item =>
  /^it/iu.test(subject.text)
    ? littleWord(next, 'it')
    : { ...subject, text: 'they', span: [next.span[0], next.span[0]] }

export const withSharedSubjects = where(
  [' and ', "it's | it is | they| both are | it ", 'through| # '],
  (sentences) => sentences.flatMap(apart),
)

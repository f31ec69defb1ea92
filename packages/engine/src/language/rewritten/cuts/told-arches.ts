/**
 * "Cut a half circle with a radius of 25 mm out of the bottom of the block. Its center is on the bottom edge, in the middle
 * of the 90 mm length, and the cut goes through the full 40 mm in Y": an arch told step by step is a half-round groove in
 * the underside. Sizes of the block that are named on the way are said of the block again. It is read so where every
 * sentence about it says nothing else.
 */
import type { Category } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { conceptOf, type Item, means } from '../../text/items.ts'
import { unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { spoken } from '../../text/spoken.ts'
import { type Piece, readSizeLine, type SizeWords } from '../figures/size-lines.ts'

const HALF =
  '(?:half circle|half a circle|semi ?circle|semicircular (?:arch|cut|cutout|opening)|half circle cut ?out)'
const UNDER = '(?:bottom|underside|lower)(?: (?:face|edge|side))?'
const BODY = '(?:of (?:the|this) (?:block|body|part|bridge|box|bar|piece))'
const ALL = '(?:(?:the|its|whole|full|entire|complete|block|total) )*'
const THROUGH = '(?:(?:goes|go|going|runs|running|passes|passing|cut|all the way|right|straight|extends) )*'

/** Opens the telling: what is cut, and out of what. */
const OPENS = new RegExp(
  `^(?:(?:then|next|now|finally|,) )*(?:cut|remove|take|carve)(?: out| away)? an? ${HALF} .*(?:out of|from|in|into|through) (?:the|its) ${UNDER}(?= |$)|^an? ${HALF} .*is (?:cut|removed|taken)(?: out| away)? (?:of|from|out of|in|into) (?:the|its) ${UNDER}(?= |$)`,
  'u',
)
/** Goes on with it. */
const GOES_ON =
  /^(?:(?:the|its) (?:cent(?:er|re)|flat side|straight side|diameter)(?: point)?(?: |$)|(?:the|this) (?:cut|arch|half circle|semi ?circle|circle|opening) |it |the radius )/u

const WORDS: SizeWords = [
  [/(?:with |of )?(?:an? |the )?radius(?: (?:of|is))* #|r#|# (?:in )?radius/gu, 'radius'],
  [/(?:with |of )?(?:an? |the )?diameter(?: (?:of|is))* #|ø#|# (?:in )?(?:diameter|across)/gu, 'diameter'],
  [
    new RegExp(
      `${THROUGH}(?:(?:through|across|over|along) )?${ALL}(?:# )?(?:(?:width|length|depth) )?(?:in|along|\\() ?(?:the )?(?:x|y)(?: direction| axis| dimension)?(?: \\))?`,
      'gu',
    ),
    'run',
  ],
  [new RegExp(`${THROUGH}(?:through|across|over|along) ${ALL}(?:# )?width(?: ${BODY})?`, 'gu'), 'run width'],
  [
    new RegExp(`${THROUGH}(?:through|across|over|along) ${ALL}(?:# )?length(?: ${BODY})?`, 'gu'),
    'run length',
  ],
  [/(?:in|at) the (?:middle|cent(?:er|re)) of (?:the|its) # length/gu, 'middle length'],
  [/(?:in|at) the (?:middle|cent(?:er|re)) of (?:the|its) # width/gu, 'middle width'],
  [
    new RegExp(
      `(?:centered|centred|(?:in|at) the (?:middle|cent(?:er|re)))(?: (?:of|on|in|along) (?:the|its) (?:length|width|block|${UNDER}))?(?: ${BODY})?`,
      'gu',
    ),
    'middle',
  ],
  [
    new RegExp(
      `(?:the|its|with its) (?:cent(?:er|re)|flat side|straight side|diameter)(?: point)?(?: of (?:the|this) (?:half |semi ?)?circle)?(?: (?:is|lies|lying|sits|being))* (?:on|at|along|in) (?:the|its) ${UNDER}(?: ${BODY})?`,
      'gu',
    ),
    'low',
  ],
  [new RegExp(`(?:out of|from|in|into|through) (?:the|its) ${UNDER}(?: ${BODY})?`, 'gu'), 'low'],
]
const IDLE = new Set(
  'a an the and then next now finally cut out of remove take away carve half circle semicircle semi semicircular arch opening cutout it this that is goes runs through with , so'.split(
    ' ',
  ),
)

interface Arch {
  first: number
  last: number
  pieces: readonly { concept: string; said: readonly Item[] }[]
}

const isBlock = (item: Item): boolean =>
  means(item, 'solid', 'block', 'box', 'bar', 'plate', 'cuboid', 'prism')

function archIn(sentences: readonly Item[][]): Arch | undefined {
  const first = sentences.findIndex((items) => OPENS.test(spoken(items).text))
  if (first < 0) return undefined
  const pieces: { concept: string; said: readonly Item[] }[] = []
  let last = first
  for (let at = first; at < sentences.length; at++) {
    const items = sentences[at] as Item[]
    if (at > first && !GOES_ON.test(spoken(items).text)) break
    const read = readSizeLine(items, WORDS, IDLE)
    if (read.looks.length > 0 || read.left.length > 0) return undefined
    pieces.push(
      ...read.pieces.map(({ from, to, concept }: Piece) => ({ concept, said: items.slice(from, to + 1) })),
    )
    last = at
  }
  return { first, last, pieces }
}

const sizeIn = (said: readonly Item[]): Item | undefined => said.find(({ kind }) => kind === 'quantity')

/** "The block has a length of 90 mm": named on the way, and held against what it was given. */
function saidOfBlock(block: Item, concept: string, said: readonly Item[]): Item[][] {
  const size = sizeIn(said)
  if (!size) return []
  const say = (category: Category, word: string, text = word): Item => unsaidWord(size, category, word, text)
  // "goes through the full 40 mm in Y": said of the groove.
  if (said.some((item) => means(item, 'axis')))
    return [[say('determiner', 'the'), say('feature', 'groove'), ...said]]
  const dimension = concept.split(' ')[1] ?? 'length'
  return [
    [
      say('determiner', 'the'),
      unsaidAgain(size, block),
      say('have', 'has'),
      say('determiner', 'a'),
      say('dimension', dimension),
      say('preposition', 'of'),
      size,
    ],
  ]
}

export const withToldArches = where(
  ['half circle|half a circle|semicircle|semi circle|semicircular', 'bottom|underside|lower'],
  (sentences) => {
    const arch = archIn(sentences)
    const block = arch && sentences.slice(0, arch.first).flat().find(isBlock)
    if (!arch || !block) return sentences
    const told = (concept: string): readonly Item[][] =>
      arch.pieces.filter((piece) => piece.concept.startsWith(concept)).map(({ said }) => [...said])
    const sizes = [...told('radius'), ...told('diameter')]
    const [size] = sizes.map(sizeIn)
    const [run, more] = arch.pieces.filter(({ concept }) => concept.startsWith('run'))
    // Which way it goes must be said, and once; without a middle it may lie anywhere.
    if (!size || sizes.length > 1 || !run || more || told('middle').length === 0 || told('low').length === 0)
      return sentences
    const say = (category: Category, concept: string, text = concept): Item =>
      unsaidWord(size, category, concept, text)
    const axis = conceptOf(
      run.said.find((item) => means(item, 'axis')),
      'axis',
    )
    const way = axis
      ? [say('axis', axis)]
      : [say('determiner', 'the'), say('dimension', run.concept.split(' ')[1] ?? 'width')]
    const groove: Item[] = [
      say('operation', 'cut'),
      say('determiner', 'a'),
      unsaidWord(size, 'feature', 'groove', 'semicircular groove'),
      say('preposition', 'of'),
      size,
      say('dimension', told('radius').length > 0 ? 'radius' : 'diameter'),
      say('preposition', 'in'),
      say('determiner', 'the'),
      say('place', 'centre', 'middle'),
      say('preposition', 'of'),
      say('determiner', 'the'),
      say('face', '-z', 'bottom face'),
      { kind: 'mark', text: ',', span: [size.span[1], size.span[1]] },
      say('make', 'make', 'running'),
      say('preposition', 'along'),
      ...way,
    ]
    return [
      ...sentences.slice(0, arch.first),
      groove,
      ...arch.pieces
        .filter(({ concept }) => /^(?:run|middle)/u.test(concept))
        .flatMap(({ concept, said }) => saidOfBlock(block, concept, said)),
      ...sentences.slice(arch.last + 1),
    ]
  },
)

/**
 * "The first half of the pipe has a hole diameter of 33 mm, and the second half of 73 mm", "the first 24 mm has a bore of
 * 33 mm": a pipe whose bore changes is bored through with the narrow one, and from the top with the wide one.
 */
import type { Category } from '../../lexicon/entry.ts'
import { impliedLength, impliedValue } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

const STRETCH =
  '(?:the |its )?(?:first|second|lower|upper|bottom|top|other|remaining|last|rest)(?: (?<long>#)| (?:half|part|section|portion|stretch))?(?: of (?:the |its )?\\w+)?'
const BORE =
  '(?:(?:hole|bore|inner|inside|internal) diameter of #|(?:hole|bore) of # (?:in )?diameter|# (?:diameter )?(?:hole|bore)|(?:hole|bore) # in diameter)'
const BORED = new RegExp(
  `(?<=^|[,;] |and |while |whereas )${STRETCH} (?:should have|has|have|having|with) (?:a |an )?${BORE}(?= |$)`,
  'gu',
)
/** "Sketch the cross-section of the pipe with the smaller hole diameter and extrude it to a height of 24 mm". */
const EXTRUDED =
  /^(?:(?:then|next|first|begin by|start by|,|at the end of (?:this|the) \w+) )*(?:sketch|sketching|draw|drawing|create|creating) (?:a|the) cross section (?:representing|for|of)(?: the| second| first| half| part| section| of)* (?:pipe|tube) with the (?<which>smaller|larger|bigger|wider|narrower) (?:hole|bore|inner) diameter and (?:extrude|extruding) it (?:to|by) (?:a (?:height|length|depth) of )?#$/u
const ANNOUNCED = /(?:two|three) (?:distinct |different )?(?:hole|bore|inner) diameters/u
const OUTSIDE = new Set(['outerDiameter', 'outerRadius', 'wall'])
/** As a pipe's wall is chosen where only its bore is told. */
const WALL = 1.25

interface Bored {
  diameter: Item
  length: Item | undefined
}

const sizeIn = (item: Item | undefined): number =>
  item?.kind === 'quantity' ? (item.quantity.values[0]?.value ?? 0) : 0

interface Stretch extends Bored {
  sentence: number
  from: number
  to: number
}

function stretchesIn(sentences: readonly Item[][]): Stretch[] {
  return sentences.flatMap((items, sentence) => {
    const { text, itemAt } = spoken(items)
    return [...text.matchAll(BORED)].map(({ index, 0: said, groups }) => {
      const [from, to] = [itemAt(index), itemAt(index + said.length - 1)]
      const sizes = items.slice(from, to + 1).filter(({ kind }) => kind === 'quantity')
      return {
        diameter: sizes.at(-1) as Item,
        length: groups?.['long'] ? sizes[0] : undefined,
        sentence,
        from,
        to,
      }
    })
  })
}

/** How far the narrow or the wide one is extruded. */
function extrudedIn(items: readonly Item[]): { narrow: boolean; length: Item } | undefined {
  const found = findSpoken(items, EXTRUDED)
  const length = found && items[found.quantities.at(-1) ?? -1]
  if (!length) return undefined
  return { narrow: /smaller|narrower/u.test(found.match.groups?.['which'] ?? ''), length }
}

type Word = readonly [text: string, category: Category, concept: string]

const IN_THE_MIDDLE: readonly Word[] = [
  ['at', 'preposition', 'at'],
  ['the', 'determiner', 'the'],
  ['centre', 'place', 'centre'],
]

/** Words that nobody said stand at no place of the prompt. */
function phrase(words: readonly (Word | Item)[], near: Item): Item[] {
  return words.map((word) => {
    if ('kind' in word) return word
    const [text, category, concept] = word
    return unsaid(near, { category, concept }, text)
  })
}

const bore = (diameter: Item): (Word | Item)[] => [
  ['a', 'determiner', 'a'],
  ['hole', 'feature', 'hole'],
  ['of', 'preposition', 'of'],
  diameter,
  ['diameter', 'dimension', 'diameter'],
]

const through = ({ diameter }: Bored): Item[] =>
  phrase([...bore(diameter), ['through', 'manner', 'through'], ...IN_THE_MIDDLE], diameter)

function fromTheTop({ diameter, length }: Bored, left: Item | undefined): Item[] {
  const leaving: (Word | Item)[] = left
    ? [
        { kind: 'unknown', text: 'leaving', span: [left.span[0], left.span[0]] },
        left,
        ['below', 'place', 'underneath'],
        ['it', 'whole', 'it'],
      ]
    : []
  const deep: (Word | Item)[] = [length as Item, ['deep', 'dimension', 'depth']]
  const top: Word[] = [
    ['from', 'preposition', 'from'],
    ['the', 'determiner', 'the'],
    ['top', 'face', '+z'],
  ]
  return phrase([...IN_THE_MIDDLE, ...bore(diameter), ...deep, ...top, ...leaving], diameter)
}

/** "a pipe …", of which only the bores are told: as thick as a pipe around the wide one would be. */
function outside(pipe: Item, wide: Item): Item[] {
  const value = tidy(WALL * sizeIn(wide))
  const at: Item['span'] = [pipe.span[1], pipe.span[1]]
  const note = `The outer diameter of the pipe is ${value} mm, as none was given`
  const quantity = { ...impliedLength(impliedValue(value, 'length', at), { span: at, text: '' }), note }
  return phrase(
    [
      ['with', 'preposition', 'with'],
      ['an', 'determiner', 'a'],
      ['outer diameter', 'dimension', 'outerDiameter'],
      ['of', 'preposition', 'of'],
      { kind: 'quantity', text: '', span: at, quantity },
    ],
    { ...pipe, span: at },
  )
}

export const withSteppedBores = where(['solid:tube', 'hole|bore|inner|inside|internal'], (sentences) => {
  const stretches = stretchesIn(sentences)
  const pipe = sentences.flat().find((item) => means(item, 'solid', 'tube'))
  const [narrow, wide] = stretches.toSorted((a, b) => sizeIn(a.diameter) - sizeIn(b.diameter))
  if (!narrow || !wide || stretches.length !== 2 || !pipe) return sentences
  const extruded = sentences.map(extrudedIn)
  const lengthOf = (isNarrow: boolean, said: Item | undefined): Item | undefined =>
    said ?? extruded.find((each) => each?.narrow === isNarrow)?.length
  const deep = { ...wide, length: lengthOf(false, wide.length) }
  const left = lengthOf(true, narrow.length)
  if (!deep.length) return sentences
  const sized = sentences
    .flat()
    .some((item) => item.kind === 'term' && item.senses.some(({ concept }) => OUTSIDE.has(concept)))
  return sentences.flatMap((items, sentence) => {
    if (extruded[sentence]) return []
    const announced = findSpoken(items, ANNOUNCED)
    const told = items.flatMap((item, at): Item[] => {
      const stretch = [narrow, wide].find(
        (each) => each.sentence === sentence && at >= each.from && at <= each.to,
      )
      if (stretch) {
        if (at > stretch.from) return []
        return stretch === narrow ? through(narrow) : fromTheTop(deep, left)
      }
      if (announced && at >= announced.from && at <= announced.to) return [asFiller(item, 'told one by one')]
      return item === pipe && !sized ? [item, ...outside(pipe, wide.diameter)] : [item]
    })
    return [told]
  })
})

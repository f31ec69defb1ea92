/** "The big end is a disc …, the small end is a disc …": each end in a sentence of its own, as bodies are told. */
import { where } from '../text/heard.ts'
import type { Item } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const WHICH = '(?:big|bigger|large|larger|small|smaller|left|right|upper|lower|front|rear|other|first|second)'
const IS = `the ${WHICH} end (?:is|consists of|has) (?:a|an) `
const NEXT = new RegExp(
  `(?<=^${IS}.*# .*) ?(?:, (?:and |while |whereas )?|and |while |whereas )(?=${IS}.*#)`,
  'u',
)

function parted(items: Item[]): Item[][] {
  const found = findSpoken(items, NEXT)
  return found ? [items.slice(0, found.from), ...parted(items.slice(found.to + 1))] : [items]
}

export const withEndsTold = where(' end is | end consists of | end has ', (sentences) =>
  sentences.flatMap(parted),
)

/** What a clause calls its body, once its sizes and its place are read: only nouns that may be round ones. */

import { familyNamed } from '../../library/families/registry.ts'
import { BODIES } from '../lexicon/bodies.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import type { Clause } from './clause.ts'
import { ADJECTIVES, IDLE, NOT_ROUND } from './words.ts'

const DETERMINER = /^(?:all|the|a|an|another|both|each|every|two|its|that|this|one|identical)$/u
const VERB =
  /^(?:is|are|has|have|measures|goes|sits|stands|continues|tapers|narrows|starts|with|it's|comes|extends|should|gets|widens|flares|opens|on|at|from|which|that)$/u

/** What is left: a name, what it is said to be, and words that say nothing. */
export function readName(
  rest: string,
  clauseText: string,
  clause: Clause,
  itemAt: (offset: number) => Item | undefined,
): boolean {
  let open: { words: string[]; items: Item[] } | undefined
  const names: { words: string[]; items: Item[]; det: string }[] = []
  let det = ''
  let end = 0
  for (const { 0: word, index } of rest.matchAll(/\S+/gu)) {
    const gap = index > end + 1
    end = index + word.length
    if (DETERMINER.test(word) && !(open && word === 'one')) {
      open = undefined
      det = word
      continue
    }
    if (word === '(' || word === ')') {
      open = undefined
      continue
    }
    const item = itemAt(index)
    if (VERB.test(word) || IDLE.has(word)) {
      // "a solid cylinder": an adjective of its noun.
      if (!(det && !open && /^(?:solid|round|circular|plain|simple|straight|first|next)$/u.test(word))) {
        open = undefined
        if (!/^(?:first|next)$/u.test(word)) det = ''
      } else if (/^(?:first|next)$/u.test(word) && item) {
        open = { words: [word], items: [item] }
        names.push({ ...open, det })
      }
      continue
    }
    if (!/^[a-z' ]+$/u.test(word) || NOT_ROUND.test(word) || !item) return false
    if (open && !gap) {
      open.words.push(word)
      open.items.push(item)
      continue
    }
    if (det === '' && names.length > 0 && !gap) return false
    open = { words: [word], items: [item] }
    names.push({ ...open, det })
  }
  const [name, kind, ...more] = names
  if (more.length > 0 || !names.every((each) => isRound(each, SAID_ROUND.test(clauseText)))) return false
  if (!name) return true
  // "It is a cone": what the one before is.
  if (/^(?:and |, )*(?:it|it's|that|this)(?: is)? an? /u.test(clauseText) && !kind) {
    clause.kind = name.words.join(' ')
    return true
  }
  clause.name = name.words
  clause.nameItems = name.items
  clause.anew = /^(?:a|an|another|two|one)$/u.test(name.det)
  clause.twin =
    /^(?:all|both|each|every|two)$/u.test(name.det) ||
    (name.det === 'the' && isPlural(name.words)) ||
    clause.place?.where === 'both ends'
  if (kind) clause.kind = kind.words.join(' ')
  return true
}

/** Whether a name can be that of a round body: by its noun, where that is known, and by what stands before it. */
function isRound(
  { words, items }: { words: readonly string[]; items: readonly Item[] },
  saidRound: boolean,
): boolean {
  if (words.length > 3 || words.slice(0, -1).some((word) => !ADJECTIVES.has(word))) return false
  return items.every((item) => {
    if (means(item, 'solid') && !saidRound) {
      const concept = conceptOf(item, 'solid') ?? ''
      const shape = concept in BODIES ? BODIES[concept]?.shape : undefined
      return familyNamed(concept) !== undefined || shape === undefined || ROUND_SHAPES.has(shape)
    }
    return !means(item, 'shape') || means(item, 'shape', 'circular', 'cylindrical', 'truncated', 'conical')
  })
}

const SAID_ROUND = /(?:^| )(?:round|circular|cylindrical) [a-z]/u

const ROUND_SHAPES: ReadonlySet<string> = new Set(['round', 'tube', 'cone', 'hemisphere'])

const isPlural = (words: readonly string[]): boolean => /[^s]s$/u.test(words.at(-1) ?? '')

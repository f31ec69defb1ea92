/** A sentence in its clauses, each with a subject or an order of its own. */
import { PREPOSITIONS, VERBS } from '../lexicon.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { placeAt } from '../places/places.ts'
import { IS } from './telling.ts'

/** "The distance between A and B is 40 mm", "the distance from A to B is …": told as "A is 40 mm from B". */
/** "The counterbore follows the slot, is 14 mm wide": of the counterbore. */
const isFollowing = (chunks: readonly Chunk[], at: number): boolean =>
  isWord(chunks[at], 'follows', 'matches', 'surrounds') &&
  /^(?:counterbore|countersink)$/u.test(phraseIn(chunks[at - 1])?.concept ?? '') &&
  /^(?:slot|hole)$/u.test(phraseIn(chunks[at + 1])?.concept ?? '')

export function withDistances(chunks: readonly Chunk[]): Chunk[] {
  for (const [at, chunk] of chunks.entries()) {
    if (isFollowing(chunks, at)) return withDistances([...chunks.slice(0, at), ...chunks.slice(at + 2)])
    const gap = gapAt(chunks, at) ?? materialAt(chunks, at) ?? stretchIs(chunks, at)
    if (gap) return withDistances(gap)
    const phrase = phraseIn(chunk)
    if (phrase?.kind !== 'dimension' || phrase.concept !== 'distance') continue
    const lead = chunks[at + 1]
    if (!isWord(lead, 'between', 'from')) continue
    const first = chunks[at + 2]
    const second = isWord(chunks[at + 3], 'and', 'to') ? chunks[at + 4] : undefined
    let next = second ? at + 5 : at + 3
    while (isWord(chunks[next], 'is', 'of', 'are', '=', ':', 'should', 'be', 'equal', 'to', 'equals')) next++
    const figures = chunks[next]
    if (figures?.kind !== 'figures' || !phraseIn(first)) continue
    const word = (text: string): Chunk => ({ kind: 'word', text, span: lead?.span ?? chunk.span })
    const isSwapped = second !== undefined && isOfCut(second) && !isOfCut(first as Chunk)
    const told = second
      ? isSwapped
        ? [second, word('is'), figures, word('from'), first as Chunk]
        : [first as Chunk, word('is'), figures, word('from'), second]
      : isWord(lead, 'between')
        ? [first as Chunk, word('are'), figures, word('apart')]
        : [figures, word('from'), first as Chunk]
    return withDistances([...chunks.slice(0, at), ...told, ...chunks.slice(next + 1)])
  }
  return [...chunks]
}

/** "There is 5 mm between A and B": A is 5 mm from B. */
function gapAt(chunks: readonly Chunk[], at: number): Chunk[] | undefined {
  const [is, figures, lead, first, link, second] = chunks.slice(at + 1, at + 7)
  const isGap =
    isWord(chunks[at], 'there') &&
    isWord(is, 'is', 'are') &&
    figures?.kind === 'figures' &&
    isWord(lead, 'between') &&
    phraseIn(first) &&
    isWord(link, 'and') &&
    phraseIn(second)
  if (!isGap || !is || !figures || !lead || !first || !second) return undefined
  const from: Chunk = { kind: 'word', text: 'from', span: lead.span }
  return [...chunks.slice(0, at), first, is, figures, from, second, ...chunks.slice(at + 7)]
}

/** A cut, or a part of one: what lies so far from something else. */
const isOfCut = (chunk: Chunk): boolean => {
  const phrase = phraseIn(chunk)
  const inner = phrase?.kind === 'place' ? phrase.of : phrase
  return inner?.kind === 'cut' || (inner?.kind === 'figure' && inner.concept === 'circle')
}

const wordOf = (text: string, span: Chunk['span']): Chunk => ({ kind: 'word', text, span })

/** "From the left edge to the center of the hole is 20 mm": the center is 20 mm from the left edge. */
function stretchIs(chunks: readonly Chunk[], at: number): Chunk[] | undefined {
  const [from, first, to, second] = chunks.slice(at, at + 4)
  if (!isWord(from, 'from') || !isWord(to, 'to') || !from || !first || !second) return undefined
  if (phraseIn(first)?.kind !== 'place' || !phraseIn(second)) return undefined
  const next = isWord(chunks[at + 4], 'it') || phraseIn(chunks[at + 4])?.kind === 'pronoun' ? at + 5 : at + 4
  if (!isWord(chunks[next], 'is', 'are', 'measures', '=', ':')) return undefined
  const figures = chunks[next + 1]
  if (figures?.kind !== 'figures' || isWord(chunks[next + 2], 'from')) return undefined
  const told = [second, wordOf('is', to?.span ?? from.span), figures, from, first]
  return [...chunks.slice(0, at), ...told, ...chunks.slice(next + 2)]
}

const LEAVE = ['leave', 'leaves', 'leaving', 'with', 'is', 'keep', 'keeping', 'and', ',']

/** "with 6 mm of material between the hole and the left end", "leave a 6 mm wall between …": its edge is so far away. */
function materialAt(chunks: readonly Chunk[], at: number): Chunk[] | undefined {
  const wall = phraseIn(chunks[at])
  const isWall =
    wall !== undefined &&
    /^(?:wall|gap|web|material|margin|distance|clearance|border)$/u.test(wall.name) &&
    wall.bare.length === 1
  const of = isWord(chunks[at + 1], 'of') ? phraseIn(chunks[at + 2]) : undefined
  const figures = chunks[at]
  const isMaterial =
    figures?.kind === 'figures' &&
    figures.figures.length === 1 &&
    (of?.name === 'material' ||
      (isWord(chunks[at + 2], 'metal', 'steel', 'wall', 'stock') && isWord(chunks[at + 1], 'of')))
  if ((!isWall && !isMaterial) || !isWord(chunks[at - 1], ...LEAVE)) return undefined
  const lead = isWall ? at + 1 : at + 3
  const [between, first, and, second] = chunks.slice(lead, lead + 4)
  const [hole, edge] = [phraseIn(first), phraseIn(second)]
  if (!isWord(between, 'between') || !isWord(and, 'and') || !hole || !edge || !between || !second)
    return undefined
  if (hole.kind !== 'cut' || edge.kind !== 'place') return undefined
  const rim: Phrase = { ...EDGE, of: hole, span: hole.span }
  const length: Chunk =
    isWall && wall
      ? { kind: 'figures', figures: wall.bare, what: 'length', span: wall.span }
      : (figures as Chunk)
  return [
    ...chunks.slice(0, at - 1),
    { kind: 'phrase', phrase: rim, span: rim.span },
    wordOf('is', between.span),
    length,
    wordOf('from', between.span),
    second,
    ...chunks.slice(lead + 4),
  ]
}

const EDGE: Phrase = {
  concept: 'edge',
  kind: 'place',
  name: 'edge',
  plural: false,
  det: 'the',
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span: [0, 0],
}

/** "…, between them is a drum", "…, on the other end a hole goes in": the place stands before what is there. */
function isInverted(chunks: readonly Chunk[], from: number): boolean {
  const chunk = chunks[from]
  if (chunk?.kind !== 'word' || !(PREPOSITIONS.has(chunk.text) || chunk.text === 'concentric')) return false
  const found = placeAt(chunks, from)
  if (!found || found.next <= from) return false
  const place = isWord(chunks[found.next], ',') ? { ...found, next: found.next + 1 } : found
  const after = chunks[place.next]
  const isState = isWord(after, ...STANDING)
  const phrase = phraseIn(isState ? chunks[place.next + 1] : after)
  if (
    !phrase ||
    (phrase.det !== 'a' && phrase.count === undefined) ||
    !/^(?:body|cut|figure)$/u.test(phrase.kind)
  )
    return false
  // "…, and on top a cylinder 20 mm in diameter".
  const behind = chunks[place.next + (isWord(chunks[place.next + 1], 'of', 'with') ? 2 : 1)]
  const isAdded =
    /^(?:body|figure)$/u.test(phrase.kind) &&
    isWord(chunk, 'on', 'above', 'below', 'concentric', 'inside', 'within') &&
    (behind?.kind === 'size' ||
      phrase.sizes.length > 0 ||
      (isWord(chunk, 'concentric') && isWord(chunks[place.next + 1], 'with', 'of')))
  return isState || isAdded || isWord(chunks[place.next + 1], ...STANDING)
}

/** "Finally, on top of it, centered": only where, of what comes next. */
function isPlaceAlone(chunks: readonly Chunk[]): boolean {
  let at = 0
  let places = 0
  while (at < chunks.length) {
    const chunk = chunks[at]
    if (isWord(chunk, ...LEADING)) {
      at++
      continue
    }
    const isLead =
      places > 0 ||
      // "10 mm in from one end, there should be a hole".
      chunk?.kind === 'figures' ||
      (chunk?.kind === 'word' && (PREPOSITIONS.has(chunk.text) || isWord(chunk, 'centered', 'concentric')))
    const place = isLead ? placeAt(chunks, at) : undefined
    if (!place || place.next <= at) return false
    places++
    at = place.next
  }
  return places > 0
}

const LEADING = [',', 'and', 'then', 'next', 'finally', 'lastly', 'also', 'now', 'first']

const isSubjectOnly = (chunk: Chunk): boolean =>
  chunk.kind === 'phrase'
    ? chunk.phrase.kind === 'place' || /^(?:wall|sidewall|side wall)$/u.test(chunk.phrase.name)
    : isWord(chunk, 'and', ',')

const STANDING = [
  'is',
  'are',
  'sits',
  'sit',
  'stands',
  'stand',
  'goes',
  'go',
  'comes',
  'runs',
  'rises',
  'sticks',
  'continues',
  'follows',
]

/** "six holes, the first 20 mm from one end": of the first hole, and no stretch of a shaft. */
export function withRowEnds(chunks: readonly Chunk[]): Chunk[] {
  const several = chunks.findIndex(
    (chunk) => phraseIn(chunk)?.kind === 'cut' && phraseIn(chunk)?.plural === true,
  )
  if (several < 0) return [...chunks]
  return chunks.flatMap((chunk, at): Chunk[] => {
    const phrase = phraseIn(chunk)
    const [size] = phrase?.concept === 'turned' ? phrase.sizes : []
    const which = phrase?.words.find((word) => /^(?:first|last)$/u.test(word))
    if (!phrase || !size || !which || at < several || !isWord(chunks[at + 1], 'from', 'in', 'away'))
      return [chunk]
    const { span } = phrase
    const one: Phrase = {
      ...phrase,
      kind: 'pronoun',
      concept: 'one',
      name: 'one',
      det: 'the',
      ordinal: which === 'first' ? 1 : -1,
      words: [],
      sizes: [],
    }
    return [
      { kind: 'phrase', phrase: one, span },
      { kind: 'figures', figures: size.figures, what: 'length', span: size.span },
    ]
  })
}

/** "…, and the second one is …", "…; then drill …": each with a subject or an order of its own. */
export function clausesOf(chunks: readonly Chunk[]): Chunk[][] {
  const parts: Chunk[][] = []
  let from = 0
  let depth = 0
  for (const [at, chunk] of chunks.entries()) {
    if (isWord(chunk, '(')) depth++
    if (isWord(chunk, ')')) depth--
    if (depth > 0 || at === from) continue
    const link = isWord(chunk, 'and', 'but', 'then', ',', ':', 'while', ';')
    if (!link) continue
    let next = at + 1
    while (
      isWord(
        chunks[next],
        'and',
        'then',
        'also',
        'next',
        'finally',
        'but',
        'lastly',
        'now',
        ...(isWord(chunks[next + 1], 'concentric', 'inside', 'within') ? [','] : []),
      )
    )
      next++
    const phrase = phraseIn(chunks[next])
    const verb = chunks[next + 1]
    const isSubject =
      phrase &&
      phrase.det !== 'a' &&
      verb?.kind === 'word' &&
      (IS.test(verb.text) ||
        /^(?:has|have|goes|go|gets|runs|starts|ends|extends|sits|stands|should|will|must)$/u.test(
          verb.text,
        ) ||
        // "…, the bottom stays sharp".
        (/^(?:stays?|remains?)$/u.test(verb.text) &&
          isWord(chunks[next + 2], 'sharp', 'unbroken', 'untouched', 'crisp', 'as'))) &&
      !isWord(chunks[at - 1], 'between', 'from')
    const isOrder =
      (chunks[next]?.kind === 'word' &&
        VERBS.has((chunks[next] as { text: string }).text) &&
        !/(?:ed|nk)$/u.test((chunks[next] as { text: string }).text) &&
        !isWord(chunks[next], 'cut', 'drilled', 'set', 'made')) ||
      (isWord(chunks[next], 'cut') &&
        (phraseIn(chunks[next + 1])?.det === 'a' ||
          /^(?:it|they|them)$/u.test(phraseIn(chunks[next + 1])?.name ?? '')))
    // "…, leave the other edges sharp".
    const isLeave =
      isWord(chunks[next], 'leave', 'keep') &&
      phraseIn(chunks[next + 1])?.kind === 'place' &&
      isWord(chunks[next + 2], 'sharp', 'unbroken', 'untouched', 'crisp', 'square')
    const isThere = isLeave || isWord(chunks[next], 'there')
    // "Around the pipe, six holes go through the flange": one clause.
    const isLead = isPlaceAlone(chunks.slice(from, at))
    // "The left and right ends have a chamfer": one subject.
    const isShared = isSubject && isWord(chunk, 'and', ',') && chunks.slice(from, at).every(isSubjectOnly)
    if (!isLead && !isShared && (isSubject || isOrder || isThere || isInverted(chunks, next))) {
      parts.push(chunks.slice(from, at))
      from = next
    }
  }
  parts.push(chunks.slice(from))
  return parts.filter(({ length }) => length > 0)
}

/** "…, so the walls are 5 mm thick and the bottom is 10 mm": it follows too, where nothing new is made. */
export const goesOn = (chunks: readonly Chunk[]): boolean =>
  chunks.some((chunk) => isWord(chunk, 'is', 'are', 'stays', 'remains', 'measures')) &&
  chunks.every((chunk, at) => {
    if (chunk.kind === 'word' && VERBS.has(chunk.text) && !isWord(chunks[at - 1], 'is', 'are')) return false
    const phrase = phraseIn(chunk)
    const isNew = phrase?.det === 'a' || phrase?.det === 'another' || phrase?.count !== undefined
    return !(phrase && isNew && /^(?:body|cut|figure|work)$/u.test(phrase.kind))
  })

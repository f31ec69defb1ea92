/** So far from something, beyond it, to either side of it, from one to the next. */
import type { AxisName } from '../../../plan/geometry.ts'
import { type Figure, type Phrase, phraseIn } from '../phrases.ts'
import { axesAt, type Chunks, isPlaceLike, one, type ReadPlaces, wordAt } from './axes-at.ts'

/** Lengths here, one or several: "15 mm and 35 mm"; also "an offset of 5 mm". */
export function lengthsAt(chunks: Chunks, from: number): { figures: Figure[]; next: number } | undefined {
  const figures: Figure[] = []
  let at = from
  for (;;) {
    const chunk = chunks[at]
    if (
      chunk?.kind === 'figures' &&
      (chunk.what === 'length' || chunk.what === 'number' || chunk.what === 'list')
    )
      figures.push(...chunk.figures)
    else if (
      chunk?.kind === 'size' &&
      chunk.size.dimension === 'distance' &&
      !chunk.size.owner &&
      figures.length === 0
    )
      figures.push(...chunk.size.figures)
    else break
    at++
    const next = chunks[at + 1]
    if (
      // "It is 5 mm, 10 mm from the left edge": a size, and a distance.
      // "They are 20 mm, 45 mm and 70 mm from the left edge" is a list.
      !(
        wordAt(chunks, at) === ',' &&
        /^(?:is|are)$/u.test(wordAt(chunks, from - 1)) &&
        !(wordAt(chunks, from - 1) === 'are' && isListOn(chunks, at + 2))
      ) &&
      /^(?:and|,)$/u.test(wordAt(chunks, at)) &&
      next?.kind === 'figures' &&
      next.what === 'length' &&
      figures.length > 0 &&
      /^(?:from|away|in|and|,)$/u.test(wordAt(chunks, at + 2))
    )
      at++
    else break
  }
  return figures.length > 0 ? { figures, next: at } : undefined
}

/** More of the list follows: ", and 70 mm from". */
const isListOn = (chunks: Chunks, at: number): boolean =>
  /^(?:and|,)$/u.test(wordAt(chunks, at)) &&
  chunks[at + (wordAt(chunks, at + 1) === 'and' ? 2 : 1)]?.kind === 'figures'

/** "the left and the bottom edge", "each of them". */
function refsAt(chunks: Chunks, from: number): { refs: Phrase[]; next: number } | undefined {
  const refs: Phrase[] = []
  let at = from
  for (;;) {
    const phrase = phraseIn(chunks[at])
    if (!isPlaceLike(phrase)) break
    refs.push(phrase)
    at++
    // "from the left edge and 20 mm …" goes on otherwise.
    let next = at
    if (/^(?:and|or|,)$/u.test(wordAt(chunks, next))) next++
    if (wordAt(chunks, next) === 'and') next++
    if (next > at && wordAt(chunks, next) === 'from') next++
    const other = phraseIn(chunks[next])
    const follower = wordAt(chunks, next + 1)
    const isSubject =
      /^(?:is|are|has|have|goes|go|runs|should|will|extends)$/u.test(follower) ||
      chunks[next + 1]?.kind === 'size'
    if (next === at || other?.kind !== 'place' || isSubject) break
    at = next
  }
  return refs.length > 0 ? { refs, next: at } : undefined
}

const BEYOND: Readonly<Record<string, string>> = {
  above: 'above',
  over: 'above',
  below: 'below',
  under: 'below',
  beyond: 'beyond',
  past: 'beyond',
  outside: 'beyond',
  behind: 'behind',
  higher: 'above',
  lower: 'below',
}

const SIDES = /^(?:side|edge|end|top|bottom|left|right|front|back)$/u

/** "a margin of 5 mm on all sides", "3 mm on the sides and the bottom", "5 mm all around". */
function marginAt(chunks: Chunks, [figure]: readonly Figure[], from: number): ReadPlaces | undefined {
  if (!figure) return undefined
  if (wordAt(chunks, from) === 'around' && !phraseIn(chunks[from + 1]))
    return one({ kind: 'margin', figure, refs: [] }, from + 1)
  if (!/^(?:on|along|at|around)$/u.test(wordAt(chunks, from))) return undefined
  const refs: Phrase[] = []
  let at = from + 1
  for (;;) {
    const phrase = phraseIn(chunks[at])
    if (phrase?.kind !== 'place' || !SIDES.test(phrase.concept)) break
    refs.push(phrase)
    at++
    if (!/^(?:and|,)$/u.test(wordAt(chunks, at)) || phraseIn(chunks[at + 1])?.kind !== 'place') break
    at++
  }
  const [first] = refs
  const isAll =
    refs.length > 1 ||
    (first?.plural === true && /^(?:the|all|both|its|)$/u.test(first.det)) ||
    /^(?:all|each|both)$/u.test(first?.det ?? '')
  return isAll ? one({ kind: 'margin', figure, refs }, at) : undefined
}

const TOWARD =
  /^(?:away|in|inward|back|inset|inside|up|down|over|out|directly|straight|outward|measured|vertically|horizontally|along)$/u

/** "along the width", "in the long direction", "each way": which way words name. */
export function wayAt(chunks: Chunks, from: number): { way: Phrase; next: number } | undefined {
  const at = /^(?:along|in|across|down|over)$/u.test(wordAt(chunks, from)) ? from + 1 : from
  const way = phraseIn(chunks[at])
  if (!way || way.bare.length > 0 || way.sizes.length > 0) return undefined
  const isEvery = /^(?:each|both)$/u.test(way.det)
  if (way.concept === 'direction') return at > from || isEvery ? { way, next: at + 1 } : undefined
  const isAcross = way.kind === 'dimension' && /^(?:length|width|height)$/u.test(way.concept)
  return at > from && isAcross && !way.of ? { way, next: at + 1 } : undefined
}

const NEIGHBOUR = /^(?:previous|preceding|next|neighboring|neighbouring|before|last|adjacent)$/u

/** "from the previous one", "from the last": from one to the next. */
const isNeighbour = ({ concept, words, unknown, ordinal }: Phrase): boolean =>
  (concept === 'one' || concept === 'hole') &&
  (ordinal === -1 || [...words, ...unknown].some((word) => NEIGHBOUR.test(word)))

/** "Edge distance: 8 mm (to the hole center, both directions)". */
function edgeDistanceAt(chunks: Chunks, at: number): ReadPlaces | undefined {
  const chunk = chunks[at]
  if (chunk?.kind !== 'size' || chunk.size.dimension !== 'distance' || chunk.size.owner) return undefined
  const concept = chunk.size.words.find((word) => /^(?:edge|end|side)$/u.test(word))
  if (!concept) return undefined
  let next = at + 1
  const isRest = (): boolean => {
    const lead = /^(?:,|\(|to|in|from)$/u.test(wordAt(chunks, next)) ? next + 1 : next
    const phrase = phraseIn(chunks[/^(?:to|in)$/u.test(wordAt(chunks, lead)) ? lead + 1 : lead])
    const isSaid =
      phrase !== undefined &&
      ((phrase.concept === 'center' &&
        /hole|cut/u.test(`${phrase.words.join(' ')} ${phrase.of?.kind ?? ''}`)) ||
        (phrase.concept === 'direction' && phrase.det === 'both'))
    if (isSaid) next = (phraseIn(chunks[lead]) ? lead : lead + 1) + 1
    if (isSaid && wordAt(chunks, next) === ')') next++
    return isSaid
  }
  while (isRest());
  const ref: Phrase = {
    concept,
    kind: 'place',
    name: concept,
    plural: true,
    det: 'the',
    words: [],
    unknown: [],
    sizes: [],
    bare: [],
    span: chunk.span,
  }
  return one({ kind: 'from', figures: chunk.size.figures, refs: [ref] }, next)
}

const OPPOSITE: Readonly<Record<string, AxisName>> = {
  'left right': 'x',
  'right left': 'x',
  'front back': 'y',
  'back front': 'y',
  'top bottom': 'z',
}

/** "30 mm to the left and right of the center", "20 mm left and right of it". */
function bothSidesAt(chunks: Chunks, [figure]: readonly Figure[], from: number): ReadPlaces | undefined {
  const at = /^(?:to|toward)$/u.test(wordAt(chunks, from)) ? from + 1 : from
  const first = phraseIn(chunks[at])
  const second = wordAt(chunks, at + 1) === 'and' ? phraseIn(chunks[at + 2]) : undefined
  const axis = first && second ? OPPOSITE[`${first.concept} ${second.concept}`] : undefined
  if (!figure || !axis || !second || first?.of) return undefined
  const told = wordAt(chunks, at + 3) === 'of' ? phraseIn(chunks[at + 4]) : undefined
  const ref = second.of ?? told
  return one(
    { kind: 'eachside', figure, axis, ...(ref && ref.kind !== 'pronoun' ? { ref } : {}) },
    told ? at + 5 : at + 3,
  )
}

/** "23.5 mm from the center in both the X and Y directions". */
function bothAxesAt(chunks: Chunks, from: number): { axes: readonly AxisName[]; next: number } | undefined {
  if (!/^(?:in|along)$/u.test(wordAt(chunks, from))) return undefined
  const both = phraseIn(chunks[from + 1])
  const isBoth = both?.det === 'both' && (both.kind === 'pronoun' || both.concept === 'direction')
  // "in both directions", of what lies level.
  const again = phraseIn(chunks[from + 2])
  if (
    both?.det === 'both' &&
    both.concept === 'direction' &&
    both.words.length === 0 &&
    !axesAt(chunks, from + 2)
  )
    return {
      axes: ['x', 'y'],
      next: again?.concept === 'direction' && again.det === '' ? from + 3 : from + 2,
    }
  const axes = axesAt(chunks, isBoth ? from + 2 : from + 1)
  return axes?.axes.length === 2 && !axes.sign ? axes : undefined
}

/** A distance, and from what. */
export function distanceAt(chunks: Chunks, from: number): ReadPlaces | undefined {
  const lengths = lengthsAt(chunks, from)
  if (!lengths) return undefined
  const labelled = edgeDistanceAt(chunks, from) ?? bothSidesAt(chunks, lengths.figures, lengths.next)
  if (labelled) return labelled
  const { figures } = lengths
  const margin = marginAt(chunks, lengths.figures, lengths.next)
  if (margin) return margin
  const figure = figures[0] as Figure
  let at = lengths.next
  let toward = ''
  let axis: AxisName | undefined
  for (;;) {
    const word = wordAt(chunks, at)
    const axes = /^(?:in|along)$/u.test(word) || word === '(' ? axesAt(chunks, at + 1) : undefined
    if (axes) {
      axis = axes.axes[0]
      at = axes.next
      if (word === '(' && wordAt(chunks, at) === ')') at++
      continue
    }
    if (TOWARD.test(word) && !wayAt(chunks, at)) {
      if (/^(?:up|down|out|in|vertically|horizontally|inset|inward)$/u.test(word)) toward = word
      at++
      continue
    }
    break
  }
  const word = wordAt(chunks, at)
  const tagged = (next: number): { axis?: AxisName; next: number } => {
    const open = wordAt(chunks, next) === '('
    const start = open ? next + 1 : next
    const axes = /^(?:in|along)$/u.test(wordAt(chunks, start))
      ? axesAt(chunks, start + 1)
      : open
        ? axesAt(chunks, start)
        : undefined
    if (axes?.axes.length === 1 && axes.axes[0])
      return {
        axis: axes.axes[0],
        next: open && wordAt(chunks, axes.next) === ')' ? axes.next + 1 : axes.next,
      }
    return { ...(axis ? { axis } : {}), next }
  }
  if (/^(?:apart|centertocenter)$/u.test(word)) {
    const next = at + 1
    const from =
      /^(?:from|between)$/u.test(wordAt(chunks, next)) && phraseIn(chunks[next + 1])?.kind === 'pronoun'
        ? next + 2
        : wordAt(chunks, next) === 'centertocenter'
          ? next + 1
          : next
    const { next: end, axis: along } = tagged(from)
    const way = along ? undefined : wayAt(chunks, end)
    return one(
      { kind: 'apart', figure, ...(along ? { axis: along } : {}), ...(way ? { way: way.way } : {}) },
      way?.next ?? end,
    )
  }
  if (word === 'eachside') {
    const ref = wordAt(chunks, at + 1) === 'of' ? phraseIn(chunks[at + 2]) : undefined
    return one({ kind: 'eachside', figure, ...(ref ? { ref } : {}) }, ref ? at + 3 : at + 1)
  }
  if (
    word === 'from' ||
    word === 'off' ||
    word === 'of' ||
    (word === 'to' && toward === '') ||
    word === 'inside'
  ) {
    let next = at + 1
    if (/^(?:of|away|from)$/u.test(wordAt(chunks, next))) next++
    if (wordAt(chunks, next) === 'themselves') return one({ kind: 'apart', figure }, next + 1)
    const side = phraseIn(chunks[next])
    if (word === 'to' && side && /^(?:left|right|front|back|side)$/u.test(side.concept)) {
      if (side.concept === 'side')
        return side.det === 'each' || side.det === 'one of' || side.det === 'both'
          ? one({ kind: 'eachside', figure, ...(side.of ? { ref: side.of } : {}) }, next + 1)
          : undefined
      return one(
        { kind: 'beyond', figure, side: side.concept, ...(side.of ? { ref: side.of } : {}) },
        next + 1,
      )
    }
    if (word === 'of') return undefined
    if (wordAt(chunks, next) === 'eachside') return one({ kind: 'eachside', figure }, next + 1)
    const coordinate = chunks[next]
    if (coordinate?.kind === 'coordinate' && coordinate.figures.length === 1) return undefined
    // "30 mm from the previous one".
    if (side && isNeighbour(side)) return one({ kind: 'apart', figure }, next + 1)
    // "20 mm from either side".
    const refs = refsAt(chunks, next)
    if (!refs) return undefined
    const bothAxes = bothAxesAt(chunks, refs.next)
    const [middle] = refs.refs
    if (bothAxes && middle && refs.refs.length === 1 && /^(?:center|origin)$/u.test(middle.concept))
      return {
        places: bothAxes.axes.map((each) => ({ kind: 'eachside', figure, axis: each, ref: middle })),
        next: bothAxes.next,
      }
    const { next: end, axis: along } = tagged(refs.next)
    return one(
      {
        kind: 'from',
        figures,
        refs: refs.refs,
        ...(along ? { axis: along } : {}),
        ...(toward ? { toward } : {}),
      },
      end,
    )
  }
  const side = BEYOND[word]
  if (side) {
    const ref = phraseIn(chunks[at + 1])
    if (isPlaceLike(ref)) return one({ kind: 'beyond', figure, side, ref }, at + 2)
    if (word !== 'over' && word !== 'outside') return one({ kind: 'beyond', figure, side }, at + 1)
  }
  if (/^(?:left|right)$/u.test(word) && wordAt(chunks, at + 1) === 'of') {
    const ref = phraseIn(chunks[at + 2])
    return one({ kind: 'beyond', figure, side: word, ...(ref ? { ref } : {}) }, ref ? at + 3 : at + 1)
  }
  const where = phraseIn(chunks[at])
  if (word === '' && where && /^(?:left|right)$/u.test(where.concept) && where.det === '')
    return one(
      { kind: 'beyond', figure, side: where.concept, ...(where.of ? { ref: where.of } : {}) },
      at + 1,
    )
  // "15 mm either side of it".
  if (
    word === '' &&
    where?.concept === 'side' &&
    /^(?:one of|each|both)$/u.test(where.det) &&
    where.bare.length === 0
  )
    return one({ kind: 'eachside', figure, ...(where.of ? { ref: where.of } : {}) }, at + 1)
  if (word === 'between') {
    const ref = phraseIn(chunks[at + 1])
    if (ref) return one({ kind: 'apart', figure, ref }, at + 2)
  }
  const noun = phraseIn(chunks[at])
  if (noun?.concept === 'distance' && noun.kind === 'dimension') return one({ kind: 'apart', figure }, at + 1)
  // "20 mm spacing both ways": from one to the next.
  const told = chunks[from]
  const bothWays =
    told?.kind === 'size' && at === lengths.next && told.size.figures.length === 1
      ? wayAt(chunks, at)
      : undefined
  if (bothWays && /^(?:each|both)$/u.test(bothWays.way.det))
    return one({ kind: 'apart', figure, way: bothWays.way }, bothWays.next)
  // "and 46 mm along the width", behind what is so far apart the other way.
  const way = word === '' ? undefined : wayAt(chunks, lengths.next)
  if (way && way.way.kind !== 'place')
    return one({ kind: 'beyond', figure, side: 'along', way: way.way }, way.next)
  // "moved 10 mm along x".
  if (axis) return one({ kind: 'beyond', figure, side: 'along', axis }, at)
  return undefined
}

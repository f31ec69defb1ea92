/** A preposition and what it is of. */
import { type Chunk, type Figure, type Phrase, phraseIn } from '../phrases.ts'
import type { Place } from '../scene.ts'
import { axesAt, type Chunks, one, planeOf, type ReadAxes, type ReadPlaces, wordAt } from './axes-at.ts'

const LEADS =
  /^(?:in|on|at|into|to|through|near|along|around|across|from|over|under|above|below|inside|within|against|beside|toward|opposite|out|off|outside|behind|up|down|by|with|past|beyond)$/u

const FULL = /\b(?:full|entire|whole|complete|total)\b/u

const isCircle = (phrase: Phrase): boolean =>
  phrase.concept === 'ring' && phrase.kind === 'layout'
    ? true
    : phrase.concept === 'grid' && phrase.words.some((word) => /^(?:circular|radial|polar)$/u.test(word))
      ? true
      : phrase.concept === 'circle' && phrase.kind === 'figure' && phrase.det === 'a'

/** "on a 45 mm bolt circle", "around a circle with a radius of 20 mm". */
function circleAt(chunks: Chunks, phrase: Phrase, next: number): ReadPlaces | undefined {
  if (!isCircle(phrase)) return undefined
  const said = phrase.sizes.find(({ dimension }) => dimension === 'diameter' || dimension === 'radius')
  if (said?.figures[0])
    return one({ kind: 'circle', figure: said.figures[0], radius: said.dimension === 'radius' }, next)
  if (phrase.bare[0]) return one({ kind: 'circle', figure: phrase.bare[0], radius: false }, next)
  let at = next
  while (/^(?:with|of|that|which|is|has|a|,|and|whose|having)$/u.test(wordAt(chunks, at))) at++
  const chunk = chunks[at]
  if (
    chunk?.kind === 'size' &&
    (chunk.size.dimension === 'diameter' || chunk.size.dimension === 'radius') &&
    chunk.size.figures[0]
  )
    return one(
      { kind: 'circle', figure: chunk.size.figures[0], radius: chunk.size.dimension === 'radius' },
      at + 1,
    )
  // "on PCD 85", in a note without units.
  if (
    chunk?.kind === 'figures' &&
    (chunk.what === 'length' || (chunk.what === 'number' && at === next)) &&
    chunk.figures.length === 1 &&
    chunk.figures[0]
  )
    return one({ kind: 'circle', figure: chunk.figures[0], radius: false }, at + 1)
  return undefined
}

/** "from underneath", "from behind": out of which side. */
const FROM: Readonly<Record<string, string>> = {
  'from below': 'bottom',
  'from under': 'bottom',
  'from above': 'top',
  'from behind': 'back',
}

const sideCalled = (concept: string, span: Phrase['span'] = [0, 0]): Phrase => ({
  concept,
  kind: 'place',
  name: concept,
  plural: false,
  det: 'the',
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span,
})

/** "on a 31 mm square", "at the corners of a 40 x 30 mm rectangle": four of them. */
function squareOf(phrase: Phrase): (Place & { kind: 'grid' }) | undefined {
  const figure = phrase.concept === 'corner' && phrase.of ? phrase.of : phrase
  if (figure.kind !== 'figure' || !/^(?:square|rectangle)$/u.test(figure.concept)) return undefined
  const sides = figure.sizes.find(({ dimension }) => /^(?:sides|side|width|length)$/u.test(dimension))
  const figures = sides?.figures ?? figure.bare
  return figures.length === 1 || figures.length === 2
    ? { kind: 'grid', figures, word: figure.concept === 'square' ? 'square' : 'rectangular' }
    : undefined
}

/** "over the full 80 mm length": which way, and no size of its own. */
const isFullSize = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'size' && chunk.size.words.some((word) => FULL.test(word))

/** A preposition and what it is of. */
export function prepositionAt(chunks: Chunks, from: number): ReadPlaces | undefined {
  // "joined by a rod": which is put there.
  if (
    wordAt(chunks, from) === 'by' &&
    /^(?:joined|connected|linked|bridged)$/u.test(wordAt(chunks, from - 1))
  )
    return undefined
  let at = from
  const words: string[] = []
  while (LEADS.test(wordAt(chunks, at)) && words.length < 3) words.push(wordAt(chunks, at++))
  if (words.length === 0) return undefined
  if (wordAt(chunks, at) === 'of' && /^(?:out|inside|outside|off)$/u.test(words.at(-1) ?? '')) at++
  const how = words.join(' ')
  const last = words.at(-1) ?? ''
  // "all in y", "in the x direction", "along z".
  const axes = axesAt(chunks, at)
  if (axes && /^(?:in|along|on|to|through|about|around|across|toward|down|up)$/u.test(last)) {
    const [axis] = axes.axes
    const isCoordinate = wordAt(chunks, axes.next) === '='
    if (axis && !isCoordinate)
      return {
        places: axes.axes.map((each) => ({
          kind: 'way',
          axis: each,
          how: last,
          ...(axes.sign ? { sign: axes.sign } : {}),
        })),
        next: axes.next,
      }
  }
  const coordinate = chunks[at]
  if (coordinate?.kind === 'coordinate') return coordinateAt(coordinate, how, at)
  if (coordinate?.kind === 'points') return pointsAt(coordinate, at)
  const angles = anglesAt(chunks, wordAt(chunks, at) === 'the' ? at + 1 : at)
  if (angles && /^(?:at|from|in)$/u.test(last)) return angles
  if (last === 'through' && wordAt(chunks, at) === 'all') {
    const along =
      wordAt(chunks, at + 1) === 'in' || wordAt(chunks, at + 1) === 'along'
        ? axesAt(chunks, at + 2)
        : undefined
    return one(
      { kind: 'through', refs: [], all: true, ...(along?.axes[0] ? { axis: along.axes[0] } : {}) },
      along?.next ?? at + 1,
    )
  }
  // "on top of the block", "to the left of the boss".
  if (last === 'on' && wordAt(chunks, at) === 'top') {
    // "on top of that is a third one": of what was told last.
    const isThat =
      wordAt(chunks, at + 1) === 'of' && /^(?:that|this|those|these)$/u.test(wordAt(chunks, at + 2))
    const of =
      wordAt(chunks, at + 1) !== 'of'
        ? undefined
        : isThat
          ? { ...sideCalled('it', chunks[at + 2]?.span), kind: 'pronoun' as const }
          : phraseIn(chunks[at + 2])
    const ref: Phrase = { ...sideCalled('top', chunks[at]?.span), ...(of ? { of } : {}) }
    return one(
      { kind: 'at', how: 'on', ref },
      of ? at + 3 : wordAt(chunks, at + 1) === 'of' ? at + 2 : at + 1,
    )
  }
  const phrase = phraseIn(chunks[at])
  const hidden = !phrase || phrase.kind === 'cut' ? FROM[how] : undefined
  // "through the full 36 mm width of the block": which way.
  const sized = chunks[at]
  const isWay =
    /^(?:through|across)$/u.test(last) || (/^(?:along|over|down)$/u.test(last) && isFullSize(sized))
  if (sized?.kind === 'size' && isWay && sized.size.figures.length === 1) {
    const { size } = sized
    const ref: Phrase = {
      concept: size.dimension,
      kind: 'dimension',
      name: size.dimension,
      plural: false,
      det: 'the',
      words: size.words,
      unknown: [],
      sizes: [],
      bare: size.figures,
      ...(size.owner ? { of: size.owner } : {}),
      span: size.span,
    }
    return one({ kind: 'at', how: last, ref }, at + 1)
  }
  // "on a 28 mm radius", "at a radius of 28 mm (from the center)".
  if (
    sized?.kind === 'size' &&
    /^(?:on|at|around)$/u.test(how) &&
    /^(?:radius|diameter)$/u.test(sized.size.dimension) &&
    sized.size.figures.length === 1 &&
    sized.size.figures[0] &&
    sized.size.words.length === 0 &&
    !sized.size.owner
  ) {
    const center = /^(?:from|about|around)$/u.test(wordAt(chunks, at + 1))
      ? phraseIn(chunks[at + 2])
      : undefined
    return one(
      {
        kind: 'circle',
        figure: sized.size.figures[0],
        radius: sized.size.dimension === 'radius',
        bare: true,
      },
      /^(?:center|axis)$/u.test(center?.concept ?? '') ? at + 3 : at + 1,
    )
  }
  if (hidden) return one({ kind: 'at', how: 'from', ref: sideCalled(hidden, chunks[at - 1]?.span) }, at)
  if (!phrase) return last === 'through' ? one({ kind: 'through', refs: [], all: false }, at) : undefined
  if (phrase.kind === 'work') return undefined
  // "in the middle of Y".
  const across =
    phrase.concept === 'center' && !phrase.of && wordAt(chunks, at + 1) === 'of'
      ? axesAt(chunks, at + 2)
      : undefined
  if (across) return one({ kind: 'centered', axes: across.axes, refs: [] }, across.next)
  const plane = planeOf(phrase)
  if (plane) return one({ kind: 'perpendicular', axis: plane }, at + 1)
  const circle = circleAt(chunks, phrase, at + 1)
  if (circle && /^(?:on|around|along|in|at|about|with)$/u.test(last)) return circle
  const corners = squareOf(phrase)
  if (corners && /^(?:on|at|in|around)$/u.test(last)) return one(corners, at + 1)
  if (phrase.kind === 'layout') return layoutAt(chunks, phrase, at)
  // "arranged in two rows of four holes".
  const { layout, count } = phrase
  if (last === 'in' && layout?.concept === 'rows' && layout.count !== undefined && count !== undefined)
    return {
      places: [layout.count, count].map((value, nth) => ({
        kind: 'number',
        figure: { value, unit: undefined, text: `${value}`, span: layout.span },
        rows: nth === 0,
      })),
      next: at + 1,
    }
  if (last === 'with') return undefined
  // "through the entire height of the block".
  if (last === 'through' && phrase.kind === 'dimension' && phrase.words.some((word) => FULL.test(word))) {
    const { of } = phrase
    const whole = !of || of.kind === 'whole'
    return {
      places: [
        { kind: 'through', refs: whole || !of ? [] : [of], all: whole },
        ...(/^(?:width|length)$/u.test(phrase.concept) && whole && phrase.bare.length === 0
          ? [{ kind: 'at' as const, how: last, ref: phrase }]
          : []),
      ],
      next: at + 1,
    }
  }
  if (phrase.kind === 'dimension') {
    // "along its length", "through the thickness", "down the length of the top".
    if (
      /^(?:along|down|across|through|over|for|in)$/u.test(last) &&
      phrase.sizes.length === 0 &&
      phrase.bare.length === 0
    )
      return one({ kind: 'at', how: last, ref: phrase }, at + 1)
    return undefined
  }
  if (phrase.kind === 'aside')
    return phrase.name === 'rest' && last === 'through'
      ? one({ kind: 'through', refs: [], all: false, rest: true }, at + 1)
      : undefined
  const ending = fromTo(chunks, how, phrase, at)
  if (ending) return ending
  if (last === 'through') {
    const refs = alsoAt(chunks, phrase, at + 1)
    return one(
      {
        kind: 'through',
        refs: refs.refs,
        all: phrase.det === 'all' || phrase.kind === 'whole',
        ...(phrase.words.includes('rest') ? { rest: true } : {}),
      },
      refs.next,
    )
  }
  // "gouge a pocket out of the top", "sticking up out of the center": where it is.
  const isOutOf = last === 'out' && wordAt(chunks, at - 1) === 'of'
  if (isOutOf && phrase.kind === 'place' && !COMES.test(wordAt(chunks, from - 1))) {
    const all = alsoAt(chunks, phrase, at + 1)
    const also = all.refs.length > 1 ? { also: all.refs.slice(1) } : {}
    const where = STICKS.test(wordAt(chunks, from - 1)) ? 'on' : 'in'
    return one({ kind: 'at', how: where, ref: phrase, ...also }, all.next)
  }
  // "out the bottom", "out of the far end": to where it comes out.
  if (last === 'out' && phrase.kind === 'place' && !/^(?:center|corner|edge)$/u.test(phrase.concept))
    return one({ kind: 'through', refs: [], all: false, exit: phrase }, at + 1)
  if (/^(?:down to|up to|until|as far as|to)$/u.test(how) && how !== 'to')
    return one({ kind: 'until', ref: phrase }, at + 1)
  const { refs, next } = alsoAt(chunks, phrase, at + 1)
  return one(
    {
      kind: 'at',
      how: last === 'by' ? 'on' : last,
      ref: phrase,
      ...(refs.length > 1 ? { also: refs.slice(1) } : {}),
    },
    next,
  )
}

const COMES =
  /^(?:comes?|coming|goes|go|going|runs?|running|exits?|breaks?|emerges?|clear|right|straight|way|and|passes|passing|through|,)$/u

const STICKS =
  /^(?:sticks?|sticking|rises?|rising|stands?|standing|protrudes?|protruding|projects?|projecting|grows?|growing|comes|coming|extends?|extending|extruded)$/u

/** "the boss and the plate", "the top and the bottom". */
function alsoAt(chunks: Chunks, first: Phrase, from: number): { refs: Phrase[]; next: number } {
  const refs = [first]
  let at = from
  for (;;) {
    const second = /^(?:and|,)$/u.test(wordAt(chunks, at)) ? phraseIn(chunks[at + 1]) : undefined
    const follower = wordAt(chunks, at + 2)
    const isSubject =
      /^(?:is|are|has|have|goes|go|runs|should|will|that|which|extends|rounded|chamfered|radiused|bevelled|broken|recessed)$/u.test(
        follower,
      ) || chunks[at + 2]?.kind === 'size'
    const like =
      second &&
      second.kind === first.kind &&
      second.kind !== 'pronoun' &&
      second.det !== 'a' &&
      second.count === undefined
    if (!second || !like || isSubject) break
    refs.push(second)
    at += 2
  }
  return { refs, next: at }
}

/** "from the front to the back", "from one side to the other". */
function fromTo(chunks: Chunks, how: string, first: Phrase, at: number): ReadPlaces | undefined {
  if (!/^(?:(?:through|across|along|over) )?from$/u.test(how) || wordAt(chunks, at + 1) !== 'to')
    return undefined
  const second = phraseIn(chunks[at + 2])
  if (!second || first.kind !== 'place') return undefined
  const isOther =
    second.det === 'other' ||
    second.name === 'other' ||
    second.words.includes('opposite') ||
    second.words.includes('other')
  if (second.kind !== 'place' && !isOther) return undefined
  return one({ kind: 'between', refs: isOther ? [first] : [first, second], halfway: false }, at + 3)
}

export function coordinateAt(chunk: Chunk & { kind: 'coordinate' }, how: string, at: number): ReadPlaces {
  const { axis, figures, range } = chunk
  return one(range ? { kind: 'range', axis, figures } : { kind: 'coordinate', axis, figures, how }, at + 1)
}

export const pointsAt = ({ points, axes, figures }: Chunk & { kind: 'points' }, at: number): ReadPlaces =>
  one({ kind: 'points', points, axes, figures }, at + 1)

export function anglesAt(chunks: Chunks, at: number): ReadPlaces | undefined {
  const chunk = chunks[at]
  if (chunk?.kind !== 'figures') return undefined
  const isAngles =
    chunk.what === 'angle' || (chunk.what === 'list' && chunk.figures.every(({ unit }) => unit === 'angle'))
  if (!isAngles) return undefined
  const step = wordAt(chunks, at + 1) === 'apart'
  const from = /^(?:from|to)$/u.test(wordAt(chunks, at + 1)) ? axesAt(chunks, at + 2) : undefined
  const turn = from?.axes.length === 1 ? turnOf(from) : undefined
  if (from && turn !== undefined)
    return one(
      {
        kind: 'angles',
        figures: chunk.figures.map((figure) => ({ ...figure, value: figure.value + turn })),
        step,
      },
      from.next,
    )
  return one({ kind: 'angles', figures: chunk.figures, step }, step ? at + 2 : at + 1)
}

/** Angles are told from the x axis, or from one a quarter turn on. */
const turnOf = ({ axes, sign }: ReadAxes): number => (axes[0] === 'y' ? 90 : 0) + (sign === -1 ? 180 : 0)

/** "in a row", "in a 40 x 30 mm pattern". */
function layoutAt(chunks: Chunks, phrase: Phrase, at: number): ReadPlaces | undefined {
  // "in 3 rows of 4".
  const [each] = phrase.bare
  if (phrase.concept === 'row' && phrase.count !== undefined && each && Number.isInteger(each.value)) {
    const rows: Figure = { value: phrase.count, unit: undefined, text: `${phrase.count}`, span: phrase.span }
    return {
      places: [rows, each].map((figure, nth) => ({ kind: 'number', figure, rows: nth === 0 })),
      next: at + 1,
    }
  }
  // "in three rows of four".
  const many = phrase.concept === 'row' && wordAt(chunks, at + 1) === 'of' ? chunks[at + 2] : undefined
  const isMany =
    many?.kind === 'figures' && /^(?:count|number)$/u.test(many.what) && many.figures.length === 1
  if (isMany && many.figures[0] && phrase.count !== undefined) {
    const rows: Figure = { value: phrase.count, unit: undefined, text: `${phrase.count}`, span: phrase.span }
    return {
      places: [rows, many.figures[0]].map((figure, nth) => ({ kind: 'number', figure, rows: nth === 0 })),
      next: at + 3,
    }
  }
  if (phrase.concept === 'row') {
    const along = /^(?:along|in)$/u.test(wordAt(chunks, at + 1)) ? axesAt(chunks, at + 2) : undefined
    return one({ kind: 'row', ...(along?.axes[0] ? { axis: along.axes[0] } : {}) }, along?.next ?? at + 1)
  }
  if (phrase.concept !== 'grid' && phrase.concept !== 'arrangement') return undefined
  const sides = phrase.sizes.find(({ dimension }) => dimension === 'sides')
  const word = phrase.words.find((each) => /^(?:square|rectangular|circular|triangular)$/u.test(each)) ?? ''
  return one({ kind: 'grid', figures: sides?.figures ?? phrase.bare, word }, at + 1)
}

/** Numbers with the word for what they measure: “20 mm wide”, “a diameter of 5 mm”, “40 mm (X)”. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Atom } from '../atoms.ts'
import { factorIn } from '../factors.ts'
import { DIMENSION_WORDS } from '../lexicon.ts'
import type { Dimension, Figure, Phrase, Size } from '../phrases.ts'
import {
  figureOf,
  isAdjective,
  isMeasure,
  nounAt,
  quantityAt,
  type Read,
  spanFrom,
  textAt,
} from './atoms-at.ts'
import { phraseAt } from './phrase/phrase-at.ts'

export const DIMENSION_OF: Readonly<Record<string, Dimension>> = {
  length: 'length',
  width: 'width',
  height: 'height',
  thickness: 'thickness',
  depth: 'depth',
  diameter: 'diameter',
  radius: 'radius',
  angle: 'angle',
  distance: 'distance',
  size: 'side',
  flats: 'flats',
  corners: 'corners',
  circumcircle: 'corners',
  circumradius: 'corners',
  incircle_radius: 'flats',
  wall: 'wall',
  section: 'diameter',
}

/** As long one way as the other. */
const SQUARE: readonly (readonly string[])[] = [
  ['per', 'side'],
  ['each', 'way'],
  ['each', 'direction'],
  ['both', 'ways'],
  ['to', 'a', 'side'],
  ['in', 'each', 'direction'],
  ['in', 'both', 'directions'],
]

/** What stands behind a number and says what it measures: "wide", "in diameter", "across flats". */
function behindNumber(
  atoms: readonly Atom[],
  at: number,
): Read<{ dimension: Dimension; words: string[] }> | undefined {
  const text = textAt(atoms, at)
  const found = (dimension: Dimension, next: number, words: string[] = []) => ({
    made: { dimension, words },
    next,
  })
  const adjective = DIMENSION_WORDS[text]
  if (adjective)
    return textAt(atoms, at + 1) === 'overall'
      ? found(adjective as Dimension, at + 2, ['overall'])
      : found(adjective as Dimension, at + 1)
  // "20 mm each way", "60 mm in both directions".
  const both = SQUARE.find((words) => words.every((each, nth) => textAt(atoms, at + nth) === each))
  const isOwn =
    /^(?:,|:|\(|measures|measuring)$/u.test(textAt(atoms, at - 2)) ||
    /^(?:body|figure)$/u.test(nounAt(atoms, at - 2)?.kind ?? '')
  if (both && isOwn) return found('side', at + both.length)
  if (text === 'acrossflats') return found('flats', at + 1)
  if (text === 'acrosscorners') return found('corners', at + 1)
  if (text === 'centertocenter') return found('centers', at + 1)
  if (text === 'endtoend' || text === 'overall') {
    const after = DIMENSION_WORDS[textAt(atoms, at + 1)]
    // "50 mm overall width".
    const noun = nounAt(atoms, at + 1)
    const measured = noun?.kind === 'dimension' && !noun.plural ? DIMENSION_OF[noun.concept] : undefined
    if (!after && measured && text === 'overall') return found(measured, at + 2, ['overall'])
    return after ? found(after as Dimension, at + 2, ['overall']) : found('length', at + 1, ['overall'])
  }
  // "68 mm across the outside", "52 mm clear on the inside".
  const side = /^(?:across|over|clear)(?: on)?(?: the)? (outside|inside)$/u.exec(
    [0, 1, 2, 3]
      .map((k) => textAt(atoms, at + k))
      .join(' ')
      .replace(/ (outside|inside) .*$/u, ' $1'),
  )
  if (side) {
    let next = at
    while (textAt(atoms, next) !== side[1]) next++
    return found('diameter', next + 1, [side[1] === 'outside' ? 'outer' : 'inner'])
  }
  if (
    text === 'across' &&
    !/^(?:the|its|a|from|both|each|in|x|y|z)$/u.test(textAt(atoms, at + 1)) &&
    !nounAt(atoms, at + 1)
  )
    return found('diameter', at + 1, ['across'])
  // "30 mm outer and 24 mm inner diameter".
  if (
    /^(?:outer|inner|outside|inside|internal|external)$/u.test(text) &&
    /^(?:and|,|by|x)$/u.test(textAt(atoms, at + 1)) &&
    isMeasure(quantityAt(atoms, at + 2)) &&
    /^(?:outer|inner|outside|inside|internal|external)$/u.test(textAt(atoms, at + 3))
  ) {
    const shared = DIMENSION_OF[nounAt(atoms, at + 4)?.concept ?? '']
    if (shared) return found(shared, at + 1, [text])
  }
  let next = at
  const words: string[] = []
  if (/^(?:in|of|for|as)$/u.test(text)) next++
  if (/^(?:the|its|a|an)$/u.test(textAt(atoms, next)) && next > at) next++
  while (isAdjective(textAt(atoms, next)) && nounAt(atoms, next + 1)?.kind === 'dimension')
    words.push(textAt(atoms, next++))
  const noun = nounAt(atoms, next)
  // "16 mm for a length of 20 mm": the length is the second.
  if (textAt(atoms, at) === 'for' && textAt(atoms, next + 1) === 'of' && quantityAt(atoms, next + 2))
    return undefined
  if (noun?.kind !== 'dimension' || (noun.plural && noun.concept !== 'size')) return undefined
  const dimension = DIMENSION_OF[noun.concept]
  return dimension && found(dimension, next + 1, words)
}

export const sizeOf = (atoms: readonly Atom[], from: number, to: number, size: Omit<Size, 'span'>): Size => {
  const axis = size.axis ?? (size.figures.length === 1 ? size.figures[0]?.axis : undefined)
  return { ...size, ...(axis ? { axis } : {}), span: spanFrom(atoms, from, to) }
}

/** "(X)", "in the y direction", "along z" behind a size. */
export function axisBehind(atoms: readonly Atom[], at: number): Read<AxisName> | undefined {
  let next = at
  const open = textAt(atoms, next) === '('
  if (open) next++
  if (/^(?:in|along|on)$/u.test(textAt(atoms, next))) next++
  else if (!open) return undefined
  if (textAt(atoms, next) === 'the') next++
  const axis = textAt(atoms, next)
  if (!/^[xyz]$/u.test(axis)) return undefined
  next++
  if (/^(?:axis|direction|dimension|dim|dir)$/u.test(textAt(atoms, next))) next++
  if (open) {
    if (textAt(atoms, next) !== ')') return undefined
    next++
  } else if (/^(?:from|=)$/u.test(textAt(atoms, next))) return undefined
  return { made: axis as AxisName, next }
}

const LABELS: Readonly<Record<string, Dimension>> = {
  long: 'length',
  wide: 'width',
  tall: 'height',
  high: 'height',
  thick: 'thickness',
  deep: 'depth',
}

const labelled = (label: string | undefined): Dimension | undefined =>
  label === undefined ? undefined : (LABELS[label] ?? DIMENSION_OF[label])

/** "10 mm wide (flat to flat)": between which sides. */
function withHow(
  atoms: readonly Atom[],
  named: Read<{ dimension: Dimension; words: string[] }>,
): Read<{ dimension: Dimension; words: string[] }> {
  const open = textAt(atoms, named.next) === '('
  const at = open ? named.next + 1 : named.next
  const how = textAt(atoms, at)
  const dimension = how === 'acrossflats' ? 'flats' : how === 'acrosscorners' ? 'corners' : undefined
  if (!dimension || (open && textAt(atoms, at + 1) !== ')')) return named
  return { made: { ...named.made, dimension }, next: open ? at + 2 : at + 1 }
}

/** A number with what it measures: "20 mm wide", "60 x 40 mm". */
export function numberSizes(atoms: readonly Atom[], at: number): Read<readonly Size[]> | undefined {
  const quantity = quantityAt(atoms, at)
  if (!quantity) return undefined
  const figures = quantity.values.map(figureOf)
  const whole = (size: Omit<Size, 'span'>, next: number): Read<readonly Size[]> => ({
    made: [sizeOf(atoms, at, next, size)],
    next,
  })
  if (quantity.kind === 'marked') return whole({ dimension: quantity.dimension, figures, words: [] }, at + 1)
  if (quantity.kind === 'size') {
    const labels = quantity.values.map(({ label }) => labelled(label))
    // "Ø40 x 15 mm thick": the word says what the last one is.
    const last = DIMENSION_WORDS[textAt(atoms, at + 1)] as Dimension | undefined
    if (last && labels.length === 2 && labels[0] === 'diameter') {
      const [across, along] = figures as [Figure, Figure]
      return {
        made: [
          sizeOf(atoms, at, at + 1, { dimension: 'diameter', figures: [across], words: [] }),
          sizeOf(atoms, at, at + 2, { dimension: last, figures: [along], words: [] }),
        ],
        next: at + 2,
      }
    }
    // "80 mm dia x 20 mm": so wide, and so far the other way.
    if (labels.length === 2 && labels[0] === 'diameter' && labels[1] === undefined) labels[1] = 'depth'
    if (labels.every((label) => label !== undefined))
      return {
        made: labels.map((dimension, nth) =>
          sizeOf(atoms, at, at + 1, {
            dimension: dimension,
            figures: [figures[nth] as Figure],
            words: [],
          }),
        ),
        next: at + 1,
      }
    // "60 x 40 x 8 mm thick": the word says the last one.
    return whole({ dimension: 'sides', figures, words: [] }, at + 1)
  }
  if (!isMeasure(quantity) && quantity.kind !== 'list') return undefined
  // "L = 80 mm": a letter of the drawing.
  const letter = quantity.values.length === 1 ? labelled(quantity.values[0]?.label) : undefined
  if (letter) return whole({ dimension: letter, figures, words: [] }, at + 1)
  let from = at + 1
  const tagged = axisBehind(atoms, from)
  if (tagged && textAt(atoms, from) === '(') from = tagged.next
  const named = behindNumber(atoms, from)
  if (!named) return undefined
  const behind = withHow(atoms, named)
  // "2 mm deep along y": how it runs, and no way it is deep.
  const runs = behind.made.dimension === 'depth' && textAt(atoms, behind.next) === 'along'
  const axis = runs ? undefined : axisBehind(atoms, behind.next)
  const plane = planeBehind(atoms, behind.next)
  const next = axis?.next ?? plane?.next ?? behind.next
  const given = axis?.made ?? (textAt(atoms, at + 1) === '(' ? tagged?.made : undefined)
  return whole(
    { ...behind.made, figures, ...(given ? { axis: given } : {}), ...(plane ? { axis: plane.made } : {}) },
    next,
  )
}

/** "(XY plane)", "(XY)", "in the XY plane" behind a diameter: its axis is the third. */
export function planeBehind(atoms: readonly Atom[], at: number): Read<AxisName> | undefined {
  let next = at
  const open = textAt(atoms, next) === '('
  if (open) next++
  if (/^(?:in|on)$/u.test(textAt(atoms, next))) next++
  if (textAt(atoms, next) === 'the') next++
  const plane = /^([xyz])([xyz])(?: plane)?$/u.exec(textAt(atoms, next))
  if (!plane || (!open && next === at)) return undefined
  next++
  if (textAt(atoms, next) === 'plane') next++
  if (open) {
    if (textAt(atoms, next) !== ')') return undefined
    next++
  }
  const axis = (['x', 'y', 'z'] as const).find((each) => each !== plane[1] && each !== plane[2])
  return axis && { made: axis, next }
}

const ACROSS: Readonly<Record<string, Dimension>> = { acrossflats: 'flats', acrosscorners: 'corners' }

const COPULA =
  /^(?:there|here|of|is|are|=|:|being|be|equal|equals|to|should|must|at|measures|set|will|was|about|exactly|approximately|only|just|again|also|both)$/u

export const SECTIONAL =
  /^(?:trapezoid|trapezoidal|triangle|triangular|[a-z]+agon|[a-z]+agonal|square|rectangular|round|circular)$/u

/** "a diameter of 5 mm", "the height is 20 mm", "width and depth: 8 mm"; the dimension is a phrase of its own. */
export function namedSizes(
  atoms: readonly Atom[],
  from: number,
  phrase: Phrase,
  at: number,
): Read<Size[]> | undefined {
  const dimension = DIMENSION_OF[phrase.concept]
  // "twice the outer diameter": a number of times that size.
  if (!dimension || factorIn(textAt(atoms, from - 1)) !== undefined) return undefined
  // "a 5 mm by 5 mm cross section and a length of 30 mm": two sizes.
  if (phrase.sizes.length > 0) return undefined
  // "a hexagonal cross section: …": how it is shaped, and no size of it.
  if (phrase.concept === 'section' && phrase.words.some((word) => SECTIONAL.test(word))) return undefined
  const others: Dimension[] = []
  let next = at
  // "a width and a height of 20 mm".
  while (/^(?:and|,)$/u.test(textAt(atoms, next))) {
    const other = phraseAt(atoms, next + 1)
    const also =
      other?.made.kind === 'dimension' && other.made.bare.length === 0
        ? DIMENSION_OF[other.made.concept]
        : undefined
    // "40% of the length and a depth of 5 mm": the length is another's.
    const isOther = phrase.det === 'the' && other?.made.det === 'a'
    // "with an I cross section, height 80 mm": a size of its own.
    const isShape = phrase.concept === 'section' && also !== 'diameter'
    if (!other || !also || isOther || isShape) break
    others.push(also)
    next = other.next
  }
  const start = next
  while (COPULA.test(textAt(atoms, next)) && next < start + 4) next++
  // "Extrude the profile 40 mm": how far.
  if (phrase.concept === 'section' && next === start && textAt(atoms, from - 1).startsWith('extrud'))
    return undefined
  const quantity = quantityAt(atoms, next)
  if (!quantity || !(isMeasure(quantity) || quantity.kind === 'list' || quantity.kind === 'size'))
    return undefined
  if (quantity.kind === 'size' && dimension !== 'side') return undefined
  // "dimensions of 60 mm in length, 40 mm in width": each says what it is.
  if (
    dimension === 'side' &&
    quantity.kind !== 'size' &&
    (behindNumber(atoms, next + 1) || (phrase.concept === 'size' && axisBehind(atoms, next + 1)))
  )
    return undefined
  // "The profile is 25 mm high": how high it is.
  if (phrase.concept === 'section' && textAt(atoms, next + 1) in DIMENSION_WORDS) return undefined
  const figures = quantity.values.map(figureOf)
  // "a diameter of 5 mm" but no "height to 3 holes".
  if (quantity.kind === 'number' && nounAt(atoms, next + 1)?.plural && textAt(atoms, next - 1) !== 'of')
    return undefined
  next++
  // "Its inscribed circle is 24 mm in diameter".
  const round = phrase.name.endsWith('circle') ? behindNumber(atoms, next) : undefined
  const isRound = round && /^(?:diameter|radius)$/u.test(round.made.dimension)
  if (isRound) next = round.next
  // "with diameters of 9 mm and 7 mm".
  while (phrase.plural && quantity.kind === 'length' && /^(?:and|,)$/u.test(textAt(atoms, next))) {
    const other = quantityAt(atoms, next + 1)
    if (other?.kind !== 'length' || behindNumber(atoms, next + 2)) break
    figures.push(...other.values.map(figureOf))
    next += 2
  }
  if (textAt(atoms, next) === 'overall') next++
  const axis = axisBehind(atoms, next) ?? planeBehind(atoms, next)
  next = axis?.next ?? next
  // "a distance of 6 mm between opposite flats".
  const across = ACROSS[textAt(atoms, next)]
  if (across && /^(?:distance|width|length)$/u.test(dimension)) {
    const size = sizeOf(atoms, from, next + 1, { dimension: across, figures, words: [...phrase.words] })
    return { made: [size], next: next + 1 }
  }
  const words =
    /^(?:flats|corners)$/u.test(dimension) &&
    (/radius|apothem/u.test(phrase.name) || (isRound && round.made.dimension === 'radius'))
      ? ['radius']
      : []
  const made = [quantity.kind === 'size' ? ('sides' as const) : dimension, ...others].map((each) =>
    sizeOf(atoms, from, next, {
      dimension: each,
      figures,
      words: [...(phrase.concept === 'section' ? ['section'] : []), ...phrase.words, ...words],
      ...(phrase.of ? { owner: phrase.of } : {}),
      ...(axis ? { axis: axis.made } : {}),
    }),
  )
  return { made, next }
}

/** Sizes of walls, sides, ends, corners and centers: what they say of the thing that has them. */

import { unread } from '../../operations/unread.ts'
import type { Phrase } from '../phrases.ts'
import { POLYGONS } from '../polygon-names.ts'
import { isShaped, type SaidSize, type Thing } from '../scene.ts'
import { type Clause, quote, type Telling, type Theme } from './telling.ts'
import { WALL } from './things.ts'
import { asFloor, flooredBy } from './vessels.ts'

/** "The walls are 3 mm thick", "the top is 20 mm in diameter", "each side is 12 mm long". */
export function givePartSize(
  t: Telling,
  c: Clause,
  { phrase, of, also }: Theme & { kind: 'part' },
  said: SaidSize,
): void {
  if (also && also.length > 0) {
    // "the walls and the floor are 3 mm thick".
    const parts = [phrase, ...also]
    const isThick = /^(?:thickness|bare)$/u.test(said.dimension)
    const areWalls = parts.every(
      ({ name, concept }) => WALL.test(name) || /^(?:floor|bottom)$/u.test(concept),
    )
    if (!isThick || !areWalls) throw unread(quote(t, also[0]?.span ?? said.figure.span))
    for (const each of parts)
      givePartSize(t, c, { kind: 'part', phrase: each, of }, { ...said, dimension: 'thickness' })
    return
  }
  const owner = of ?? t.topic ?? t.body
  if (phrase.kind === 'layout' && owner) {
    const last = owner.places.at(-1)
    if (phrase.concept === 'ring')
      owner.places.push({
        place: { kind: 'circle', figure: said.figure, radius: said.dimension === 'radius' },
        gloss: said.gloss,
        used: false,
        span: said.figure.span,
      })
    else if (said.rank === 1 && last?.place.kind === 'grid' && last.place.figures.length === 1)
      last.place = { ...last.place, figures: [...last.place.figures, said.figure] }
    else
      owner.places.push({
        place: { kind: 'grid', figures: [said.figure], word: '' },
        gloss: said.gloss,
        used: false,
        span: said.figure.span,
      })
    return
  }
  if (!owner) throw unread(quote(t, said.figure.span))
  // "All of its edges are 35 mm" of a cube, "every edge is 15 mm long" of a hexagon: its side.
  if (
    phrase.concept === 'edge' &&
    /^(?:length|bare|side)$/u.test(said.dimension) &&
    /^(?:each|all|its)$/u.test(phrase.det) &&
    phrase.words.every(
      (word) => !/^(?:top|bottom|upper|lower|vertical|horizontal|long|short|outer|inner)$/u.test(word),
    ) &&
    isRegular(owner) &&
    owner.role !== 'cut' &&
    !owner.sizes.some(({ dimension }) => /^(?:side|flats|corners|diameter|sides)$/u.test(dimension))
  ) {
    owner.sizes.push({ ...said, dimension: 'side' })
    return
  }
  // "The four edges that are 25 mm long": which they are.
  if (phrase.concept === 'edge' && said.dimension === 'length') {
    Object.assign(phrase, {
      sizes: [
        ...phrase.sizes,
        { dimension: 'length', figures: [said.figure], words: [], span: said.figure.span },
      ],
    })
    return
  }
  if (
    phrase.concept === 'end' &&
    /^(?:diameter|radius)$/u.test(said.dimension) &&
    isShaped(owner, 'roundended', 'obround')
  ) {
    owner.sizes.push(said)
    return
  }
  // "one 3 mm side wall", "the two side walls": and the others?
  const isSomeWall =
    WALL.test(phrase.name) &&
    phrase.name !== 'wall' &&
    ((phrase.det === 'a' && !phrase.plural) || (phrase.count === 2 && phrase.det === 'the'))
  if (isSomeWall) throw unread(quote(t, phrase.span))
  // "The ridge is 30 mm high": so is all of it.
  if (phrase.concept === 'apex' && /^(?:height|bare)$/u.test(said.dimension)) {
    // Of a roof on a house: how high all of it is then.
    const isOnTop = t.things.some(
      ({ role, announced }, nth) => role === 'add' && !announced && nth < t.things.indexOf(owner),
    )
    if (isOnTop) t.overall.push({ ...said, dimension: 'height' })
    else owner.sizes.push({ ...said, dimension: 'height' })
  } else if (WALL.test(phrase.name)) owner.sizes.push({ ...said, dimension: 'wall' })
  else if (
    phrase.concept === 'side' &&
    !(phrase.count !== undefined && isShaped(owner, 'square') && phrase.count !== 4) &&
    (phrase.plural || phrase.det === 'each' || (phrase.det === 'a' && isRegular(owner))) &&
    /^(?:length|bare|side)$/u.test(said.dimension)
  ) {
    owner.sizes.push({ ...said, dimension: 'side' })
    const isEqual =
      isShaped(owner, 'triangle', 'triangular') &&
      !/right|isosceles/u.test([owner.name, ...owner.words].join(' ')) &&
      (phrase.count === 3 || /^(?:each|all)$/u.test(phrase.det) || phrase.words.includes('equal') || c.all)
    if (isEqual) owner.words.push('equilateral')
    // "a square with sides of 5 mm in each corner": where the square is.
    if (c.theme?.kind === 'part' && c.theme.phrase === phrase) c.theme = { kind: 'thing', thing: owner }
  } else if (/^(?:outside|inside)$/u.test(phrase.concept) && said.dimension === 'bare' && isRound(owner))
    owner.sizes.push({
      ...said,
      dimension: 'diameter',
      words: [phrase.concept === 'inside' ? 'inner' : 'outer'],
    })
  else if (/^(?:outside|inside)$/u.test(phrase.concept))
    owner.sizes.push({
      ...said,
      words: [...said.words, phrase.concept === 'outside' ? 'outer' : 'inner'],
    })
  else if (
    said.dimension === 'bare' &&
    !said.axis &&
    phrase.bare.length === 0 &&
    flooredBy(t, c, phrase.concept) === owner
  )
    owner.sizes.push(asFloor(said))
  else if (isLeftBelow(phrase, said))
    owner.sizes.push({
      ...said,
      dimension: owner.role === 'cut' ? 'left' : 'thickness',
      words: [...said.words, 'floor'],
    })
  else if ((phrase.concept === 'corner' || phrase.concept === 'edge') && said.dimension === 'radius') {
    t.deeds.push({
      kind: 'work',
      work: {
        kind: 'fillet',
        sizes: [said],
        targets: [phrase],
        places: [],
        about: owner,
        line: owner.line,
        span: phrase.span,
      },
    })
  } else if (phrase.concept === 'axis' && phrase.words.some((word) => AXES_OF.test(word)))
    owner.sizes.push({ ...said, words: [...said.words, ...phrase.words] })
  else if (phrase.concept === 'center' || phrase.concept === 'axis') owner.sizes.push(said)
  // "with a top side of 30 mm and a height of 30 mm": of all of it.
  else if (
    said.dimension === 'height' &&
    /^(?:top|bottom|side)$/u.test(phrase.concept) &&
    isShaped(owner, 'pyramid', 'cone', 'trapezoid', 'trapezoidal')
  )
    owner.sizes.push(said)
  else owner.sizes.push({ ...said, of: phrase })
}

/** With sides that are all as long. */
const isRegular = (thing: Thing): boolean =>
  isShaped(thing, 'square', 'cube', 'equilateral', 'equilateral triangle', ...Object.keys(POLYGONS))

/** "the floor is 4 mm thick", "leaving a 4 mm floor" of what is cut. */
const isLeftBelow = ({ concept, det }: Phrase, { dimension }: SaidSize): boolean =>
  (/^(?:bottom|floor)$/u.test(concept) && dimension === 'thickness') ||
  (concept === 'floor' && dimension === 'bare' && /^(?:a|)$/u.test(det))

const isRound = ({ concept, words }: Thing): boolean =>
  (/^(?:tube|cylinder|cone|any|hole)$/u.test(concept) &&
    !words.some((word) => /^(?:square|rectangular)$/u.test(word))) ||
  words.some((word) => /^(?:round|cylindrical|circular)$/u.test(word))

const AXES_OF = /^(?:major|minor)$/u

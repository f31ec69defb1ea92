/** Numbers without a word for them: counts, depths, and what they measure by where they stand. */

import { unread } from '../../operations/unread.ts'
import { DIMENSION_OF } from '../chunks/sizes-at.ts'
import { type Chunk, type Dimension, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { placeAt } from '../places/places.ts'
import { allSizes, type Thing } from '../scene.ts'
import { giveSize } from './given-sizes.ts'
import { bareOf } from './said-sizes.ts'
import { readSize } from './sizes.ts'
import { asideOf, type Clause, quote, type Telling, type Theme, topicTheme } from './telling.ts'
import { isMaking, makeHole } from './tools.ts'

/** "22 mm into the left edge", "20 mm up into the bottom", "11 mm in": how far a cut goes. */
function goesIn(theme: Theme | undefined, chunks: readonly Chunk[], at: number): boolean {
  if (theme?.kind !== 'thing' || theme.thing.role !== 'cut') return false
  // "drill a 14 mm hole 18 mm down at the center".
  if (isWord(chunks[at + 1], 'down') && isDownAlone(chunks, at + 2)) return true
  const next = isWord(chunks[at + 1], 'up', 'down', 'back') ? at + 2 : at + 1
  if (isWord(chunks[next], 'into', 'inward')) return true
  return (
    isWord(chunks[next], 'in') &&
    (next + 1 >= chunks.length || isWord(chunks[next + 1], ',', 'and', ')', 'radially'))
  )
}

const isDownAlone = (chunks: readonly Chunk[], next: number): boolean =>
  next >= chunks.length || isWord(chunks[next], ',', 'and', ')', ';', 'at', 'in', 'so', 'with', 'centered')

/** "6 mm inward and 12 mm down" of a step: so wide, and so deep. */
function stepWay(theme: Theme | undefined, chunks: readonly Chunk[], at: number): Dimension | undefined {
  if (theme?.kind !== 'thing' || theme.thing.concept !== 'step') return undefined
  if (isWord(chunks[at + 1], 'inward')) return 'width'
  const isIn =
    isWord(chunks[at + 1], 'in') && (at + 2 >= chunks.length || isWord(chunks[at + 2], ',', 'and', ')'))
  if (isIn) return 'width'
  return isWord(chunks[at + 1], 'down') && !phraseIn(chunks[at + 2]) ? 'depth' : undefined
}

/** Numbers without a word for them. */
export function readFigures(
  t: Telling,
  c: Clause,
  chunk: Chunk & { kind: 'figures' },
  chunks: readonly Chunk[],
  at: number,
): void {
  const figures = chunk.figures
  // "8 mm of solid material between them": it is left, and has to be there.
  if (c.verb === undefined && isWord(chunks[at + 1], 'of') && phraseIn(chunks[at + 2])?.name === 'material')
    c.consequence = true
  const pending = c.dimension && c.link === 'is' ? DIMENSION_OF[c.dimension.concept] : undefined
  if (pending && c.dimension && chunk.what !== 'count') {
    const { words, of } = c.dimension
    readSize(t, c, { dimension: pending, figures, words, ...(of ? { owner: of } : {}), span: chunk.span })
    c.dimension = undefined
    return
  }
  // "Its thickness goes from 0 at the front to 20 mm at the back": it slopes.
  const rising =
    c.dimension && /^(?:height|thickness)$/u.test(c.dimension.concept) ? c.dimension.concept : undefined
  const from = chunks.findIndex((each) => isWord(each, 'from'))
  const risen = c.theme ?? topicTheme(t)
  if (
    rising &&
    risen?.kind === 'thing' &&
    risen.thing.role === 'add' &&
    isWord(chunks[at - 1], 'from', 'to') &&
    from >= 0 &&
    from < at &&
    figures.length === 1 &&
    figures[0] &&
    chunk.what !== 'angle'
  ) {
    if (!risen.thing.words.includes('sloped')) risen.thing.words.push('sloped')
    c.theme = risen
    giveSize(t, c, risen, { ...bareOf(figures[0], asideOf(c)), dimension: rising as Dimension })
    return
  }
  if (
    c.extrusion &&
    !c.extrusion.size &&
    figures.length === 1 &&
    figures[0] &&
    !/^(?:angle|count)$/u.test(chunk.what)
  ) {
    c.extrusion.size = { ...bareOf(figures[0], asideOf(c)), dimension: 'depth' }
    return
  }
  if (
    chunk.what === 'count' ||
    (chunk.what === 'number' &&
      figures.length === 1 &&
      Number.isInteger(figures[0]?.value) &&
      c.theme?.kind !== 'thing' &&
      c.theme?.kind !== 'work' &&
      // "Drill 16 right through": a hole.
      !(isMaking(c) && isWord(chunks[at + 1], 'through', 'deep')) &&
      // "with sides of 60", "the floor is 5": of that part.
      !(c.theme?.kind === 'part' && isWord(chunks[at - 1], 'of', 'is', 'are', 'measure', 'measures', '=')))
  ) {
    // "two more of the same size": as the last.
    const last = t.topic
    // "two more of these on each side": two at each, or one?
    const many = figures[0]?.value ?? 1
    const sideAt = chunks.findIndex((chunk, nth) => nth > at && isWord(chunk, 'eachside'))
    const isSpread =
      sideAt > 0 && !chunks.slice(at, sideAt).some((chunk) => phraseIn(chunk)?.concept === 'one')
    if (isWord(chunks[at + 1], 'more') && many > 1 && isSpread) throw unread(quote(t, chunk.span))
    const announced = isWord(chunks[at + 1], 'more')
      ? announcedAs(t, figures[0]?.value, phraseIn(chunks[at + 2]))
      : undefined
    if (announced) {
      takeUp(t, announced)
      c.theme = { kind: 'thing', thing: announced }
      return
    }
    if (isWord(chunks[at + 1], 'more') && last) {
      const copy: Thing = {
        ...last,
        id: `${last.id}-b${t.things.length}`,
        count: figures[0]?.value ?? 1,
        sizes: allSizes(last).map((size) => ({ ...size, copied: true })),
        places: [],
        members: [],
        parts: [],
        announced: false,
      }
      t.things.push(copy)
      t.deeds.push({ kind: 'thing', thing: copy })
      t.topic = copy
      c.theme = { kind: 'thing', thing: copy }
      return
    }
    // "two on each side": how so many lie.
    const next = placeAt(chunks, at + 1)
    const [place] = next?.places ?? []
    const theme = c.theme ?? topicTheme(t)
    if (theme?.kind === 'thing' && place?.kind === 'eachside') {
      theme.thing.places.push({
        place: { ...place, each: figures[0]?.value ?? 1 },
        gloss: false,
        used: false,
        span: chunk.span,
      })
      return
    }
    // "near each corner, so four".
    if (c.consequence && theme?.kind === 'thing' && theme.thing.role === 'cut' && theme.thing.count <= 1) {
      theme.thing.count = figures[0]?.value ?? 1
      return
    }
    throw unread(quote(t, chunk.span))
  }
  if (isMaking(c) && figures.length === 1 && chunk.what !== 'angle') makeHole(t, c)
  const isTurned = c.theme?.kind === 'thing' && (c.theme.thing.concept === 'turned' || c.verb === 'turn')
  const isFull = isWord(chunks[at - 1], 'full', 'whole', 'entire')
  const isDown =
    isWord(chunks[at - 1], 'down', 'deep', 'in', 'into', 'up', 'by', 'off') ||
    c.verb === 'extrude' ||
    goesIn(c.theme ?? topicTheme(t), chunks, at)
  // "(side 10, height 5)" of a hexagon.
  const before = phraseIn(chunks[at - 1])
  const isSide = c.gloss > 0 && before?.name === 'side' && before.det === '' && !before.of
  for (const figure of figures) {
    const bare = bareOf(figure, asideOf(c))
    const said = isSide && bare.dimension === 'bare' ? { ...bare, dimension: 'side' as const } : bare
    const stepped = stepWay(c.theme ?? topicTheme(t), chunks, at)
    const dimension: Dimension =
      stepped && said.dimension === 'bare'
        ? stepped
        : said.dimension === 'bare' && isDown && (c.theme ?? topicTheme(t))?.kind === 'thing'
          ? 'depth'
          : isTurned && said.dimension === 'bare'
            ? isWord(chunks[at - 1], 'for', 'over', 'along', 'back', 'at')
              ? 'length'
              : 'diameter'
            : isFull && said.dimension === 'bare'
              ? 'length'
              : said.dimension
    const theme = c.theme ?? topicTheme(t)
    if (!theme) c.loose.push({ ...said, dimension })
    else giveSize(t, c, theme, { ...said, dimension })
  }
}

/** "There are six more holes", which the title has told of. */
const announcedAs = (t: Telling, count: number | undefined, phrase: Phrase | undefined): Thing | undefined =>
  phrase &&
  t.things.find(
    (thing) =>
      thing.announced &&
      thing.plural &&
      thing.count === count &&
      thing.concept === phrase.concept &&
      thing.sizes.length === 0,
  )

/** Told in full from here on, and built here. */
function takeUp(t: Telling, thing: Thing): void {
  thing.announced = false
  t.topic = thing
  const deed = t.deeds.find((each) => each.kind === 'thing' && each.thing === thing)
  if (deed) t.deeds.push(...t.deeds.splice(t.deeds.indexOf(deed), 1))
}

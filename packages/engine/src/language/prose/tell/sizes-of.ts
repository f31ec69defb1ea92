/** A size of what the clause is about, or of the part of it that the size names: "flange width", "base thickness". */

import { findThing } from '../find.ts'
import type { Figure, Phrase, Size } from '../phrases.ts'
import type { SaidSize, Thing } from '../scene.ts'
import { partOf } from '../sections.ts'
import { giveSize } from './given-sizes.ts'
import { bareOf, pushSizes } from './said-sizes.ts'
import { asideOf, type Clause, type Telling, type Theme } from './telling.ts'
import { asFloor, flooredBy } from './vessels.ts'

/** "flange width", "base thickness": of that part of a section or a body. */
export function readSizeOf(t: Telling, c: Clause, theme: Theme, size: Size): void {
  if (size.words.some((word) => /^(?:fillet|chamfer)$/u.test(word)) && theme.kind !== 'work') {
    const last = t.deeds.findLast((deed) => deed.kind === 'work')
    if (last?.kind === 'work') {
      readSizeOf(t, c, { kind: 'work', work: last.work }, { ...size, words: [] })
      return
    }
  }
  const named = size.words.find((word) =>
    /^(?:flange|web|leg|base|arm|bar|wall|hole|bore|slot|shaft|head|hub|rim|stem|crossbar|plate|block|pocket|groove|floor|bottom)$/u.test(
      word,
    ),
  )
  if (named && named !== 'wall' && size.dimension !== 'wall') {
    const lone: Phrase = {
      concept: named === 'hole' || named === 'bore' ? 'hole' : 'any',
      kind:
        named === 'hole' || named === 'bore' || named === 'slot' || named === 'pocket' || named === 'groove'
          ? 'cut'
          : 'body',
      name: named,
      plural: false,
      det: 'the',
      words: size.words.filter((word) => word !== named),
      unknown: [],
      sizes: [],
      bare: [],
      span: size.span,
    }
    const of = partOf(t.things, lone, t.body) ?? findThing(t.things, lone)
    if (of) {
      readSizeOf(t, c, { kind: 'thing', thing: of }, { ...size, words: lone.words })
      return
    }
    // "base thickness 6 mm" of what is hollow: that of its floor.
    const floored = /^(?:thickness|bare)$/u.test(size.dimension) ? flooredBy(t, c, named) : undefined
    if (floored) {
      const sizes: SaidSize[] = []
      pushSizes(sizes, { ...size, words: lone.words }, asideOf(c))
      for (const said of sizes) giveSize(t, c, { kind: 'thing', thing: floored }, asFloor(said))
      return
    }
    if (named === 'hole' || named === 'bore') size = { ...size, words: ['inner', ...lone.words] }
  }
  const counted = theme.kind === 'thing' ? timesIn(theme.thing, size) : undefined
  if (counted && theme.kind === 'thing') {
    theme.thing.count = counted.count
    giveSize(t, c, theme, bareOf(counted.figure, asideOf(c)))
    return
  }
  const sizes: SaidSize[] = []
  pushSizes(sizes, size, asideOf(c))
  for (const said of sizes) giveSize(t, c, theme, said)
}

/** "4x 8 mm holes", "holes: 4 x 8 mm": so many of one size, as a round hole has no sides. */
function timesIn(thing: Thing, size: Size): { count: number; figure: Figure } | undefined {
  const [times, figure] = size.figures
  const isTimes =
    thing.concept === 'hole' &&
    thing.plural &&
    thing.count === 0 &&
    size.dimension === 'sides' &&
    size.figures.length === 2 &&
    /^\d+$/u.test(times?.text ?? '')
  return isTimes && times && figure ? { count: times.value, figure } : undefined
}

/** What a verb does, to what was told or to what comes next. */

import { unread } from '../../operations/unread.ts'
import { VERBS } from '../lexicon.ts'
import { type Chunk, isWord, phraseIn } from '../phrases.ts'
import { type Hollow, isShaped } from '../scene.ts'
import { workOnPart } from './nouns/fillets.ts'
import { type Clause, quote, type Telling, type Theme } from './telling.ts'
import { newWork } from './things.ts'
import { DRILLS } from './tools.ts'
import { widened } from './widened.ts'

export function readVerb(
  t: Telling,
  c: Clause,
  verb: string,
  text: string,
  chunks: readonly Chunk[],
  at: number,
): void {
  const isPassive =
    c.link === 'is' &&
    isWord(
      chunks[at - 1],
      'is',
      'are',
      'be',
      'been',
      'was',
      'were',
      'being',
      'gets',
      'get',
      'also',
      'then',
      'both',
      'all',
      'fully',
    )
  const isParticiple =
    /(?:ed|nk|en|cut)$/u.test(text) && c.theme !== undefined && !isPassive && c.verb !== undefined
  const theme = c.theme
  // "Create the head by sketching a hexagon": what it is called.
  if (
    /^(?:draw|extrude|cut|add)$/u.test(verb) &&
    isWord(chunks[at - 1], 'by') &&
    theme?.kind === 'thing' &&
    theme.thing.role === 'add' &&
    theme.thing.sizes.length === 0
  ) {
    theme.thing.announced = true
    if (/^(?:draw|extrude)$/u.test(verb)) c.called = theme.thing.name
  }
  // "A cone with its tip cut off".
  if (
    (verb === 'cut' || text === 'partoff') &&
    theme?.kind === 'part' &&
    /^(?:end|top)$/u.test(theme.phrase.concept) &&
    theme.of &&
    isShaped(theme.of, 'cone', 'pyramid')
  ) {
    theme.of.words.push('truncated')
    c.theme = { kind: 'thing', thing: theme.of }
    c.gloss += 100
    return
  }
  // "Cut off the top", "with the left end cut off": how much of it?
  const side = phraseIn(chunks[at + 1])
  if (
    text === 'partoff' &&
    !c.title &&
    [theme?.kind === 'part', side?.kind === 'place', phraseIn(chunks[at - 1])?.kind === 'place'].includes(
      true,
    )
  )
    throw unread(quote(t, [chunks[at]?.span[0] ?? 0, side?.span[1] ?? chunks[at]?.span[1] ?? 0]))
  // "the shelf you just cut": which.
  const isWhich = isWord(chunks[at - 1], 'you', 'we', 'i', 'just') && at > 2 && !phraseIn(chunks[at + 1])
  if (isWhich && (chunks[at + 1] === undefined || chunks[at + 1]?.kind === 'word')) return
  // "a disc …, drilled 10 mm through": a hole in it.
  if (DRILLS.test(text) && !(theme?.kind === 'thing' && theme.thing.role === 'cut')) {
    c.making = 'hole'
    c.madeAt = chunks[at]?.span ?? [0, 0]
  }
  // "a square with a quarter circle cut from its corner".
  if (
    isParticiple &&
    verb === 'cut' &&
    isWord(chunks[at + 1], 'from') &&
    theme?.kind === 'thing' &&
    theme.thing.kind === 'figure'
  )
    theme.thing.role ??= 'cut'
  // "A block has had a cylinder removed from its center": that is cut.
  if (!isPassive && /^(?:removed|subtracted|carved|extracted)$/u.test(text) && theme?.kind === 'thing') {
    const { thing } = theme
    if (
      thing.role === 'add' &&
      thing.kind !== 'cut' &&
      t.things.indexOf(thing) > 0 &&
      thing.line === c.line
    ) {
      thing.role = 'cut'
      if (t.body === thing)
        t.body = t.things.findLast(({ role, section }) => role === 'add' && !section) ?? t.body
      return
    }
  }
  if (isParticiple && !/^(?:fillet|chamfer|hollow)$/u.test(verb)) return
  // "A plate with a quarter circle cut out of each corner": so it is cut.
  if (
    verb === 'cut' &&
    !isPassive &&
    c.verb === undefined &&
    /^(?:removed|cut|subtracted|carved|taken)$/u.test(text) &&
    theme?.kind === 'thing' &&
    theme.thing.kind === 'figure' &&
    t.things.indexOf(theme.thing) > 0 &&
    isWord(chunks[at + 1], 'from', 'into', 'out', 'in')
  ) {
    theme.thing.role = 'cut'
    return
  }
  // "a hole cut through the middle": how it is made.
  const isMade =
    verb === 'cut' &&
    !isPassive &&
    theme?.kind === 'thing' &&
    theme.thing.role === 'cut' &&
    chunks[at + 1]?.kind !== 'phrase'
  if (isMade) return
  if (verb === 'fillet' || verb === 'chamfer') {
    const work = newWork(t, c, verb, chunks[at]?.span ?? [0, 0])
    if (/^br[eo]ak/u.test(text)) work.broken = true
    const isOwn = theme?.kind === 'part' && text.endsWith('ed')
    if (isPassive || (theme && c.link !== '') || (isParticiple && theme) || isOwn) {
      const target = isOwn ? theme : (c.subject ?? theme)
      if (target?.kind === 'part') workOnPart(work, target)
      if (target?.kind === 'thing') work.about = target.thing
    }
    c.theme = { kind: 'work', work }
    c.verb = verb
    return
  }
  if (verb === 'hollow') {
    const of = theme?.kind === 'thing' ? theme.thing : t.body
    const hollow: Hollow = {
      of,
      sizes: [],
      places: [],
      open: [],
      words: [],
      span: chunks[at]?.span ?? [0, 0],
    }
    t.deeds.push({ kind: 'hollow', hollow })
    c.theme = { kind: 'hollow', hollow }
    c.verb = verb
    return
  }
  if (verb === 'counterbore' || verb === 'countersink') {
    // "a cone that has been cut off at the top".
    if (isPassive && VERBS.get(text) === 'cut' && theme?.kind === 'thing' && theme.thing.concept === 'cone') {
      theme.thing.words.push('truncated')
      c.gloss += 100
      return
    }
    if (isPassive && theme?.kind === 'thing') {
      widened(t, c, theme.thing, verb, chunks[at]?.span ?? [0, 0])
      return
    }
    // "make another slot that counterbores the first one": what it is.
    if (isWord(chunks[at - 1], 'that', 'which') && theme?.kind === 'thing' && theme.thing.role === 'cut') {
      theme.thing.concept = verb
      c.widening = theme.thing
      c.verb = verb
      return
    }
    c.verb = verb
    c.theme = undefined
    // "drill 5 mm and countersink from the top": the hole before.
    const hole = t.things.findLast(
      ({ role, concept, group }) => role === 'cut' && concept === 'hole' && !group,
    )
    if (hole && !phraseIn(chunks[at + 1])) widened(t, c, hole, verb, chunks[at]?.span ?? [0, 0])
    return
  }
  if (verb === 'extrude') {
    const drawn = c.theme ?? t.lastTheme
    const extrusion = {
      about: drawn?.kind === 'thing' && isPassiveOrParticiple(c, isPassive) ? drawn.thing : undefined,
      size: undefined,
      negative: c.negative === true,
      span: chunks[at]?.span ?? ([0, 0] as const),
    }
    c.extrusion = extrusion
    t.deeds.push({ kind: 'extrude', extrusion })
  }
  if (verb === 'extrude' && (c.theme ?? t.lastTheme)?.kind === 'thing') {
    const { thing } = (c.theme ?? t.lastTheme) as Theme & { kind: 'thing' }
    if (isPassive || isParticiple || c.theme) {
      thing.role ??= thing.kind === 'cut' ? 'cut' : 'add'
    }
    c.verb = verb
    return
  }
  if (verb === 'turn' && theme) {
    c.verb = verb
    return
  }
  if (isPassive && theme?.kind === 'thing') {
    if (verb === 'cut' && theme.thing.kind !== 'cut' && !c.step) theme.thing.role ??= 'cut'
    if (verb === 'cut' && theme.thing.kind === 'figure') theme.thing.role = 'cut'
    // "A 10 mm cube is removed from the corner", "a dimple is cut into the top".
    const isNew = theme.thing.line === c.line && t.body !== undefined && t.things.indexOf(theme.thing) > 0
    const isTaken =
      /^(?:removed|subtracted|carved)$/u.test(text) ||
      (verb === 'cut' && isWord(chunks[at + 1], 'into', 'in', 'out', 'from', 'away'))
    if (isNew && isTaken && theme.thing.role === 'add') {
      theme.thing.role = 'cut'
      if (t.body === theme.thing)
        t.body = t.things.findLast(({ role, section }) => role === 'add' && !section) ?? t.body
    }
    c.verb = verb
    return
  }
  // "cut through", "drilled into" of what was told.
  c.verb = verb
  if (!isPassive) {
    c.theme = undefined
    c.subject = undefined
    c.link = ''
  }
}

/** "and is extruded to 5 mm": of what was told. */
const isPassiveOrParticiple = (c: Clause, isPassive: boolean): boolean => isPassive || c.theme !== undefined

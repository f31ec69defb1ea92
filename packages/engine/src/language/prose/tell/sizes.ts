/** Whose each size is. */

import { unread } from '../../operations/unread.ts'
import type { Phrase, Size } from '../phrases.ts'
import type { SaidSize } from '../scene.ts'
import { isSection } from '../sections.ts'
import { readThing } from './nouns/bodies.ts'
import { pushSizes } from './said-sizes.ts'
import { sizeOfBodyLast } from './sizes-behind.ts'
import { readSizeOf } from './sizes-of.ts'
import { asideOf, type Clause, quote, type Telling, type Theme, topicTheme } from './telling.ts'
import { themeOf } from './things.ts'
import { isMaking, makeHole } from './tools.ts'

export function extrudeBy(c: Clause, size: Size): void {
  const sizes: SaidSize[] = []
  pushSizes(sizes, size, asideOf(c))
  if (c.extrusion && sizes[0]) c.extrusion.size = sizes[0]
}

export function readSize(t: Telling, c: Clause, size: Size): void {
  const owner = size.owner
  if (sizeOfBodyLast(t, c, size)) return
  // "The total height is 50 mm": of all of it.
  if (
    !owner &&
    c.theme === undefined &&
    t.body &&
    size.words.some((word) => /^(?:total|overall|entire|whole|full)$/u.test(word))
  ) {
    readSizeOf(t, c, isSection(t.body) ? { kind: 'thing', thing: t.body } : { kind: 'whole' }, size)
    return
  }
  // "the diameter of the cross section".
  if (owner?.kind === 'dimension') {
    const { owner: _, ...own } = size
    readSize(t, c, { ...own, words: [...size.words, owner.name, ...owner.words] })
    return
  }
  const [full] = size.figures
  // "through the full 20 mm length": how far it goes is what it goes through.
  if (
    full &&
    size.figures.length === 1 &&
    c.theme?.kind === 'thing' &&
    c.theme.thing.role === 'cut' &&
    size.words.some((word) => /^(?:full|entire|whole)$/u.test(word))
  ) {
    const refs = owner && owner.kind !== 'whole' ? [owner] : []
    c.theme.thing.places.push({
      place: { kind: 'through', refs, all: refs.length === 0, figure: full },
      gloss: asideOf(c),
      used: false,
      span: size.span,
    })
    return
  }
  // "It has a bore and a total length of 30 mm"; "pins 16 mm tall, for a total height of 20 mm".
  if (size.words.some((word) => /^(?:overall|total)$/u.test(word)) && c.theme?.kind === 'thing' && !owner) {
    const { thing } = c.theme
    if (c.subject?.kind === 'thing' && c.subject.thing !== thing && c.subject.thing.role === 'add') {
      readSizeOf(t, c, c.subject, size)
      return
    }
    if (thing.sizes.some(({ dimension }) => dimension === size.dimension)) {
      readSizeOf(t, c, { kind: 'whole' }, size)
      return
    }
  }
  // "Overall 120 mm long …": of the whole.
  if (c.theme === undefined && size.words.some((word) => /^(?:overall|total)$/u.test(word)) && !owner)
    c.theme = { kind: 'whole' }
  // "Fillet the four corners. The radius of each is 10 mm."
  const rounded = t.lastTheme?.kind === 'work' ? t.lastTheme : undefined
  if (owner?.kind === 'pronoun' && rounded?.work.sizes.length === 0 && size.dimension === 'radius') {
    readSizeOf(t, c, rounded, size)
    return
  }
  if (owner) {
    // "100 mm length of 30 mm bar": what it is the length of.
    if (owner.kind === 'body' && t.things.length === 0) readThing(t, c, { ...owner, det: 'a' }, [], 0, false)
    const theme = themeOf(t, c, owner)
    if (theme) {
      readSizeOf(t, c, theme, size)
      if (theme.kind === 'thing') {
        t.topic = theme.thing
        c.theme ??= theme
      }
      return
    }
    const component = componentOf(t, c, size, owner)
    if (component) {
      readSizeOf(t, c, component, size)
      return
    }
    // "The total length of the bolt": of what the title only named.
    if (isTotal(size) && owner.kind === 'body') {
      readSizeOf(t, c, { kind: 'whole' }, { ...size, words: [] })
      return
    }
  }
  // "Fillet the two top edges. The radius is 20 mm."
  const worked = c.theme === undefined && t.lastTheme?.kind === 'work' ? t.lastTheme : undefined
  if (worked && worked.work.sizes.length === 0 && size.dimension === 'radius') {
    readSizeOf(t, c, worked, size)
    return
  }
  if (isMaking(c) && /^(?:diameter|radius|depth)$/u.test(size.dimension)) makeHole(t, c)
  if (!c.theme && t.lastTheme === undefined) {
    const sizes: SaidSize[] = []
    pushSizes(sizes, size, asideOf(c))
    c.loose.push(...sizes)
    return
  }
  const theme = c.theme ?? topicTheme(t)
  if (!theme) throw unread(quote(t, size.span))
  readSizeOf(t, c, theme, size)
}

const COMPONENT =
  /^(?:head|shank|body|flange|hub|boss|collar|neck|shaft|stem|spigot|core|barrel|tip|nose|knob|spout|post|pin|brim)$/u

/** "Flanged sleeve: flange OD 30, flange thickness 4, body OD 20": of what the title consists of. */
function componentOf(t: Telling, c: Clause, size: Size, owner: Phrase): Theme | undefined {
  const [title] = t.things
  const isTitle =
    title?.role === 'add' &&
    title.name !== owner.name &&
    title.sizes.every(({ dimension }) => /^(?:length|height)$/u.test(dimension))
  if (!isTitle || owner.kind !== 'body' || !COMPONENT.test(owner.name) || owner.of) return undefined
  if (!/^(?:diameter|radius|flats|length|height|thickness)$/u.test(size.dimension)) return undefined
  readThing(t, c, { ...owner, det: 'a' }, [], 0, false)
  return c.theme
}

const isTotal = ({ words }: Size): boolean => words.some((word) => /^(?:overall|total)$/u.test(word))

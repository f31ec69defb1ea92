/** Sections as they are told: an L bracket has its legs from the start, and what is said of a leg is that leg's. */
import type { Figure } from '../nodes.ts'
import { type Phrase, UNSAID } from '../phrases.ts'
import { findThing } from '../references.ts'
import { giveSize } from '../tell/given-sizes.ts'
import { isGloss, speakOf, spokenOf, type Telling } from '../tell/telling.ts'
import type { SaidSize, Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { nounOf } from '../words.ts'
import { partNamed } from './find.ts'
import { letterOf } from './letters.ts'
import { PARTS, WHOLE_NAMES } from './parts.ts'

/** Gives a thing that is such a section its parts. */
export function sectioned(t: Telling, thing: Thing, phrase: Phrase): void {
  const letter = letterOf(phrase.name)
  if (!letter) return
  if (thing.role === 'cut' || thing.count > 1) throw unread(t.prompt.slice(...phrase.span))
  const [name = 'section', ...others] = WHOLE_NAMES[letter].split(' ')
  thing.adjectives.push(phrase.name, ...(thing.name === phrase.name ? others : []))
  if (thing.name === phrase.name) thing.name = name
  thing.concept = 'section'
  const parts = PARTS[letter].map(({ key, names, adjectives, pair }): Thing => {
    const [first = key, ...rest] = names.split(' ')
    return {
      id: `${thing.id}-${key}`,
      name: first,
      concept: 'body',
      role: 'add',
      adjectives: [...rest, ...adjectives.split(' ').filter(Boolean)],
      count: pair ? 2 : 1,
      sizes: [],
      places: [],
      members: [],
      span: thing.span,
      partOf: { section: thing, key },
    }
  })
  thing.section = { letter, parts }
  t.things.push(...parts)
}

/** What is said of a part: "the vertical leg is 40 mm tall", "with legs of 60 mm and 40 mm". */
export function readSectionPart(t: Telling, phrase: Phrase): boolean {
  const { clause } = t
  if (!phrase.definite && clause.expects === 'object') return false
  const part = partNamed(t.things, phrase) ?? eitherPart(t, phrase)
  if (!part) return false
  speakOf(t, part)
  clause.expects = 'subject'
  for (const size of phrase.sizes) giveSize(t, part, size)
  for (const figure of phrase.bare) givePart(part, { dimension: 'bare', figure, gloss: isGloss(t) })
  return true
}

/** Several of one kind are told one after the other: "legs of 60 mm and 40 mm". */
export function givePart(part: Thing, said: SaidSize): void {
  const same = part.sizes.filter(({ dimension, axis }) => dimension === said.dimension && axis === said.axis)
  if (same.some(({ figure }) => figure === said.figure)) return
  part.sizes.push(same.length > 0 ? { ...said, rank: same.length } : said)
}

/** The section that is being told. */
export function sectionSpoken(t: Telling): Thing | undefined {
  const spoken = spokenOf(t)
  const section = spoken?.partOf?.section ?? spoken
  if (!section?.section) return undefined
  if (section !== t.clause.subject) speakOf(t, section)
  return section
}

/** "the flange width is 50 mm": of the flanges, or of whatever else goes by that name. */
export function partSized(t: Telling, name: string, figures: readonly Figure[]): Thing {
  const one = { ...(nounOf(name) ?? PLAIN), ...UNSAID, name, span: [0, 0] as const }
  const part =
    partNamed(t.things, { ...one, plural: true, each: true, span: [0, 0] }) ??
    findThing(t.things, { ...one, plural: false, span: [0, 0] })
  if (!part) throw unread(figures[0]?.text ?? name)
  return part
}

const PLAIN = { concept: 'body', role: 'add' } as const

/** "One leg is 70 mm long, the other leg is 50 mm". */
function eitherPart(t: Telling, phrase: Phrase): Thing | undefined {
  const section = t.things.findLast((thing) => thing.section)
  const pair = partNamed(t.things, { ...phrase, plural: true, each: true, adjectives: [] })
  if (!section || pair?.partOf?.key !== 'both') return undefined
  const [first, second] = (section.section?.parts ?? []).filter(({ partOf }) => partOf?.key !== 'both')
  if (section.section?.letter !== 'l') return undefined
  if (phrase.count === 1) return first
  return phrase.adjectives.includes('other') ? otherPart(t, first, second) : undefined
}

const otherPart = (t: Telling, first: Thing | undefined, second: Thing | undefined): Thing | undefined =>
  spokenOf(t) === first ? second : spokenOf(t) === second ? first : undefined

/** "the other is 50 mm". */
export function otherOne(t: Telling): boolean {
  const spoken = spokenOf(t)
  const section = spoken?.partOf?.section
  if (section?.section?.letter !== 'l') return false
  const [first, second] = section.section.parts
  const other = otherPart(t, first, second)
  if (other) speakOf(t, other)
  return other !== undefined
}

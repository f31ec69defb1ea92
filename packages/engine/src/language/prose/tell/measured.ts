/** What sizes are measured from, and what the part is made of. */
import { candidates } from '../find.ts'
import type { Phrase } from '../phrases.ts'
import type { Place, SaidSize, Thing } from '../scene.ts'
import { giveSize } from './given-sizes.ts'
import { bareOf } from './said-sizes.ts'
import { takeSizes } from './taken-sizes.ts'
import { asideOf, type Clause, type Telling, topicTheme } from './telling.ts'

/** "made from 30 x 6 mm bar", "bent from 2 mm sheet": what it is made of tells its sizes. */
export function madeOf(t: Telling, c: Clause, ref: Phrase): boolean {
  if (!/^(?:body|whole)$/u.test(ref.kind) || !/^(?:a|)$/u.test(ref.det) || ref.plural) return false
  const theme = c.theme ?? topicTheme(t)
  if (candidates(t.things, ref).length > 0 || theme?.kind !== 'thing' || theme.thing.role === 'cut')
    return false
  const { thing } = theme
  // "a ring made from 8 mm round wire": bent from it.
  const [bare] = ref.bare
  if (thing.name === 'ring' && ref.words.includes('square')) return false
  if (thing.name === 'ring' && bare && /^(?:wire|rod|bar)$/u.test(ref.name)) {
    thing.concept = 'torus'
    thing.sizes.push({ ...bareOf(bare, asideOf(c)), dimension: 'diameter', words: ['section'] })
    return true
  }
  // "2 mm sheet" is so thick.
  if (bare && ref.bare.length === 1 && /^(?:sheet|plate|material|stock)$/u.test(ref.name)) {
    giveSize(t, c, theme, { ...bareOf(bare, asideOf(c)), dimension: 'thickness' })
    return true
  }
  takeSizes(t, c, thing, {
    ...ref,
    words: ref.words.filter((word) => /^(?:round|square|hexagonal|flat)$/u.test(word)),
  })
  return true
}

const LENGTHS = /^(?:length|width|height|depth|bare|sides)$/u

/** "legs 30 mm on the inside", "both measured on the outside": from which side of its walls it is measured. */
export function measuredAt(t: Telling, c: Clause, place: Place): boolean {
  if (place.kind !== 'at' || !/^(?:on|at|from|along|to|over|across|by)$/u.test(place.how)) return false
  const { concept, of, kind } = place.ref
  if (kind !== 'place') return false
  // "measured from the face of the web": as far as it stands out of it.
  const isFromWeb = /^(?:face|side)$/u.test(concept) && of?.name === 'web' && place.how === 'from'
  if (!isFromWeb && (!/^(?:outside|inside)$/u.test(concept) || of !== undefined)) return false
  const theme = c.theme ?? t.lastTheme
  if (!c.latest || theme?.kind !== 'thing' || theme.thing.role === 'cut') return false
  const { thing } = theme
  const family = thing.section ? [thing.section, ...thing.section.parts] : [thing, ...thing.parts]
  if (!family.some(({ sizes }) => sizes.includes(c.latest as SaidSize))) return false
  measure(family, concept === 'outside' ? 'outer' : 'inner', c.all ? c.sentence : c.from)
  return true
}

/** "Lengths are inside dimensions": all that were told. */
export function measuredAll(t: Telling, word: 'inner' | 'outer'): void {
  measure(
    t.things.flatMap((thing) => [thing, ...thing.parts]).filter(({ role }) => role !== 'cut'),
    word,
    0,
  )
}

function measure(family: readonly Thing[], word: 'inner' | 'outer', from: number): void {
  for (const said of family.flatMap(({ sizes }) => sizes))
    if (
      said.figure.span[0] >= from &&
      LENGTHS.test(said.dimension) &&
      !said.words.some((each) => SIDED.test(each))
    )
      said.words = [...said.words, word]
}

const SIDED = /^(?:inner|inside|internal|outer|outside|external)$/u

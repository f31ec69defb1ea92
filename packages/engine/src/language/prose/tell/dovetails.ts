/** The two widths of a dovetail groove: "16 mm wide at the top", "the opening is 16 mm", "widens to 24 mm at the floor". */
import type { Phrase } from '../phrases.ts'
import type { Place, SaidSize, Thing } from '../scene.ts'
import type { Clause, Telling, Theme } from './telling.ts'

const isTwoWide = ({ concept, words }: Thing): boolean =>
  concept === 'dovetail' || words.includes('trapezoidal')

const isVee = ({ concept, words }: Thing): boolean =>
  concept === 'vee' || words.some((word) => /^(?:v|vee|triangular)$/u.test(word))

const themeOf = (t: Telling, theme: Theme | undefined): Thing | undefined =>
  theme?.kind === 'thing' ? theme.thing : theme?.kind === 'part' ? theme.of : t.topic

/** "it widens to 24 mm". */
export const isWidened = ({ dimension, words }: SaidSize): boolean =>
  dimension === 'diameter' && words.includes('end')

const isWidth = (said: SaidSize | undefined): said is SaidSize =>
  said !== undefined && said.of === undefined && (/^(?:width|bare)$/u.test(said.dimension) || isWidened(said))

const WHERE = /^(?:top|bottom|floor|face|base|opening|mouth|surface|neck)$/u

/** "… wide at the top": where the width that was told last is. */
export function widthAt(t: Telling, c: Clause, place: Place): boolean {
  const thing = themeOf(t, c.theme)
  if (thing?.role !== 'cut' || place.kind !== 'at') return false
  const { ref, how } = place
  // Of a V its width is that of its mouth anyway.
  const isMouth = /^(?:opening|mouth)$/u.test(ref.name) && ref.bare.length + ref.sizes.length === 0
  if (isVee(thing) && isMouth && /^(?:at|on|across)$/u.test(how) && isWidth(c.latest)) return true
  if (!isTwoWide(thing)) return false
  if (!/^(?:at|on|in)$/u.test(how) || !(WHERE.test(ref.concept) || WHERE.test(ref.name)) || place.also)
    return false
  const { latest } = c
  if (!isWidth(latest) || !thing.sizes.includes(latest) || latest.words.some((word) => WHERE.test(word)))
    return false
  latest.of = ref
  return true
}

/** "The opening is 16 mm": that part of the groove. */
export function readMouth(t: Telling, c: Clause, phrase: Phrase): boolean {
  const thing = t.topic
  if (thing?.role !== 'cut' || !isTwoWide(thing)) return false
  if (
    !/^(?:the|its)$/u.test(phrase.det) ||
    !/^(?:opening|mouth|neck|throat|base|floor|bottom)$/u.test(phrase.name)
  )
    return false
  if (phrase.sizes.length + phrase.bare.length > 0) return false
  const concept = /^(?:base|floor|bottom)$/u.test(phrase.name) ? 'bottom' : 'top'
  c.theme = { kind: 'part', phrase: { ...phrase, kind: 'place', concept }, of: thing }
  return true
}

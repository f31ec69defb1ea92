/** Sizes that are told of one end: "60 mm in diameter at the bottom", "25 mm tall at the back". */
import type { Phrase } from '../phrases.ts'
import { isShaped, type Place, type SaidSize, type Thing } from '../scene.ts'
import { type Clause, type Telling, topicTheme } from './telling.ts'

/** What is not the same all along, and which of its sizes are told at an end. */
const TAPERED: readonly (readonly [shapes: readonly string[], sizes: RegExp, ends: RegExp])[] = [
  [
    ['cone', 'conical', 'tapered', 'frustum', 'pyramid', 'truncated', 'trapezoid', 'trapezoidal'],
    /^(?:diameter|radius|width|length|bare|side|sides)$/u,
    /^(?:top|bottom|end|base)$/u,
  ],
  [
    ['wedge', 'sloped', 'tapered', 'trapezoid'],
    /^(?:height|thickness|bare)$/u,
    /^(?:end|edge|front|back|left|right|side)$/u,
  ],
]

export function asEndOf(t: Telling, c: Clause, place: Place): boolean {
  const theme = c.theme ?? topicTheme(t)
  if (place.kind !== 'at' || !/^(?:at|on)$/u.test(place.how)) return false
  // "whose top slopes from 25 mm high at one end": of what has the top.
  const sloping =
    theme?.kind === 'part' && theme.of && isShaped(theme.of, 'sloped', 'tapered') ? theme.of : undefined
  const thing = theme?.kind === 'thing' ? theme.thing : sloping
  const last = thing?.sizes.at(-1)
  if (!thing || !last || last.figure !== c.latest?.figure || (last.of && !sloping)) return false
  const ref = endNamed(thing, place.ref, last)
  const named = TAPERED.find(
    ([shapes, sizes, ends]) =>
      isShaped(thing, ...shapes) &&
      sizes.test(last.dimension) &&
      ref !== undefined &&
      (ends.test(ref.concept) || ends.test(ref.name)),
  )
  if (!named || !ref) return false
  if (/^(?:width|length)$/u.test(last.dimension) && ref.concept === 'end') return false
  for (const said of thing.sizes)
    if (said === last || (last.rank !== undefined && said.rank !== undefined && !said.of)) said.of = ref
  // Of what is round.
  const isFlat = isShaped(thing, 'pyramid', 'trapezoid', 'trapezoidal', 'wedge', 'sloped')
  if (last.dimension === 'bare' && !isFlat) last.dimension = 'diameter'
  return true
}

/** "… at one end, … at the other". */
function endNamed(thing: Thing, ref: Phrase, last: SaidSize): Phrase | undefined {
  if (ref.kind !== 'pronoun') return ref
  const before = thing.sizes.findLast((said) => said !== last && said.of !== undefined)?.of
  return ref.concept === 'one' && before ? { ...before, det: 'other' } : undefined
}

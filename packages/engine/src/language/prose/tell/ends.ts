/** Sizes that are told of one end: "60 mm in diameter at the bottom", "25 mm tall at the back". */
import type { Phrase } from '../phrases.ts'
import { isShaped, type Place, type Thing } from '../scene.ts'
import { type Clause, type Telling, topicTheme } from './telling.ts'

/** What is not the same all along, and which of its sizes are told at an end. */
const TAPERED: readonly (readonly [shapes: readonly string[], sizes: RegExp, ends: RegExp])[] = [
  [
    ['cone', 'conical', 'tapered', 'frustum', 'pyramid', 'truncated', 'trapezoid', 'trapezoidal'],
    /^(?:diameter|radius|width|length|bare|side|sides)$/u,
    /^(?:top|bottom|end|base)$/u,
  ],
  [['wedge', 'sloped'], /^(?:height|thickness|bare)$/u, /^(?:end|front|back|left|right|side)$/u],
]

export function asEndOf(t: Telling, c: Clause, place: Place): boolean {
  const theme = c.theme ?? topicTheme(t)
  if (place.kind !== 'at' || !/^(?:at|on)$/u.test(place.how) || theme?.kind !== 'thing') return false
  const { thing } = theme
  const last = thing.sizes.at(-1)
  if (!last || last !== c.latest || last.of) return false
  const named = TAPERED.find(([shapes, sizes]) => isShaped(thing, ...shapes) && sizes.test(last.dimension))
  const ref = endNamed(thing, place.ref)
  if (!named || !ref || !(named[2].test(ref.concept) || named[2].test(ref.name))) return false
  if (/^(?:width|length)$/u.test(last.dimension) && ref.concept === 'end') return false
  for (const said of thing.sizes)
    if (said === last || (last.rank !== undefined && said.rank !== undefined && !said.of)) said.of = ref
  // Of what is round.
  const isFlat = isShaped(thing, 'pyramid', 'trapezoid', 'trapezoidal', 'wedge', 'sloped')
  if (last.dimension === 'bare' && !isFlat) last.dimension = 'diameter'
  return true
}

/** "… at one end, … at the other". */
function endNamed(thing: Thing, ref: Phrase): Phrase | undefined {
  if (ref.kind !== 'pronoun') return ref
  const before = thing.sizes.findLast(({ of }) => of !== undefined)?.of
  return ref.concept === 'one' && before ? { ...before, det: 'other' } : undefined
}

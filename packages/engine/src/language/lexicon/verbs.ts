/** Verbs of the workshop in every form: those that take material away, and those by which a cut goes its way. */
import type { Line } from './entry.ts'

/** "rout", "routs", "routed", "routing". */
export function inflected(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  return [verb, `${verb}s`, `${stem}ed`, `${stem}ing`]
}

/** "gouged out of the top", "milled away". */
const outOrAway = (verb: string): string[] => [verb, `${verb} out`, `${verb} away`]

/** Beside those that stand with the operations. */
export const TAKING_AWAY: Line = [
  'cut',
  [
    ...'pierce rout gouge excavate chisel whittle nibble puncture penetrate ream broach incise'
      .split(' ')
      .flatMap(inflected)
      .flatMap(outOrAway),
    ...'saw sawn sawed sawing dig dug digging mill milled machined punched carved carving'
      .split(' ')
      .flatMap(outOrAway),
    // "a perforated plate" promises holes that must be told.
    'perforate',
    'perforating',
    'taken out',
    'take out',
    'missing',
    ...'scoop scooped sunken take taken taking'
      .split(' ')
      .flatMap((verb) => [`${verb} out of`, `${verb} away`]),
    ...'scoop scooped sunken'.split(' '),
  ].join('|'),
]

/** What a hole or a groove does on its way: said of it, as "runs" and "passes" are. */
export const GOING: Line = [
  'make',
  [
    ...'enter descend traverse travel proceed stretch'.split(' ').flatMap(inflected),
    'stretches',
    'leads',
    'leading',
    'led',
  ].join('|'),
]

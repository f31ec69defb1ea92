/** The words in which a path is told, by what they do to it. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

/** A prompt that tells a path: something bends, or is swept along a line. */
export const TELLS_PATH =
  /\b(?:elbows?|bent|bend|bends|bending|curves?|curved (?:pipes?|tubes?|rods?|bars?|wires?)|curving|swept|sweep|sweeping|path|u-bolt|u-shaped (?:rod|wire|pipe|tube|bar))\b/iu

/** What is swept is round, or a pipe. */
export const TELLS_ROUND =
  /\b(?:pipes?|tubes?|tubing|rods?|wires?|round|circular|circle|diameter|od|dia|duct)\b/iu

export const ARC_NAME = /^(?:bend|pipe bend|tube bend|elbow bend|elbow|curve|turn|corner|arc|circular arc)$/u

export const STRAIGHT_NAME =
  /^(?:section|leg|line|run|end|piece|length|portion|part|segment|tangent|pipe|tube|arm|stretch|rod|row|shank)$/u

/** Straight by their name. */
export const LEG_NAME = /^(?:leg|tangent|arm)$/u

/** What is swept, by its name. */
export const SWEPT_NAME =
  /^(?:pipe|tube|tubing|rod|bar|wire|round bar|handle|hook|u bolt|bolt|bracket|rail|railing|duct|hanger|spout|faucet|handrail|grab bar|frame|part|conduit|hose|line|shackle|staple|pull|drawer pull|pin|clip)$/u

/** Finite: it bends here, and goes on bent. */
export const BENDS = words('bends turns curves bend turn curve swings sweeps')
/** Of the bend that was just told, or one of its own. */
export const BENDING = words('bending turning curving arcing swinging sweeping bent curved')

export const MOVES = words(
  'goes go going runs run running continues continue continuing extends extend extending rises rise rising climbs climb travels proceeds drops descends straight on follows following followed',
)

export const STARTS = words('starts start starting begins begin beginning from')
export const ENDS = words(
  'ends end ending finishes finishing stops arrives arriving returns returning terminates',
)

/** Between what a path consists of; nothing of it could be otherwise. */
export const LINKS = words(
  `and then , ; : ( ) . the a an it its with of is are has have having which that to at by in into for on along through
   over by as another next finally also there first second lastly from both each made formed consists consisting composed comprises measured center
   centertocenter tangent tangentially smoothly smooth heading headed pointing toward along around about approximately circular where
   leading draw create add sweep swept sweeping path s u one again round joined connected connecting joining between part stands stand standing
   apart long equal identical same measures measuring giving drawn follow so you get made up after before leaves leaving way
   open all direction keep keeps bent perpendicular out off just still parallel created placed comes next like hook makes make spans spanning spanned runs turned off pipe-like`,
)

export const BACK = words('back backward opposite reverse')

export const LETTER = /^(?:u|s|l|j|z)$/u

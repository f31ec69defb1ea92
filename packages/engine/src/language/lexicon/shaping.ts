/**
 * Adjectives that promise a shape. An opening line may call the part what it likes, but what it promises must be told:
 * a twisted bar of which only the sizes follow is not what was asked for.
 */

/** Nothing that is built from plain bodies, holes and worked edges is so. */
const NEVER_PLAIN = [
  'knurled',
  'twisted',
  'helical',
  'spiral',
  'spiralled',
  'coiled',
  'serrated',
  'toothed',
  'splined',
  'corrugated',
  'wavy',
  'waved',
  'engraved',
  'embossed',
  'lettered',
  'textured',
  'woven',
  'braided',
  'bent',
  'folded',
  'warped',
  'dished',
  'dimpled',
  'curved',
  'arched',
  'bowed',
  'organic',
  'freeform',
  'sculpted',
  'lofted',
  'swept',
  'sloped',
  'sloping',
  'slanted',
  'angled',
  'inclined',
] as const

const PROMISES: ReadonlySet<string> = new Set(NEVER_PLAIN)

/** What such words have in common with their verbs and nouns: "knurled" and "the knurl". */
const stem = (word: string): string => word.slice(0, Math.max(4, word.length - 3))

/** Whether a word promises a shape that no other word of the prompt comes back to. */
export function isPromise(word: string, others: readonly string[]): boolean {
  const said = word.toLowerCase()
  if (!PROMISES.has(said)) return false
  return !others.some((other) => other.toLowerCase().startsWith(stem(said)))
}

/** What an adjective of the title must be followed by, where its own stem does not come again. */
const KEPT_BY: Readonly<Record<string, RegExp>> = {
  stepped: /^(?:step|section|shoulder|boss|tier|flange|neck|spigot)/u,
  perforated: /^hole|^opening/u,
  drilled: /^hole|^bore/u,
  bored: /^hole|^bore/u,
  vented: /^(?:vent|slot|hole|opening)/u,
  slotted: /^slot/u,
  ribbed: /^rib/u,
  gusseted: /^(?:gusset|rib|triangular)/u,
  lightened: /^(?:lightening|hole|pocket|cutout)/u,
  reinforced: /^(?:rib|gusset|web)/u,
  recessed: /^(?:recess|pocket|counterbore)/u,
  eccentric: /^(?:eccentric|offset|\()/u,
}

/** Nouns that are the outline of what they stand before: "a crescent plate" is no rectangle. */
const OUTLINES: ReadonlySet<string> = new Set(
  (
    'crescent|heart|kidney|arrow|banana|boomerang|dogbone|dumbbell|hourglass|teardrop|moon|leaf|clover|chevron|diamond|' +
    'rhombus|rhomboid|kite|spiral|helix|wave|zigzag|wing|airfoil|fan|shell|saddle|horseshoe|keyhole|arc|parabola|cross|' +
    'plus|star|gear|cam|lens|egg|pear|bow|bell|bottle|cloud|key|snowflake|flower|petal|butterfly|trefoil|quatrefoil|lattice|mesh|gyroid|' +
    'spline|thread|knurl|serration|tooth|teeth|lobe|involute|bayonet|labyrinth|bellows|hexagon|pentagon|octagon'
  ).split('|'),
)

export const namesOutline = (word: string): boolean => OUTLINES.has(word)

/** Adjectives of trades and uses, which sound like those of shape. */
const TRADES =
  /^(?:hydraulic|pneumatic|electric|electrical|electronic|electronics|magnetic|ceramic|automatic|thermal|optical|medical|digital|manual|mechanical|robotic|nautical|automotive|industrial|agricultural|internal|external|dual|optional|adjustable|rotary|auxiliary|secondary|tertiary|sanitary|military|primary|battery|factory|assembly|supply|safety|utility|security|delivery|machinery|laboratory)$/u

/** Words that may say what shape something has. */
const MAY_SHAPE = /(?:ed|ing|al|ic|ar|ous|ish|ive|oid|form|like|y)$/u

/**
 * Whether a word before a noun is only what that is called: a noun for its use (`isThing`: known as one), or an adjective
 * that is told besides.
 */
export function isCalledOnly(word: string, others: readonly string[], isThing = false): boolean {
  const said = word.toLowerCase()
  if (!/^[a-z -]{3,}$/u.test(said) || OUTLINES.has(said) || isPromise(said, others)) return false
  const comesBack = (test: (other: string) => boolean): boolean =>
    others.some((other) => test(other.toLowerCase()))
  const kept = KEPT_BY[said]
  if (kept) return comesBack((other) => kept.test(other))
  return (
    isThing ||
    TRADES.test(said) ||
    !MAY_SHAPE.test(said) ||
    comesBack((other) => other !== said && other.startsWith(stem(said)))
  )
}

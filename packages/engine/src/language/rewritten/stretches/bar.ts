/** A round bar as the opening line tells it: its noun, and how long and thick it is. */
import { type Place, Scan } from './scan.ts'

export interface Bar {
  length?: Place
  diameter?: Place
  radius?: boolean
}

const OF = '(?: (?:of|is|=|:))?'
export const DIAMETER: readonly RegExp[] = [
  new RegExp(`(?:(?:a|an|its|the) )?(?:outer |outside )?(?:diameter|dia|ø)${OF} (?:only )?#`, 'u'),
  /(?:an? )?# (?:in diameter|diameter|dia|in dia|across|thick|wide|round)/u,
  /ø#/u,
]
export const RADIUS: readonly RegExp[] = [
  new RegExp(`(?:(?:a|an|its|the) )?(?:outer )?radius${OF} #`, 'u'),
  /(?:an? )?# (?:in radius|radius)/u,
  /r#/u,
]
const LENGTH: readonly RegExp[] = [
  new RegExp(
    `(?:(?:a|an|its|the) )?(?:(?:total|overall|full|whole|entire) )?(?:length|height|width)${OF} #(?: (?:in total|overall|altogether))?`,
    'u',
  ),
  /(?:an? )?# (?:(?:in )?(?:total|overall) (?:length|height)|long|tall|high|in length|in height|length|overall|in total)(?: (?:overall|in total|altogether))?/u,
]

export const takeAny = (scan: Scan, patterns: readonly RegExp[]): Place | undefined => {
  for (const pattern of patterns) {
    const found = scan.take(pattern)
    if (found) return found.sizes[0]
  }
  return undefined
}

const NOUN =
  /(?:(?:shoulder|locating|guide|dowel|pivot|drive|motor|main|support|center|centre|bearing|steel|brass|aluminium|aluminum) )*(?:shafts?|pins?|rods?|bars?|axles?|spindles?|dowels?|cylinders?|posts?|mandrels?|pegs?|studs?|columns?|plugs?|rollers?|journals?|arbors?|pillars?|bolts?|parts?|components?)(?: blank)?/u
const ADJECTIVE =
  /(?:stepped|round|solid|cylindrical|turned|straight|plain|simple|single|long|short|small|vertical|upright|two step|three step|circular)/u
const LEAD =
  /(?:make|create|design|model|draw|build|generate|print|produce|turn|machine|i need|we need|i want|i'd like|i would like|please|me|us|this is|it is|there is|give|start with|begin with|take|the part is|it's|here is)/u
const ARTICLE = /(?:a|an|the|one)/u
export const BARE = /#/u
const TIE =
  /(?:with an? (?:[a-z]+ )?(?:collar|shoulder|flange|step) :|(?:all along|along|over) its(?= # length)|throughout|everywhere|,|and|with|that is|which is|having|of|that has|which has|is|has|it is|it has|whose|measures|measuring)/u

/** "A stepped shaft 90 mm long, 12 mm in diameter": up to where the next thing begins. */
export function readBar(text: string): { bar: Bar; noun: string; end: number } | undefined {
  const scan = new Scan(text)
  scan.skip(LEAD)
  scan.take(ARTICLE)
  const bar: Bar = {}
  for (;;) {
    const before = scan.at
    if (scan.take(ADJECTIVE) || scan.take(/,/u) || readSize(scan, bar)) continue
    const start = scan.at
    if (scan.take(NOUN)) {
      const noun = text.slice(start, scan.at).trim()
      // "two pins": not one of them is told.
      if (noun.endsWith('s')) return undefined
      return { bar, noun, end: readTail(scan, bar) }
    }
    const bare = scan.take(BARE)
    if (!bare || bar.diameter !== undefined) return undefined
    bar.diameter = bare.sizes[0] as Place
    if (scan.at === before) return undefined
  }
}

export function readSize(scan: Scan, bar: Bar): boolean {
  const length = bar.length === undefined ? takeAny(scan, LENGTH) : undefined
  if (length !== undefined) {
    bar.length = length
    return true
  }
  if (bar.diameter !== undefined) return false
  const diameter = takeAny(scan, DIAMETER)
  const radius = diameter === undefined ? takeAny(scan, RADIUS) : undefined
  const size = diameter ?? radius
  if (size === undefined) return false
  bar.diameter = size
  if (radius !== undefined) bar.radius = true
  return true
}

/** As a bar that is told by its stretches stands anyway. */
const UPRIGHT =
  /(?:, )?(?:(?:standing|upright|running|lying|oriented|with its axis) )*along (?:the )?z(?: axis)?/u

function readTail(scan: Scan, bar: Bar): number {
  scan.take(UPRIGHT)
  for (;;) {
    const end = scan.at
    scan.skip(TIE)
    // "20 mm in diameter for the first 30 mm": a stretch of it, not the bar.
    const found = scan.attempt(() => {
      const known = { ...bar }
      if (!readSize(scan, known)) return undefined
      if (/^(?:, )?(?:for|over|along|on|in|from|at) /u.test(scan.text.slice(scan.at))) return undefined
      return known
    })
    if (!found) return end
    Object.assign(bar, found)
  }
}

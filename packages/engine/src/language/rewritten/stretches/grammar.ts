/** How a round bar is told stretch by stretch: each stretch of its length, with how thick it is there. */
import { BARE, type Bar, DIAMETER, RADIUS, readSize, takeAny } from './bar.ts'
import { type Place, Scan } from './scan.ts'

/** Which stretch of the length: at an end, behind the one before, in the middle, at the end across from one told before, or all that is left. */
export type Where = 'first' | 'next' | 'last' | 'middle' | 'rest' | 'both' | 'other'

export type Thickness =
  | { kind: 'even'; diameter: Place; radius?: boolean }
  /** From one size to another; without the first as thick as what it leads on from, without the second to a point. */
  | { kind: 'taper'; from?: Place; to?: Place }

export interface Stretch {
  where: Where
  /** At the upper or at the lower end, where that is said: a hole begins at its top, a bar at its foot. */
  end?: 'top' | 'bottom'
  /** Nothing where it is all that is left, or half of the bar. */
  length?: Place
  half?: boolean
  /** How far it is from its end of the bar. */
  away?: Place
  thickness: Thickness
  /** A collar stands out from the bar. */
  collar?: boolean
  /** "the second section": a body by its number. */
  numbered?: boolean
}

const WHICH: readonly (readonly [Where, RegExp])[] = [
  ['first', /(?:the |its )?(?:very )?(?:first|bottom|lower|lowest|lowermost|left|front|starting)/u],
  ['next', /(?:the |its )?(?:next|following|second|third|fourth)/u],
  ['last', /(?:the |its )?(?:very )?(?:last|final|top|upper|uppermost|topmost|end|right|back)/u],
  ['middle', /(?:the |its )?(?:middle|central|center|centre)/u],
]
const OF_HOLE = /(?:of (?:the|this|each) (?:hole|bore|way|depth)|deep)/u
const ENDS = [
  ['top', /top|upper/u],
  ['bottom', /bottom|lower|lowest/u],
] as const
const OF_BAR =
  /of (?:it|its length|the length|the (?!hole|bore|slot|pocket)[a-z]+|its (?:whole|total) length|length)/u
const REST =
  /(?:below|beneath|after|beyond|past) that|from there(?: on)?|(?:(?:all )?the |its )?(?:rest|remainder|remaining (?:#|length|part|portion|section|stretch)|other (?:#|part|portion))(?: of (?:it|its length|the length|the (?!hole|bore|slot|pocket)[a-z]+))?/u

const MOUTH =
  /(?:(?:measured|counted|down) )*(?:from|below) (?:the|its) (?<end>top|bottom|upper|lower)(?: (?:face|end|side|surface))?/u

/** "the first 20 mm from the top": from which end of the hole it is told. */
function readMouth(scan: Scan): Pick<Stretch, 'end'> {
  const said = scan.hole ? scan.take(MOUTH)?.groups['end'] : undefined
  return said ? { end: /top|upper/u.test(said) ? 'top' : 'bottom' } : {}
}

/** "and 16 mm to the bottom": of a hole, all that is left. */
const ONWARDS =
  /(?:(?:all the way|right|straight|on|down|through|from there|the rest of the way) )*to (?:the|its) (?:bottom|top|other end|other side|far end|far side|opposite end|opposite face|bottom face)/u

/** "the first 25 mm", "the left half", "the rest". */
function readWhere(scan: Scan): Pick<Stretch, 'where' | 'end' | 'length' | 'half'> | undefined {
  return scan.attempt(() => {
    const rest = scan.take(REST)
    if (rest) {
      const [length] = rest.sizes
      const told = length ?? scan.take(/, #(?: (?:long|in length))? ,/u)?.sizes[0]
      return told === undefined ? { where: 'rest' } : { where: 'rest', length: told }
    }
    const start = scan.at
    const which = WHICH.find(([, pattern]) => scan.take(pattern))
    if (!which) return undefined
    const said = ENDS.find(([, pattern]) => pattern.test(scan.text.slice(start, scan.at)))
    const end = said ? { end: said[0] } : {}
    const length = scan.take(/#(?: (?:long|tall))?/u)?.sizes[0]
    const half = length === undefined && which[0] !== 'middle' && scan.take(/half/u) !== undefined
    if (length === undefined && !half) return undefined
    scan.take(/(?:section|part|portion|stretch|length)/u)
    if (!scan.hole || !scan.take(OF_HOLE)) scan.take(OF_BAR)
    return { where: which[0], ...end, ...readMouth(scan), ...(length === undefined ? { half } : { length }) }
  })
}

const DOWN =
  /(?:(?:is|are|being|has been|gets|it is|should be|must be|to be) )?(?:(?:turned|stepped|necked|machined|ground|cut|narrowed|thinned|reduced|stepping|milled|brought|slimmed|widened|enlarged|opened|bored|expanded|increased)(?: down| up| out)?|reduces|steps|narrows|necks|widens|opens|enlarges|expands)(?: down| up| out)?(?: in diameter)? to/u
const POINT =
  /(?:(?:is|are|being|should be|it is) )?(?:(?:tapers?|tapered|tapering|narrows?|narrowed|narrowing|sharpened|comes|coming|turned|runs?|running|pointed|ends?|ending)(?: off| down| out| in)?(?: conically)? (?:to|in|into) (?:a|an)(?: sharp)? (?:point|tip)|conical and (?:comes to a point|pointed)|(?:a |an )?(?:cone|conical (?:tip|point)) (?:that|which) (?:comes|tapers|narrows) to a point|pointed)/u
const TAPER =
  /(?:(?:is|are|being|should be) )?(?:tapers?|tapered|tapering|narrows?|narrowing|cones?|widens?|widening|flares?)(?: down| up| out| off| linearly| evenly)*/u
const IS =
  /(?:is|are|has|have|being|having|should be|should have|must be|measures|with|of|,|at|a cylinder|round|only)/u

function readThickness(scan: Scan, bare: boolean): Thickness | undefined {
  return scan.attempt(() => {
    if (scan.take(POINT)) return { kind: 'taper' }
    if (scan.take(TAPER)) {
      const from = scan.take(/from/u) ? (takeAny(scan, DIAMETER) ?? scan.take(BARE)?.sizes[0]) : undefined
      if (!scan.take(/(?:down |up )?to/u)) return undefined
      const to = takeAny(scan, DIAMETER) ?? scan.take(BARE)?.sizes[0]
      if (to === undefined) return undefined
      scan.take(/in diameter/u)
      return from === undefined ? { kind: 'taper', to } : { kind: 'taper', from, to }
    }
    // "… and to 30 mm at the other end": turned down, as before.
    const down = (scan.take(DOWN) ?? scan.take(bare ? /(?:down )?to/u : /down to/u)) !== undefined
    if (!down) scan.skip(IS)
    scan.take(/(?:a|an|the)/u)
    const diameter = takeAny(scan, DIAMETER)
    if (diameter !== undefined) return { kind: 'even', diameter }
    const radius = takeAny(scan, RADIUS)
    if (radius !== undefined) return { kind: 'even', diameter: radius, radius: true }
    const only = down || bare ? scan.take(BARE)?.sizes[0] : undefined
    return only === undefined ? undefined : { kind: 'even', diameter: only }
  })
}

const ALONG = /(?:for|over|along|on|in|across|at|within|from)/u
const DISTANCE =
  /(?:for|over|along|across|within)(?: (?:a|the))?(?: (?:length|distance|height|stretch)(?: of)?)? #(?: (?:in length|long))?/u
const END: readonly (readonly [Where, RegExp])[] = [
  ['both', /(?:(?:at|on) )?(?:both|each|either)(?: of (?:the|its))?(?: ends?)(?: of (?:it|the [a-z]+))?/u],
  [
    'first',
    /(?:(?:at|on) )?(?:the|its) (?:bottom|lower|left|first|near|front)(?: end)(?: of (?:it|the [a-z]+))?/u,
  ],
  ['other', /(?:(?:at|on) )?(?:the|its) (?:other|opposite)(?: end)?(?: of (?:it|the [a-z]+))?/u],
  [
    'last',
    /(?:(?:at|on) )?(?:(?:one|an)(?: of (?:the|its))? ends?|(?:the|its) (?:top|upper|right|far|back)? ?end)(?: of (?:it|the [a-z]+))?/u,
  ],
]
/** "with three sections", "in 3 steps", "made up of two diameters": how many stretches follow. */
const ANNOUNCED =
  /(?:(?:with|in|having|has|of|consisting of|made (?:up )?of|composed of|comprising) )?(?<count>#|two|three|four|five|six|seven|eight) (?:(?:cylindrical|round|coaxial|concentric|different|successive) )*(?<what>sections|steps|segments|portions|stages|diameters|cylinders)/u
const GLUE =
  /(?:[,;:]|and|then|while|whereas|but|finally|with|whose|where|it|has|is|that|which|from (?:the|its) (?:bottom|left|bottom up|left end|lower end)|starting (?:from|at) (?:the|its) (?:bottom|left)|next|having|continu(?:es|ing)(?: (?:on|as|with|at))*|follow(?:ed|s) by|there is|there's|as follows|(?:one (?:after|behind) (?:the other|another)|in (?:a row|line|this order|order|succession)|end to end|from left to right|from bottom to top)|(?:except|apart|aside)(?: for| from)|but for|first(?= ø#)|(?:turn|machine|reduce|grind|step|neck)(?= (?:one|the|its|both|each) (?:[a-z]+ )?ends?)|\( mm \))/u

/** "the first 25 mm has a diameter of 20 mm", "20 mm in diameter for the first 25 mm", "25 mm of 20 mm diameter". */
function readStretch(scan: Scan, bare: boolean): Stretch | undefined {
  return (
    scan.attempt(() => {
      // "For the first 30 mm it is 20 mm thick".
      const along = scan.take(ALONG) !== undefined
      const where = readWhere(scan)
      if (along) scan.skip(/(?:,|it|the [a-z]+)/u)
      const thickness = where && readThickness(scan, bare)
      return thickness && { ...where, thickness }
    }) ??
    scan.attempt(() => {
      const thickness = readThickness(scan, bare)
      if (!thickness) return undefined
      const where = scan.attempt(() => (scan.take(ALONG) ? readWhere(scan) : undefined))
      if (where) return { ...where, thickness }
      const rest = scan.take(REST)
      if (rest)
        return {
          where: 'rest',
          ...(rest.sizes.length > 0 ? { length: rest.sizes[0] as Place } : {}),
          thickness,
        }
      // "down to 25 mm over a length of 60 mm at one end".
      const there = scan.attempt(() => {
        const over = scan.take(DISTANCE)
        const end = over && END.find(([, pattern]) => scan.take(pattern))
        return end && { where: end[0], length: over.sizes[0] as Place }
      })
      if (there) return { ...there, thickness }
      const deep = scan.take(/(?:down )?to a depth of #/u)
      if (deep) return { where: 'first', length: deep.sizes[0] as Place, ...readMouth(scan), thickness }
      const reach = scan.hole ? scan.take(/(?:(?:,|and) )?# deep/u) : undefined
      if (reach) return { where: 'first', length: reach.sizes[0] as Place, ...readMouth(scan), thickness }
      if (scan.hole && scan.take(ONWARDS)) return { where: 'rest', thickness }
      const length = scan.take(
        /(?:for|over|along)(?: (?:a|another|the next|a length of|a distance of))? #(?: (?:in length|of length|length|long))?/u,
      )
      return length && { where: 'next', length: length.sizes[0] as Place, thickness }
    }) ??
    scan.attempt(() => {
      const length = scan.take(/#(?: (?:long|in length))?/u)?.sizes[0]
      const thickness =
        length !== undefined && scan.take(/(?:of|at|with|in)/u) ? readThickness(scan, bare) : undefined
      return thickness && { where: 'next', length: length as Place, thickness }
    }) ??
    readEnd(scan) ??
    readCollar(scan) ??
    readSection(scan)
  )
}

const SECTION = /(?:section|segment|portion|part|step|piece|stage|end)/u
/** "the second is …", "third: …": one of those that were counted before. */
const ONE = /(?:one|:|(?=is |has |with ))/u
const HEAD = /(?:the|its|a|with a) (?:round |cylindrical )?head/u

/** "the lower section is 20 mm long and 12 mm in diameter", "its head is 14 mm in diameter and 5 mm thick". */
const readSection = (scan: Scan): Stretch | undefined =>
  scan.attempt(() => {
    const start = scan.at
    const where = scan.take(HEAD)
      ? 'first'
      : scan.attempt(() => {
          const which = WHICH.find(([, pattern]) => scan.take(pattern))
          return which && scan.take(SECTION) ? which[0] : undefined
        })
    const numbered = /\b(?:first|second|third|fourth)\b/u.test(scan.text.slice(start, scan.at))
    if (!where) return undefined
    const sizes = readSizes(scan)
    return sizes && { where, ...sizes, ...(numbered ? { numbered } : {}) }
  })

/** A diameter and a length, in either order; what is thick behind a diameter is long. */
function readSizes(scan: Scan, sizes: Bar = {}): { length: Place; thickness: Thickness } | undefined {
  for (;;) {
    if (sizes.length !== undefined && sizes.diameter !== undefined) break
    if (scan.take(/(?:,|with|of|and|having|that is|which is|a|an|is|are|has|it is|cylinder|measures)/u))
      continue
    const along = sizes.length === undefined && sizes.diameter !== undefined
    const wide = along ? scan.take(/# (?:wide|thick)/u)?.sizes[0] : undefined
    if (wide !== undefined) sizes.length = wide
    else if (!readSize(scan, sizes)) return undefined
  }
  const { length, diameter, radius } = sizes
  return { length, thickness: { kind: 'even', diameter, ...(radius ? { radius } : {}) } }
}

/** "Turn down one end to …": an order for what "one end is turned down to …" tells. */
const TURN =
  /(?:(?:then|now|next|and|,) )*(?:turn|step|neck|machine|grind)(?: down)?(?= (?:one|the|both|each|its|that|this) )/u

/** "At one end it is turned down to 10 mm over a length of 20 mm", "with one end tapered to a point over the last 12 mm". */
const readEnd = (scan: Scan): Stretch | undefined =>
  scan.attempt(() => {
    const ordered = scan.take(TURN) !== undefined
    // "The last 15 mm at each end are turned down to 12 mm".
    const lead = scan.take(/(?:the|its) (?:last|first|final|outer|outermost) #(?= (?:at|on|of) )/u)
    if (lead) scan.take(/of/u)
    const end = END.find(([, pattern]) => scan.take(pattern))
    if (!end) return undefined
    scan.skip(/(?:,|it|the [a-z]+|they|that|which)/u)
    const early = lead ?? scan.take(DISTANCE) ?? scan.take(/(?:for|over) the (?:first|last|final) #/u)
    if (early) scan.skip(/(?:,|it)/u)
    const thickness = readThickness(scan, ordered || end[0] === 'other')
    const length =
      early ?? scan.take(DISTANCE) ?? scan.take(/(?:for|over|along|in) (?:the|its) (?:first|last|final) #/u)
    if (!thickness || !length) return undefined
    return { where: end[0], length: length.sizes[0] as Place, thickness }
  })

const COLLAR =
  /(?:a |an |one )?(?:round |circular |raised )?(?:collar|flange|shoulder|ring|disc|disk|band|bead|rib)/u
const AWAY =
  /(?:(?:,|placed|located|positioned|starting|starts|beginning|begins|sitting|sits|is|it|set|at|a distance of|that|which|the collar|the flange|its (?:near|nearest|lower) face|and) )*# (?:away )?from (?:(?<first>(?:the|its) (?:bottom|lower|left|first|near)(?: end)?)|(?:one|an|the|its)(?: (?:other|top|upper|right|far|opposite))?(?: end)?)(?: of (?:it|the [a-z]+))?/u

/** "whose left face is 15 mm from the left end": the near one of its faces. */
const NEAR_FACE =
  /(?:, )?(?:and )?(?:whose|its|with its|the) (?<face>left|right|lower|upper|bottom|top)(?: end)? (?:face|side|edge|flank) (?:(?:is|lies|sits|being|at|a distance of) )*# (?:away )?from (?:the|its) \k<face>(?: end)?(?: face)?(?: of (?:it|the [a-z]+))?/u
const MIDWAY =
  /(?:(?:,|placed|located|positioned|sitting|is|it|centered|centred) )*(?:in|at|on) (?:the|its) (?:middle|cent(?:er|re))(?: of (?:it|its length|the length|the [a-z]+))?/u

/** "a collar 20 mm in diameter and 5 mm long, 15 mm from the other end". */
const readCollar = (scan: Scan): Stretch | undefined =>
  scan.attempt(() => {
    const early = scan.take(AWAY)
    if (early) scan.skip(/(?:,|there is|it has|has|sits|is|it)/u)
    const sizes: Bar = {}
    const start = scan.at
    scan.take(/(?:a|an)/u)
    while (readSize(scan, sizes) || scan.take(/,/u));
    if (sizes.length === undefined && sizes.diameter === undefined) scan.at = start
    if (!scan.take(COLLAR)) return undefined
    const told = readSizes(scan, sizes)
    if (told && !early && scan.take(MIDWAY)) return { where: 'middle', ...told, collar: true }
    const away = told && (early ?? scan.take(AWAY) ?? scan.take(NEAR_FACE))
    if (!away) return undefined
    const first = away.groups['first'] ?? /left|lower|bottom/u.test(away.groups['face'] ?? '')
    return {
      where: first ? 'first' : 'last',
      ...told,
      away: away.sizes[0] as Place,
      collar: true,
    }
  })

/** "It starts with a 30 mm diameter section 20 mm long, … and finishes with …": the sections by their sizes, in order. */
const LED =
  /(?:starts?|starting|begins?|beginning|finish(?:es|ing)?|ends?|ending|continu(?:es|ing)|goes on|steps? (?:down|up|out)|stepping (?:down|up)|drops|reduces|narrows|widens)(?: off| up| out)?(?: at z=#)? (?:with|as|in|to)(?= (?:a|an) (?:#|ø#))/u
const NAMED =
  /(?:section|segment|portion|part|step|piece|stage|journal|shoulder|shank|stub|spigot|length|cylinder|seat|end)/u

/** "a 30 mm diameter section 20 mm long". */
const readLed = (scan: Scan): Stretch | undefined =>
  scan.attempt(() => {
    if (!scan.take(/(?:a|an)(?= (?:#|ø#))/u)) return undefined
    const sizes: Bar = {}
    while (readSize(scan, sizes) || scan.take(/,/u));
    if (!scan.take(NAMED)) return undefined
    const told = readSizes(scan, sizes)
    return told && { where: 'next', ...told }
  })

/** ", for 80 mm in total": all of them together. */
const TOTAL =
  /(?:[,;] )?(?:(?:and|so|which|that|it|is|for|giving|making|gives|makes|adding up to|comes to|to|a|an) )*(?:# (?:in total|overall|altogether|in all|total length|overall length)|(?:total|overall) length (?:of )?#)/u

export interface Line {
  stretches: Stretch[]
  /** How long all of them are, where that is said behind them. */
  total?: Place
  /** Where the line goes on with something else. */
  end: number
  /** Whether sizes alone tell them, one behind the other. */
  isList: boolean
  /** Where it says how many they are. */
  announced?: Place
}

/** All the stretches that a line tells from a place on. */
export function readStretches(text: string, from: number, hole = false, listed = false): Line {
  const scan = new Scan(text, from, hole)
  const isList = listed || (scan.take(/:/u) !== undefined && /\bstepped\b/u.test(text.slice(0, from)))
  scan.skip(/[,;]/u)
  const start = scan.at
  const announced = scan.take(ANNOUNCED)
  const { count = '', what } = announced?.groups ?? {}
  const stretches: Stretch[] = []
  let end = announced ? scan.at : from
  let led = false
  for (;;) {
    scan.skip(GLUE)
    if (!hole && scan.take(LED)) led = true
    const stretch =
      readStretch(scan, hole || stretches.length > 0 || what === 'diameters') ??
      (led ? readLed(scan) : undefined) ??
      (announced || isList ? readCounted(scan) : undefined)
    if (!stretch) break
    stretches.push(stretch)
    end = scan.at
  }
  const total = led && stretches.length > 1 ? scan.take(TOTAL)?.sizes[0] : undefined
  return {
    stretches,
    end: total === undefined ? end : scan.at,
    isList,
    ...(total === undefined ? {} : { total }),
    ...(announced ? { announced: start + text.slice(start).indexOf(count) } : {}),
  }
}

/** "three sections: 20 mm in diameter and 30 mm long, …": sizes alone, in a list. */
const readCounted = (scan: Scan): Stretch | undefined =>
  scan.attempt(() => {
    if (WHICH.some(([, pattern]) => scan.take(pattern))) scan.take(ONE)
    const sizes = readSizes(scan)
    return sizes && { where: 'next', ...sizes }
  })

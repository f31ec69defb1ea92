/** Where a figure lies, as it is told: on an edge of another, in a corner or the middle of it, by distances, at a point. */
import type { Point2 } from '../../plan/geometry.ts'
import type { Drawing, Figure, Host } from './drawing.ts'
import { boxOf, middleOf, type Side } from './loop.ts'
import { takeReference } from './references.ts'
import { type Known, takeValue } from './told-sizes.ts'
import { SIDE, SIDES } from './words.ts'
import { here, type Scanner } from './writing.ts'

/** Sets a figure; false where it cannot lie so. */
export type Place = (figure: Figure) => boolean

export interface PlaceTold {
  /** One for each figure, or one for all of them. */
  each: readonly Place[]
  /** On the face that was made before, not in its plane. */
  onFace?: true
}

export interface Saying {
  scan: Scanner
  drawing: Drawing
  known: Known
  points: readonly (readonly Point2[])[]
  /** Whose place it is, where it was drawn before. */
  own: readonly Figure[]
  /** "on top of a rectangle with …": what it lies on is drawn with it. */
  drawHost?: () => Figure | undefined
}

const LEADS = here(
  '(?:(?:,|and|so|such|that|which|it|they|is|are|be|should|must|being|positioned|placed|located|attached|connected|joined|situated|sitting|resting|standing|lying|lies|sits|stands|rests|drawn|set|directly|exactly|right|precisely|fixed|extending|extends|outwards?|symmetrically|located|to be|will be|one|each|also|arranged|goes|running|starting|flush|adjacent|next|in such a way|perfectly|centrally|these|(?:the|this|these) (?:figure|shape|cutout|cut out|notch|hole|opening|triangle|semi ?circle|rectangle|square|circle|trapezoid)s?)(?= )\\s?)+',
)
const TO = '(?:touching|adjoining|bordering|to|on|onto|at|along|against|from|in|into|out of|off|with|over)'
const MIDDLE = '(?:(?:exact )?(?:middle|cent(?:er|re)|midpoint|cent(?:er|re) point) of )'
const WHICH = '(?:(?:the|its|one|one of the|one of its|a|either|either of the) )*'
const EDGE = '(?:edge|side|end|border|base)'

const ofHost = ({ scan, drawing, own }: Saying): Host =>
  scan.attempt(() => (scan.take(here('(?:of|on|from)')) ? takeReference(scan, drawing, own) : undefined)) ??
  drawing.figures.findLast((each) => !own.includes(each) && !each.cut) ??
  'whole'

/** The host is read behind the words for its sides. */
const onSides = (saying: Saying, sides: (host: Host) => readonly Side[]): PlaceTold => {
  const host = ofHost(saying)
  const { drawing } = saying
  return {
    each: sides(host).map((side) => (figure) => drawing.set(figure, host === figure ? 'whole' : host, side)),
  }
}

const ON_EDGE = here(
  `(?:${TO} )${WHICH}(?:${MIDDLE}${WHICH})?(?<first>${SIDE}|long|longer|longest|short|shorter|shortest)(?: hand)?(?: (?:edge|side|end)?(?: )?and (?:(?:from|to|at|on) )?${WHICH}(?:${MIDDLE}${WHICH})?(?<second>${SIDE}))?(?: hand)? ${EDGE}s?`,
)
const ON_EDGES_OF_ALL = here(
  `${TO} (?:the )?(?:${MIDDLE}(?:the )?)?(?:both|each|either|two|opposite)(?: (?:of (?:the|its)|the|its|opposite))*(?: (?<which>long|longer|short|shorter|left and right|top and bottom|vertical|horizontal))? (?<what>ends?|sides?|edges?)`,
)
const BEYOND = here(
  '(?:on (?:the )?top of|above|below|beneath|under|underneath|(?:to|on|at|onto|from|in|into) the (?<side>left|right|top|bottom)(?: (?:side|end|edge))? of|to (?:the )?(?<way>left|right) of)',
)
const AT_SIDE = here('(?:at|on|to|onto|over) (?:the|its) (?<side>top|bottom|left|right)')

const CORNER = here(
  `(?:${TO} )(?:(?:the|its|one|a|exact) )*(?<y>top|bottom|upper|lower) (?<x>left|right)(?: hand)?(?: and (?:the )?(?<y2>top|bottom|upper|lower) (?<x2>left|right)(?: hand)?)? corners?`,
)
const TOP_CORNERS = here(
  `${TO} (?:(?:the|its|both|each|of|two) )*(?<y>top|bottom|upper|lower)(?: two)? corners?`,
)
const ALL_CORNERS = here(
  `(?:one )?${TO} (?:(?:all|each|every|the|of|its|four|4|any) )*(?:(?:four|4) )?corners?`,
)
const THEIR = here(
  '(?:(?:,|so|such|that|with|and)(?= )\\s?)*(?:their|the|both) (?<side>base|bottom|top|left|right|flat|straight|lower|upper|baseline)s?(?: edges?| sides?| bases?)? (?:coincide|align|are aligned|line up|are flush|match|aligned|coinciding|lie on (?:the same|one) line|are (?:collinear|coincident))(?: exactly| perfectly| with each other)?',
)
const TOP_MIDDLE = here(
  `(?:${TO}) (?:the|its) (?:(?<side>${SIDE}) (?:center|centre|middle)|(?:center|centre|middle) (?<side2>${SIDE}))(?: of(?= ))?`,
)
const NEAR = here(`(?:near|close to|towards?|next to) (?:the|its) (?:${SIDE})(?: hand)? (?:edge|side|end)`)
const ITS_CENTRE = here(
  '(?:(?:,|and|with|whose|its|the)(?= )\\s?)*(?:center|centre)(?: point)?(?: of (?:the|this) [a-z]+)?(?: (?:is|lies|located|positioned|placed|being|at|should|be|a distance of))*',
)
const ON_BASE = here(
  `${TO} (?:the|its) (?:(?:flat|straight|longer|long|larger|bottom|wide|wider) )?(?:base|side|edge|diameter|base edge)(?= of (?:the|this) (?:[a-z]+ )*(?:triangle|semi ?circle|trapezoid|trapezium|half circle))`,
)
const CENTRE_WAY = here(
  '(?:(?:,|and|is|it|be|being|should)(?= )\\s?)*(?:centered|centred|centrally|aligned) (?<way>horizontally|vertically)(?: (?:on|in|within|with|along|about|over|inside|relative to|with respect to))?(?= |$)',
)
const EACH_SIDE = here(
  '(?:one )?(?:attached |placed |positioned |located |added )?(?:to|on|at|along) (?:each|every|all)(?: of (?:the|its))?(?: four)? (?:sides?|edges?)',
)
const FROM_CENTRE = here(
  '(?:(?:,|and|that|which|it|with|starting|starts|begins|beginning)(?= )\\s?)*(?:extends?|extending|runs?|running|goes|going|reaching|reaches|hanging|hangs)(?: straight| vertically| horizontally)? (?<way>up|upwards?|down|downwards?|(?:to(?:wards?)? )?the (?:left|right|bottom|top)|left|right)(?: from)? (?:the )?(?:center|centre|middle)(?: point)? of',
)
const CENTRE = here(
  `(?:(?:concentric(?:ally)?|centered|centred|aligned)(?: (?:with|on|in|within|inside|at|about|around|horizontally and vertically))?(?: ${MIDDLE}| the ${MIDDLE})?|(?:in|at|through|from|on|around|about) (?:the|its) (?:exact |very )?(?:center|centre|middle)(?: point)?(?: of)?|inside(?: of)?|within|in(?= the (?:larger|first|outer|big|previous|middle)? ?(?:rectangle|square|circle|triangle|ellipse|hexagon|octagon|pentagon|trapezoid|rhombus|shape|sketch))|from(?= (?:the|this|that|its|it)(?: |$))|into(?= the )|(?:that |which )?(?:shares?|sharing) (?:its|the same|the) (?:center|centre)(?: point)?(?: (?:as|with|of))?|with the same (?:center|centre)(?: point)?(?: as)?|inscribed (?:in|inside)|through)`,
)

const OWN_BASE =
  '(?:(?:flat|straight|base|long|longer|larger|short|shorter|smaller|diameter|bottom|wide|wider|narrow|narrower)(?: base| side| edge| end| face)?)'
const MEETS =
  '(?:(?:is|are|lies?|should|must|be|being|perfectly|exactly|precisely|directly|aligned|aligns?|align|aligning|coincides?|coinciding|coincide|lines? up|flush|level|touches|touching|touch|meets|meeting|rests?|resting|sits?|sitting|placed|positioned|located|attached|connected|joined|matches|matching|in line|along|on|with|against|to|at|collinear|shares?|centered|centred)(?= )\\s?)+'
const ALIGNED = here(
  `(?:(?:,|so|such|that|with|where|and|ensuring|making sure|in such a way|in a way)(?= )\\s?)*(?:(?:the|its|their|one of its) )?(?:(?<own>${SIDE})(?: (?:edge|side|end)s?)?|(?<base>${OWN_BASE}))(?: (?:of it|of (?:the|this|that) (?:(?:smaller|larger|small|second|first|third|new|cut|inner) )*[a-z]+(?: ?circle)?))? ${MEETS} (?:(?:the|its|one of the|that of the) )*(?:(?<middle>${MIDDLE})(?:the |its )?)?(?<to>${SIDE}|long|longer|short|shorter)(?: hand)?(?: (?:edge|side|end)s?)?`,
)
const FLUSH = here(
  `(?:,|and|is|are|it|be|being|so|that|such|should|also )* ?(?:aligned|flush|aligning|level|lined up)(?: exactly| perfectly)? (?:with|to|along) (?:the|its) (?<to>${SIDE})(?: hand)?(?: (?:edge|side|end))?`,
)
const FACING = here(
  `(?:(?:,|with|and|so that|its|the|that|it|is|are|oriented)(?= )\\s?)*(?<what>triangle|tip|apex|point|vertex|peak|arrow ?head|arrow|head|curved side|curved edge|round side|rounded side|arc|curve|flat side|flat edge|straight side|straight edge|base|diameter|open side|it)?(?: should| is| are)? ?(?:pointing|points|facing|faces|point|face|directed|oriented|bulging)(?: be)? (?<way>up|upwards?|down|downwards?|outwards?|inwards?|left|right|to the left|to the right|away from (?:the |it)(?:[a-z]+)?|toward(?:s)? the (?:left|right|top|bottom))`,
)
const POINT = here(
  '(?:,|and|with|whose|its|the|is|are|should|be|having|it|positioned|placed|located| )*(?:(?<centre>center(?:ed)?(?: point)?|centre(?:d)?(?: point)?|middle)|(?<corner>(?:lower|bottom) left corner))(?: of (?:the|this) [a-z]+)?(?: is| lies| located| placed| positioned| being)*(?: (?:at|on|in))? (?:the point )?(?:@(?<at>\\d+)|the origin(?: of the (?:sketch|coordinate system|workspace))?)',
)
const OFFSET_FROM = here(
  `(?:(?:away |inwards? |in )?from|below|beneath|above|left of|right of|inside(?: of)?|to the (?:left|right) of) (?:the|its) (?<side>${SIDE})(?: hand)?(?: (?:edge|side|end))?`,
)

const sideOf = (word: string, drawing: Drawing, host: Host): readonly Side[] => {
  const named = SIDES[word]
  if (named) return [named]
  return word.startsWith('long') ? drawing.longSides(host) : drawing.shortSides(host)
}

const UP: Readonly<Record<string, Side>> = {
  up: 'top',
  upward: 'top',
  upwards: 'top',
  down: 'bottom',
  downward: 'bottom',
  downwards: 'bottom',
}
const TURNS: Readonly<Record<Side, number>> = { top: 0, left: 1, bottom: 2, right: 3 }
const AGAINST: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

const place = (each: Place): PlaceTold => ({ each: [each] })

const WAYS: readonly ((saying: Saying) => PlaceTold | undefined)[] = [
  // "so that its top edge coincides with the top edge of the larger rectangle", "with its base on the top edge".
  (saying) => {
    const told = saying.scan.take(ALIGNED)?.groups
    if (!told) return undefined
    const host = ofHost(saying)
    const { drawing } = saying
    const to = sideOf(told['to'] ?? '', drawing, host)[0] ?? 'top'
    const own = told['own'] ? SIDES[told['own']] : undefined
    if (own && (own === to || own === AGAINST[to]))
      return place((figure) => drawing.align(figure, own, drawing.boxOf(host)[to]))
    if (own) return undefined
    return place((figure) => {
      if (figure.kind === 'trapezoid' && /short|small|narrow/u.test(told['base'] ?? ''))
        drawing.turn(figure, 2)
      // Said again, it lies there already.
      return drawing.set(figure, host, to)
    })
  },
  (saying) => {
    const told = saying.scan.take(FLUSH)?.groups
    if (!told) return undefined
    const host = ofHost(saying)
    const side = SIDES[told['to'] ?? ''] as Side
    return place((figure) => saying.drawing.align(figure, side, saying.drawing.boxOf(host)[side]))
  },
  ({ scan, drawing, points }) => {
    const told = scan.take(POINT)?.groups
    if (!told) return undefined
    const [at = [0, 0] as Point2] = told['at'] === undefined ? [] : (points[Number(told['at'])] ?? [])
    return place((figure) => {
      const box = boxOf(figure.loop)
      const [x, y] = told['corner'] ? [box.left, box.bottom] : middleOf(box)
      drawing.move(figure, at[0] - x, at[1] - y)
      figure.placed = { x: true, y: true }
      return true
    })
  },
  (saying) => {
    const { scan, drawing, known } = saying
    const centred = scan.take(ITS_CENTRE) !== undefined
    const distance = scan.attempt(() => {
      const value = takeValue(scan, known)
      return value !== undefined && OFFSET_FROM.test(scan.rest) ? value : undefined
    })
    const side = distance === undefined ? undefined : SIDES[scan.take(OFFSET_FROM)?.groups?.['side'] ?? '']
    if (distance === undefined || !side) return undefined
    const host = ofHost(saying)
    return place((figure) => {
      const inward = side === 'left' || side === 'bottom' ? distance : -distance
      const level = drawing.boxOf(host)[side] + inward
      if (figure.kind !== 'circle' && !centred) return drawing.align(figure, side, level)
      const [x, y] = middleOf(boxOf(figure.loop))
      const across = side === 'left' || side === 'right'
      drawing.move(figure, across ? level - x : 0, across ? 0 : level - y)
      figure.placed[across ? 'x' : 'y'] = true
      return true
    })
  },
  (saying) => {
    const told = saying.scan.take(CORNER)?.groups
    if (!told) return undefined
    const host = ofHost(saying)
    const at =
      (y: string, x: string): Place =>
      (figure) =>
        saying.drawing.corner(figure, host, SIDES[x] as 'left' | 'right', SIDES[y] as 'top' | 'bottom')
    const each = [at(told['y'] ?? '', told['x'] ?? '')]
    if (told['y2'] && told['x2']) each.push(at(told['y2'], told['x2']))
    return { each }
  },
  (saying) => {
    const some = saying.scan.take(TOP_CORNERS)?.groups
    if (!some && !saying.scan.take(ALL_CORNERS)) return undefined
    const host = ofHost(saying)
    const ys = some ? [SIDES[some['y'] ?? ''] as 'top' | 'bottom'] : (['top', 'bottom'] as const)
    return {
      each: ys.flatMap((y) =>
        (['left', 'right'] as const).map(
          (x): Place =>
            (figure) =>
              saying.drawing.corner(figure, host, x, y),
        ),
      ),
    }
  },
  (saying) => {
    const { scan, drawing, own } = saying
    const way = scan.take(CENTRE_WAY)?.groups?.['way']
    if (!way) return undefined
    const host =
      takeReference(scan, drawing, own) ??
      drawing.figures.find((each) => !own.includes(each) && !each.cut) ??
      'whole'
    return place((figure) => drawing.centreAlong(figure, host, way === 'horizontally' ? 'x' : 'y'))
  },
  (saying) =>
    saying.scan.take(EACH_SIDE) ? onSides(saying, () => ['top', 'right', 'bottom', 'left']) : undefined,
  (saying) => {
    const told = saying.scan.take(THEIR)?.groups?.['side']
    if (!told) return undefined
    const side = SIDES[told] ?? 'bottom'
    const host = ofHost(saying)
    return place((figure) => saying.drawing.align(figure, side, saying.drawing.boxOf(host)[side]))
  },
  (saying) => {
    const told = saying.scan.take(TOP_MIDDLE)
    const side = SIDES[told?.groups?.['side'] ?? told?.groups?.['side2'] ?? '']
    if (!told || !side) return undefined
    const host = told[0].endsWith('of')
      ? takeReference(saying.scan, saying.drawing, saying.own)
      : ofHost(saying)
    return host ? place((figure) => saying.drawing.set(figure, host, side)) : undefined
  },
  // "near the right end": somewhere there; where exactly is told besides.
  (saying) => {
    if (!saying.scan.take(NEAR)) return undefined
    ofHost(saying)
    return place((figure) => {
      figure.vague = true
      return true
    })
  },
  // "that extends downward from the center of the circle".
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(FROM_CENTRE)?.groups?.['way']
    const host = told && takeReference(scan, drawing, own)
    if (!host) return undefined
    const word = told.replace(/^(?:to(?:wards?)? )?the /u, '')
    const way = UP[word] ?? SIDES[word]
    if (!way) return undefined
    return place((figure) => {
      const [x, y] = middleOf(drawing.boxOf(host))
      drawing.centre(figure, host)
      return drawing.align(figure, AGAINST[way], way === 'left' || way === 'right' ? x : y)
    })
  },
  (saying) => {
    const told = saying.scan.take(ON_EDGES_OF_ALL)?.groups
    if (!told) return undefined
    const which = told['which'] ?? ''
    return onSides(saying, (host) => {
      if (which.startsWith('long')) return saying.drawing.longSides(host)
      if (which.startsWith('short')) return saying.drawing.shortSides(host)
      if (/^(?:top|horizontal)/u.test(which)) return ['top', 'bottom']
      if (/^(?:left|vertical)/u.test(which) || told['what']?.startsWith('side')) return ['left', 'right']
      return saying.drawing.shortSides(host)
    })
  },
  (saying) => {
    const { scan, drawing, own } = saying
    if (!scan.take(ON_BASE) || !scan.take(here('of'))) return undefined
    const host = takeReference(scan, drawing, own)
    return host && host !== 'whole' ? place((figure) => drawing.set(figure, host, host.down)) : undefined
  },
  (saying) => {
    const told = saying.scan.take(ON_EDGE)?.groups
    if (!told) return undefined
    return onSides(saying, (host) => {
      const first = sideOf(told['first'] ?? '', saying.drawing, host)
      if (told['second']) return [first[0] as Side, SIDES[told['second']] as Side]
      return first.slice(0, 1)
    })
  },
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(BEYOND)
    if (!told) return undefined
    const host = takeReference(scan, drawing, own) ?? saying.drawHost?.()
    if (!host) return undefined
    const side =
      SIDES[told.groups?.['side'] ?? told.groups?.['way'] ?? ''] ??
      (/top|above/u.test(told[0]) ? 'top' : 'bottom')
    // On what is a body already, on its face.
    const made = host === 'whole' ? drawing.open.length === 0 : host.rise !== undefined
    if (made && side === 'top') return { each: [(figure) => drawing.centre(figure, host)], onFace: true }
    return made ? undefined : place((figure) => drawing.set(figure, host, side))
  },
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(
      here(
        '(?:on|onto|in|at|of|into|from) (?:the|its|this) (?:top|upper)(?: flat)? (?:face|surface)(?: of(?= (?:the|this|that|it)))?',
      ),
    )
    if (!told) return undefined
    const host = (told[0].endsWith('of') ? takeReference(scan, drawing, own) : undefined) ?? 'whole'
    return {
      each: [(figure) => (figure.placed.x && figure.placed.y) || drawing.centre(figure, host)],
      onFace: true,
    }
  },
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(CENTRE)
    if (!told) return undefined
    const named = takeReference(scan, drawing, own)
    // "within" and "from" lead to something; "centered" stands for itself.
    if (!named && /^(?:inside|within|in|from|into|through|inscribed)(?! (?:the|its) )/u.test(told[0]))
      return undefined
    const host = named ?? drawing.figures.find((each) => !own.includes(each) && !each.cut) ?? 'whole'
    return place((figure) => {
      if (host !== figure) drawing.centre(figure, host)
      return true
    })
  },
  ({ scan, drawing }) => {
    const told = scan.take(FACING)?.groups
    if (!told) return undefined
    const word = (told['way'] ?? '').replace(/^(?:to the|towards? the) /u, '')
    const way = UP[word] ?? SIDES[word]
    // Away from what it is set on: so it lies anyway.
    if (!way) return word.startsWith('in') ? undefined : place((figure) => figure.based)
    const tip = /^(?:flat|straight|base|diameter|open)/u.test(told['what'] ?? '') ? AGAINST[way] : way
    return place((figure) => {
      if (!figure.based) return false
      if (figure.placed.x && figure.placed.y && drawing.figures[0] !== figure) return true
      drawing.turn(figure, TURNS[tip])
      return true
    })
  },
  (saying) => {
    const told = saying.scan.take(AT_SIDE)?.groups
    if (!told) return undefined
    return onSides(saying, () => [SIDES[told['side'] ?? ''] as Side])
  },
]

/** The next place that is told here. */
export const takePlace = (saying: Saying): PlaceTold | undefined =>
  saying.scan.first([
    ...WAYS.map((way) => () => way(saying)),
    ...WAYS.map((way) => () => (saying.scan.take(LEADS) ? way(saying) : undefined)),
  ])

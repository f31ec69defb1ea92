/** Where a figure lies, as it is told: on an edge of another, in a corner or the middle of it, by distances, at a point. */
import type { Point2 } from '../../plan/geometry.ts'
import { BETWEEN } from './between-sides.ts'
import type { Drawing, Figure, Host } from './drawing.ts'
import { AGAINST, basesOf, leadsOut, ONE_OF_TWO, onMiddle, sideOf } from './edges.ts'
import { hosting, ofHost } from './hosts.ts'
import { boxOf, middleOf, type Side, widthOf } from './loop.ts'
import * as patterns from './place-patterns.ts'
import { type PlaceTold, place, type Saying } from './places.ts'
import { takeReference } from './references.ts'
import { CORNERS } from './told-corners.ts'
import { FACES, SYMMETRY, UPRIGHTS } from './told-faces.ts'
import { takeValue } from './told-sizes.ts'
import { HEADINGS, SIDES } from './words.ts'
import { here } from './writing.ts'

export type { Place, PlaceTold, Saying } from './places.ts'

/** The host is read behind the words for its sides. */
const onSides = (saying: Saying, sides: (host: Host) => readonly Side[]): PlaceTold => {
  const host = ofHost(saying)
  const { drawing, scan } = saying
  const ends = scan.take(patterns.ONE_EACH)?.groups
  const [only] = sides(host)
  if (ends && only) {
    const levels = [SIDES[ends['first'] ?? ''] as Side, SIDES[ends['second'] ?? ''] as Side]
    return {
      each: levels.map(
        (end) => (figure) =>
          drawing.set(figure, host, only) && drawing.align(figure, end, drawing.boxOf(host)[end]),
      ),
    }
  }
  const { length: count } = saying.own
  if (only && count > 1 && scan.take(patterns.SPREAD))
    return {
      each: saying.own.map((_, at) => (figure) => drawing.spread(figure, host, only, at / (count - 1))),
    }
  return {
    each: sides(host).map((side) => (figure) => drawing.set(figure, host === figure ? 'whole' : host, side)),
  }
}

/** "each one concentric with one of the semicircles". */
const ONE_OF_THEM = here('(?:one|a different one) of(?= (?:the|these|its) )')

/** What hangs down is as long as it hangs. */
function hang(drawing: Drawing, figure: Figure, host: Host): boolean {
  const length = figure.told?.get('length')
  const lies = length !== undefined && Math.abs(widthOf(boxOf(figure.loop)) - length) < 1e-9
  if (figure.kind === 'rectangle' && lies && !figure.told?.has('height')) drawing.turn(figure, 1)
  return drawing.set(figure, host, 'bottom')
}

const isUpright = (side: Side): boolean => side === 'top' || side === 'bottom'
/** Set on an edge that leads to that side. */
const isBeside = ({ seat }: Figure, side: Side): boolean =>
  seat !== undefined && isUpright(seat.side) !== isUpright(side)

const TURNS: Readonly<Record<Side, number>> = { top: 0, left: 1, bottom: 2, right: 3 }

const WAYS: readonly ((saying: Saying) => PlaceTold | undefined)[] = [
  ...BETWEEN,
  // "so that its top edge coincides with the top edge of the larger rectangle", "with its base on the top edge".
  (saying) => {
    const told = saying.scan.take(patterns.ALIGNED)?.groups
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
  ({ scan }) =>
    scan.take(patterns.ON_THAT_EDGE) && {
      each: [({ based, seat }) => based && seat !== undefined],
      alike: true,
    },
  (saying) => {
    const told = saying.scan.take(patterns.FLUSH)?.groups
    if (!told) return undefined
    const host = ofHost(saying)
    const side = SIDES[told['to'] ?? ''] as Side
    return place((figure) => saying.drawing.align(figure, side, saying.drawing.boxOf(host)[side]))
  },
  ({ scan, drawing, points, own }) => {
    const told = scan.take(patterns.POINT)?.groups
    if (!told) return undefined
    const host = told['of'] ? takeReference(scan, drawing, own) : undefined
    if (told['of'] && !host) return undefined
    const [point = [0, 0] as Point2] = told['at'] === undefined ? [] : (points[Number(told['at'])] ?? [])
    const side = SIDES[told['side'] ?? '']
    const edged = side && ofHost({ scan, drawing, own })
    const at = edged ? onMiddle(drawing, edged, side) : host ? drawing.anchorOf(host) : point
    return place((figure) => {
      const box = boxOf(figure.loop)
      const [x, y] = told['corner']
        ? [told['left'] === 'left' ? box.left : box.right, told['low'] ? box.bottom : box.top]
        : drawing.anchorOf(figure)
      drawing.move(figure, at[0] - x, at[1] - y)
      figure.placed = { x: true, y: true }
      return true
    })
  },
  (saying) => {
    const { scan, drawing, known } = saying
    const centred = scan.take(patterns.ITS_CENTRE) !== undefined
    const distance = scan.attempt(() => {
      const value = takeValue(scan, known)
      return value !== undefined &&
        (patterns.OFFSET_FROM.test(scan.rest) || patterns.FROM_LEGS.test(scan.rest))
        ? value
        : undefined
    })
    if (distance !== undefined && scan.take(patterns.FROM_LEGS)) {
      const host = drawing.figures.find(({ kind, names }) => kind === 'triangle' && names.has('right'))
      if (!host) return undefined
      return place((figure) => {
        const box = boxOf(host.loop)
        const [x, y] = middleOf(boxOf(figure.loop))
        drawing.move(figure, box.left + distance - x, box.bottom + distance - y)
        figure.placed = { x: true, y: true }
        return figure.kind === 'circle'
      })
    }
    const from = distance === undefined ? undefined : scan.take(patterns.OFFSET_FROM)?.groups
    if (distance === undefined || !from) return undefined
    const host = ofHost(saying)
    const [side, other] = from['base']
      ? basesOf(from['base'], host)
      : sideOf(from['side'] ?? '', drawing, host)
    // "the vertical side" of what has one.
    if (!side || other || leadsOut(from['beyond'], side)) return undefined
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
  ...CORNERS,
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(patterns.CENTRE_WAY)?.groups
    const way = told?.['way'] ?? told?.['way2']
    if (!way) return undefined
    const host =
      takeReference(scan, drawing, own) ??
      drawing.figures.find((each) => !own.includes(each) && !each.cut) ??
      'whole'
    return place((figure) => drawing.centreAlong(figure, host, way === 'horizontally' ? 'x' : 'y'))
  },
  (saying) =>
    saying.scan.take(patterns.EACH_SIDE)
      ? onSides(saying, () => ['top', 'right', 'bottom', 'left'])
      : undefined,
  (saying) => {
    const told =
      saying.scan.take(patterns.THEIR)?.groups?.['side'] ?? saying.scan.take(patterns.ON_ONE_LINE)?.[0]
    if (!told) return undefined
    const side = SIDES[told] ?? 'bottom'
    const host = ofHost(saying)
    return place((figure) => saying.drawing.align(figure, side, saying.drawing.boxOf(host)[side]))
  },
  (saying) => {
    const told = saying.scan.take(patterns.TOP_MIDDLE) ?? saying.scan.take(patterns.BEYOND_MIDDLE)
    const { side: before, side2, way } = told?.groups ?? {}
    const side = way ? (way === 'above' ? 'top' : 'bottom') : SIDES[before ?? side2 ?? '']
    if (!told || !side) return undefined
    const host = told[0].endsWith('of')
      ? takeReference(saying.scan, saying.drawing, saying.own)
      : ofHost(saying)
    return host ? place((figure) => saying.drawing.set(figure, host, side)) : undefined
  },
  // "near the right end": somewhere there; where exactly is told besides.
  (saying) => {
    if (!saying.scan.take(patterns.NEAR)) return undefined
    ofHost(saying)
    return place((figure) => {
      figure.vague = true
      return true
    })
  },
  // "that extends downward from the center of the circle".
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(patterns.FROM_CENTRE)?.groups?.['way']
    const host = told && takeReference(scan, drawing, own)
    if (!host) return undefined
    const word = told.replace(/^(?:to(?:wards?)? )?the /u, '')
    const way = HEADINGS[word]
    if (!way) return undefined
    return place((figure) => {
      const [x, y] = middleOf(drawing.boxOf(host))
      drawing.centre(figure, host)
      return drawing.align(figure, AGAINST[way], way === 'left' || way === 'right' ? x : y)
    })
  },
  (saying) => {
    const told = saying.scan.take(patterns.ON_EDGES_OF_ALL)?.groups
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
    if (!scan.take(patterns.ON_BASE) || !scan.take(here('of'))) return undefined
    const host = takeReference(scan, drawing, own)
    return host && host !== 'whole' ? place((figure) => drawing.set(figure, host, host.down)) : undefined
  },
  (saying) => {
    const { scan, drawing } = saying
    if (!scan.take(patterns.HANGS)) return undefined
    const host = takeReference(scan, drawing, saying.own)
    return host && place((figure) => hang(drawing, figure, host))
  },
  (saying) => {
    const told = saying.scan.take(patterns.BEYOND_END)?.groups
    const end = SIDES[told?.['end'] ?? '']
    if (!told || !end) return undefined
    const host = ofHost(saying)
    const { drawing } = saying
    const side = /above|top/u.test(told['way'] ?? '') ? 'top' : 'bottom'
    return place(
      (figure) => drawing.set(figure, host, side) && drawing.align(figure, end, drawing.boxOf(host)[end]),
    )
  },
  (saying) => {
    const end = SIDES[saying.scan.take(patterns.AT_END)?.groups?.['end'] ?? '']
    if (!end) return undefined
    const host = ofHost(saying)
    const { drawing } = saying
    return place((figure) => {
      const { seat } = figure
      const along =
        seat && (seat.side === 'top' || seat.side === 'bottom') !== (end === 'top' || end === 'bottom')
      return along
        ? drawing.align(figure, end, drawing.boxOf(seat.host)[end])
        : drawing.set(figure, host, end)
    })
  },
  (saying) => {
    const { scan, drawing } = saying
    const told = (scan.take(patterns.ON_END) ?? scan.take(patterns.ON_HIGH_SIDE))?.groups
    if (!told) return undefined
    const host = ofHost(saying)
    const side = SIDES[told['side'] ?? ''] as Side
    const ends = [told['end'], told['other']].flatMap((word) => (word ? [SIDES[word] as Side] : []))
    return {
      each: ends.map(
        (end) => (figure) =>
          drawing.set(figure, host, side) && drawing.align(figure, end, drawing.boxOf(host)[end]),
      ),
    }
  },
  (saying) => {
    if (!saying.scan.take(patterns.AT_RIGHT_ANGLE)) return undefined
    const host = ofHost(saying)
    if (host === 'whole' || host.kind !== 'triangle' || !host.names.has('right')) return undefined
    return place((figure) => saying.drawing.corner(figure, host, 'left', 'bottom'))
  },
  (saying) => {
    const told = saying.scan.take(patterns.ON_EDGE)?.groups
    if (!told) return undefined
    if (/^(?:long|short)/u.test(told['first'] ?? '')) saying.drawing.assumed.push(ONE_OF_TWO)
    return onSides(saying, (host) => {
      const first = sideOf(told['first'] ?? '', saying.drawing, host)
      if (told['second']) return [first[0] as Side, SIDES[told['second']] as Side]
      return first.slice(0, 1)
    })
  },
  (saying) => {
    const { scan, drawing, own } = saying
    const host = scan.take(patterns.ON_ONE_END) && takeReference(scan, drawing, own)
    if (!host || host === 'whole' || !drawing.isLong(host)) return undefined
    drawing.assumed.push(ONE_OF_TWO)
    return place((figure) => drawing.set(figure, host, drawing.shortSides(host)[0]))
  },
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(patterns.BEYOND)
    if (!told) return undefined
    const host = hosting(drawing, takeReference(scan, drawing, own)) ?? saying.drawHost?.()
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
    const host = scan.take(patterns.CENTRED_OVER) && takeReference(scan, drawing, own)
    if (!host) return undefined
    return place(
      (figure) =>
        figure.seat?.side === 'top' &&
        (figure.seat.host === host || host === 'whole') &&
        drawing.centreAlong(figure, host, 'x'),
    )
  },
  ...FACES,
  ...UPRIGHTS,
  ...SYMMETRY,
  (saying) => {
    const { scan, drawing, own } = saying
    const told = scan.take(patterns.CENTRE)
    if (!told) return undefined
    const spread = own.length > 1 && scan.take(ONE_OF_THEM) !== undefined
    const before = scan.rest
    const named = takeReference(scan, drawing, own)
    const plural = before
      .slice(0, before.length - scan.rest.length)
      .trimEnd()
      .endsWith('s')
    const many = spread || /^(?:each|both|every) /u.test(before) || (own.length > 1 && plural)
    if (many && named && named !== 'whole') {
      const alike = drawing.figures.filter(({ kind, cut }) => kind === named.kind && cut === named.cut)
      return {
        each: alike
          .filter((each) => !own.includes(each))
          .map((each) => (figure) => drawing.centre(figure, each)),
      }
    }
    // "within" and "from" lead to something; "centered" stands for itself.
    if (!named && /^(?:inside|within|in|from|into|out of|through|inscribed)(?! (?:the|its) )/u.test(told[0]))
      return undefined
    const host = named ?? drawing.figures.find((each) => !own.includes(each) && !each.cut) ?? 'whole'
    const from = /^(?:from|out of)$/u.test(told[0])
    // Several that lie where they are come from it all the same.
    if (from && own.length > 1 && own.every(({ cut, placed }) => cut && placed.x && placed.y))
      return { each: [() => true], alike: true }
    return place((figure) => {
      // "from the larger rectangle": only what is taken away comes from something.
      if (from && !figure.cut) return false
      if (host !== figure) drawing.centre(figure, host)
      return true
    })
  },
  ({ scan, drawing }) => {
    const told = scan.take(patterns.FACING)?.groups
    if (!told) return undefined
    const word = (told['way'] ?? '').replace(/^(?:to the|towards? the) /u, '')
    const way = HEADINGS[word]
    const base = /^(?:flat|straight|base|diameter|open)/u.test(told['what'] ?? '')
    // What is cut away lies inside the edge that it is set on.
    if (/^(?:in|to)|cent(?:er|re)$|middle$/u.test(word))
      return base
        ? undefined
        : { each: [({ based, cut, seat }) => based && cut && seat !== undefined], alike: true }
    // Away from what it is set on: so it lies anyway.
    if (!way) return { each: [(figure) => figure.based], alike: true }
    const tip = base ? AGAINST[way] : way
    return place((figure) => {
      if (!figure.based) return false
      // Where it is set already, it is only said again.
      if (figure.placed.x && figure.placed.y && drawing.figures[0] !== figure)
        return figure.down === AGAINST[tip]
      drawing.turn(figure, TURNS[tip])
      return true
    })
  },
  (saying) => {
    const told = saying.scan.take(patterns.AT_SIDE)?.groups
    if (!told) return undefined
    const side = SIDES[told['side'] ?? told['above'] ?? ''] as Side
    const { drawing, scan, own } = saying
    // "to its right side at the bottom": along the side that it is set on already.
    if (own.length === 1 && own.every((figure) => isBeside(figure, side)) && !scan.rest.startsWith('of '))
      return place((figure) => drawing.align(figure, side, drawing.boxOf(figure.seat?.host ?? 'whole')[side]))
    return onSides(saying, () => [side])
  },
]

/** The next place that is told here. */
export const takePlace = (saying: Saying): PlaceTold | undefined =>
  saying.scan.first([
    ...WAYS.map((way) => () => way(saying)),
    ...WAYS.map((way) => () => (saying.scan.take(patterns.LEADS) ? way(saying) : undefined)),
  ])

/** How things lie to each other and among themselves: flush, centred, evenly spaced, at 12 o'clock, until it meets. */
import type { AxisName } from '../../../plan/geometry.ts'
import { type Chunk, type Figure, type Phrase, phraseIn } from '../phrases.ts'
import { axesAt, type Chunks, isPlaceLike, one, planeOf, type ReadPlaces, wordAt } from './axes-at.ts'
import { distanceAt, lengthsAt } from './distances.ts'
import { anglesAt } from './prepositions.ts'

const RELATIONS: Readonly<
  Record<string, 'flush' | 'concentric' | 'aligned' | 'parallel' | 'perpendicular' | 'mirrored'>
> = {
  flush: 'flush',
  level: 'flush',
  concentric: 'concentric',
  aligned: 'aligned',
  parallel: 'parallel',
  perpendicular: 'perpendicular',
  square: 'perpendicular',
  normal: 'perpendicular',
  tangent: 'flush',
  even: 'flush',
  coincides: 'aligned',
  coincide: 'aligned',
  coinciding: 'aligned',
  coincident: 'aligned',
  aligns: 'aligned',
  align: 'aligned',
  aligning: 'aligned',
  matches: 'aligned',
  matching: 'aligned',
}

/** "in line with the bottom face", "on the same plane as the bottom": flush with it. */
function levelWith(chunks: Chunks, at: number): ReadPlaces | undefined {
  const lead = phraseIn(chunks[at + 1])
  const ref = phraseIn(chunks[at + 3])
  const isLine = lead?.concept === 'row' && /^(?:with)$/u.test(wordAt(chunks, at + 2))
  const isPlane =
    (lead?.concept === 'plane' || lead?.name === 'level') &&
    lead.words.includes('same') &&
    /^(?:as|with)$/u.test(wordAt(chunks, at + 2))
  const isFace = ref?.kind === 'place' && /^(?:top|bottom)$/u.test(ref.concept)
  return /^(?:in|on|at)$/u.test(wordAt(chunks, at)) && (isLine || isPlane) && isFace
    ? one({ kind: 'flush', ref }, at + 4)
    : undefined
}

/** "flush with the top", "parallel to the x axis". */
export function relationAt(chunks: Chunks, at: number): ReadPlaces | undefined {
  // "sharing the same center", "that shares its center with the first".
  if (/^(?:shares?|sharing|with|has|have|having)$/u.test(wordAt(chunks, at))) {
    const shared = phraseIn(chunks[at + 1])
    const isShared =
      shared &&
      /^(?:center|axis)$/u.test(shared.concept) &&
      (shared.words.includes('same') || wordAt(chunks, at).startsWith('shar'))
    if (!isShared) return undefined
    const other = /^(?:with|as)$/u.test(wordAt(chunks, at + 2)) ? phraseIn(chunks[at + 3]) : undefined
    const ref = other ?? shared.of
    return one({ kind: 'concentric', ...(ref ? { ref } : {}) }, other ? at + 4 : at + 2)
  }
  const level = levelWith(chunks, at)
  if (level) return level
  const kind = RELATIONS[wordAt(chunks, at)]
  if (!kind) return undefined
  // "aligns perfectly with".
  if (
    /^(?:perfectly|exactly|precisely|directly|fully|flush)$/u.test(wordAt(chunks, at + 1)) &&
    /^(?:with|to)$/u.test(wordAt(chunks, at + 2))
  ) {
    const own = chunks[at] as Chunk
    const found = relationAt([own, ...chunks.slice(at + 2)], 0)
    return found && { ...found, next: found.next + at + 1 }
  }
  const to = /^(?:with|to|about|against)$/u.test(wordAt(chunks, at + 1))
  if (!to) return kind === 'concentric' || kind === 'parallel' ? one({ kind }, at + 1) : undefined
  const axes = axesAt(chunks, at + 2)
  if (axes?.axes[0]) return one({ kind, axis: axes.axes[0] }, axes.next)
  const ref = phraseIn(chunks[at + 2])
  const isSide = ref !== undefined && /^(?:edge|side|corner)$/u.test(ref.concept)
  if (wordAt(chunks, at).startsWith('match') && !isSide) return undefined
  const plane = planeOf(ref)
  if (plane) return one({ kind: kind === 'parallel' ? 'perpendicular' : 'parallel', axis: plane }, at + 3)
  return ref && one({ kind, ref }, at + 3)
}

/** "centered on the face", "centered in x", "centered between the two ends". */
export function centeredAt(chunks: Chunks, from: number): ReadPlaces | undefined {
  if (!/^(?:centered|centrally|central)$/u.test(wordAt(chunks, from))) return undefined
  let at = from + 1
  const axes: AxisName[] = []
  const refs: Phrase[] = []
  let how = ''
  for (;;) {
    let next = at
    if (
      /^(?:and|both|located|positioned|placed)$/u.test(wordAt(chunks, next)) &&
      /^(?:in|on|along|about|within|at|over|with|across)$/u.test(wordAt(chunks, next + 1))
    )
      next++
    const lead = wordAt(chunks, next)
    if (!/^(?:on|in|at|about|within|along|between|over|with|across|to|inside|around|from)$/u.test(lead)) break
    next++
    if (wordAt(chunks, next) === 'both') next++
    const along = axesAt(chunks, next)
    if (along && wordAt(chunks, along.next) !== '=') {
      axes.push(...along.axes)
      at = along.next
      continue
    }
    const coordinate = chunks[next]
    if (coordinate?.kind === 'points') {
      const { points, axes: told, figures } = coordinate
      return one({ kind: 'points', points, axes: told, figures }, next + 1)
    }
    // "centered at Z=32": its middle lies there.
    if (coordinate?.kind === 'coordinate' && !coordinate.range) {
      if (axes.length > 0 || refs.length > 0 || lead === 'from') break
      const { axis, figures } = coordinate
      return one({ kind: 'coordinate', axis, figures, how: 'centered' }, next + 1)
    }
    if (coordinate?.kind === 'coordinate') break
    const phrase = phraseIn(chunks[next])
    if (lead === 'between' && phrase) {
      const second = wordAt(chunks, next + 1) === 'and' ? phraseIn(chunks[next + 2]) : undefined
      return one(
        { kind: 'between', refs: second ? [phrase, second] : [phrase], halfway: true },
        second ? next + 3 : next + 1,
      )
    }
    if (!phrase || phrase.kind === 'work' || phrase.kind === 'aside') break
    refs.push(phrase)
    how = lead
    at = next + 1
    if (refs.length > 2) break
  }
  return one({ kind: 'centered', axes, refs, how }, at)
}

const MANNERS =
  /^(?:vertically|horizontally|upward|downward|lengthwise|crosswise|sideways|radially|axially|diametrically|upright|vertical|horizontal|diagonally|widthwise|inward|outward|up|down|halfway|flat|lying|standing|roundinner)$/u

export function mannerAt(chunks: Chunks, at: number): ReadPlaces | undefined {
  const word = wordAt(chunks, at)
  if (!MANNERS.test(word)) return undefined
  if (/^(?:up|down)$/u.test(word) && !/^(?:|,|and|through|into|to|from|the)$/u.test(wordAt(chunks, at + 1)))
    return undefined
  if (word === 'halfway') {
    const next = wordAt(chunks, at + 1)
    if (next === 'between') {
      const first = phraseIn(chunks[at + 2])
      const second = wordAt(chunks, at + 3) === 'and' ? phraseIn(chunks[at + 4]) : undefined
      // "between the inner and the outer diameter".
      const later = first
        ? -1
        : [at + 3, at + 4, at + 5].find((each) => {
            const phrase = phraseIn(chunks[each])
            return phrase?.kind === 'dimension' || /^(?:edge|circle|face)$/u.test(phrase?.concept ?? '')
          })
      const dimension = later !== undefined && later > 0 ? phraseIn(chunks[later]) : undefined
      if (dimension && later) return one({ kind: 'between', refs: [dimension], halfway: true }, later + 1)
      if (first)
        return one(
          { kind: 'between', refs: second ? [first, second] : [first], halfway: true },
          second ? at + 5 : at + 3,
        )
    }
    const ref = /^(?:up|down|along|through|into|across)$/u.test(next) ? phraseIn(chunks[at + 2]) : undefined
    return one({ kind: 'full', word: `halfway ${next}`, ...(ref ? { ref } : {}) }, ref ? at + 3 : at + 1)
  }
  return one({ kind: 'manner', word }, at + 1)
}

export function arrangementAt(chunks: Chunks, at: number): ReadPlaces | undefined {
  const word = wordAt(chunks, at)
  if (word === 'toptobottom') return one({ kind: 'through', refs: [], axis: 'z', all: true }, at + 1)
  if (word === 'endtoend') return one({ kind: 'through', refs: [], all: true }, at + 1)
  if (/^(?:evenly|equally|uniformly|symmetrically)$/u.test(word)) {
    let next = at + 1
    if (/^(?:spaced|distributed|spread|arranged|placed|positioned)$/u.test(wordAt(chunks, next))) next++
    if (wordAt(chunks, next) === 'apart') next++
    // "evenly spaced at 24 mm", "equally spaced 30 mm apart".
    const pitch = lengthsAt(chunks, /^(?:at|by|every)$/u.test(wordAt(chunks, next)) ? next + 1 : next)
    if (pitch?.figures.length === 1 && wordAt(chunks, pitch.next) !== 'from') {
      const told = distanceAt(chunks, pitch.next - 1)
      if (told?.places[0]?.kind === 'apart') return told
      if (!told) return one({ kind: 'apart', figure: pitch.figures[0] as Figure }, pitch.next)
    }
    return one({ kind: 'even' }, next)
  }
  if (/^(?:spaced|spacing)$/u.test(word)) {
    const lengths = lengthsAt(chunks, at + 1)
    const lead = wordAt(chunks, at + 1)
    if (lengths) {
      const direct = distanceAt(chunks, at + 1)
      if (direct?.places[0]?.kind === 'apart') return direct
      if (!direct) return one({ kind: 'apart', figure: lengths.figures[0] as Figure }, lengths.next)
      const [along] = direct.places
      // "spaced 90 mm along the length": from one to the next that way.
      if (along?.kind === 'beyond' && along.side === 'along')
        return one(
          {
            kind: 'apart',
            figure: along.figure,
            ...(along.axis ? { axis: along.axis } : {}),
            ...(along.way ? { way: along.way } : {}),
          },
          direct.next,
        )
    }
    if (/^(?:evenly|equally)$/u.test(lead)) return one({ kind: 'even' }, at + 2)
    if (lead === 'at' || lead === 'every') {
      const angles = anglesAt(chunks, at + 2)
      const [place] = angles?.places ?? []
      if (angles && place?.kind === 'angles')
        return one({ ...place, step: place.figures.length === 1 }, angles.next)
    }
    const angles = anglesAt(chunks, at + 1)
    const [place] = angles?.places ?? []
    if (angles && place?.kind === 'angles')
      return one({ ...place, step: place.figures.length === 1 }, angles.next)
  }
  if (word === 'every') {
    const angles = anglesAt(chunks, at + 1)
    const [place] = angles?.places ?? []
    if (angles && place?.kind === 'angles') return one({ ...place, step: true }, angles.next)
    // "every 25 mm": from one to the next.
    const pitch = lengthsAt(chunks, at + 1)
    if (pitch?.figures.length === 1 && pitch.figures[0])
      return one({ kind: 'apart', figure: pitch.figures[0] }, pitch.next)
  }
  if (word === 'eachside') {
    // "on either side of the boss", "one above and one below the peg".
    const next = wordAt(chunks, at + 1) === 'of' ? at + 2 : at + 1
    const ref = phraseIn(chunks[next])
    const isRef = ref && (next > at + 1 || (ref.kind === 'body' && ref.det === 'the'))
    return one({ kind: 'eachside', ...(isRef ? { ref } : {}) }, isRef ? next + 1 : at + 1)
  }
  const angles = anglesAt(chunks, at)
  const [place] = angles?.places ?? []
  if (angles && place?.kind === 'angles' && place.step) return angles
  return undefined
}

export function clockAt(chunks: Chunks, from: number): ReadPlaces | undefined {
  let at = from
  while (/^(?:at|the|in|and|,)$/u.test(wordAt(chunks, at))) at++
  const figures: Figure[] = []
  while (chunks[at]?.kind === 'clock') {
    figures.push(...(chunks[at] as Chunk & { kind: 'clock' }).figures)
    at++
    if (phraseIn(chunks[at])?.kind === 'aside') at++
    let next = at
    while (/^(?:at|the|in|and|,)$/u.test(wordAt(chunks, next))) next++
    if (next > at && chunks[next]?.kind === 'clock') at = next
  }
  return figures.length > 0 ? one({ kind: 'clock', figures }, at) : undefined
}

const SINGULAR = /^(?:connects|connecting|joins|joining|links|linking|bridges|bridging)$/u

/** "Six spokes connect the hub to the rim". */
const PLURAL = /^(?:connects?|connecting|joins?|joining|links?|linking|bridges?|bridging)$/u

/** "connects it down to the base", "joining the two hubs": from one to the other. */
export function joinsAt(chunks: Chunks, at: number): ReadPlaces | undefined {
  const isSubject = at > 0 && chunks[at - 1]?.kind !== 'word'
  const verb =
    isSubject || wordAt(chunks, at - 1) === ')' || wordAt(chunks, at - 1) === ',' ? PLURAL : SINGULAR
  if (!verb.test(wordAt(chunks, at))) return undefined
  if (/^(?:that|which)$/u.test(wordAt(chunks, at - 1))) return undefined
  const first = phraseIn(chunks[at + 1])
  if (!first || !/^(?:body|pronoun)$/u.test(first.kind) || first.det === 'a') return undefined
  let next = at + 2
  while (/^(?:down|up|back|together|straight)$/u.test(wordAt(chunks, next))) next++
  const second = /^(?:to|and|with)$/u.test(wordAt(chunks, next)) ? phraseIn(chunks[next + 1]) : undefined
  if (second?.kind === 'body' && second.det !== 'a')
    return one({ kind: 'joins', refs: [first, second] }, next + 2)
  return first.plural ? one({ kind: 'joins', refs: [first] }, next) : undefined
}

/** "between the two walls", "between A and B". */
export function betweenAt(chunks: Chunks, at: number): ReadPlaces | undefined {
  if (wordAt(chunks, at) !== 'between') return undefined
  const first = phraseIn(chunks[at + 1])
  if (!isPlaceLike(first)) return undefined
  const second = wordAt(chunks, at + 2) === 'and' ? phraseIn(chunks[at + 3]) : undefined
  return one(
    { kind: 'between', refs: second ? [first, second] : [first], halfway: false },
    second ? at + 4 : at + 2,
  )
}

/** "until it meets the first hole". */
export function untilAt(chunks: Chunks, at: number): ReadPlaces | undefined {
  // "each reaching the center of the gallery", "reaches Z=45".
  if (/^(?:reaching|reaches|reach)$/u.test(wordAt(chunks, at))) {
    const end = chunks[at + 1]
    if (end?.kind === 'coordinate' && !end.range)
      return one({ kind: 'coordinate', axis: end.axis, figures: end.figures, how: 'to' }, at + 2)
    const ref = phraseIn(end)
    const isEnd = ref && /^(?:place|cut|body)$/u.test(ref.kind) && /^(?:the|its|both)$/u.test(ref.det)
    return isEnd ? one({ kind: 'until', ref }, at + 2) : undefined
  }
  if (!/^(?:until|till)$/u.test(wordAt(chunks, at))) return undefined
  let next = at + 1
  while (
    phraseIn(chunks[next])?.kind === 'pronoun' ||
    /^(?:meets|reaches|hits|it|breaks|into|intersects|meet|touches|comes|out|through|gets|to|just|enters|opens|you|reach)$/u.test(
      wordAt(chunks, next),
    )
  )
    next++
  const ref = phraseIn(chunks[next])
  // "until it is 10 mm across": its size, and no place.
  if (wordAt(chunks, next + 1) === 'is' || ref?.kind === 'dimension') return undefined
  return ref && one({ kind: 'until', ref }, next + 1)
}

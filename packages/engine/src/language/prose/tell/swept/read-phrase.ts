/** What a phrase tells of a path. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../../phrases.ts'
import { isAngle, isAngled } from './angled.ts'
import type { PathReading } from './path-reading.ts'
import { readArc, readStraight } from './read-steps.ts'
import { readBody, readBore } from './read-swept.ts'
import type { Heading, ToldPoint } from './statements.ts'
import { ARC_NAME, LEG_NAME, LETTER, STRAIGHT_NAME, SWEPT_NAME } from './words.ts'

const PLANE = /^([xyz])([xyz])(?: plane)?$/u

/** Said of a straight, or of a bend, as it is anyway. */
const PLAIN =
  /^(?:straight|another|first|second|third|final|last|parallel|vertical|horizontal|long|pipe|tube|end|short|circular|quarter|semicircular|half|smooth|single|round|rounded|equal|bent|curved|same|identical|solid|hollow|u|s|l|j|shaped|bend|right|annular|upright|other|main|annular|arc|origin|quarter circle|half circle|semicircle)$/u

const SIDEWAYS: Readonly<Record<string, Heading>> = {
  right: { axis: 'x', sign: 1 },
  left: { axis: 'x', sign: -1 },
  front: { axis: 'y', sign: -1 },
}

export function readPhrase(reading: PathReading, phrase: Phrase, at: number): boolean {
  const { concept, kind, name, words, bare, sizes, unknown, of, det } = phrase
  const isBare = bare.length + sizes.length === 0
  // "a 90 degree bend back the other way".
  const back = of?.concept === 'back' ? of : undefined
  if (back && ARC_NAME.test(name)) {
    const { of: _, ...bend } = phrase
    if (!readArc(reading, { ...bend, bare: [...bare, ...back.bare], sizes: [...sizes, ...back.sizes] }))
      return false
    reading.bend().back = true
    return true
  }
  // "the end faces are perpendicular to the centerline": so they are anyway.
  if (concept === 'face' && isBare && words.every((word) => PLAIN.test(word))) {
    reading.squared = true
    return true
  }
  if (words.some((word) => !PLAIN.test(word)) || unknown.some((word) => !/^(?:bend|arc)$/u.test(word)))
    return false
  if (of && !(of.kind === 'body' || of.kind === 'place') && !(kind === 'dimension')) return false
  const plane = concept === 'plane' ? PLANE.exec(name) : undefined
  if (plane) {
    reading.statements.push({ kind: 'plane', axes: [plane[1], plane[2]] as [AxisName, AxisName] })
    return isBare
  }
  const toward = SIDEWAYS[concept]
  if (toward && isBare && isWord(reading.chunks[at - 1], 'toward', 'in', 'along', 'to'))
    return reading.heading(toward, at)
  if (concept === 'origin' || (name === 'heading' && words.includes('origin'))) {
    const point: ToldPoint = { values: [0, 0, 0], axes: ['x', 'y', 'z'], figures: [] }
    if (reading.mode === 'start') reading.statements.push({ kind: 'start', point })
    return isBare && reading.mode === 'start'
  }
  if (concept === 'radius' && kind === 'dimension') {
    if (words.includes('same')) reading.bend().same = true
    else reading.radius = true
    return isBare
  }
  if (concept === 'back' && bare.every(isAngle) && sizes.length === 0) {
    for (const figure of bare) reading.takeAngle(figure)
    reading.bend().back = true
    return true
  }
  // "to the center of the pipe", "measured at the center of the wire": how the radius is measured.
  if (/^(?:axis|center|middle)$/u.test(concept)) return isBare
  if (
    /^(?:direction|start|plane|side)$/u.test(concept) &&
    words.concat(det).some((word) => /^(?:other|opposite)$/u.test(word))
  ) {
    reading.bend().back = true
    return isBare
  }
  if (/^(?:direction|start|plane|side)$/u.test(concept) || name === 'path' || name === 'heading')
    return isBare
  const isNamed = words.includes('straight') || (LEG_NAME.test(name) && words.length < 3)
  const isSpread = reading.chunks.some((chunk) => isWord(chunk, 'eachside'))
  const isLine = STRAIGHT_NAME.test(name) || concept === 'row'
  if (isLine && (isNamed || words.includes('straight'))) {
    const told = readStraight(reading, isSpread ? { ...phrase, plural: true } : phrase)
    return told
  }
  if (/^(?:pronoun|aside|whole)$/u.test(kind) || concept === 'section') return isBare
  // "at each end", "both ends of the elbow have": one before the bend and one behind it.
  if (concept === 'end' && isBare) {
    const isEach = /^(?:each|both|either)$/u.test(det) || phrase.plural
    if (isEach) reading.spread(at)
    return isEach || /^(?:the|its|one)$/u.test(det)
  }
  if (kind === 'body' && concept === 'elbow' && !(phrase.plural && isAngled(reading.chunks[at + 1])))
    return readBody(reading, phrase)
  if (ARC_NAME.test(name) || concept === 'arc' || name === 'quarter circle' || isHalf(phrase)) {
    // "It has a 90 degree bend", "The pipe bends 90 degrees".
    if (/^(?:pipe|tube) bend$/u.test(name) && phrase.plural && isAngled(reading.chunks[at + 1])) {
      reading.statements.push({ kind: 'bend' })
      return isBare
    }
    return readArc(reading, phrase)
  }
  if (kind === 'figure' && concept === 'circle' && !isBare) {
    // "Sweep a circle of 24 mm diameter along the path".
    for (const size of sizes)
      reading.made.push({ kind: 'size', size: { ...size, words: ['cross section'] }, span: size.span })
    return bare.length === 0 && sizes.every(({ dimension }) => /^(?:diameter|radius)$/u.test(dimension))
  }
  if (
    kind === 'cut' &&
    concept === 'hole' &&
    reading.chunks.some((chunk) => phraseIn(chunk)?.name === 'path')
  )
    return readBore(reading, phrase)
  if (concept === 'U' && LETTER.test(name)) {
    reading.statements.push({ kind: 'form', letter: name })
    return isBare
  }
  // "wall 3 mm".
  const [figure] = wallIn(reading.chunks[at + 1])
  if (name === 'wall' && (bare.length === 1 || figure)) {
    const figures = bare.length === 1 ? bare : figure ? [figure] : []
    reading.walls.push(...figures)
    reading.made.push({
      kind: 'size',
      size: { dimension: 'wall', figures, words: [], span: phrase.span },
      span: phrase.span,
    })
    return sizes.length === 0
  }
  if (kind === 'body' && (/^(?:tube|elbow|cylinder)$/u.test(concept) || SWEPT_NAME.test(name)))
    return readBody(reading, phrase)
  return false
}

const wallIn = (chunk: Chunk | undefined): readonly Figure[] =>
  chunk?.kind === 'figures' && chunk.what === 'length' && chunk.figures.length === 1 ? chunk.figures : []

const isHalf = ({ concept, kind }: Phrase): boolean => concept === 'half' && kind === 'figure'

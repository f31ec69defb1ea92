/** A sentence that tells how a pipe or a rod runs: its straights and bends, one after the other. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { type Chunk, type Figure, isWord, type Phrase, phraseIn, type Size } from '../../phrases.ts'
import type { Bend, Heading, PathStatement, Straight, ToldPoint } from './statements.ts'
import {
  ARC_NAME,
  BACK,
  BENDING,
  BENDS,
  ENDS,
  LEG_NAME,
  LETTER,
  LINKS,
  MOVES,
  STARTS,
  STRAIGHT_NAME,
  SWEPT_NAME,
  TELLS_PATH,
  TELLS_ROUND,
} from './words.ts'

const PLANE = /^([xyz])([xyz])(?: plane)?$/u

/** Said of a straight, or of a bend, as it is anyway. */
const PLAIN =
  /^(?:straight|another|first|second|third|final|last|parallel|vertical|horizontal|long|pipe|tube|end|short|circular|quarter|semicircular|half|smooth|single|round|rounded|equal|bent|curved|same|identical|solid|hollow|u|s|l|j|shaped|bend|right|annular|upright|other|main|annular|arc|origin|quarter circle|half circle|semicircle)$/u

const SIDEWAYS: Readonly<Record<string, Heading>> = {
  right: { axis: 'x', sign: 1 },
  left: { axis: 'x', sign: -1 },
  front: { axis: 'y', sign: -1 },
}

/** "up in +Z": told twice. */
const isAlike = (a: Heading | undefined, b: Heading): boolean => a?.axis === b.axis && a.sign === b.sign

const isAngle = ({ unit }: Figure): boolean => unit === 'angle'

const isSame = (a: Figure, b: Figure): boolean => a.value === b.value

class Reading {
  readonly chunks: readonly Chunk[]
  readonly statements: PathStatement[] = []
  /** What is swept, and how wide it is: told as of any body. */
  readonly made: Chunk[] = []
  mode: 'start' | 'end' | 'step' = 'step'
  /** "The bend radius … is 50 mm": its number comes later. */
  radius = false
  named = false

  constructor(chunks: readonly Chunk[]) {
    this.chunks = chunks
  }

  get last(): PathStatement | undefined {
    return this.statements.at(-1)
  }

  /** The straight or bend that was told last. */
  get step(): PathStatement | undefined {
    return this.statements.findLast(({ kind }) => kind === 'straight' || kind === 'bend')
  }

  bend(): Bend {
    const { step } = this
    if (step?.kind === 'bend') return step
    const made: Bend = { kind: 'bend' }
    this.statements.push(made)
    return made
  }

  /** The one that is told, where it still lacks this; else another. */
  bendLacking(what: 'radius' | 'angle'): Bend {
    const { last } = this
    if (last?.kind === 'bend' && last[what] === undefined) return last
    const open = this.statements.findLast((each): each is Bend => each.kind === 'bend')
    if (what === 'radius' && open && open.radius === undefined && !open.same) return open
    const made: Bend = { kind: 'bend' }
    this.statements.push(made)
    return made
  }

  takeAngle(figure: Figure): boolean {
    const { last } = this
    if (last?.kind === 'bend' && last.angle && isSame(last.angle, figure)) return true
    this.bendLacking('angle').angle = figure
    this.mode = 'step'
    return true
  }

  takeRadius(figure: Figure, words: readonly string[]): boolean {
    const bend = this.bendLacking('radius')
    bend.radius = figure
    if (words.some((word) => /^(?:inner|inside)$/u.test(word))) bend.side = 'inner'
    if (words.some((word) => /^(?:outer|outside)$/u.test(word))) bend.side = 'outer'
    this.radius = false
    return true
  }

  takeStraight(figure: Figure): boolean {
    const { last } = this
    if (last?.kind === 'straight' && last.figure === undefined && last.to === undefined) last.figure = figure
    else this.statements.push({ kind: 'straight', figure })
    this.mode = 'step'
    return true
  }

  heading(heading: Heading, at: number): boolean {
    const last = this.step
    if (this.mode === 'start' && !this.isMoving(at)) this.statements.push({ kind: 'start', heading })
    else if (this.mode === 'end') this.statements.push({ kind: 'end', heading })
    else if (last?.kind === 'bend' && !this.isMoving(at)) last.toward ??= heading
    else if (last?.kind === 'straight' && isAlike(last.heading, heading)) last.heading = heading
    else if (last?.kind === 'straight' && last.heading === undefined && !this.isMoving(at))
      last.heading = heading
    else this.statements.push({ kind: 'straight', heading })
    return true
  }

  /** "goes up 40 mm": the number comes behind it. */
  isMoving(at: number): boolean {
    for (let next = at + 1; next < Math.min(this.chunks.length, at + 6); next++) {
      const chunk = this.chunks[next]
      if (chunk?.kind === 'figures') return chunk.what === 'length'
      if (chunk?.kind === 'size') return /^(?:length|height)$/u.test(chunk.size.dimension)
      if (chunk?.kind !== 'word' && phraseIn(chunk)?.concept !== 'direction') return false
      if (isWord(chunk, ',', 'and', 'then')) return false
    }
    return false
  }

  point(point: ToldPoint, at: number): boolean {
    const { last, chunks } = this
    const before = chunks.slice(Math.max(0, at - 3), at)
    const isAbout = before.some(
      (chunk) =>
        isWord(chunk, 'about', 'around') ||
        (phraseIn(chunk)?.concept === 'center' && phraseIn(chunk)?.bare.length === 0),
    )
    if (isAbout) this.bend().about = point
    else if (this.mode === 'start') {
      this.statements.push({ kind: 'start', point })
      this.mode = 'step'
    } else if (this.mode === 'end') this.statements.push({ kind: 'end', point })
    else if (last?.kind === 'bend' || last?.kind === 'straight') {
      if (last.to) this.statements.push({ kind: 'straight', to: point })
      else last.to = point
    } else this.statements.push({ kind: 'straight', to: point })
    return true
  }

  /** A straight is open, or it goes on so far: else the length is that of something else. */
  isStraightTold(at: number | undefined): boolean {
    const { last } = this
    const isOpen = last?.kind === 'straight' && last.figure === undefined && last.to === undefined
    if (isOpen || at === undefined) return isOpen
    return this.chunks
      .slice(Math.max(0, at - 4), at)
      .some((each) => each.kind === 'word' && (MOVES.has(each.text) || each.text === 'up'))
  }

  size(size: Size, at?: number): boolean {
    const [figure] = size.figures
    if (!figure || size.figures.length > 1) return false
    switch (size.dimension) {
      case 'radius':
        return this.takeRadius(figure, size.words)
      case 'angle':
        return this.takeAngle(figure)
      case 'length':
      case 'height':
        return this.isStraightTold(at) && this.takeStraight(figure)
      case 'centers':
      case 'distance':
        this.statements.push({ kind: 'apart', figure })
        return true
      case 'diameter':
      case 'wall':
      case 'thickness':
        if (size.words.some((word) => /^(?:bend|centerline|center)$/u.test(word))) return false
        this.made.push({ kind: 'size', size, span: size.span })
        return true
      default:
        return false
    }
  }

  straight(phrase: Phrase): boolean {
    const { bare, sizes, det, count, plural } = phrase
    const isEnds = plural || (count ?? 1) > 1 || /^(?:both|each|all)$/u.test(det)
    if ((count ?? 2) > 2 || bare.length > 1) return false
    const told: Straight = { kind: 'straight' }
    if (isEnds) told.ends = true
    if (/^(?:the|its|both|each|all)$/u.test(det)) told.definite = true
    const { last } = this
    // "The first straight section is …" goes on with one that has no length yet.
    const isOpen = last?.kind === 'straight' && !last.figure && !last.heading && !last.to && !isEnds
    if (!isOpen) this.statements.push(told)
    this.mode = 'step'
    for (const figure of bare) if (!this.takeStraight(figure)) return false
    return sizes.every((size) => this.size(size))
  }

  arc(phrase: Phrase): boolean {
    const { bare, sizes, det, words, name, plural, count } = phrase
    const isDefinite = /^(?:the|its|both|each|all|this)$/u.test(det)
    const told: Bend = { kind: 'bend' }
    if (isDefinite) told.definite = true
    if (plural || (count ?? 1) > 1 || det === 'each') told.plural = true
    const { last } = this
    // "joined by a bend that is a half circle", "the bend is a semicircle": the same.
    const isAgain = last?.kind === 'bend' && !last.angle && last.degrees === undefined
    if (!isAgain) this.statements.push(told)
    const turn = this.bend()
    if (/quarter/u.test(name) || words.includes('quarter')) turn.degrees = 90
    if (/(?:half|semi)/u.test(name) || words.some((word) => /^(?:semicircular|half)$/u.test(word)))
      turn.degrees = 180
    this.mode = 'step'
    for (const figure of bare)
      if (!(isAngle(figure) ? this.takeAngle(figure) : this.takeRadius(figure, []))) return false
    return sizes.every((size) => this.size(size))
  }

  /** What is swept: told where it is named, with how wide it is. */
  body(phrase: Phrase): boolean {
    const { bare, sizes, det, words } = phrase
    const letter = words.find((word) => LETTER.test(word))
    if (letter) this.statements.push({ kind: 'form', letter })
    const diameters = sizes.filter(({ dimension }) => /^(?:diameter|wall|thickness)$/u.test(dimension))
    const others = sizes.filter((size) => !diameters.includes(size))
    const angles = bare.filter(isAngle)
    const wide = bare.filter((figure) => !isAngle(figure))
    if (wide.length > 1) return false
    if (
      !this.named &&
      (det === 'a' || (det === '' && this.made.length === 0) || diameters.length + wide.length > 0)
    ) {
      this.named = true
      this.made.unshift({
        kind: 'phrase',
        phrase: {
          ...phrase,
          concept: 'elbow',
          words: words.filter((word) => !LETTER.test(word)),
          sizes: [],
          bare: [],
        },
        span: phrase.span,
      })
    }
    for (const size of diameters) if (!this.size(size)) return false
    for (const figure of wide)
      this.made.push({
        kind: 'size',
        size: { dimension: 'diameter', figures: [figure], words: [], span: figure.span },
        span: figure.span,
      })
    for (const figure of angles) this.takeAngle(figure)
    return others.every((size) => size.dimension === 'radius' && this.size(size))
  }

  phrase(phrase: Phrase, at: number): boolean {
    const { concept, kind, name, words, bare, sizes, unknown, of, det } = phrase
    const isBare = bare.length + sizes.length === 0
    // "a 90 degree bend back the other way".
    const back = of?.concept === 'back' ? of : undefined
    if (back && ARC_NAME.test(name)) {
      const { of: _, ...bend } = phrase
      if (!this.arc({ ...bend, bare: [...bare, ...back.bare], sizes: [...sizes, ...back.sizes] }))
        return false
      this.bend().back = true
      return true
    }
    // "the end faces are perpendicular to the centerline": so they are anyway.
    if (concept === 'face' && isBare && words.every((word) => PLAIN.test(word))) {
      this.squared = true
      return true
    }
    if (words.some((word) => !PLAIN.test(word)) || unknown.some((word) => !/^(?:bend|arc)$/u.test(word)))
      return false
    if (of && !(of.kind === 'body' || of.kind === 'place') && !(kind === 'dimension')) return false
    const plane = concept === 'plane' ? PLANE.exec(name) : undefined
    if (plane) {
      this.statements.push({ kind: 'plane', axes: [plane[1], plane[2]] as [AxisName, AxisName] })
      return isBare
    }
    const toward = SIDEWAYS[concept]
    if (toward && isBare && isWord(this.chunks[at - 1], 'toward', 'in', 'along', 'to'))
      return this.heading(toward, at)
    if (concept === 'origin' || (name === 'heading' && words.includes('origin'))) {
      const point: ToldPoint = { values: [0, 0, 0], axes: ['x', 'y', 'z'], figures: [] }
      if (this.mode === 'start') this.statements.push({ kind: 'start', point })
      return isBare && this.mode === 'start'
    }
    if (concept === 'radius' && kind === 'dimension') {
      if (words.includes('same')) this.bend().same = true
      else this.radius = true
      return isBare
    }
    if (concept === 'back' && bare.every(isAngle) && sizes.length === 0) {
      for (const figure of bare) this.takeAngle(figure)
      this.bend().back = true
      return true
    }
    // "to the center of the pipe", "measured at the center of the wire": how the radius is measured.
    if (/^(?:axis|center|middle)$/u.test(concept)) return isBare
    if (
      /^(?:direction|start|plane|side)$/u.test(concept) &&
      words.concat(det).some((word) => /^(?:other|opposite)$/u.test(word))
    ) {
      this.bend().back = true
      return isBare
    }
    if (/^(?:direction|start|plane|side)$/u.test(concept) || name === 'path' || name === 'heading')
      return isBare
    const isNamed = words.includes('straight') || (LEG_NAME.test(name) && words.length < 3)
    const isSpread = this.chunks.some((chunk) => isWord(chunk, 'eachside'))
    const isLine = STRAIGHT_NAME.test(name) || concept === 'row'
    if (isLine && (isNamed || words.includes('straight'))) {
      const told = this.straight(isSpread ? { ...phrase, plural: true } : phrase)
      return told
    }
    if (/^(?:pronoun|aside|whole)$/u.test(kind) || concept === 'section') return isBare
    // "at each end", "both ends of the elbow have": one before the bend and one behind it.
    if (concept === 'end' && isBare) {
      const isEach = /^(?:each|both|either)$/u.test(det) || phrase.plural
      if (isEach) this.spread(at)
      return isEach || /^(?:the|its|one)$/u.test(det)
    }
    if (kind === 'body' && concept === 'elbow' && !(phrase.plural && isAngled(this.chunks[at + 1])))
      return this.body(phrase)
    if (ARC_NAME.test(name) || concept === 'arc' || name === 'quarter circle' || isHalf(phrase)) {
      // "It has a 90 degree bend", "The pipe bends 90 degrees".
      if (/^(?:pipe|tube) bend$/u.test(name) && phrase.plural && isAngled(this.chunks[at + 1])) {
        this.statements.push({ kind: 'bend' })
        return isBare
      }
      return this.arc(phrase)
    }
    if (kind === 'figure' && concept === 'circle' && !isBare) {
      // "Sweep a circle of 24 mm diameter along the path".
      for (const size of sizes)
        this.made.push({ kind: 'size', size: { ...size, words: ['cross section'] }, span: size.span })
      return bare.length === 0 && sizes.every(({ dimension }) => /^(?:diameter|radius)$/u.test(dimension))
    }
    if (kind === 'cut' && concept === 'hole' && this.chunks.some((chunk) => phraseIn(chunk)?.name === 'path'))
      return this.bore(phrase)
    if (concept === 'U' && LETTER.test(name)) {
      this.statements.push({ kind: 'form', letter: name })
      return isBare
    }
    // "wall 3 mm".
    const [figure] = wallIn(this.chunks[at + 1])
    if (name === 'wall' && (bare.length === 1 || figure)) {
      const figures = bare.length === 1 ? bare : figure ? [figure] : []
      this.walls.push(...figures)
      this.made.push({
        kind: 'size',
        size: { dimension: 'wall', figures, words: [], span: phrase.span },
        span: phrase.span,
      })
      return sizes.length === 0
    }
    if (kind === 'body' && (/^(?:tube|elbow|cylinder)$/u.test(concept) || SWEPT_NAME.test(name)))
      return this.body(phrase)
    return false
  }

  /** "Cut an 18 mm hole along the same path": its bore. */
  bore({ bare, sizes }: Phrase): boolean {
    const across = sizes.filter(({ dimension }) => /^(?:diameter|radius)$/u.test(dimension))
    if (across.length !== sizes.length || bare.length + across.length !== 1) return false
    const told: Size[] = [
      ...across,
      ...bare.map(
        (figure): Size => ({
          dimension: 'diameter',
          figures: [figure],
          words: [],
          span: figure.span,
        }),
      ),
    ]
    for (const size of told)
      this.made.push({
        kind: 'size',
        size: { ...size, words: ['inner', ...size.words.filter((word) => word !== 'outer')] },
        span: size.span,
      })
    return true
  }

  /** What was told, or comes, is at both ends. */
  spread(at: number): void {
    const { last } = this
    if (last?.kind === 'straight') last.ends = true
    else if (this.chunks.slice(at).some((chunk) => phraseIn(chunk)?.words.includes('straight')))
      this.pending = true
  }

  pending = false
  squared = false
  readonly walls: Figure[] = []

  word(text: string, at: number): boolean {
    const { chunks } = this
    if (text === 'eachside') {
      this.spread(at)
      return true
    }
    const next = chunks[at + 1]
    const isPlace = next?.kind === 'points' || /^(?:origin|pronoun)$/u.test(phraseIn(next)?.concept ?? '')
    if (text === 'from' ? isPlace && this.mode !== 'end' : STARTS.has(text)) {
      this.mode = 'start'
      return true
    }
    if (ENDS.has(text)) {
      this.mode = 'end'
      return true
    }
    if (text === '+' || text === '-') return isAxisWord(chunks[at + 1])
    const axis = /^[xyz]$/u.test(text) ? (text as AxisName) : undefined
    if (axis)
      return isWord(chunks[at - 1], '+', '-', 'in', 'the', 'along', 'toward')
        ? this.heading({ axis, sign: isWord(chunks[at - 1], '-') ? -1 : 1 }, at)
        : false
    if (text === 'up' || text === 'upward' || text === 'vertically' || text === 'vertical')
      return text === 'up' && isWord(chunks[at - 1], 'made') ? true : this.heading({ axis: 'z', sign: 1 }, at)
    if (text === 'down' || text === 'downward') return this.heading({ axis: 'z', sign: -1 }, at)
    if (BENDS.has(text)) {
      // "An S bend".
      if (LETTER.test((chunks[at - 1] as { text?: string } | undefined)?.text ?? '')) return true
      // "Bend a 6 mm rod:": what follows tells how.
      if (at === 0 && /^(?:body|whole)$/u.test(phraseIn(chunks[1])?.kind ?? '')) return true
      this.statements.push({ kind: 'bend' })
      this.mode = 'step'
      return true
    }
    if (BENDING.has(text)) {
      this.mode = 'step'
      if (isWord(chunks[at + 1], 'into', 'from') || this.step?.kind === 'bend') return true
      if (chunks.slice(at).some(isAngled)) this.bend()
      return true
    }
    if (BACK.has(text)) {
      if (this.last?.kind === 'bend') this.last.back = true
      return this.last?.kind === 'bend' || text === 'opposite' || isWord(chunks[at + 1], 'down')
    }
    if (MOVES.has(text)) {
      this.mode = this.mode === 'start' && text === 'straight' ? 'step' : 'step'
      return true
    }
    if (text === 'then') this.mode = 'step'
    if (LETTER.test(text) && (at === 0 || isWord(chunks[at - 1], 'a', 'an'))) {
      this.statements.push({ kind: 'form', letter: text })
      return true
    }
    const isBored = /^(?:cut|drill|bore|remove)$/u.test(text) && chunks.some(isHole)
    return isBored || LINKS.has(text)
  }

  figures(chunk: Chunk & { kind: 'figures' }, at: number): boolean {
    const [figure] = chunk.figures
    if (!figure || chunk.figures.length > 1) return false
    if (this.walls.includes(figure)) return true
    if (isAngle(figure)) return this.takeAngle(figure)
    if (chunk.what !== 'length' && chunk.what !== 'number') return false
    if (isWord(this.chunks[at + 1], 'apart')) {
      this.statements.push({ kind: 'apart', figure })
      return true
    }
    if (this.radius) return this.takeRadius(figure, [])
    const { last } = this
    const isTold =
      isWord(this.chunks[at + 1], 'straight') ||
      (last?.kind === 'straight' && !last.figure && !last.to) ||
      this.chunks
        .slice(Math.max(0, at - 4), at)
        .some((each) => each.kind === 'word' && (MOVES.has(each.text) || each.text === 'up'))
    return isTold && this.takeStraight(figure)
  }

  read(): boolean {
    for (const [at, chunk] of this.chunks.entries()) {
      const isRead =
        chunk.kind === 'phrase'
          ? this.phrase(chunk.phrase, at)
          : chunk.kind === 'size'
            ? this.size(chunk.size, at)
            : chunk.kind === 'figures'
              ? this.figures(chunk, at)
              : chunk.kind === 'points'
                ? chunk.points.length === 1 &&
                  this.point({ values: chunk.points[0] ?? [], axes: chunk.axes, figures: chunk.figures }, at)
                : chunk.kind === 'word' && this.word(chunk.text, at)
      if (!isRead) return false
      const { last } = this
      if (this.pending && last?.kind === 'straight') {
        last.ends = true
        this.pending = false
      }
    }
    return !this.radius && !this.pending
  }
}

const wallIn = (chunk: Chunk | undefined): readonly Figure[] =>
  chunk?.kind === 'figures' && chunk.what === 'length' && chunk.figures.length === 1 ? chunk.figures : []

const isElbow = (chunk: Chunk): boolean => phraseIn(chunk)?.concept === 'elbow'

const isHole = (chunk: Chunk): boolean => phraseIn(chunk)?.concept === 'hole'

const isAxisWord = (chunk: Chunk | undefined): boolean => isWord(chunk, 'x', 'y', 'z')

const isHalf = ({ concept, kind }: Phrase): boolean => concept === 'half' && kind === 'figure'

const isAngled = (chunk: Chunk | undefined): boolean => chunk?.kind === 'figures' && chunk.what === 'angle'

/** What it is swept with, and the path; nothing where anything else is told besides. */
export function pathRow(chunks: readonly Chunk[], prompt: string): Chunk[] | undefined {
  if (!TELLS_PATH.test(prompt) || !TELLS_ROUND.test(prompt)) return undefined
  const reading = new Reading(chunks)
  if (!reading.read()) return undefined
  const { statements, made } = reading
  const [first] = chunks
  const isPath = statements.some(
    ({ kind }) => /^(?:straight|bend|form)$/u.test(kind) || (kind === 'plane' && made.some(isElbow)),
  )
  if ((!isPath && !reading.squared && !isSweeping(chunks)) || !first) return undefined
  const span = [first.span[0], chunks.at(-1)?.span[1] ?? first.span[1]] as const
  return [...made, { kind: 'path', path: { statements, span: [...span] }, span: [...span] }]
}

/** "Sweep a 24 mm circle along the path": of the path that was told. */
const isSweeping = (chunks: readonly Chunk[]): boolean =>
  chunks.some((chunk) => isWord(chunk, 'sweep', 'sweeping', 'swept') || phraseIn(chunk)?.name === 'path')

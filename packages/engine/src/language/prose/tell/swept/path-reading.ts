/** What a sentence has told of a path so far, and what the next figure, heading or point adds to it. */
import { type Chunk, type Figure, isWord, phraseIn, type Size } from '../../phrases.ts'
import type { Bend, Heading, PathStatement, ToldPoint } from './statements.ts'
import { MOVES } from './words.ts'

/** "up in +Z": told twice. */
const isAlike = (a: Heading | undefined, b: Heading): boolean => a?.axis === b.axis && a.sign === b.sign

const isSame = (a: Figure, b: Figure): boolean => a.value === b.value

export class PathReading {
  readonly chunks: readonly Chunk[]
  readonly statements: PathStatement[] = []
  /** What is swept, and how wide it is: told as of any body. */
  readonly made: Chunk[] = []
  mode: 'start' | 'end' | 'step' = 'step'
  /** "The bend radius … is 50 mm": its number comes later. */
  radius = false
  named = false
  pending = false
  squared = false
  readonly walls: Figure[] = []

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

  /** What was told, or comes, is at both ends. */
  spread(at: number): void {
    const { last } = this
    if (last?.kind === 'straight') last.ends = true
    else if (this.chunks.slice(at).some((chunk) => phraseIn(chunk)?.words.includes('straight')))
      this.pending = true
  }
}

/** Hears what is told of a form: whose each size is, and which words only say how its parts lie, as they do in every such form. */
import { type Chunk, isWord } from '../../phrases.ts'
import { Hearing } from './hearing.ts'
import { hearCoordinate, hearFigures } from './numbers.ts'
import { hearPhrase } from './phrases.ts'
import { hearSize } from './sizes.ts'
import { hearWord } from './words.ts'

export class Listener extends Hearing {
  /** How many of the chunks it took; what it does not know, it leaves. */
  hear(chunks: readonly Chunk[], from: number): number {
    let at = from
    this.each = false
    while (at < chunks.length) {
      const next = this.#one(chunks, at)
      if (next === undefined) break
      at = next
    }
    return at
  }

  extrudes(): void {
    this.extruding = true
  }

  #one(chunks: readonly Chunk[], at: number): number | undefined {
    const chunk = chunks[at] as Chunk
    switch (chunk.kind) {
      case 'size':
        return hearSize(this, chunk.size, isWord(chunks[at - 1], ',', ';') && !this.each) ? at + 1 : undefined
      case 'figures':
        return hearFigures(this, chunks, at, chunk)
      case 'coordinate':
        return hearCoordinate(this, chunks, at, chunk)
      case 'phrase':
        return hearPhrase(this, chunks, at, chunk.phrase)
      case 'word':
        return hearWord(this, chunks, at, chunk.text)
      case 'points': {
        if (this.form.name !== 'outline' || chunk.points.length < 3 || this.corners.length > 0)
          return undefined
        this.corners.push(...chunk.figures)
        return at + 1
      }
      default:
        return undefined
    }
  }
}

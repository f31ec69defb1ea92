/** "a block with a slot across it, 100 mm long, 40 mm wide, 25 mm tall": three sizes behind the cut are those of the block. */
import { type Chunk, isWord, phraseIn, type Size } from '../phrases.ts'
import { pushSizes } from './said-sizes.ts'
import type { Clause, Telling } from './telling.ts'

const WAYS: readonly RegExp[] = [/^length$/u, /^width$/u, /^(?:height|thickness)$/u]

/** All three ways, one behind the other. */
export function tellsBodyLast(chunks: readonly Chunk[]): boolean {
  const cut = chunks.findIndex((chunk) => phraseIn(chunk)?.kind === 'cut')
  const phrase = phraseIn(chunks[cut])
  const body = chunks.findIndex((chunk) => phraseIn(chunk)?.kind === 'body')
  if (!phrase || body < 0 || body > cut || !isWord(chunks[cut - 1], 'with', 'having', 'has')) return false
  if (phrase.sizes.length + phrase.bare.length > 0) return false
  const sizes = chunks.filter((chunk) => chunk.kind === 'size')
  const first = chunks.findIndex((chunk) => chunk.kind === 'size')
  const isListed = isWord(chunks[first - 1], ',') && first > cut && sizes.length === 3
  return isListed && WAYS.every((way) => sizes.some(({ size }) => way.test(size.dimension)))
}

export function sizeOfBodyLast(t: Telling, c: Clause, size: Size): boolean {
  const { body } = t
  if (
    !c.bodyLast ||
    !body ||
    body.sizes.length >= 3 ||
    c.theme?.kind !== 'thing' ||
    c.theme.thing.role !== 'cut'
  )
    return false
  pushSizes(body.sizes, size, false)
  body.announced = false
  return true
}

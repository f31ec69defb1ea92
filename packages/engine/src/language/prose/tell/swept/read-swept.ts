/** What is swept along a path, how wide it is and what is bored along it. */
import type { Phrase, Size } from '../../phrases.ts'
import { isAngle } from './angled.ts'
import type { PathReading } from './path-reading.ts'
import { LETTER } from './words.ts'

/** What is swept: told where it is named, with how wide it is. */
export function readBody(reading: PathReading, phrase: Phrase): boolean {
  const { bare, sizes, det, words } = phrase
  const letter = words.find((word) => LETTER.test(word))
  if (letter) reading.statements.push({ kind: 'form', letter })
  const diameters = sizes.filter(({ dimension }) => /^(?:diameter|wall|thickness)$/u.test(dimension))
  const others = sizes.filter((size) => !diameters.includes(size))
  const angles = bare.filter(isAngle)
  const wide = bare.filter((figure) => !isAngle(figure))
  if (wide.length > 1) return false
  if (
    !reading.named &&
    (det === 'a' || (det === '' && reading.made.length === 0) || diameters.length + wide.length > 0)
  ) {
    reading.named = true
    reading.made.unshift({
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
  for (const size of diameters) if (!reading.size(size)) return false
  for (const figure of wide)
    reading.made.push({
      kind: 'size',
      size: { dimension: 'diameter', figures: [figure], words: [], span: figure.span },
      span: figure.span,
    })
  for (const figure of angles) reading.takeAngle(figure)
  return others.every((size) => size.dimension === 'radius' && reading.size(size))
}

/** "Cut an 18 mm hole along the same path": its bore. */
export function readBore(reading: PathReading, { bare, sizes }: Phrase): boolean {
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
    reading.made.push({
      kind: 'size',
      size: { ...size, words: ['inner', ...size.words.filter((word) => word !== 'outer')] },
      span: size.span,
    })
  return true
}

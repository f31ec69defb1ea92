/** Where a prompt tells of a form, its sizes are heard together, and the form stands in the place of all that was told of it. */
import { type Chunk, phraseIn } from '../phrases.ts'
import { heardAs, phraseOf } from './listening/heard.ts'
import { loftIn } from './lofts.ts'
import { formAt } from './named/named.ts'

/** The first form that the words tell of, in the place of what they tell. */
export function withForms(rows: readonly (readonly Chunk[])[]): Chunk[][] | undefined {
  const loft = loftIn(rows)
  if (loft) {
    const first = loft.used[0] ?? 0
    const span = rows[first]?.[0]?.span ?? [0, 0]
    const phrase = phraseOf('loft', 'form', span, loft.shaped)
    return rows.map((row, nth) =>
      nth === first ? [{ kind: 'phrase', phrase, span }] : loft.used.includes(nth) ? [] : [...row],
    )
  }
  for (const [row, chunks] of rows.entries())
    for (const at of chunks.keys()) {
      const found = formAt(chunks, at)
      if (!found) continue
      // How many steps, how many points there are is told behind.
      const counts = { ...found.counts, ...countsIn(rows.slice(row)) }
      for (const form of found.forms(counts, hintsIn(rows))) {
        const heard = heardAs(form, rows, row, { ...found, counts })
        if (heard) return heard.rows
      }
    }
  return undefined
}

/** Words that decide between forms of one name: "with its tip in the middle". */
const hintsIn = (rows: readonly (readonly Chunk[])[]): ReadonlySet<string> =>
  new Set(
    rows.flat().flatMap((chunk) => {
      if (chunk.kind === 'word') return [chunk.text]
      const phrase = phraseIn(chunk)
      return phrase
        ? [phrase.name, phrase.concept, ...phrase.words, ...(phrase.of ? [phrase.of.name] : [])]
        : []
    }),
  )

const COUNTED: Readonly<Record<string, string>> = {
  step: 'step',
  tread: 'step',
  point: 'point',
  tip: 'point',
  stage: 'step',
}

function countsIn(rows: readonly (readonly Chunk[])[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const phrase of rows.flat().map(phraseIn)) {
    const key = COUNTED[phrase?.name ?? '']
    if (key && phrase?.count !== undefined) counts[key] ??= phrase.count
  }
  return counts
}

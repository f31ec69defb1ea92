/** How each word of the prompt was taken. */
import type { Report } from '@cadwright/engine'
import './word-uses.css'

type WordUse = Report['words'][number]

const ROLE: Record<WordUse['role'], string> = {
  used: 'Used',
  irrelevant: 'Says nothing of the shape',
  grammar: 'Carries the sentence',
  'not understood': 'Not understood',
}

export function WordUses({ words }: { words: readonly WordUse[] }) {
  if (words.length === 0) return <p className="quiet">This part came from a plan, not from words.</p>
  return (
    <>
      <p className="quiet small word-key">
        {(Object.keys(ROLE) as WordUse['role'][])
          .filter((role) => words.some((word) => word.role === role))
          .map((role) => (
            <span key={role} data-role={role}>
              {ROLE[role]}
            </span>
          ))}
      </p>
      <ol className="word-uses">
        {words.map(({ span, text, role, became }) => (
          <li key={span.join()} data-role={role}>
            <span className="word">{text}</span>
            <span className="became">{became}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

import { count } from '../../words/numbers.ts'
import type { Burn } from './burn.ts'

/** The chart in figures, newest day first; days without any are left out. */
export function BurnTable({ burn: { days, parts, total } }: { burn: Burn }) {
  const rows = days
    .map((day, index) => ({ day, spent: parts.map(({ credits }) => credits[index] ?? 0) }))
    .filter(({ spent }) => spent.some((credits) => credits > 0))
    .toReversed()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must reach.
    <section className="burn-table" tabIndex={0} aria-label="Credits spent a day">
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {parts.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Together</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, spent }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {parts.map(({ label }, place) => (
                <td key={label}>{count(spent[place] ?? 0)}</td>
              ))}
              <td>{count(spent.reduce((sum, credits) => sum + credits, 0))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            {parts.map((part) => (
              <td key={part.label}>{count(part.total)}</td>
            ))}
            <td>{count(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

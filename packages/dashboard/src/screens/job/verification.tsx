/** Each statement of the prompt against what was measured on the solid; pointing at one marks its words. */
import type { Report } from '@cadwright/engine'
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { plural } from '../../words/numbers.ts'
import { withUnit } from './figures.ts'
import { PromptText, type Span } from './prompt-text.tsx'
import './verification.css'

type Verified = Report['requirements'][number]

export function Verification({ prompt, report }: { prompt: string; report: Report }) {
  const [pointed, setPointed] = useState<Span>()
  const { requirements, assumptions } = report
  return (
    <>
      <PromptText prompt={prompt} marked={pointed ? [pointed] : []} />
      {requirements.length > 0 ? (
        <VerificationTable requirements={requirements} onPoint={setPointed} />
      ) : (
        <p className="quiet">The prompt states nothing that can be measured.</p>
      )}
      {assumptions.length > 0 && (
        <div className="assumptions">
          <h3>Assumed, as nothing was said</h3>
          <ul>
            {assumptions.map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

export function verificationSummary({ requirements }: Report): string {
  const passed = requirements.filter(({ pass }) => pass).length
  return passed === requirements.length
    ? `${plural(passed, 'statement')} measured on the solid, all hold`
    : `${passed} of ${plural(requirements.length, 'statement')} hold`
}

interface VerificationTableProps {
  requirements: readonly Verified[]
  onPoint: (span: Span | undefined) => void
}

const VerificationTable = ({ requirements, onPoint }: VerificationTableProps) => (
  <table className="table cards verification">
    <caption className="unseen">What was stated and what was measured</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="unseen">Holds</span>
        </th>
        <th scope="col">Statement</th>
        <th scope="col">In the prompt</th>
        <th scope="col" className="number">
          Stated
        </th>
        <th scope="col" className="number">
          Measured
        </th>
        <th scope="col" className="number">
          Tolerance
        </th>
      </tr>
    </thead>
    <tbody>
      {requirements.map((requirement) => (
        <Row key={requirement.id} requirement={requirement} onPoint={onPoint} />
      ))}
    </tbody>
  </table>
)

function Row({ requirement, onPoint }: { requirement: Verified; onPoint: (span: Span | undefined) => void }) {
  const { says, words, stated, measured, tolerance, unit, pass, note } = requirement
  const point = () => onPoint(words?.span)
  const leave = () => onPoint(undefined)
  return (
    <tr className={pass ? '' : 'not-met'} onPointerEnter={point} onPointerLeave={leave}>
      <td className="verdict">
        <Icon name={pass ? 'check' : 'cross'} />
        <span className="unseen">{pass ? 'Holds' : 'Does not hold'}</span>
      </td>
      <td data-title="Statement">
        <span>
          {says}
          {note && <span className="quiet"> ({note})</span>}
        </span>
      </td>
      <td data-title="In the prompt">
        {words ? (
          <button type="button" className="said-words" onFocus={point} onBlur={leave} onClick={point}>
            “{words.text}”
          </button>
        ) : (
          <span className="quiet">implied</span>
        )}
      </td>
      <td data-title="Stated" className="number">
        {withUnit(stated, unit)}
      </td>
      <td data-title="Measured" className="number measured">
        {measured === undefined ? 'not found' : withUnit(measured, unit)}
      </td>
      <td data-title="Tolerance" className="number quiet">
        {tolerance === 0 ? 'exact' : `± ${withUnit(tolerance, unit)}`}
      </td>
    </tr>
  )
}

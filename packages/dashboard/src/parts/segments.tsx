import { type ReactNode, useId } from 'react'
import './segments.css'

interface SegmentsProps<Value extends string> {
  label: string
  value: Value
  choices: readonly { value: Value; label: string; face?: ReactNode }[]
  onChoose: (value: Value) => void
}

/** A few choices side by side: radio buttons, drawn as one bar. */
export function Segments<Value extends string>({ label, value, choices, onChoose }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className="unseen">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} title={choice.face ? choice.label : undefined}>
          <input
            type="radio"
            name={name}
            className="unseen"
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.face}
          <span className={choice.face ? 'unseen' : ''}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import './field.css'

interface FieldProps {
  label: string
  hint?: ReactNode
  /** What is wrong with it, in words. */
  fault?: string | undefined
  children: (attributes: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** A control with its label above it, and below what helps or is wrong. */
export function Field({ label, hint, fault, children }: FieldProps) {
  const id = useId()
  const below = fault ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(below !== undefined && { 'aria-describedby': `${id}-below` }),
        ...(fault !== undefined && { 'aria-invalid': true }),
      })}
      {below !== undefined && (
        <p id={`${id}-below`} className={fault === undefined ? 'hint' : 'hint wrong'}>
          {below}
        </p>
      )}
    </div>
  )
}

export const TextInput = ({ className = '', ...rest }: InputHTMLAttributes<HTMLInputElement>) => (
  <input type="text" {...rest} className={`control ${className}`} />
)

export interface Choice {
  value: string
  label: string
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> {
  value: string
  choices: readonly Choice[]
  onChoose: (value: string) => void
}

export const Select = ({ value, choices, onChoose, className = '', ...rest }: SelectProps) => (
  <select
    {...rest}
    className={`control select ${className}`}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </select>
)

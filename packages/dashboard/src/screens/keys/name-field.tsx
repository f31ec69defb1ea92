import { Field, TextInput } from '../../parts/field.tsx'

const LONGEST_NAME = 80

interface NameFieldProps {
  value: string
  hint?: string
  onChange: (value: string) => void
}

export const NameField = ({ value, hint, onChange }: NameFieldProps) => (
  <Field label="Name" {...(hint !== undefined && { hint })}>
    {(attributes) => (
      <TextInput
        {...attributes}
        required
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)

import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type JobFilters as Filters, keysQuery } from '../../api/queries.ts'
import { Button } from '../../parts/button.tsx'
import { type Choice, Select, TextInput } from '../../parts/field.tsx'
import { Icon } from '../../parts/icon.tsx'
import { ENDPOINT, JOB_STATUS } from '../../words/labels.ts'
import { today } from '../../words/times.ts'
import './job-filters.css'
import { useJobFilters } from './job-search.ts'

const route = getRouteApi('/jobs')
const TYPING_MS = 250
const LONGEST_TEXT = 200

const choicesOf = (any: string, words: Record<string, string>): Choice[] => [
  { value: '', label: any },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]

/** All of it stands in the address: a filtered list can be kept and shared. */
export function JobFilters() {
  const search = useJobFilters()
  const navigate = route.useNavigate()
  const { data } = useQuery(keysQuery)
  const [open, setOpen] = useState(false)
  const set = (change: { [Name in keyof Filters]?: string | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...change }) as Filters, replace: true })
  const keys = [
    { value: '', label: 'Every key' },
    ...(data?.keys.map(({ id, name }) => ({ value: id, label: name })) ?? []),
  ]
  return (
    <search className={`job-filters ${open ? 'open' : ''}`}>
      <TextFilter value={search.text ?? ''} onChange={(text) => set({ text })} />
      <Button className="job-filters-more" aria-expanded={open} onClick={() => setOpen(!open)}>
        Filters
      </Button>
      <Select
        aria-label="Status"
        value={search.status ?? ''}
        choices={choicesOf('Every status', JOB_STATUS)}
        onChoose={(status) => set({ status })}
      />
      <Select
        aria-label="Endpoint"
        value={search.endpoint ?? ''}
        choices={choicesOf('Every endpoint', ENDPOINT)}
        onChoose={(endpoint) => set({ endpoint })}
      />
      <Select aria-label="API key" value={search.key ?? ''} choices={keys} onChoose={(key) => set({ key })} />
      <span className="job-dates">
        <TextInput
          type="date"
          aria-label="From day, UTC"
          value={search.from ?? ''}
          max={search.to ?? today()}
          onChange={({ target }) => set({ from: target.value })}
        />
        <span aria-hidden="true">–</span>
        <TextInput
          type="date"
          aria-label="To day, UTC"
          value={search.to ?? ''}
          min={search.from}
          max={today()}
          onChange={({ target }) => set({ to: target.value })}
        />
      </span>
      {Object.keys(search).length > 0 && (
        <Button kind="bare" onClick={() => void navigate({ search: {}, replace: true })}>
          <Icon name="cross" size={14} /> Clear
        </Button>
      )}
    </search>
  )
}

/** Searches once the typing pauses. */
function TextFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    // The address changed by other means, such as the back button.
    setShown(value)
    if (value !== text.trim()) setText(value)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait.
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onChange(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span className="job-text">
      <Icon name="search" size={14} />
      <TextInput
        type="search"
        aria-label="Words of the prompt, or a job id"
        placeholder="Prompt or job id"
        maxLength={LONGEST_TEXT}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </span>
  )
}

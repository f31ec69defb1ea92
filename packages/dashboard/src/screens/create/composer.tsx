/** Where a part is described: words, mode, format, and the button. */
import type { Me } from '@cadwright/service/dashboard'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { Button } from '../../parts/button.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Segments } from '../../parts/segments.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import type { DesignMode } from '../../words/labels.ts'
import { MODE } from '../../words/labels.ts'
import { count, credits } from '../../words/numbers.ts'
import { FORMATS } from '../job/job-queries.ts'
import './composer.css'
import type { Draft } from './draft.ts'

export const MOST_LETTERS = 5_000
/** From here on the counter matters. */
const NEARLY = 0.9

const MODE_ABOUT: Record<DesignMode, string> = {
  standard: 'One part, one reading of the words. Seconds.',
  pro: 'Weighs several readings, and takes the one that passes every check.',
  assembly: 'Several parts that fit: contact, clearance and interference checked.',
}

interface ComposerProps {
  draft: Draft
  me: Me | undefined
  sending: boolean
  error: unknown
  onChange: (part: Partial<Omit<Draft, 'key'>>) => void
  onSend: () => void
}

export function Composer({ draft, me, sending, error, onChange, onSend }: ComposerProps) {
  const id = useId()
  const letters = draft.prompt.length
  const tooLong = letters > MOST_LETTERS
  const ready = draft.prompt.trim() !== '' && !tooLong && !sending
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (ready) onSend()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
  }
  return (
    <form className="composer" onSubmit={send}>
      <div className="composer-words">
        <label htmlFor={id} className="unseen">
          Describe the part
        </label>
        <textarea
          id={id}
          rows={3}
          placeholder="Describe a part: its shape, its sizes, its holes and where they are. Every size you state is measured on the result."
          value={draft.prompt}
          aria-describedby={`${id}-count`}
          aria-invalid={tooLong || undefined}
          onChange={({ target }) => onChange({ prompt: target.value })}
          onKeyDown={sendByKey}
        />
        <p
          id={`${id}-count`}
          className={`composer-count ${tooLong ? 'too-long' : letters > MOST_LETTERS * NEARLY ? 'nearly' : ''}`}
        >
          {count(letters)} / {count(MOST_LETTERS)}
          {tooLong && <span role="alert"> Too long by {count(letters - MOST_LETTERS)}</span>}
        </p>
      </div>
      <ModeChoice mode={draft.mode} me={me} onChoose={(mode) => onChange({ mode })} />
      <div className="composer-foot">
        <Segments
          label="Format"
          value={draft.format}
          choices={FORMATS.map((value) => ({ value, label: value }))}
          onChoose={(format) => onChange({ format })}
        />
        <span className="quiet small composer-hint">The other formats can be had later, free of charge.</span>
        <Button kind="main" type="submit" busy={sending} disabled={!ready} title="Ctrl + Enter">
          {sending ? 'Sending …' : 'Make it'}
          {me && !sending && <span className="composer-price">{credits(me.prices[draft.mode])}</span>}
        </Button>
      </div>
      {error != null && <Fault error={error} />}
    </form>
  )
}

interface ModeChoiceProps {
  mode: DesignMode
  me: Me | undefined
  onChoose: (mode: DesignMode) => void
}

function ModeChoice({ mode, me, onChoose }: ModeChoiceProps) {
  const name = useId()
  return (
    <fieldset className="modes">
      <legend className="unseen">Mode</legend>
      {(Object.keys(MODE) as DesignMode[]).map((value) => (
        <label key={value}>
          <input
            type="radio"
            className="unseen"
            name={name}
            checked={value === mode}
            onChange={() => onChoose(value)}
          />
          <span className="mode-head">
            <b>{MODE[value]}</b>
            <span className="quiet small">{me ? credits(me.prices[value]) : <Skeleton width="4rem" />}</span>
          </span>
          <span className="quiet small">{MODE_ABOUT[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}

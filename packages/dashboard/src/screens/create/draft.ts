/** What is being written, kept for as long as the tab is open, with the key that makes sending it twice harmless. */
import { useCallback, useEffect, useState } from 'react'
import { type DesignMode, MODE, type OutputFormat } from '../../words/labels.ts'
import { FORMATS } from '../job/job-queries.ts'

export interface Draft {
  prompt: string
  mode: DesignMode
  format: OutputFormat
  /** Of this very request: any change makes it another one. */
  key: string
}

const STORED_AS = 'cadwright.draft'

export function useDraft(given: { prompt?: string | undefined; mode?: DesignMode | undefined }) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...stored(), ...said(given) }))
  const change = useCallback(
    (part: Partial<Omit<Draft, 'key'>>) =>
      setDraft((before) => ({ ...before, ...part, key: crypto.randomUUID() })),
    [],
  )
  /** The same words once more are another part. */
  const sent = useCallback(() => change({}), [change])
  useEffect(() => {
    try {
      sessionStorage.setItem(STORED_AS, JSON.stringify(draft))
    } catch {
      // Without a store the draft lives as long as the page.
    }
  }, [draft])
  return { draft, change, sent }
}

function stored(): Draft {
  const fresh: Draft = { prompt: '', mode: 'standard', format: 'STEP', key: crypto.randomUUID() }
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Partial<Draft>
    return {
      prompt: typeof kept.prompt === 'string' ? kept.prompt : fresh.prompt,
      mode: kept.mode && kept.mode in MODE ? kept.mode : fresh.mode,
      format: kept.format && FORMATS.includes(kept.format) ? kept.format : fresh.format,
      key: typeof kept.key === 'string' ? kept.key : fresh.key,
    }
  } catch {
    return fresh
  }
}

const said = ({ prompt, mode }: { prompt?: string | undefined; mode?: DesignMode | undefined }) => ({
  ...(prompt !== undefined && { prompt, key: crypto.randomUUID() }),
  ...(mode !== undefined && { mode, key: crypto.randomUUID() }),
})

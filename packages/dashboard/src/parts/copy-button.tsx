import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

const SAID_MS = 1_600

/** Copies a text and says so; where the browser refuses, it says that too. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () => copyText(text).then(setSaid)
  return (
    <Button small className="copy" onClick={() => void copy()} aria-label={said ?? label}>
      <Icon name={said === 'Copied' ? 'check' : 'copy'} size={14} />
      <span aria-live="polite">{said ?? 'Copy'}</span>
    </Button>
  )
}

async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied'
  } catch {
    // Plain http elsewhere than on localhost has no clipboard.
    return 'Select and copy by hand'
  }
}

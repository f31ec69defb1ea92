/** The tools over the view, each reachable by key and by Tab. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ICONS } from './icons.tsx'
import { VIEWS, type ViewName } from './scene/views.ts'

interface ToolProps {
  label: string
  hint?: string
  pressed?: boolean
  onPress: () => void
  disabled?: boolean
  children: ReactNode
}

export function Tool({ label, hint, pressed, onPress, disabled, children }: ToolProps) {
  return (
    <button
      type="button"
      className="viewer-tool"
      aria-label={label}
      title={hint ? `${label} (${hint})` : label}
      aria-pressed={pressed}
      aria-keyshortcuts={hint}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

export function ViewMenu({ onLook, disabled }: { onLook: (view: ViewName) => void; disabled: boolean }) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const close = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from any of its buttons.
    <div
      className="viewer-views"
      ref={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        close()
      }}
    >
      <button
        type="button"
        className="viewer-tool"
        aria-label="Standard views"
        title="Standard views (1–7)"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        {ICONS.views}
      </button>
      {open && (
        <ul className="viewer-view-list">
          {(Object.keys(VIEWS) as ViewName[]).map((view, index) => (
            <li key={view}>
              <button
                type="button"
                onClick={() => {
                  onLook(view)
                  close()
                }}
              >
                {VIEWS[view].name}
                <kbd>{VIEW_KEYS[index]}</kbd>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const VIEW_KEYS = ['7', '1', '2', '3', '4', '5', '6']

import { type ReactNode, useId } from 'react'
import './dialog.css'
import { Icon } from './icon.tsx'
import { useModal } from './use-modal.ts'

const FIRST = 'form :is(input, select, textarea), .dialog-actions button, .dialog-actions a'

interface DialogProps {
  title: string
  /** Called for Escape, the cross and a click beside it. */
  onClose: () => void
  /** What must not be lost is not closed by a click beside it. */
  keep?: boolean
  children: ReactNode
}

/** Open for as long as it is rendered. The browser keeps the focus in it, and gives it back afterwards. */
export function Dialog({ title, onClose, keep = false, children }: DialogProps) {
  // Where the work begins: left alone, the browser would choose the cross.
  const dialog = useModal((element) => element.querySelector<HTMLElement>(FIRST)?.focus())
  const id = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, and the browser handles it.
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target }) => {
        if (target === dialog.current && !keep) onClose()
      }}
    >
      <div className="dialog-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="button bare small-button" aria-label="Close" onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** The buttons at a dialog's end, the main one last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <footer className="dialog-actions">{children}</footer>
)

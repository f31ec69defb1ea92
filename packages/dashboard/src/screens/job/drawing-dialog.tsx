import { Icon } from '../../parts/icon.tsx'
import { useModal } from '../../parts/use-modal.ts'

interface DrawingDialogProps {
  url: string
  name: string
  onClose: () => void
}

/** As large as the window; Escape, the cross or a click close it. */
export function DrawingDialog({ url, name, onClose }: DrawingDialogProps) {
  const dialog = useModal()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, and the browser handles it.
    <dialog
      ref={dialog}
      className="drawing-dialog"
      aria-label={`Drawing of ${name}`}
      onClose={onClose}
      onClick={onClose}
    >
      <button type="button" className="button plain" aria-label="Close" onClick={onClose}>
        <Icon name="cross" />
      </button>
      <img src={url} alt={`Drawing of ${name}`} />
    </dialog>
  )
}

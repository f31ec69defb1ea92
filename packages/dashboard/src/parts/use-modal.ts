import { type RefObject, useEffect, useRef } from 'react'

/** A dialog that opens over everything as soon as it is shown, and gives the focus back where it was. */
export function useModal(begin?: (dialog: HTMLDialogElement) => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const onOpen = useRef(begin)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    if (element) onOpen.current?.(element)
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return dialog
}

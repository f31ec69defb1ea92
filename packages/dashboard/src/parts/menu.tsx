import { type ReactNode, useId, useRef } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './menu.css'

/** A few actions behind one button. The browser closes it on Escape and on a click elsewhere, and returns the focus. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const place = () => {
    const box = button.current?.getBoundingClientRect()
    if (!box || !list.current) return
    list.current.style.top = `${box.bottom + 4}px`
    list.current.style.right = `${document.documentElement.clientWidth - box.right}px`
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button bare small-button"
        popoverTarget={id}
        aria-label={label}
        onClick={place}
      >
        <Icon name="more" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a choice bubbles up from the buttons within. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button's click comes from the keyboard too. */}
      <div id={id} ref={list} popover="auto" className="menu" onClick={() => list.current?.hidePopover()}>
        {children}
      </div>
    </>
  )
}

interface MenuItemProps {
  icon: IconName
  danger?: boolean
  onChoose: () => void
  children: string
}

export const MenuItem = ({ icon, danger = false, onChoose, children }: MenuItemProps) => (
  <button type="button" className={danger ? 'menu-item danger' : 'menu-item'} onClick={onChoose}>
    <Icon name={icon} />
    {children}
  </button>
)

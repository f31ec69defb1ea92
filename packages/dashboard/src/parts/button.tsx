import type { ButtonHTMLAttributes, ReactNode } from 'react'
import './button.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One main thing a screen; what destroys looks like it. */
  kind?: 'main' | 'plain' | 'danger' | 'bare'
  small?: boolean
  /** Under way: cannot be pressed again, and says so. */
  busy?: boolean
  children: ReactNode
}

export const Button = ({
  kind = 'plain',
  small = false,
  busy = false,
  disabled = false,
  className = '',
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={`button ${kind} ${small ? 'small-button' : ''} ${className}`}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
  >
    {children}
  </button>
)

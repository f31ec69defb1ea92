/** Short words about what just happened, which go by themselves. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { wordsOf } from '../api/request.ts'
import { Icon } from '../parts/icon.tsx'
import './toasts.css'

interface Toast {
  id: number
  tone: 'good' | 'bad'
  words: string
}

interface Say {
  done: (words: string) => void
  failed: (error: unknown) => void
}

const SHOWN_MS = { good: 3_500, bad: 8_000 }

const ToastContext = createContext<Say | undefined>(undefined)

export function useToast(): Say {
  const say = useContext(ToastContext)
  if (!say) throw new Error('there is no place for toasts around this component')
  return say
}

export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const last = useRef(0)
  const add = useCallback((tone: Toast['tone'], words: string) => {
    last.current += 1
    const id = last.current
    setToasts((shown) => [...shown, { id, tone, words }])
    setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.id !== id)), SHOWN_MS[tone])
  }, [])
  const say = useMemo<Say>(
    () => ({ done: (words) => add('good', words), failed: (error) => add('bad', wordsOf(error)) }),
    [add],
  )
  return (
    <ToastContext value={say}>
      {children}
      <div className="toasts" role="status">
        {toasts.map(({ id, tone, words }) => (
          <p key={id} className={`toast ${tone}`}>
            <Icon name={tone === 'good' ? 'check' : 'warning'} />
            {words}
          </p>
        ))}
      </div>
    </ToastContext>
  )
}

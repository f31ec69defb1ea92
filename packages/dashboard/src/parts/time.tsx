import { useSyncExternalStore } from 'react'
import { exactly, howLongAgo } from '../words/times.ts'

const TICK_MS = 1_000
const onTick = (listener: () => void) => {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}
const thisSecond = () => Math.floor(Date.now() / TICK_MS) * TICK_MS

/** The present, in whole seconds. */
export const useNow = (): number => useSyncExternalStore(onTick, thisSecond)

/** How long ago; the exact time is its title. Renders again only when its words change. */
export function Time({ at }: { at: string }) {
  const words = useSyncExternalStore(onTick, () => howLongAgo(at, Date.now()))
  return (
    <time className="nowrap" dateTime={at} title={exactly(at)}>
      {words}
    </time>
  )
}

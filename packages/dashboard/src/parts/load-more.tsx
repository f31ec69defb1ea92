import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import './load-more.css'

interface LoadMoreProps {
  more: boolean
  loading: boolean
  /** The last attempt failed: then only the button tries again. */
  failed: boolean
  onMore: () => void
}

/** Begin before the end is in sight. */
const AHEAD = '400px'

/** The end of a list that goes on: loads as it comes near, and by its button where nothing scrolls. */
export function LoadMore({ more, loading, failed, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!element || !more || loading || failed) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [more, loading, failed, onMore])
  return (
    <div ref={end} className="load-more">
      {more && (
        <Button busy={loading} onClick={onMore}>
          {loading ? 'Loading …' : failed ? 'Could not load more. Try again' : 'Show more'}
        </Button>
      )}
    </div>
  )
}

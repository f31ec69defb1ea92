import { type ReactNode, useEffect } from 'react'
import './page.css'

interface PageProps {
  title: string
  /** What stands beside the title, instead of it in words. */
  heading?: ReactNode
  about?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A screen: its title, also in the browser's tab, what one can do here, and the rest below. */
export function Page({ title, heading, about, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Cadwright`
  }, [title])
  return (
    <div className="page">
      <header className="page-head">
        <h1>{heading ?? title}</h1>
        {actions !== undefined && <div className="page-actions">{actions}</div>}
        {about !== undefined && <p className="quiet">{about}</p>}
      </header>
      {children}
    </div>
  )
}

export const Section = ({
  title,
  about,
  actions,
  children,
}: {
  title: string
  about?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) => (
  <section className="section">
    <header>
      <h2>{title}</h2>
      {actions !== undefined && <div className="page-actions">{actions}</div>}
      {about !== undefined && <p className="quiet small">{about}</p>}
    </header>
    {children}
  </section>
)

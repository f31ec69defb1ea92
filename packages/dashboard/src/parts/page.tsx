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
        <div>
          <h1>{heading ?? title}</h1>
          {about !== undefined && <p className="quiet">{about}</p>}
        </div>
        {actions !== undefined && <div className="page-actions">{actions}</div>}
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
      <div>
        <h2>{title}</h2>
        {about !== undefined && <p className="quiet small">{about}</p>}
      </div>
      {actions !== undefined && <div className="page-actions">{actions}</div>}
    </header>
    {children}
  </section>
)

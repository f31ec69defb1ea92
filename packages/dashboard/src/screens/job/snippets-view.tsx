import type { JobDetail } from '@cadwright/service/dashboard'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { meQuery } from '../../api/queries.ts'
import { CodeBox } from '../../parts/code-box.tsx'
import { Segments } from '../../parts/segments.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import './snippets-view.css'
import { LANGUAGES, type Language, snippet } from './snippets.ts'

const CHOICES = (Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, label: LANGUAGES[value] }))

/** The same request as a program. A key never stands in it. */
export function SnippetsView({ job }: { job: JobDetail }) {
  const [language, setLanguage] = useState<Language>('curl')
  const { data: me } = useQuery(meQuery)
  return (
    <div className="snippets">
      <div className="snippets-head">
        <Segments label="Language" value={language} choices={CHOICES} onChoose={setLanguage} />
        <p className="quiet small">
          Needs an <Link to="/keys">API key</Link> in the environment as <code>CADWRIGHT_KEY</code>.
        </p>
      </div>
      {me ? (
        <CodeBox title={LANGUAGES[language]} text={snippet[language](job, me.apiUrl)} />
      ) : (
        <Skeleton height="20rem" />
      )}
    </div>
  )
}

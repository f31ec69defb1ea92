/** What one looks up now and then: a tab each, its name in the address. */
import type { Report } from '@cadwright/engine'
import type { JobDetail } from '@cadwright/service/dashboard'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Tabs } from '../../parts/tabs.tsx'
import { BrainstormView } from './brainstorm.tsx'
import { Drawing } from './drawing.tsx'
import { JobDeliveries } from './job-deliveries.tsx'
import { JobDetails } from './job-details.tsx'
import { PlanView } from './plan-view.tsx'
import { SnippetsView } from './snippets-view.tsx'
import { Timeline } from './timeline.tsx'
import { WordUses } from './word-uses.tsx'

interface Shown {
  name: string
  label: string
  content: () => ReactNode
}

export function JobTabs({ job, report }: { job: JobDetail; report?: Report | undefined }) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const tabs = tabsOf(job, report)
  const chosen = tabs.find(({ name }) => name === hash) ?? tabs[0]
  if (!chosen) return null
  return (
    <Tabs
      label="More about this job"
      tabs={tabs}
      chosen={chosen.name}
      onChoose={(name) =>
        void navigate({
          to: '.',
          search: true,
          hash: name,
          replace: true,
          resetScroll: false,
          hashScrollIntoView: false,
        })
      }
    >
      {chosen.content()}
    </Tabs>
  )
}

function tabsOf(job: JobDetail, report: Report | undefined): Shown[] {
  const { jobId, brainstorm, projectName, expired } = job
  const made = job.status === 'success' && !expired
  const tabs: (Shown | false | null | undefined)[] = [
    made && {
      name: 'drawing',
      label: 'Drawing',
      content: () => <Drawing jobId={jobId} name={projectName ?? 'part'} />,
    },
    brainstorm && {
      name: 'analysis',
      label: 'Analysis',
      content: () => <BrainstormView brainstorm={brainstorm} />,
    },
    report && { name: 'words', label: 'Words', content: () => <WordUses words={report.words} /> },
    made && { name: 'plan', label: 'Plan', content: () => <PlanView jobId={jobId} /> },
    { name: 'timeline', label: 'Timeline', content: () => <Timeline job={job} /> },
    { name: 'api', label: 'API', content: () => <SnippetsView job={job} /> },
    { name: 'webhooks', label: 'Webhooks', content: () => <JobDeliveries job={job} /> },
    { name: 'details', label: 'Details', content: () => <JobDetails job={job} /> },
  ]
  return tabs.filter((tab) => tab !== false && tab !== null && tab !== undefined)
}

/** A finished part: seen, measured, weighed, and there to be taken. */
import type { JobDetail } from '@cadwright/service/dashboard'
import { useQuery } from '@tanstack/react-query'
import { Fault } from '../../parts/fault.tsx'
import { Section } from '../../parts/page.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { PartViewer } from '../../viewer/part-viewer.tsx'
import { BillOfMaterials, Interference } from './assembly.tsx'
import { Downloads } from './downloads.tsx'
import { Drawing } from './drawing.tsx'
import { displayMeshUrl, reportQuery } from './job-queries.ts'
import { SkeletonLines } from './skeleton-lines.tsx'
import './job-result.css'
import { JobTabs } from './job-tabs.tsx'
import { MassProperties } from './mass-properties.tsx'
import { Verification, verificationSummary } from './verification.tsx'

export function JobResult({ job }: { job: JobDetail }) {
  const { jobId, prompt } = job
  const name = job.projectName ?? 'Part'
  const { data: report, error, refetch } = useQuery(reportQuery(jobId))
  return (
    <>
      <div className="job-top">
        <PartViewer
          key={jobId}
          name={name}
          box={report?.massProperties.total.box}
          glbUrl={displayMeshUrl(jobId)}
          instead={<Drawing jobId={jobId} name={name} />}
        />
        <aside className="job-aside">
          <section>
            <h2>Download</h2>
            <Downloads job={job} />
          </section>
          <section>
            <h2>Properties</h2>
            {report && <MassProperties massProperties={report.massProperties} />}
            {!report && !error && <SkeletonLines lines={6} height="1.3rem" />}
            {error && <p className="quiet">Not at hand, see below.</p>}
          </section>
        </aside>
      </div>
      <Section
        title="Verification"
        about={report ? verificationSummary(report) : error ? 'not at hand' : <Skeleton width="18rem" />}
      >
        {error && <Fault error={error} onRetry={() => void refetch()} />}
        {!report && !error && <SkeletonLines lines={7} height="2.2rem" />}
        {report && <Verification prompt={prompt} report={report} />}
      </Section>
      {report && report.massProperties.total.instances > 1 && (
        <Section title="Bill of materials">
          <BillOfMaterials lines={report.billOfMaterials} />
        </Section>
      )}
      {report?.assembly && (
        <Section title="Interference">
          <Interference findings={report.assembly} />
        </Section>
      )}
      <JobTabs job={job} report={report} />
    </>
  )
}

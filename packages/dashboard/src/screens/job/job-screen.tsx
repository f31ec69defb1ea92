import { useParams } from '@tanstack/react-router'
import { addressOf } from '../../api/address.ts'
import { Page } from '../../parts/page.tsx'
import { PartViewer } from '../../viewer/part-viewer.tsx'

export function JobScreen() {
  const { jobId } = useParams({ from: '/jobs/$jobId' })
  return (
    <Page title="Job">
      <PartViewer
        name={jobId}
        glbUrl={addressOf(`dashboard/jobs/${encodeURIComponent(jobId)}/preview.glb`)}
        instead={null}
      />
    </Page>
  )
}

/** A part from words: written, sent, watched, and seen, all on one page. */
import type { NewJob, SubmittedJob } from '@cadwright/service/dashboard'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { meQuery } from '../../api/queries.ts'
import { request } from '../../api/request.ts'
import { Page } from '../../parts/page.tsx'
import { Composer } from './composer.tsx'
import { CreatedJob } from './created-job.tsx'
import { type Draft, useDraft } from './draft.ts'
import { ExampleChips } from './example-chips.tsx'
import { RecentParts } from './recent-parts.tsx'

const submit = ({ prompt, mode, format, key }: Draft) =>
  request<SubmittedJob>('dashboard/jobs', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { prompt, designMode: mode, outputFormat: format } satisfies NewJob,
  })

export function CreateScreen() {
  const { job, prompt, mode } = useSearch({ from: '/' })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: me } = useQuery(meQuery)
  const { draft, change, sent } = useDraft({ prompt, mode })

  // What the address brought along is in the draft by now; reloading must not undo what is written since.
  useEffect(() => {
    if (prompt === undefined && mode === undefined) return
    change({ ...(prompt !== undefined && { prompt }), ...(mode !== undefined && { mode }) })
    void navigate({ to: '/', search: job === undefined ? {} : { job }, replace: true })
  }, [prompt, mode, job, change, navigate])

  const sending = useMutation({
    mutationFn: submit,
    onSuccess: ({ jobId }) => {
      sent()
      void navigate({ to: '/', search: { job: jobId }, resetScroll: false })
      void queries.invalidateQueries({ queryKey: ['jobs'] })
      void queries.invalidateQueries({ queryKey: ['me'] })
    },
  })

  return (
    <Page
      title="Create"
      heading="Make a part"
      about="Say it in mechanical English. What is not understood is named, what you state is measured."
    >
      <Composer
        draft={draft}
        me={me}
        sending={sending.isPending}
        error={sending.error}
        onChange={change}
        onSend={() => {
          if (!sending.isPending) sending.mutate(draft)
        }}
      />
      {job === undefined ? (
        <ExampleChips onChoose={({ prompt, mode }) => change({ prompt, mode })} />
      ) : (
        <CreatedJob key={job} jobId={job} />
      )}
      <RecentParts />
    </Page>
  )
}

/** The part in every format: its own at once, the others made when they are asked for. */
import type { JobDetail } from '@cadwright/service/dashboard'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { wordsOf } from '../../api/request.ts'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { OutputFormat } from '../../words/labels.ts'
import { bytes } from '../../words/numbers.ts'
import './downloads.css'
import { FORMATS, formatQuery, makeFormat } from './job-queries.ts'

const FOR: Record<OutputFormat, string> = {
  STEP: 'exact solid, for CAD and CAM',
  STL: 'triangles, for printing',
  GLB: 'for viewers and the web',
  '3MF': 'for printing, with colour',
}

export const Downloads = ({ job }: { job: JobDetail }) => (
  <ul className="downloads">
    {FORMATS.map((format) => (
      <li key={format}>
        <span>
          <b>{format}</b> <span className="quiet small">{FOR[format]}</span>
        </span>
        {format === job.outputFormat && job.downloadUrl ? (
          <DownloadLink url={job.downloadUrl} format={format} size={job.outputBytes} main />
        ) : (
          <OtherFormat jobId={job.jobId} format={format} />
        )}
      </li>
    ))}
  </ul>
)

interface DownloadLinkProps {
  url: string
  format: OutputFormat
  size: number | null
  main?: boolean
}

const DownloadLink = ({ url, format, size, main = false }: DownloadLinkProps) => (
  <a
    className={`button small-button ${main ? 'main' : 'plain'}`}
    href={url}
    download
    aria-label={`Download ${format}${size === null ? '' : `, ${bytes(size)}`}`}
  >
    <Icon name="download" size={14} />
    {size === null ? 'Download' : bytes(size)}
  </a>
)

function OtherFormat({ jobId, format }: { jobId: string; format: OutputFormat }) {
  const queries = useQueryClient()
  const query = formatQuery(jobId, format)
  const { data } = useQuery(query)
  const make = useMutation({
    mutationFn: () => makeFormat(jobId, format),
    onSuccess: (state) => queries.setQueryData(query.queryKey, state),
  })
  const wanted = useRef(false)
  useEffect(() => {
    if (data?.state === 'failed') wanted.current = false
    if (data?.state !== 'ready' || !wanted.current) return
    wanted.current = false
    save(data.downloadUrl)
  }, [data])

  if (data?.state === 'ready')
    return <DownloadLink url={data.downloadUrl} format={format} size={data.bytes} />
  const making = make.isPending || data?.state === 'making'
  const fault = make.error ? wordsOf(make.error) : data?.state === 'failed' ? data.message : undefined
  return (
    <>
      <Button
        small
        busy={making}
        aria-label={making ? `Making ${format}` : `Make and download ${format}`}
        onClick={() => {
          wanted.current = true
          make.mutate()
        }}
      >
        {making ? <span className="spinner" /> : <Icon name="download" size={14} />}
        {making ? 'Making …' : fault ? 'Try again' : 'Make'}
      </Button>
      {fault && (
        <p className="downloads-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

/** What was asked for is saved as soon as it is there. */
function save(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

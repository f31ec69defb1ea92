/** A finished part in a few lines. It follows the page's colours by itself: the picture has both. */
import { useState } from 'react'
import { addressOf } from '../api/address.ts'
import { Icon } from './icon.tsx'
import './part-picture.css'

export function PartPicture({ jobId }: { jobId: string }) {
  const [missing, setMissing] = useState(false)
  if (missing) return <Icon name="create" />
  return (
    <img
      className="part-picture"
      src={addressOf(`dashboard/jobs/${encodeURIComponent(jobId)}/thumbnail.svg`)}
      alt=""
      loading="lazy"
      onError={() => setMissing(true)}
    />
  )
}

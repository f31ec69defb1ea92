import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { drawingUrl } from './job-queries.ts'
import './drawing.css'
import { DrawingDialog } from './drawing-dialog.tsx'

/** The drawing sheet; a click makes it as large as the window. */
export function Drawing({ jobId, name }: { jobId: string; name: string }) {
  const [large, setLarge] = useState(false)
  const url = drawingUrl(jobId)
  return (
    <figure className="drawing">
      <button type="button" aria-label="Enlarge the drawing" onClick={() => setLarge(true)}>
        <img
          src={url}
          alt={`Drawing of ${name}: front, top, right and isometric view with dimensions`}
          width="297"
          height="210"
        />
      </button>
      <figcaption>
        <span className="quiet">A4, third angle, SVG</span>
        <a className="button plain small-button" href={url} download={`${name}.svg`}>
          <Icon name="download" size={14} /> Download
        </a>
      </figcaption>
      {large && <DrawingDialog url={url} name={name} onClose={() => setLarge(false)} />}
    </figure>
  )
}

import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import { Page } from '../parts/page.tsx'

/** A screen threw. After an update of the service this is usually a file of the old app that is gone: reloading helps. */
export const Broken = ({ error, reset }: ErrorComponentProps) => (
  <Page title="Something broke">
    <Empty icon="warning" title="This screen could not be shown">
      <p>The service may have been updated meanwhile: reload the page. Nothing you made is lost.</p>
      <p className="mono small">{error instanceof Error ? error.message : String(error)}</p>
      <div className="page-actions">
        <Button kind="main" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button onClick={reset}>Try again</Button>
      </div>
    </Empty>
  </Page>
)

import { Link } from '@tanstack/react-router'
import { Empty } from '../parts/empty.tsx'
import { Page } from '../parts/page.tsx'

export const NotFound = () => (
  <Page title="Not found">
    <Empty icon="search" title="There is nothing at this address">
      <p>It may have been deleted, belong to another account, or never have existed.</p>
      <Link to="/" className="button plain">
        Go to Create
      </Link>
    </Empty>
  </Page>
)

import { Page } from '../../parts/page.tsx'

export const StatementScreen = () => <Page title="Statement">{null}</Page>

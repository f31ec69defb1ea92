import { Page } from '../../parts/page.tsx'

export const UsageScreen = () => <Page title="Usage">{null}</Page>

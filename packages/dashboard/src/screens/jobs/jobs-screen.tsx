import { Page } from '../../parts/page.tsx'

export const JobsScreen = () => <Page title="Jobs">{null}</Page>
